"""Opening a database by its address, and upgrading its schema."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import cast

from sqlalchemy import URL, Connection, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from data.database.database import Database
from data.database.holder import DatabaseUnusable, SqliteLock
from data.database.postgres_database import PostgresDatabase
from data.database.shard_connection import hold_postgres
from data.database.sqlite_database import SqliteDatabase

MIGRATIONS = Path(__file__).parents[1] / "migrations"
OLDEST = "2000"  # revision of version 2.0.0
# key of an advisory lock; any number that nobody else uses in this PostgreSQL
MIGRATION_LOCK = 0x4B616666


class NewerDatabase(Exception):  # noqa: N818 - the host has to decide
    """Raised if a newer version of Kaffeehaus has written the database.

    The text is a sentence for the host.
    """


class OldDatabase(Exception):  # noqa: N818 - the host has to decide
    """Raised if a version before 2.0 has written the database, which is not changed.

    The text is a sentence for the host.
    """


async def open_database(address: str) -> Database:
    """Connect to `sqlite:///file` or `postgresql+asyncpg://…`; the driver may be left out, or be
    another one.

    Raises `ValueError`, with a sentence for the host, if the address will not do. Raises
    `DatabaseUnusable` if nobody answers there, or if the connection is refused.
    """
    url = read_address(address)
    where = (
        ""
        if url.get_backend_name() == "sqlite"
        else f"PostgreSQL at {url.host or 'this machine'}:{url.port or 5432}: "
    )
    try:
        database = (
            await SqliteDatabase.open(url)
            if url.get_backend_name() == "sqlite"
            else PostgresDatabase(url)
        )
        try:
            await database.write(lambda _: None)
        except BaseException:
            await database.close()
            raise
    except DBAPIError as error:
        raise DatabaseUnusable(f"{where}{error.orig}") from error
    except OSError as error:
        raise DatabaseUnusable(f"{where}{str(error) or type(error).__name__}") from error
    return database


@asynccontextmanager
async def held_alone(address: str) -> AsyncIterator[None]:
    """Hold a database for work that no running process may see.

    Raises `DatabaseHeld` at once if a process uses it.
    """
    lock = sqlite_lock(address)
    if lock is not None:
        await lock.acquire(patience=0)
        try:
            yield
        finally:
            lock.release()
        return
    database = await open_database(address)
    assert isinstance(database, PostgresDatabase)
    try:
        async with hold_postgres(database):
            yield
    finally:
        await database.close()


def sqlite_lock(address: str) -> SqliteLock | None:
    """Return the lock of an SQLite database, or None for PostgreSQL, where `ShardConnection` has
    the locks.
    """
    file = sqlite_file(address)
    return None if file is None else SqliteLock(file)


def sqlite_file(address: str) -> Path | None:
    """Return the file of an SQLite database, or None for PostgreSQL.

    Raises `ValueError` as `read_address` does.
    """
    url = read_address(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def read_address(address: str) -> URL:
    """Return the address with the driver that is used.

    Raises `ValueError`, with a sentence for the host, if it will not do.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise ValueError(
            "DATABASE_URL is no address of a database; .env.example has one of each kind."
        ) from None
    match url.get_backend_name():
        case "sqlite" if url.database in (None, "", ":memory:") and not url.host:
            raise ValueError(
                "DATABASE_URL: SQLite needs a file, for example sqlite:///var/kaffeehaus.sqlite3"
            )
        case "sqlite" if url.host:
            raise ValueError(
                "DATABASE_URL: SQLite needs three slashes: sqlite:///var/kaffeehaus.sqlite3; four"
                " before /srv/a/b."
            )
        case "sqlite":
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise ValueError(
                f"DATABASE_URL: {other} is not a database that Kaffeehaus knows; use SQLite or"
                f" PostgreSQL."
            )


async def upgrade_schema(database: Database, revision: str = "head") -> None:
    """Run the missing migrations up to `revision`, all in one transaction and in one process at a
    time.

    Raises `OldDatabase` if the database is of 1.x, `NewerDatabase` if this version does not know
    its revision.
    """
    await database.write(partial(_upgrade, revision=revision))


def current_revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None if the database is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return cast(
        str | None, connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    )


def revisions() -> list[str]:
    """Return the revisions that this version can upgrade to, oldest first: the numbers in the
    names of the migrations.
    """
    return sorted(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


def newest_revision() -> str:
    """Return the revision that this version upgrades databases to."""
    return revisions()[-1]


def require_known(revision: str | None) -> None:
    """Raise `OldDatabase` or `NewerDatabase` if this version cannot upgrade a database of a
    revision; those of 1.x are four digits below 2000.
    """
    if revision is not None and revision < OLDEST:
        raise OldDatabase(
            f"Kaffeehaus 1.x has written this database (revision {revision}). It was not changed."
            f" Version 2 begins with"
            " a new one: put another file or address into DATABASE_URL, and `python -m bot import"
            " OLD`, where OLD is"
            " this file or address, takes over chips, settings, ratings and achievements. Or"
            " install the last 1.x again."
        )
    if revision is not None and revision not in revisions():
        raise NewerDatabase(
            f"A newer version of Kaffeehaus has written this database: its revision is {revision},"
            f" and this version knows none after {newest_revision()}. Install the newer version"
            f" again, or restore a backup that was made before the update."
        )


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    require_known(found := current_revision(connection))
    if found != newest_revision():
        migrate(connection, revision)


def migrate(connection: Connection, revision: str) -> None:
    """Run the missing migrations up to `revision` in the transaction of a connection."""
    from alembic import command  # takes 12 MB, and most starts find nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
