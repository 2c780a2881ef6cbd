"""The counters of pairs against each other and the logs of tables, and what becomes of them when
people or servers go.
"""

import pytest
from sqlalchemy import select

from data import schema
from data.store import Store
from service.persons_tables import forget
from tables.people.leaderboard_kinds import Board, Measure
from tests.data.databases import (
    Making,
    copied_store,
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    postgres_server,
    store_at,
)
from tests.data.databases import making as empty
from tests.data.test_log_audit import Wrong, add, assert_each_is_found
from tests.tables.random_months import assert_counters_right
from tests.tables.table_harness import ANN, BEN, CAT, DAN, GUILD, TableHarness

__all__ = [
    "empty",
    "new_postgres",
    "new_postgres_url",
    "new_sqlite",
    "new_sqlite_url",
    "postgres_server",
]
pairs = schema.partner_tallies


async def a_match_of_two_pairs(url: str) -> None:
    """Four people play a match of Latin dominoes to its end."""
    async with store_at(url) as store:
        house = TableHarness(store)
        for user in (ANN, BEN, CAT, DAN):
            await house.tables.house_chips.welcome(GUILD, user)
        table_id = await house.started("latin", 4, target=50)
        while (await house.deal(table_id)).live:
            await house.go_on(table_id)


@pytest.fixture(scope="session")
def making() -> Making:
    """Databases with the match."""
    return a_match_of_two_pairs


store = copied_store


WRONG = (
    *(
        Wrong(
            f"{name} of a {span}",
            add(pairs, name, span=span, game="latin", user=ANN),
            rf"members {ANN} and {CAT}, partner tallies of .* latin: {name} is ",
        )
        for span, name in (("week", "matches_won"), ("month", "won"), ("all", "matches"))
    ),
    *(
        Wrong(
            f"{name} of a day",
            add(pairs, name, span="day", user=BEN),
            rf"members {BEN} and {DAN}, partner tallies on .*: {name} is .* the rows give",
        )
        for name in ("won", "matches")
    ),
    *(
        Wrong(
            f"all games, {span}",
            add(pairs, "won", span=span, game=""),
            rf"members {ANN} and {CAT}, partner tallies of .* in all games: won is",
        )
        for span in ("week", "all")
    ),
    Wrong(
        "all times",
        add(pairs, "played", span="all", game="latin"),
        "partner tallies of all times in latin: played is",
    ),
    Wrong(
        "lost row",
        lambda connection: connection.execute(
            pairs.delete().where(pairs.c.span == "day", pairs.c.user == ANN)
        ),
        rf"members {ANN} and {CAT}, partner tallies on .*: played is 0, the rows give",
    ),
)


async def test_each_wrong_figure_of_a_pair_is_found(store: Store) -> None:
    assert await assert_counters_right(TableHarness(store)) > 0
    board = await store.leaderboards.leaderboard_page(
        GUILD, Board(Measure.TEAM_MATCHES, "latin"), 9
    )
    assert sorted((line.user, line.partner, line.value) for line in board) in (
        [(ANN, CAT, 1), (BEN, DAN, 0)],
        [(ANN, CAT, 0), (BEN, DAN, 1)],
    )
    await assert_each_is_found(store, WRONG, (pairs,))


async def test_no_row_of_a_pair_outlives_one_of_the_two(store: Store) -> None:
    """Its partner is the higher id in one pair and the lower one in the other."""
    for user in (CAT, BEN):
        assert [row for row in await store.rows(select(pairs)) if user in (row.user, row.partner)]
        given = (await store.privacy.personal_data(user))["results_with_partners"]
        assert {row["game"] for row in given} == {"", "latin"}
        assert {name for row in given for name in row} == {
            "server", "time", "from", "game", "alone_against_bots", "played", "won", "matches", "matches_won", "rating"
        }  # fmt: skip
        await forget(TableHarness(store).tables, user)
        assert [
            row for row in await store.rows(select(pairs)) if user in (row.user, row.partner)
        ] == []
        await assert_counters_right(TableHarness(store))
    assert await store.rows(select(pairs)) == []
