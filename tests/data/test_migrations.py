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

from data.database.open_database import (
    MIGRATIONS,
    NewerDatabase,
    OldDatabase,
    open_database,
    revisions,
    upgrade_schema,
)
from data.schema import metadata
from data.store import open_store

POSTGRES = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace",
    "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public'",
)


def definitions(connection: Connection) -> list[tuple[Any, ...]]:
    """All that the database knows of its schema, alembic's own table left out.

    SQLite remembers line breaks: they do not count.
    """
    queries = (
        ("SELECT name, sql FROM sqlite_master",)
        if connection.dialect.name == "sqlite"
        else POSTGRES
    )
    rows = [
        tuple(" ".join(part.split()) if isinstance(part, str) else part for part in row)
        for query in queries
        for row in connection.execute(text(query))
    ]
    return sorted((row for row in rows if "alembic" not in str(row)), key=str)


def test_files_are_named_after_their_revisions() -> None:
    assert (
        revisions()
        == [revision.revision for revision in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][
            ::-1
        ]
    )


async def test_migrated_is_what_the_schema_says(empty_url: str) -> None:
    database = await open_database(empty_url)
    try:
        await database.write(metadata.create_all)
        wanted = await database.read(definitions)
        await database.write(metadata.drop_all)
        await upgrade_schema(database)
        differences = await database.read(
            lambda one: compare_metadata(MigrationContext.configure(one), metadata)
        )
        found = await database.read(definitions)
    finally:
        await database.close()
    assert differences == []
    assert found == wanted  # alembic looks neither at checks nor at what an index is limited to


@pytest.mark.full
async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    for _ in range(2):
        for store in await asyncio.gather(*(open_store(empty_url) for _ in range(3))):
            assert await store.tables.live_tables() == []
            await store.close()


async def test_another_process_is_just_making_the_file(tmp_path: Path) -> None:
    """It holds the lock for which SQLite does not wait when the journal is changed."""
    with contextlib.closing(
        sqlite3.connect(tmp_path / "cafe.sqlite3", isolation_level=None)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.3, other.rollback)
        await (await open_store(f"sqlite:///{tmp_path / 'cafe.sqlite3'}")).close()


async def test_a_failing_migration_leaves_nothing_behind(empty_url: str) -> None:
    database = await open_database(empty_url)
    await database.write(
        lambda connection: connection.execute(text("CREATE TABLE presets (in_the_way INTEGER)"))
    )
    with pytest.raises(DBAPIError, match="presets"):
        await open_store(empty_url)
    assert await database.read(lambda connection: inspect(connection).get_table_names()) == [
        "presets"
    ]
    await database.write(lambda connection: connection.execute(text("DROP TABLE presets")))
    await database.close()
    await (await open_store(empty_url)).close()


async def test_a_database_of_version_1_is_left_alone(empty_url: str) -> None:
    database = await open_database(empty_url)
    for statement in (
        "CREATE TABLE alembic_version (version_num TEXT)",
        "INSERT INTO alembic_version VALUES ('0033')",
    ):
        await database.write(
            lambda connection, statement=statement: connection.execute(text(statement))
        )  # type: ignore[misc]
    with pytest.raises(
        OldDatabase,
        match=r"Kaffeehaus 1\.x has written this database \(revision 0033\)\. It was not changed",
    ):
        await open_store(empty_url)
    assert await database.read(lambda connection: inspect(connection).get_table_names()) == [
        "alembic_version"
    ]
    await database.close()


async def test_a_database_from_the_future_is_left_alone(empty_url: str) -> None:
    await (await open_store(empty_url)).close()
    database = await open_database(empty_url)
    await database.write(
        lambda connection: connection.execute(
            text("UPDATE alembic_version SET version_num = '9999'")
        )
    )
    await database.close()
    with pytest.raises(
        NewerDatabase, match="its revision is 9999, and this version knows none after"
    ):
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
