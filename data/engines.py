"""Connections: how each database is to be talked to, and how its schema is brought up to date."""

import asyncio
import logging
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x4B616666  # any number that nobody else in this PostgreSQL takes an advisory lock on
PATIENCE = 30  # seconds that SQLite waits for another process's transaction
RETRY = 0.02  # seconds between tries where it does not wait
SINGLE = "single"  # an option of SQLite's engines: one statement, no transaction
PRIVATE = 0o600  # the mode of a file that holds secrets
READERS = 4  # SQLite connections, each a thread
T = TypeVar("T")


class Engines(ABC):
    """Where to write and where to read: each reader sees one moment, whatever is written meanwhile. What is done there is a plain
    function of a connection."""

    sqlite: bool  # one writer at a time, here and in all other processes

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction. Whoever is cancelled has rolled it back, or it was being committed."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Of one moment."""

    @abstractmethod
    async def single(self, work: Callable[[Connection], T]) -> T:
        """One statement that reads. It sees one moment without a transaction around it, which would be most of what it costs."""

    @abstractmethod
    async def dispose(self) -> None:
        """Close all connections."""


class SqliteEngines(Engines):
    """Each piece of work goes to a thread and comes back once, whatever it asks there: going costs as much as asking."""

    sqlite = True

    def __init__(self, url: URL) -> None:
        self.writer = _sqlite_engine(url, "BEGIN IMMEDIATE", pool_size=1)
        self.reader = _sqlite_engine(url, "BEGIN", pool_size=READERS)
        self._single = self.reader.execution_options(**{SINGLE: True})
        self._write = ThreadPoolExecutor(1, thread_name_prefix="writer")  # others queue here, in order
        self._read = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        deciding = threading.Lock()
        unwanted = committing = False  # said with that lock in hand

        def done() -> T:
            nonlocal committing
            with self.writer.begin() as connection:
                found = work(connection)
                with deciding:
                    if unwanted:
                        raise CancelledError  # rolls back
                    committing = True
                return found

        future = asyncio.get_running_loop().run_in_executor(self._write, done)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            future.add_done_callback(asyncio.Future.exception)  # which nobody else asks for now
            with deciding:
                unwanted = True
            if committing:  # soon done: whoever reads next sees it
                await asyncio.wait([future])
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reading(self.reader, work)

    async def single(self, work: Callable[[Connection], T]) -> T:
        return await self._reading(self._single, work)

    async def _reading(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        def done() -> T:
            with engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read, done)

    async def dispose(self) -> None:
        def done() -> None:
            for threads in (self._write, self._read):
                threads.shutdown()
            for engine in (self.writer, self.reader):
                engine.dispose()

        await asyncio.to_thread(done)


class PostgresEngines(Engines):
    """Everything on the event loop."""

    sqlite = False

    def __init__(self, url: URL) -> None:
        # bodies and events hold secrets: neither statements nor parameters are ever logged
        self.writer = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
        self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.plain = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def single(self, work: Callable[[Connection], T]) -> T:
        async with self.plain.connect() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        await self.writer.dispose()


def connect(address: str) -> Engines:
    """Engines for `sqlite:///file` or `postgresql+asyncpg://…` (without a driver or with another one, too). Raises
    `ValueError` with a sentence."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise ValueError("DATABASE_URL is no address of a database; .env.example has one of each kind.") from None
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url.set(drivername="sqlite"))
        case "postgresql" | "postgres":
            return PostgresEngines(url.set(drivername="postgresql+asyncpg"))
        case other:
            raise ValueError(f"DATABASE_URL: {other} is not a database that Kaffeehaus knows; use SQLite or PostgreSQL.")


def _sqlite(url: URL) -> Engines:
    if url.database in (None, "", ":memory:"):
        raise ValueError("DATABASE_URL: SQLite needs a file, for example sqlite:///var/kaffeehaus.sqlite3")
    file = Path(url.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=PRIVATE)  # hands and secrets are in it; its -wal and -shm inherit the mode
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            _close(one)
    return SqliteEngines(url)


def _close(file: Path) -> None:
    """To everybody but its owner, for it may have been there before."""
    if file.stat().st_mode & ~PRIVATE & 0o777:
        try:
            file.chmod(PRIVATE)
        except PermissionError:  # it is somebody else's, or its file system knows no modes
            log.warning("%s can be read by others on this machine; its owner should close it: chmod 600", file.name)


def _sqlite_engine(url: URL, begin: str, pool_size: int) -> Engine:
    engine = create_engine(url, hide_parameters=True, pool_size=pool_size, max_overflow=0, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # no hidden BEGIN: ours is the only one
        cursor = connection.cursor()
        _into_wal(cursor)
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        if not connection.get_execution_options().get(SINGLE):
            connection.exec_driver_sql(begin)

    return engine


def _into_wal(cursor: Any) -> None:
    """A new file changes its journal once. Of several processes that begin at the same moment all but one are told that it is
    locked, at once: here SQLite does not wait."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(RETRY)
        else:
            return


async def reach(engines: Engines) -> None:
    """Connect once. Raises `OSError` where nothing answers, or something that is no database of ours or does not let us in."""
    try:
        await engines.write(lambda _: None)
    except DBAPIError as error:
        raise ConnectionError(str(error.orig)) from error


async def migrate(engines: Engines) -> None:
    """Bring the schema up to date: all steps and their record in one transaction, one process at a time."""
    await engines.write(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
