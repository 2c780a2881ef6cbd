"""Opening a database by its address, and upgrading its schema."""

from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from data.database.database import Database
from data.database.postgres_database import PostgresDatabase
from data.database.sqlite_database import SqliteDatabase

MIGRATIONS = Path(__file__).parents[1] / "migrations"
MIGRATION_LOCK = 0x4B616666  # key of an advisory lock; any number that nobody else uses in this PostgreSQL


async def open_database(address: str) -> Database:
    """Connect to `sqlite:///file` or `postgresql+asyncpg://…`; the driver may be left out, or be another one.

    Raises `ValueError`, with a sentence for the host, if the address will not do. Raises `OSError` if no database answers there,
    or if it refuses the connection.
    """
    url = read_address(address)
    try:
        database = await SqliteDatabase.open(url) if url.get_backend_name() == "sqlite" else PostgresDatabase(url)
        try:
            await database.write(lambda _: None)
        except BaseException:
            await database.close()
            raise
    except DBAPIError as error:
        raise ConnectionError(str(error.orig)) from error
    return database


def read_address(address: str) -> URL:
    """Return the address with the driver that is used. Raises `ValueError`, with a sentence for the host, if it will not do."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise ValueError("DATABASE_URL is no address of a database; .env.example has one of each kind.") from None
    match url.get_backend_name():
        case "sqlite" if url.database in (None, "", ":memory:"):
            raise ValueError("DATABASE_URL: SQLite needs a file, for example sqlite:///var/kaffeehaus.sqlite3")
        case "sqlite":
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise ValueError(f"DATABASE_URL: {other} is not a database that Kaffeehaus knows; use SQLite or PostgreSQL.")


async def upgrade_schema(database: Database, revision: str = "head") -> None:
    """Run the missing migrations up to `revision`, all in one transaction and in one process at a time."""
    await database.write(partial(_upgrade, revision=revision))


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
