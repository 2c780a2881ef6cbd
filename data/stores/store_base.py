"""Transactions: how whatever a store does is run on a database."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.database.database import Database
from tables.service.store import Busy, Conflict

OVERTAKEN = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock
TRIES = 3
T = TypeVar("T")


class Transactions:
    """What a store is made of."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def close(self) -> None:
        await self.database.close()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Run it in a transaction; once more if PostgreSQL broke it off for another's sake. Raises `Conflict` if that goes on,
        and `Busy` as `_told` does."""
        for _ in range(TRIES):
            try:
                with _told():
                    return await self.database.write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in OVERTAKEN:
                    raise
        raise Conflict

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with _told():
            return await self.database.read(work)

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with _told():
            return await self.database.read_once(lambda connection: connection.execute(query).all())


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
