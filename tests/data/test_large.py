"""A large server: the leaderboard is right on every page, and walks an index to get there."""

import random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text

from data import schema
from data.database.open_database import open_database
from data.sql_store import open_store
from tables.chips import chip_accounts
from tables.state.change import DealRecord
from tests.data.samples import CHANNEL, GUILD, HOUSE, a_table, gift, opening

MEMBERS = 10_000
LIMIT = 1_000_000
NOW = 1_800_000_000_000


@pytest.mark.parametrize("by", ["chips", "deals"])
async def test_leaderboard(url: str, by: str) -> None:
    rng = random.Random(1)
    values = {user: rng.randrange(LIMIT) // 100 for user in range(1, MEMBERS + 1)}
    store = await open_store(url)
    database = await open_database(url)

    def fill(connection: Connection) -> None:
        if by == "chips":
            rows = [
                {"account": chip_accounts.member(guild, user), "guild": guild, "kind": "member", "user": user, "balance": value}
                for guild in (GUILD, 5)
                for user, value in values.items()
            ]
            connection.execute(schema.accounts.insert(), rows)
        else:
            rows = [
                {"guild": guild, "user": user, "played": value, "won": value}
                for guild in (GUILD, 5)
                for user, value in values.items()
            ]
            connection.execute(schema.records.insert(), rows)

    await database.write(fill)
    await database.write(lambda connection: connection.execute(text("ANALYZE")))
    order = sorted(values.items(), key=lambda item: (item[1], item[0]), reverse=True)
    places = {}
    for line, (_, value) in enumerate(order, 1):
        places.setdefault(value, line)
    for offset in (0, 17, 5_000, MEMBERS - 3):
        page = await store.leaderboard_page(GUILD, by, 10, offset)
        assert [(line.rank, line.user, line.value) for line in page] == [
            (places[value], user, value) for user, value in order[offset : offset + 10]
        ]
    for user in (1, 777, MEMBERS):
        own = await store.leaderboard_entry(GUILD, by, user)
        assert own is not None
        assert (own.rank, own.value) == (places[values[user]], values[user])
    assert await store.leaderboard_entry(GUILD, by, MEMBERS + 1) is None
    assert await store.leaderboard_size(GUILD, by) == MEMBERS
    assert await store.leaderboard_size(9, by) == 0
    await database.close()
    await store.close()


async def test_no_query_reads_a_whole_table(new_sqlite_url: str) -> None:
    """Each query of the everyday walks an index; only the audit reads everything."""
    store = await open_store(new_sqlite_url)
    asked: list[tuple[str, Any]] = []

    @event.listens_for(Engine, "before_cursor_execute")
    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    await store.create(opening(a_table(), transfers=(gift(1, 5),), records=(DealRecord(1, won=True),)), NOW)
    await store.table("t1")
    await store.live_table_in(CHANNEL)
    await store.live_tables()
    await store.hosted_tables(GUILD)
    await store.ban_of(GUILD, 1, NOW)
    await store.bans(GUILD, NOW)
    await store.moderation_log(GUILD, 10)
    await store.due_tables(NOW)
    await store.outdated_tables(NOW)
    await store.messages("t1")
    await store.log("t1")
    await store.balance(HOUSE)
    await store.chips_at_tables(GUILD, 1)
    await store.bookings(HOUSE, 10, NOW + 1)
    await store.leaderboard_page(GUILD, "chips", 10, 0)
    await store.leaderboard_page(GUILD, "deals", 10, 0)
    await store.leaderboard_entry(GUILD, "chips", 1)
    await store.leaderboard_size(GUILD)
    await store.leaderboard_size(GUILD, "deals")
    await store.person(1)
    await store.names(GUILD, (1, 2, 3))
    await store.guild_settings(GUILD)
    assert len(asked) > 20
    event.remove(Engine, "before_cursor_execute", note)
    with create_engine(new_sqlite_url).connect() as connection:
        for statement, parameters in asked:
            steps = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            walks = [step for step in steps if step.startswith("SCAN") and step.split()[1] in schema.metadata.tables]
            of_live = {"SCAN tables USING INDEX tables_channel", "SCAN tables USING INDEX tables_guild"}
            assert set(walks) <= of_live, statement
            if "ORDER BY accounts.balance" in statement or "ORDER BY records.won" in statement:
                assert "TEMP B-TREE" not in str(steps)
    await store.close()
