"""The migrations lead to the schema that the code believes in, and are all or nothing."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from ai.levels import Level
from data.database.open_database import MIGRATIONS, NewerDatabase, open_database, revisions, upgrade_schema
from data.schema import metadata
from data.store import open_store
from data.stores.tally_audit import COUNTED_BEFORE
from tables.people.levels import LevelProgress
from tables.people.people import Ban, Person

POSTGRES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace",
    "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public'",
)
SQLITE = ("SELECT name, sql FROM sqlite_master",)


def definitions(connection: Connection) -> list[tuple[Any, ...]]:
    """All that the database knows of its schema, alembic's own table left out. SQLite remembers line breaks: they do not count."""
    queries = SQLITE if connection.dialect.name == "sqlite" else POSTGRES
    rows = [
        tuple(" ".join(part.split()) if isinstance(part, str) else part for part in row)
        for query in queries
        for row in connection.execute(text(query))
    ]
    return sorted((row for row in rows if "alembic" not in str(row)), key=str)


def test_files_are_named_after_their_revisions() -> None:
    assert revisions() == [one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]


async def test_migrated_is_what_the_schema_says(empty_url: str) -> None:
    database = await open_database(empty_url)
    try:
        await database.write(metadata.create_all)
        wanted = await database.read(definitions)
        await database.write(metadata.drop_all)
        await upgrade_schema(database)
        differences = await database.read(lambda one: compare_metadata(MigrationContext.configure(one), metadata))
        found = await database.read(definitions)
    finally:
        await database.close()
    assert differences == []
    assert found == wanted  # alembic looks neither at checks nor at what an index is limited to


async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    for _ in range(2):
        stores = await asyncio.gather(*(open_store(empty_url) for _ in range(3)))
        for store in stores:
            assert await store.tables.live_tables() == []
            await store.close()


async def test_another_process_is_just_making_the_file(tmp_path: Path) -> None:
    """It holds the lock for which SQLite does not wait when the journal is changed."""
    with contextlib.closing(sqlite3.connect(tmp_path / "cafe.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.3, other.rollback)
        await (await open_store(f"sqlite:///{tmp_path / 'cafe.sqlite3'}")).close()


async def test_a_failing_migration_leaves_nothing_behind(empty_url: str) -> None:
    database = await open_database(empty_url)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE records (in_the_way INTEGER)")))
    with pytest.raises(DBAPIError, match="records"):
        await open_store(empty_url)
    assert await database.read(lambda connection: inspect(connection).get_table_names()) == ["records"]
    await database.write(lambda connection: connection.execute(text("DROP TABLE records")))
    await database.close()
    await (await open_store(empty_url)).close()


async def test_people_go_on_against_the_level_that_they_have_played_most(empty_url: str) -> None:
    """Until migration 0013 the table `against` held sums of rounds by level."""
    database = await open_database(empty_url)
    await upgrade_schema(database, "0012")
    for statement in (
        "INSERT INTO against VALUES (1, 'buki', 'meister', 3, 0, 0), (1, 'buki', 'geselle', 9, 0, 0), (1, 'pulle', 'meister', 1, 0, 0)",
        "INSERT INTO against VALUES (2, 'buki', 'meister', 8, 0, 0)",
    ):
        await database.write(lambda connection, statement=statement: connection.execute(text(statement)))  # type: ignore[misc]
    await database.close()
    store = await open_store(empty_url)
    met = [await store.people.level_progress(user) for user in (1, 2)]
    await store.close()
    assert met == [
        {"buki": LevelProgress(Level.JOURNEYMAN), "pulle": LevelProgress(Level.MASTER)},
        {"buki": LevelProgress(Level.MASTER)},
    ]


async def test_earlier_bans_are_for_good_and_processes_of_the_version_before_can_ban(empty_url: str) -> None:
    """Until migration 0014 a ban had neither an end nor a reason."""
    ban = "INSERT INTO bans VALUES (7, 1, 5)"
    record = "INSERT INTO moderation (guild, press, at, by, what, about) VALUES (7, {}, 5, 2, 'ban', '1')"
    database = await open_database(empty_url)
    await upgrade_schema(database, "0013")
    for statement in (ban, record.format(11)):
        await database.write(lambda connection, statement=statement: connection.execute(text(statement)))  # type: ignore[misc]
    await upgrade_schema(database)
    for statement in ('INSERT INTO bans (guild, "user", at) VALUES (7, 3, 4)', record.format(12)):
        await database.write(lambda connection, statement=statement: connection.execute(text(statement)))  # type: ignore[misc]
    await database.close()
    store = await open_store(empty_url)
    bans, done = await store.servers.bans(7, 10**15), await store.servers.moderation_log(7, 9)
    await store.close()
    assert bans == [Ban(7, 1, 5), Ban(7, 3, 4)]
    assert [(one.ban_days, one.ban_reason) for one in done] == [(None, "")] * 2


async def test_earlier_people_read_the_language_of_their_discord(empty_url: str) -> None:
    """Until migration 0015 nobody could choose another one."""
    row = """INSERT INTO people ("user", name, username, locale, dm_closed) VALUES ({}, 'a', 'a', 'fr', FALSE)"""
    database = await open_database(empty_url)
    await upgrade_schema(database, "0014")
    await database.write(lambda connection: connection.execute(text(row.format(1))))
    await upgrade_schema(database)
    await database.write(lambda connection: connection.execute(text(row.format(2))))  # a process of the version before
    await database.close()
    store = await open_store(empty_url)
    people = [await store.people.person(user) for user in (1, 2)]
    await store.close()
    assert people == [Person(user, "a", "fr") for user in (1, 2)]


async def test_a_database_from_the_future_is_left_alone(empty_url: str) -> None:
    await (await open_store(empty_url)).close()
    database = await open_database(empty_url)
    await database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await database.close()
    with pytest.raises(NewerDatabase, match="its revision is 9999, and this version knows none after"):
        await open_store(empty_url)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://there/cafe", "mysql is not a database that Kaffeehaus knows"),
        ("sqlite+aiosqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
    ],
)
async def test_databases_that_will_not_do(address: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        await open_store(address)


@pytest.mark.parametrize("knew", [False, True])
async def test_the_audit_knows_that_rounds_were_counted_before_their_days_were(empty_url: str, *, knew: bool) -> None:
    """Migration 0018 did not store that fact at first; 0029 stores it in databases that were upgraded then."""
    database = await open_database(empty_url)
    await upgrade_schema(database, "0017")
    record = 'INSERT INTO records (guild, "user", played, won) VALUES (7, 1, 5, 2)'
    await database.write(lambda connection: connection.execute(text(record)))
    await upgrade_schema(database, "0028")
    if not knew:
        await database.write(lambda connection: connection.execute(text(f"DELETE FROM facts WHERE name = '{COUNTED_BEFORE}'")))
    await upgrade_schema(database)
    await database.close()
    store = await open_store(empty_url)
    assert await store.servers.fact(COUNTED_BEFORE) == "1"
    assert await store.results.counter_faults(0) == []
    await store.write(lambda connection: connection.execute(text("DELETE FROM facts")))
    assert [
        fault for fault in await store.results.counter_faults(0) if "played of all times" in fault
    ]  # as it was without the fact
    await store.close()


async def test_a_database_that_has_always_counted_days_gets_no_such_fact(empty_url: str) -> None:
    row = (
        'INSERT INTO tallies ("user", guild, span, start, game, bots, begun, played, won, matches, matches_won, hc, present)'
        " VALUES (1, 7, '{}', {}, '{}', FALSE, 5, 4, 2, 0, 0, 0, TRUE)"
    )
    database = await open_database(empty_url)
    await upgrade_schema(database, "0028")
    for span, start in (("all", 0), ("month", 20819), ("week", 20820), ("day", 20820)):
        for game in ("buki", "") if span != "day" else ("buki",):
            statement = text(row.format(span, start, game))
            await database.write(lambda connection, statement=statement: connection.execute(statement))  # type: ignore[misc]
    await upgrade_schema(database)
    await database.close()
    store = await open_store(empty_url)
    assert await store.servers.fact(COUNTED_BEFORE) is None
    await store.close()


async def test_meetings_with_people_who_were_forgotten_before_lose_their_ids(empty_url: str) -> None:
    """Until migration 0029 they stayed if the person's rating had been spared."""
    rating = """INSERT INTO ratings ("user", guild, game, mu, sigma, played, opponents, meetings) VALUES ({}, 7, 'buki', 1, 1, 1, 1, 1)"""
    meeting = """INSERT INTO rating_meetings (guild, game, "user", opponent, played) VALUES (7, 'buki', 1, {}, 1)"""
    database = await open_database(empty_url)
    await upgrade_schema(database, "0028")
    for statement in (rating.format(1), rating.format(2), *(meeting.format(opponent) for opponent in (2, 3, 4, -5))):
        await database.write(lambda connection, statement=statement: connection.execute(text(statement)))  # type: ignore[misc]
    await upgrade_schema(database)
    opponents = await database.read(lambda connection: connection.scalars(text("SELECT opponent FROM rating_meetings")).all())
    await database.close()
    assert len(opponents) == 4
    assert {opponent for opponent in opponents if opponent > 0} == {2}
    assert -5 in opponents
