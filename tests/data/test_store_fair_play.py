"""What `data.store.Store` promises of fair play."""

from dataclasses import replace

import pytest

from data import counters
from data.exceptions import Conflict
from data.store import Store
from tables.people.fair_play import (
    LEFT_DAYS,
    ROUNDS_FOR_SHARE,
    ChipFlow,
    ClosePair,
    Conduct,
    Figures,
    month_at,
)
from tables.people.increments import Encounter, Tally
from tables.state import calendar_days
from tables.state.default_settings import DAY
from tables.state.table import Table
from tests.data.samples import GUILD, a_table, after, commit_after, opening, stored_table
from tests.tables.table_harness import NOW

MONTH = month_at(NOW, None)
NEXT_MONTH = calendar_days.months_later(MONTH, 1) * DAY
NOTHING: Figures = Figures()


def met(
    user: int, opponent: int, hc: int = 0, *, alone: bool = False, seated: bool = True
) -> Encounter:
    return Encounter(user, opponent, seated=seated, alone=alone, hc=hc)


async def commit(
    store: Store, table: Table, *encounters: Encounter, now: int = NOW, times: int = 1
) -> Table:
    """Commit changes with these encounters; return the table after them."""
    for _ in range(times):
        table = await commit_after(store, table, now=now, encounters=encounters)
    return table


async def test_conduct_of_a_person_on_a_server(store: Store) -> None:
    table = await stored_table(store)
    assert await store.profiles.conduct(GUILD, 2, NOW) == Conduct()
    for days_ago, left, begun in ((100, (), 1), (20, (2,), 1), (3, (2, -7), 1), (0, (), 0)):
        at = NOW - days_ago * DAY
        tallies = (Tally(2, bots=False, begun=1, played=begun), Tally(2, bots=True, begun=1))
        change = after(table, "x", deserters=left, tallies=tallies)
        await store.tables.commit(change, at)
        with pytest.raises(Conflict):
            await store.tables.commit(change, at)
        table = change.table
    conduct = await store.profiles.conduct(GUILD, 2, NOW)
    assert conduct == Conduct(begun=3, played=2, lately=2, left=(NOW - 3 * DAY,))
    assert (
        await store.profiles.conduct(GUILD + 1, 2, NOW)
        == await store.profiles.conduct(GUILD, -7, NOW)
        == Conduct()
    )
    assert await store.write(lambda c: counters.erase_old_fair_play(c, NOW - LEFT_DAYS * DAY, 0))
    assert not await store.write(
        lambda c: counters.erase_old_fair_play(c, NOW - LEFT_DAYS * DAY, 0)
    )
    assert (await store.profiles.conduct(GUILD, 2, NOW)).left == conduct.left


async def test_chips_that_went_one_way(store: Store) -> None:
    first, second = a_table(), a_table("t2", channel=7)
    for table in (first, second):
        await store.tables.create(opening(table), NOW)
    first = await commit(store, first, met(1, 2, 20), met(1, 3), met(2, 3, -6), met(-9, 2, 900))
    first = await commit(store, first, met(1, 2, -5), met(4, 3, 6, seated=False))
    await commit(store, second, met(1, 2, 10), met(5, 4, 9), met(5, 1, 8))
    await commit(store, first, met(2, 1, 40), now=NEXT_MONTH)
    assert await store.profiles.chip_flows(GUILD, MONTH, 10) == [
        ChipFlow(1, 2, 25, tables=2, rounds=3, gained=2, lost=1),
        ChipFlow(5, 4, 9, tables=1, rounds=1, gained=1, lost=0),
        ChipFlow(5, 1, 8, tables=1, rounds=1, gained=1, lost=0),
        ChipFlow(4, 3, 6, tables=1, rounds=0, gained=1, lost=0),
        ChipFlow(3, 2, 6, tables=1, rounds=1, gained=1, lost=0),
    ]
    assert [flow.winner for flow in await store.profiles.chip_flows(GUILD, MONTH, 1, 1)] == [5]
    assert (await store.profiles.audit(0)).faults == []
    assert await store.profiles.flow_figures(GUILD, MONTH) == Figures(5, 8)
    assert [
        flow.winner
        for flow in await store.profiles.chip_flows(GUILD, month_at(NEXT_MONTH, None), 10)
    ] == [2]
    assert await store.profiles.chip_flows(GUILD + 1, MONTH, 10) == []
    assert await store.profiles.flow_figures(GUILD + 1, MONTH) == NOTHING


async def test_pairs_who_play_with_nobody_else(store: Store) -> None:
    table = await stored_table(store)
    table = await commit(store, table, met(1, 2, alone=True), times=ROUNDS_FOR_SHARE)
    table = await commit(store, table, met(1, 3), met(1, 4), met(3, 4), times=5)
    table = await commit(store, table, met(5, 6, alone=True), times=ROUNDS_FOR_SHARE - 1)
    for other in (7, 8, 9):
        table = await commit(store, table, met(6, other, alone=True), times=ROUNDS_FOR_SHARE // 2)
    table = await commit(store, table, met(10, 11, alone=True), times=ROUNDS_FOR_SHARE)
    assert await store.profiles.close_pairs(GUILD, MONTH, 10) == [
        ClosePair(11, 10, rounds=20, of_user=20, of_opponent=20),
        ClosePair(2, 1, rounds=20, of_user=20, of_opponent=25),
    ]
    # people 6, 1, 2, 10 and 11
    assert await store.profiles.pair_figures(GUILD, MONTH) == Figures(5, 1000)
    table = await commit(store, table, met(1, 2, alone=True), now=NEXT_MONTH)
    assert await store.profiles.close_pairs(GUILD, month_at(NEXT_MONTH, None), 10) == [], (
        "too few rounds"
    )
    while await store.write(
        lambda c: counters.erase_old_fair_play(c, 0, month_at(NEXT_MONTH, None))
    ):
        pass
    assert await store.profiles.close_pairs(GUILD, MONTH, 10) == []
    assert await store.profiles.pair_figures(GUILD, MONTH) == NOTHING


async def test_a_forgotten_person_is_in_no_pair(store: Store) -> None:
    table = await stored_table(store)
    table = await commit(store, table, met(1, 2, 7, alone=True), times=ROUNDS_FOR_SHARE)
    table = await commit(store, table, met(2, 3, 4))
    await store.tables.commit(after(table, "x", deserters=(1,)), NOW)
    told = await store.privacy.personal_data(1)
    month = calendar_days.date_of(MONTH).isoformat()
    (pair,) = told["rounds_with_others"]
    assert pair == {
        "server": str(GUILD), "month": month, "rounds": 20, "alone": 20, "gained": 20, "lost": 0, "tables": 1, "chips": 70.0,
    }  # fmt: skip
    assert len(told["rounds_left"]) == 1
    assert told["shares_with_one_person"] == [
        {"server": str(GUILD), "month": month, "rounds": 20, "alone": 20, "share": 1000}
    ]
    await store.privacy.forget_person(1, NOW)
    again = await store.privacy.personal_data(1)
    assert (
        again["rounds_with_others"] == again["rounds_left"] == again["shares_with_one_person"] == []
    )
    assert await store.profiles.close_pairs(GUILD, MONTH, 10) == []
    assert [
        (flow.winner, flow.loser) for flow in await store.profiles.chip_flows(GUILD, MONTH, 10)
    ] == [(2, 3)]
    await commit(store, replace(table, version=table.version + 1), met(2, 3, 1, alone=True))
    assert (await store.privacy.personal_data(2))["shares_with_one_person"][0][
        "share"
    ] == 20 * 1000 // 22, "what was counted of 2 stays, but says not with whom"
