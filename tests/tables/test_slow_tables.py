"""Slow tables: a day a turn, long pauses and lobbies, how many there may be, and chips at
several of them.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from service.persons_tables import tables_of
from tables.changes import clock_and_beats, play
from tables.changes.clock_and_beats import awaited_people
from tables.chips.chip_accounts import member
from tables.state.change import Change, Refused
from tables.state.default_settings import DAY, HOUR
from tables.state.house_rules_of_every_game import SLOW_SECONDS
from tables.state.phases import Phase
from tables.state.table import Table, update_closing, update_participant
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    GUILD,
    NOW,
    PACE,
    START_CUT,
    TableHarness,
    context,
    due,
    in_play,
    person,
    played,
    rich,
    with_limits,
)


def slow(table: Table) -> Table:
    """Return the table with a day for each turn, and its clock started anew."""
    table = replace(table, table_options=replace(table.table_options, turn_seconds=86_400))
    return clock_and_beats.update_clock(replace(table, clock=table.clock.reset_turn()), context())


def test_a_turn_takes_a_day_also_for_a_beginner() -> None:
    table = slow(in_play("austrian-block"))
    assert (table.clock.deadline, table.clock.nudge_at) == (NOW + DAY, NOW + PACE.notice_ms)
    table = replace(table, latest_deal=replace(table.latest_deal, beginners=(0, 1, 2, 3)))
    assert clock_and_beats.decision_ms(table, PACE) == DAY


def test_the_next_round_waits_a_day_or_until_all_are_ready() -> None:
    table = played(slow(in_play("austrian-block", 2))).table
    assert (table.phase, table.clock.deadline) == (Phase.PAUSE, NOW + DAY)
    assert awaited_people(table) == (ANN, BEN)
    table = play.say_ready(table, ANN, context(NOW + HOUR, rich(table))).table
    assert (table.phase, awaited_people(table)) == (Phase.PAUSE, (BEN,))
    assert table.clock.deadline == NOW + DAY
    table = play.say_ready(table, BEN, context(NOW + 2 * HOUR, rich(table))).table
    assert table.phase is Phase.PLAYING


def test_a_table_that_is_wound_up_is_slow_no_more() -> None:
    table = slow(in_play("austrian-block"))
    assert table.slow
    assert not update_closing(table, winding_up="moderator").slow


def test_while_all_choose_in_secret_only_those_are_awaited_who_have_not_chosen() -> None:
    table = slow(in_play("austrian-block"))
    seat = due(table)
    assert awaited_people(table) == (table.chairs[seat].user,)
    assert awaited_people(update_participant(table, seat, user=-7)) == ()


async def test_chips_at_several_tables_make_no_debt(harness: TableHarness) -> None:
    """What lies at one table cannot be staked at another one."""
    begun = []
    with pytest.raises(Refused, match="too-few-chips"):
        while True:
            table = await harness.tables.open(
                GUILD, len(begun), replace(person(ANN), cut=0), "buki", "en", slow=True
            )
            for user in (BEN, CAT, DAN):
                await harness.tables.join(table.id, person(user))
            await harness.tables.start(table.id, ANN, START_CUT)
            begun.append(table.id)
    assert len(begun) > 2
    assert await harness.store.ledger.audit() == 0
    waiting = [ANN in awaited_people(table) for table in await tables_of(harness.store, ANN)]
    assert waiting == sorted(waiting, reverse=True), "those that wait for the reader come first"
    assert 0 < sum(waiting) <= len(begun)
    assert (
        min(
            [
                await harness.store.ledger.balance(member(GUILD, user))
                for user in (ANN, BEN, CAT, DAN)
            ]
        )
        >= 0
    )


async def test_slow_tables_leave_room_for_quick_ones(harness: TableHarness) -> None:
    harness.renew(settings=with_limits(harness.tables.settings, server_tables=2, host_tables=1))
    for channel in range(10):
        table = await open_slow(harness, 100 + channel)
        assert (table.table_options.turn_seconds, table.clock.deadline) == (86_400, NOW + DAY)
    with pytest.raises(Refused, match="host-tables"):
        await open_slow(harness, 200)
    with pytest.raises(Refused, match="host-tables"):
        await harness.tables.admission.require_may_open(GUILD, ANN)
    await harness.tables.admission.require_may_open(GUILD, BEN)
    await harness.tables.open(GUILD, 300, replace(person(ANN), cut=0), "buki", "en")
    assert len(await tables_of(harness.store, ANN)) == 11
    for channel in range(10):
        await open_slow(harness, 400 + channel, BEN)
    with pytest.raises(Refused, match="server-tables"):
        await open_slow(harness, 500, 3)


async def test_a_table_that_changes_its_pace_counts_for_the_new_one(harness: TableHarness) -> None:
    harness.renew(settings=with_limits(harness.tables.settings, server_tables=2, host_tables=1))
    opened = [(await open_slow(harness, 100 + channel)).id for channel in range(10)]

    def set_turn(table_id: str, seconds: int) -> Coroutine[Any, Any, Change]:
        return harness.tables.set_option(table_id, ANN, "turn_seconds", seconds)

    outcomes = await asyncio.gather(
        *(set_turn(table_id, 60) for table_id in opened), return_exceptions=True
    )
    assert [str(outcome) for outcome in outcomes].count("host-tables") == 9
    [quick] = [table_id for table_id in opened if not (await harness.tables.load(table_id)).slow]
    await set_turn(quick, 30)  # still quick
    await open_slow(harness, 200)
    with pytest.raises(Refused, match="host-tables"):
        await set_turn(quick, SLOW_SECONDS)


async def test_a_house_rule_does_not_wait_for_a_table_that_opens(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_slow(harness, 100)
    ended, opens = asyncio.Event(), asyncio.Event()

    async def give_way(table_id: str, user: int) -> None:
        opens.set()
        await ended.wait()  # as long as computer players end its round

    monkeypatch.setattr(harness.tables, "give_way", give_way)
    opening = asyncio.create_task(
        harness.tables.open(
            GUILD, 200, replace(person(BEN), cut=0), "buki", "en", instead_of=table.id
        )
    )
    await opens.wait()
    assert (
        await asyncio.wait_for(harness.tables.set_option(table.id, ANN, "hand", 7), 5)
    ).table.options.hand == 7
    await asyncio.wait_for(
        harness.tables.open(GUILD + 1, 300, replace(person(CAT), cut=0), "buki", "en"), 5
    )
    ended.set()
    await opening


async def open_slow(harness: TableHarness, channel: int, host: int = ANN) -> Table:
    return await harness.tables.open(
        GUILD, channel, replace(person(host), cut=0), "buki", "en", slow=True
    )
