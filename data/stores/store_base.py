"""The base of all stores: transactions with retries, and caches."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.database.database import Database
from data.stores.row_cache import RowCache
from service.shards import Shards
from service.store import Busy, Conflict

SERIALIZATION_FAILURE, DEADLOCK = "40001", "40P01"  # PostgreSQL's codes
ATTEMPTS = 3
EVERY_SHARD = Shards()
T = TypeVar("T")


class SqlStoreBase:
    """Transactions on one database.

    Attributes:
        database: Where they run.
        shards: Shards whose tables belong to this process.
        mark_keys: Keys of the marks that stand for people. The first makes new marks, all find old ones.
    """

    def __init__(self, database: Database, mark_keys: Sequence[bytes] = (b"",), shards: Shards = EVERY_SHARD) -> None:
        self.database = database
        self.mark_keys = mark_keys
        self.shards = shards
        self._caches: list[RowCache[Any, Any]] = []

    async def close(self) -> None:
        await self.database.close()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a write transaction, again if PostgreSQL broke it off in favour of another.

        Raises `Conflict` if that happens several times, `Busy` if no connection or lock becomes free.
        """
        for _ in range(ATTEMPTS):
            try:
                with _raising_busy():
                    return await self.database.write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in (SERIALIZATION_FAILURE, DEADLOCK):
                    raise
        raise Conflict

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a read-only snapshot. Raises `Busy`."""
        with _raising_busy():
            return await self.database.read(work)

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows of one query. Raises `Busy`."""
        with _raising_busy():
            return await self.database.read_once(lambda connection: connection.execute(query).all())

    def read_anew(self) -> None:
        """Drop all cached rows: another process may have written them."""
        for cache in self._caches:
            cache.clear()

    def _new_cache(self) -> RowCache[Any, Any]:
        cache = RowCache[Any, Any]()
        self._caches.append(cache)
        return cache

    @contextmanager
    def _writing_all_rows(self) -> Iterator[None]:
        """Drop the rows of all caches while the block writes rows of all kinds."""
        with ExitStack() as stack:
            for cache in self._caches:
                stack.enter_context(cache.writing())
            yield


@contextmanager
def _raising_busy() -> Iterator[None]:
    """Raise `Busy` if no connection becomes free, or if another process keeps SQLite's write lock."""
    try:
        yield
    except PoolTimeout as error:
        raise Busy from error
    except OperationalError as error:
        if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise Busy from error
        raise
