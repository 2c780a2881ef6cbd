"""Connections: how each database is to be talked to, and how its schema is brought up to date."""

import asyncio
import logging
import sqlite3
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x4B616666  # any number that nobody else in this PostgreSQL takes an advisory lock on
PATIENCE = 30  # seconds that SQLite waits for another process's transaction
RETRY = 0.02  # seconds between tries where it does not wait
SINGLE = "single"  # an option of SQLite's engines: one statement, no transaction
PRIVATE = 0o600  # the mode of a file that holds secrets
READERS = 4  # SQLite connections, each a thread


@dataclass(frozen=True, slots=True)
class Engines:
    """Where to write and where to read: each reader sees one moment, whatever is written meanwhile. A single statement does so
    without a transaction around it, which would be most of what it costs."""

    writer: AsyncEngine
    reader: AsyncEngine
    single: AsyncEngine

    @property
    def sqlite(self) -> bool:
        """One writer at a time, here and in all other processes."""
        return self.writer.dialect.name == "sqlite"

    async def dispose(self) -> None:
        """Close all connections."""
        await self.writer.dispose()
        await self.reader.dispose()


def connect(address: str) -> Engines:
    """Engines for `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…` (the short forms without a driver do too). Raises
    `ValueError` with a sentence."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise ValueError("DATABASE_URL is no address of a database; .env.example has one of each kind.") from None
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url.set(drivername="sqlite+aiosqlite"))
        case "postgresql" | "postgres":
            # bodies and events hold secrets: neither statements nor parameters are ever logged
            engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), hide_parameters=True, pool_pre_ping=True)
            reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return Engines(engine, reader, engine.execution_options(isolation_level="AUTOCOMMIT"))
        case other:
            raise ValueError(f"DATABASE_URL: {other} is not a database that Kaffeehaus knows; use SQLite or PostgreSQL.")


def _sqlite(url: URL) -> Engines:
    logging.getLogger("aiosqlite").setLevel(logging.INFO)  # at DEBUG it writes every parameter of every statement
    if url.database in (None, "", ":memory:"):
        raise ValueError("DATABASE_URL: SQLite needs a file, for example sqlite+aiosqlite:///var/kaffeehaus.sqlite3")
    file = Path(url.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=PRIVATE)  # hands and secrets are in it; its -wal and -shm inherit the mode
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            _close(one)
    writer, reader = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=1), _sqlite_engine(url, "BEGIN", pool_size=READERS)
    return Engines(writer, reader, reader.execution_options(**{SINGLE: True}))


def _close(file: Path) -> None:
    """To everybody but its owner, for it may have been there before."""
    if file.stat().st_mode & ~PRIVATE & 0o777:
        try:
            file.chmod(PRIVATE)
        except PermissionError:  # it is somebody else's, or its file system knows no modes
            log.warning("%s can be read by others on this machine; its owner should close it: chmod 600", file.name)


def _sqlite_engine(url: URL, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        url, hide_parameters=True, pool_size=pool_size, max_overflow=0, connect_args={"timeout": PATIENCE}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # no hidden BEGIN: ours is the only one
        cursor = connection.cursor()
        _into_wal(connection, cursor)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        if not connection.get_execution_options().get(SINGLE):
            connection.exec_driver_sql(begin)

    return engine


def _into_wal(connection: Any, cursor: Any) -> None:
    """A new file changes its journal once. Of several processes that begin at the same moment all but one are told that it is
    locked, at once: here SQLite does not wait."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            connection.run_async(lambda _: asyncio.sleep(RETRY))
        else:
            return


async def reach(engines: Engines) -> None:
    """Connect once. Raises `OSError` where nothing answers, or something that is no database of ours or does not let us in."""
    try:
        async with engines.writer.connect():
            return
    except DBAPIError as error:
        raise ConnectionError(str(error.orig)) from error


async def migrate(engines: Engines) -> None:
    """Bring the schema up to date: all steps and their record in one transaction, one process at a time."""
    async with engines.writer.begin() as connection:
        if not engines.sqlite:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
