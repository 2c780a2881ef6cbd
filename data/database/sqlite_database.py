"""SQLite through aiosqlite, which owns each connection and its thread.

A piece of work is one trip to that thread and back, however many statements it runs there: a trip
costs as much as a statement. That takes .8 to .9 of the processor time that threads of
`concurrent.futures` take for the same, and less than half of what SQLAlchemy's asyncio dialect
takes, which makes a trip for each statement (tools/benchmarks/sqlite_trips.py).
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.util import LRUCache

from data.database.database import Database, T
from data.database.holder import OWNER_ONLY

log = logging.getLogger(__name__)

BUSY_SECONDS = 30  # how long SQLite waits for another process's transaction
PATIENCE_MS = 500  # how long emptying the write-ahead log waits for readers
RETRY_SECONDS = 0.02  # between attempts where SQLite does not wait by itself
SINGLE_QUERY = "single_query"  # execution option: run a query without BEGIN
READERS = 4  # connections that read, each with a thread
INCREMENTAL = 2  # SQLite's number for auto_vacuum by `PRAGMA incremental_vacuum`
PIECE_PAGES = 250  # that are given back in one transaction: a megabyte
COMPILED_STATEMENTS = 400  # that are kept, half as many more for a moment; play needs about eighty
CACHE_KILOBYTES = 500  # of pages for each connection; SQLite's default is 2,000


class RolledBack(Exception):  # noqa: N818
    """A write was cancelled before its commit. Raised on the connection's thread only."""


class SqliteConnection(aiosqlite.Connection):
    """A connection of aiosqlite whose thread runs functions.

    Attributes:
        engine: SQLAlchemy's way to this one connection. It may be used only by functions on the
            thread.
        stopped: done when the thread has ended; None until `stop`.
    """

    def __init__(self, url: URL, begin: str, like: "SqliteConnection | None" = None) -> None:
        """Prepare a connection whose transactions begin with the statement `begin`.

        It shares compiled statements with `like`.
        """
        self.engine: Engine = _engine(url, begin, like.engine if like else None)
        self.stopped: asyncio.Future[Any] | None = None
        super().__init__(self._connect_engine, iter_chunk_size=64)

    async def open(self) -> None:
        """Start the thread and connect. If that fails or is cancelled, nothing of it is left."""
        try:
            await self
        except BaseException:
            # aiosqlite has called `stop`, but does not wait for the thread
            if self.stopped is not None:
                await self.stopped
            self.engine.dispose()
            raise

    def stop(self) -> asyncio.Future[Any] | None:
        self.stopped = super().stop()
        return self.stopped

    def _connect_engine(self) -> sqlite3.Connection:
        """Let SQLAlchemy open the connection, here on the thread, and return it for aiosqlite to
        own.
        """
        with self.engine.connect() as connection:
            return cast(sqlite3.Connection, connection.connection.driver_connection)

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` on the thread, after all work that was passed before."""
        # `_execute` is the one private name of aiosqlite in use: its public methods run a statement
        # each, none runs a function. Should it go or change, every test that opens SQLite fails.
        return cast(T, await self._execute(work))  # type: ignore[no-untyped-call]


class SqliteDatabase(Database):
    """One connection that writes and `READERS` that read."""

    def __init__(self, writer: SqliteConnection, readers: list[SqliteConnection]) -> None:
        self.writer = writer
        self.readers = readers
        # the one used last is still warm
        self._idle_readers: asyncio.LifoQueue[SqliteConnection] = asyncio.LifoQueue()
        for reader in readers:
            self._idle_readers.put_nowait(reader)

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Connect to a file that only its owner may read; make it, and its folder, if they do
        not exist.
        """
        opened: list[SqliteConnection] = []
        try:
            for begin in ("BEGIN IMMEDIATE", *["BEGIN"] * READERS):
                connection = SqliteConnection(url, begin, opened[0] if opened else None)
                await connection.open()
                opened.append(connection)
        except BaseException:
            await _close_all(opened)
            raise
        return cls(opened[0], opened[1:])

    async def write(self, work: Callable[[Connection], T]) -> T:
        deciding = threading.Lock()  # held to read or change these two
        cancelled = committing = False

        def transaction() -> T:
            nonlocal committing
            with self.writer.engine.begin() as connection:
                result = work(connection)
                with deciding:
                    if cancelled:
                        raise RolledBack
                    committing = True
                return result

        try:
            return await self.writer.run(transaction)
        except asyncio.CancelledError:
            with deciding:
                cancelled = True
            # wait until the thread is past the commit, so that the next read sees the change
            if committing:
                with suppress(ValueError):  # closed meanwhile, which ends the commit as well
                    await self.writer.run(lambda: None)
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with reader.engine.connect() as connection:
                return work(connection)

        reader = await self._idle_readers.get()
        try:
            return await reader.run(transaction)
        finally:
            self._idle_readers.put_nowait(reader)

    async def read_once(self, work: Callable[[Connection], T]) -> T:
        return await self.read(
            lambda connection: work(connection.execution_options(**{SINGLE_QUERY: True}))
        )

    async def erase_copies(self) -> None:
        """Empty the write-ahead log.

        If a reader is busy for too long, it is emptied when the last process closes the file.
        """

        def empty_log() -> None:
            with self.writer.engine.connect().execution_options(
                **{SINGLE_QUERY: True}
            ) as connection:
                # other writes wait meanwhile
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE_MS}")
                busy, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {1000 * BUSY_SECONDS}")
            if busy:
                log.info(
                    "deleted rows stay in the write-ahead log until a process closes the database"
                    " last"
                )

        await self.writer.run(empty_log)

    async def give_back(self) -> bool:
        def release(connection: Connection) -> bool:
            if connection.exec_driver_sql("PRAGMA auto_vacuum").scalar() != INCREMENTAL:
                return False
            driver = cast(sqlite3.Connection, connection.connection.driver_connection)
            # a row a page, without columns
            driver.execute(f"PRAGMA incremental_vacuum({PIECE_PAGES})").fetchall()
            return bool(connection.exec_driver_sql("PRAGMA freelist_count").scalar())

        return await self.write(release)

    async def close(self) -> None:
        """Close the writer last: of connections that close at the same time none writes the log
        back into the file.
        """
        try:
            await _close_all(self.readers)
        finally:
            await _close_all([self.writer])


async def _close_all(connections: list[SqliteConnection]) -> None:
    """Close connections and end their threads once their work is done.

    All are told to stop before the first is waited for, so that no thread is left if this is
    cancelled. A thread that is left keeps the process from ending.
    """
    stopping = [connection.stop() for connection in connections]
    await asyncio.gather(*(future for future in stopping if future is not None))


def _engine(url: URL, begin: str, like: Engine | None) -> Engine:
    """Return an engine with one connection. Parameters hold secrets, so errors do not show them.

    A compiled statement takes some 25 kB. The engines of a database share them, so all have the
    same dialect.
    """
    engine = create_engine(
        url, hide_parameters=True, poolclass=StaticPool, connect_args={"timeout": BUSY_SECONDS}
    )
    if like is None:
        file = Path(url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=OWNER_ONLY)  # SQLite gives its -wal and -shm the same mode
        engine.update_execution_options(compiled_cache=LRUCache(COMPILED_STATEMENTS))
    else:
        engine.dialect = like.dialect
        engine.update_execution_options(
            compiled_cache=like.get_execution_options()["compiled_cache"]
        )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # sqlite3 begins no transactions by itself
        connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")  # of a new file
        _switch_to_wal(connection)
        # secure_delete is not the default everywhere
        for pragma in (
            "synchronous = FULL",
            "foreign_keys = ON",
            "secure_delete = ON",
            f"cache_size = -{CACHE_KILOBYTES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        if not connection.get_execution_options().get(SINGLE_QUERY):
            connection.exec_driver_sql(begin)

    return engine


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch a new file to write-ahead logging.

    If several processes start at the same moment, all but one are told that the file is locked:
    SQLite does not wait here.
    """
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return
