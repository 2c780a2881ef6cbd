"""What `data.store.Store` promises of ratings."""

import asyncio
from dataclasses import replace

import pytest

from data.exceptions import Conflict
from data.store import Store
from tables.people.increments import DealRecord
from tables.people.ratings_and_bot_levels import FREE_MEETINGS
from tests.data.samples import GUILD, a_table, after, opening, stored_table
from tests.tables.table_harness import NOW


async def test_ratings_change_with_the_commit_and_only_with_it(store: Store) -> None:
    table = await stored_table(store)
    ends = after(table, "x", places=((2,), (3, -7), (1,)))
    await store.tables.commit(ends, NOW)
    with pytest.raises(Conflict):
        await store.tables.commit(ends, NOW)
    best, middle, last = [
        (await store.people.ratings(GUILD, user))[table.game] for user in (2, 3, 1)
    ]
    assert best.mu > middle.mu > last.mu
    assert [
        (one.played, one.opponents, one.meetings, one.shown) for one in (best, middle, last)
    ] == [(1, 2, 2, None)] * 3
    assert await store.people.ratings(GUILD, -7) == await store.people.ratings(GUILD + 1, 2) == {}
    for other in range(10, 19):
        table = replace(table, version=table.version + 1)
        await store.tables.commit(after(table, "x", places=((2,), (other,))), NOW)
    assert (await store.people.ratings(GUILD, 2))[table.game].shown
    for _ in range(12):
        table = replace(table, version=table.version + 1)
        await store.tables.commit(after(table, "x", places=((30,), (31,))), NOW)
    assert (await store.people.ratings(GUILD, 30))[table.game].played == FREE_MEETINGS, (
        "they play only each other"
    )


async def test_a_team_is_rated_as_one_and_those_who_are_spared_are_not(store: Store) -> None:
    table = await stored_table(store)
    ends = after(table, "x", places=((1, 3), (2, 4)), rated_teams=((1, 3), (2, 4)))
    await store.tables.commit(ends, NOW)
    ann, ben, cat = [(await store.people.ratings(GUILD, user))[table.game] for user in (1, 2, 3)]
    assert (ann.mu, ann.opponents, ann.meetings) == (cat.mu, 2, 2)
    assert ann.mu > ben.mu
    await store.tables.commit(
        after(ends.table, "x", places=((1, 2, 3), (4,)), spared=(1, 2, 3)), NOW
    )
    assert (await store.people.ratings(GUILD, 1))[table.game] == ann
    assert (await store.people.ratings(GUILD, 4))[table.game].mu < ben.mu
    await store.tables.commit(
        after(
            replace(ends.table, version=ends.table.version + 1),
            "x",
            places=((1, 3), (2, -4)),
            rated_teams=((1, 3), (2, -4)),
        ),
        NOW,
    )
    assert (await store.people.ratings(GUILD, 1))[table.game] == ann, (
        "a team without one of it does not count"
    )


async def test_rounds_of_one_person_at_several_tables_are_all_rated(store: Store) -> None:
    tables = [a_table(f"r{number}", channel=number) for number in range(4)]
    for table in tables:
        await store.tables.create(opening(table), NOW)
    ends = [after(table, "x", places=((2,), (10 + number,))) for number, table in enumerate(tables)]
    await asyncio.gather(*(store.tables.commit(change, NOW) for change in ends))
    rating = (await store.people.ratings(GUILD, 2))[tables[0].game]
    assert (rating.played, rating.opponents) == (4, 4)


async def test_first_rounds_of_a_person_on_two_servers_both_count(store: Store) -> None:
    people = range(1 << 60, (1 << 60) + 20)
    tables = [a_table("a"), replace(a_table("b", channel=5), guild=GUILD + 1)]
    for table in tables:
        await store.tables.create(opening(table), NOW)
    for user in people:
        ends = [after(table, "x", records=[DealRecord(user, won=True)]) for table in tables]
        await asyncio.gather(*(store.tables.commit(change, NOW) for change in ends))
        tables = [change.table for change in ends]
    assert await store.people.deals_played(tables[0].game, people) == dict.fromkeys(people, 2)
