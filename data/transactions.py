"""Transactions: how whatever a store does is run on a database."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError

from data.engines import Engines
from tables.store import Conflict

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
        """Run it in a transaction; once more if PostgreSQL broke it off for another's sake. Raises `Conflict` if that goes on."""
        for _ in range(TRIES):
            try:
                return await self._engines.write(work)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in OVERTAKEN:
                    raise
        raise Conflict

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._engines.read(work)

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self._engines.single(lambda connection: connection.execute(query).all())
