"""Transactions with retries, and the caches of rows that all parts of the store share."""

import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Generic, TypeVar

from cachetools import TTLCache
from sqlalchemy import Connection, Delete, Row, Select, Update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.database.database import Database, T
from data.exceptions import Busy, Conflict
from data.shards import Shards
from tables.people.people import MemberName, Person, Preferences, PreferencesOwner
from tables.state.slots import PostedMessage, Slot

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

SECONDS = 300.0  # how long a row may be older than what another process wrote
MOST_ROWS = 4_000  # about a kilobyte each: the people of a thousand tables


class RowCache(Generic[K, V]):
    """Rows by key.

    Code that writes a row does so within `writing`. A row that was read while any row of the cache
    was being written is not kept, because it may be older than the write.
    """

    def __init__(self) -> None:
        self._rows: TTLCache[K, V] = TTLCache(MOST_ROWS, SECONDS)
        self._writes = 0  # grows with each write, so that a read notices one

    async def load(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Return a row from the cache, or read it."""
        row = self._rows.get(key)
        return await self.reload(key, read) if row is None else row

    async def load_many(
        self, keys: Collection[K], read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> Mapping[K, V]:
        """Return the rows of these keys from the cache, and read those that are missing there in
        one query.
        """
        rows = {key: row for key in keys if (row := self._rows.get(key)) is not None}
        missing = [key for key in keys if key not in rows]
        if missing:
            writes = self._writes
            read_rows = await read(missing)
            self._keep(read_rows, writes)
            rows.update(read_rows)
        return rows

    async def reload(self, key: K, read: Callable[[], Awaitable[V]]) -> V:
        """Read a row, and keep it."""
        writes = self._writes
        row = await read()
        self._keep({key: row}, writes)
        return row

    def _keep(self, rows: Mapping[K, V], writes: int) -> None:
        """Keep rows that were read after so many writes, if there was no other meanwhile."""
        if writes == self._writes:
            self._rows.update(rows)

    def clear(self) -> None:
        """Drop all rows: another process may have written them."""
        self._writes += 1
        self._rows.clear()

    @contextmanager
    def writing(self, *keys: K) -> Iterator[None]:
        """Drop the rows that the block writes: those of `keys`, or all if no keys are given."""
        self._writes += 1
        try:
            yield
        finally:
            self._writes += 1
            for key in keys or list(self._rows):
                self._rows.pop(key, None)


SERIALIZATION_FAILURE, DEADLOCK = "40001", "40P01"  # PostgreSQL's codes
ATTEMPTS = 3


class Caches:
    """The rows that the parts of the store keep in memory.

    They stand together because the erasure of a person or a server writes rows of all kinds.
    """

    def __init__(self) -> None:
        self.people: RowCache[int, Person | None] = RowCache()
        self.preferences: RowCache[tuple[PreferencesOwner, int], Preferences] = RowCache()
        self.deals: RowCache[tuple[str, int], int] = RowCache()  # played, by game and person
        self.names: RowCache[tuple[int, int], MemberName] = RowCache()  # by server and person
        self.posted: RowCache[str, dict[Slot, PostedMessage]] = RowCache()  # by table
        self.favourites: RowCache[int, tuple[str, ...]] = RowCache()  # games by server

    def clear(self) -> None:
        """Drop all rows: another process may have written them."""
        for cache in vars(self).values():
            cache.clear()

    @contextmanager
    def writing_all(self) -> Iterator[None]:
        """Drop all rows while the block writes rows of all kinds."""
        with ExitStack() as stack:
            for cache in vars(self).values():
                stack.enter_context(cache.writing())
            yield


class Transactions:
    """Transactions on one database: the base of the store and of its parts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a write transaction, again if PostgreSQL broke it off in favour of another.

        Raises `Conflict` if that happens several times, `Busy` if no connection or lock becomes
        free.
        """
        for _ in range(ATTEMPTS):
            try:
                with self._watched("write"):
                    return await self.database.write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in (SERIALIZATION_FAILURE, DEADLOCK):
                    raise
        raise Conflict

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a read-only snapshot. Raises `Busy`."""
        with self._watched("read"):
            return await self.database.read(work)

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows of one query. Raises `Busy`."""
        with self._watched("read"):
            return await self.database.read_once(lambda connection: connection.execute(query).all())

    async def execute(self, statement: Delete | Update) -> int:
        """Run one statement that writes. Returns how many rows it has changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    @contextmanager
    def _watched(self, kind: str) -> Iterator[None]:
        """Observe the time of the block. Raise `Busy` if no connection becomes free, or if another
        process keeps SQLite's write lock.
        """
        began = time.perf_counter()
        try:
            yield
        except PoolTimeout as error:
            raise Busy from error
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise Busy from error
            raise
        finally:
            if self.database.observe is not None:
                self.database.observe(kind, time.perf_counter() - began)


class ShardTransactions(Transactions):
    """Transactions of a process that works for the servers of some shards."""

    def __init__(self, database: Database, shards: Shards) -> None:
        super().__init__(database)
        self._shards = shards
