"""Tests of simultaneous presses.

In one process they wait for each other. Every conflict here is a real one in the database, with
another service in the place of another process.
"""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any

import pytest

from data.exceptions import Busy
from data.store import Store
from service.commits import TRIES
from service.tables import Tables
from tables.changes import play
from tables.state.change import Change, Refused
from tables.state.log_items import write_item
from tables.state.phases import Presence
from tables.state.table import Table, game_of, view
from tests.tables.table_harness import (
    ANN,
    BEN,
    DAN,
    EVE,
    TableHarness,
    chosen,
    context,
    due,
    person,
)


def claims(harness: TableHarness, user: int, table: Table) -> Change:
    """As often as one likes, until all have."""
    return play.act(
        table, user - 1, play.read_action(table, "claim"), user, context(harness.watch.now)
    )


def elsewhere(harness: TableHarness) -> Tables:
    """Another process."""
    other = TableHarness(harness.store)
    other.watch = harness.watch
    other.renew()
    return other.tables


async def outcomes(*presses: Awaitable[Any]) -> list[str]:
    """What came of presses at the same time: "ok", or the key of the refusal."""
    results = await asyncio.gather(*presses, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refused):
            raise result
    return sorted(result.key if isinstance(result, Refused) else "ok" for result in results)


@pytest.mark.parametrize("clicks", [2, 5])
async def test_a_double_press_counts_once(harness: TableHarness, clicks: int) -> None:
    table_id = await harness.started("austrian-block")
    table = await harness.tables.load(table_id)
    seat = due(table)
    presses = [
        one.act(table_id, seat + 1, table.chairs[seat].acts, chosen(table, seat))
        for one in ([harness.tables, elsewhere(harness)] * clicks)[:clicks]
    ]
    assert await outcomes(*presses) == ["ok"] + ["stale"] * (clicks - 1)
    # others may have had to pass in the same change
    assert (await harness.sound(table_id)).version == table.version + 1


async def test_the_last_chair_is_taken_once(harness: TableHarness) -> None:
    table_id = await harness.opened(people=3)
    assert await outcomes(
        *(harness.tables.join(table_id, person(user)) for user in (DAN, EVE, 6, 7))
    ) == ["full"] * 3 + ["ok"]
    assert len((await harness.sound(table_id)).chairs) == 4


@pytest.mark.parametrize("round_", range(4))
async def test_the_clock_races_with_the_press(harness: TableHarness, round_: int) -> None:
    """Whoever is first: the press counts, once, and the person is there."""
    table_id = await harness.started("austrian-block")
    table = await harness.tables.load(table_id)
    seat = due(table)
    harness.watch.now = table.clock.deadline
    press = harness.tables.act(table_id, seat + 1, table.chairs[seat].acts, chosen(table, seat))
    racers: list[Awaitable[Any]] = [
        elsewhere(harness).tick(table_id),
        press,
        harness.tables.tick(table_id),
    ]
    await asyncio.gather(*(racers if round_ % 2 else reversed(racers)))
    after = await harness.sound(table_id)
    assert after.chairs[seat].presence is Presence.HERE
    assert after.chairs[seat].acts == table.chairs[seat].acts + 1
    assert due(after) != seat


async def test_nobody_at_a_table_is_overtaken(
    harness: TableHarness, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many press at once: whoever came first is first, and nobody has to start over."""
    table_id = await harness.started("challenge", 2)
    done, commit = [], store.tables.commit

    async def counted(change: Change, now: int) -> None:
        await commit(change, now)
        done.append(change.by)

    monkeypatch.setattr(store.tables, "commit", counted)
    users = [BEN, ANN, ANN, BEN] * TRIES  # a claim counts as often as it is made
    await asyncio.gather(
        *(harness.tables.commits.update(table_id, partial(claims, harness, user)) for user in users)
    )
    assert done == users
    assert not harness.tables.commits._locks
    await harness.sound(table_id)


async def test_who_waits_too_long_is_told(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database hangs while somebody's change is being written.

    Whoever gives up leaves no trace, and others go on.
    """
    table_id = await harness.opened(people=1)
    monkeypatch.setattr("service.commits.LOCK_SECONDS", 0.0)
    async with harness.tables.commits.locked(table_id):
        with pytest.raises(Busy):
            await harness.tables.join(table_id, person(BEN))
    monkeypatch.undo()
    await harness.tables.join(table_id, person(BEN))
    await harness.sound(table_id)


async def test_the_banker_comes_back_while_a_computer_thinks_about_the_answer(
    harness: TableHarness, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await harness.started(banker=0, raise_until_fourth=True)
    table = await harness.tables.load(table_id)
    while due(table) != 0:
        table = await harness.step(table_id)
    await harness.ring(table_id)  # the banker is away, and due
    seats = view(await harness.tables.load(table_id), None).seats
    staked = [seat for seat in (1, 2, 3) if seats[seat].stake]
    if not staked:
        await harness.act(table_id, 1, "stake 2")
        staked = [1]

    presses = 0
    commit = store.tables.commit

    async def late(change: Change, now: int) -> None:  # between the raise and the computer's answer
        nonlocal presses
        if change.by is None and write_item(change.what[0]).startswith("0 refuse") and not presses:
            presses += 1
            await elsewhere(harness).come_back(table_id, ANN)
        await commit(change, now)

    monkeypatch.setattr(store.tables, "commit", late)
    await harness.act(table_id, staked[0], "raise 1")
    table = await harness.sound(table_id)
    assert presses == 1
    assert table.chairs[0].presence is Presence.HERE
    assert game_of(table).prompted(table.state) == (0,), "for the banker to answer"
