"""Transactions: how whatever a store does is run on a database."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.engines import Engines
from tables.service.store import Busy, Conflict

OVERTAKEN = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock
TRIES = 3
T = TypeVar("T")


class Transactions:
    """What a store is made of."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def close(self) -> None:
        await self._engines.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run it in a transaction; once more if PostgreSQL broke it off for another's sake. Raises `Conflict` if that goes on,
        and `Busy` as `_told` does."""
        for _ in range(TRIES):
            try:
                with _told():
                    return await self._engines.write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in OVERTAKEN:
                    raise
        raise Conflict

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with _told():
            return await self._engines.read(work)

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with _told():
            return await self._engines.single(lambda connection: connection.execute(query).all())


@contextmanager
def _told() -> Iterator[None]:
    """Raises `Busy` where no connection has become free, or somebody else did not stop writing."""
    try:
        yield
    except PoolTimeout as error:
        raise Busy from error
    except OperationalError as error:
        if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise Busy from error
        raise
