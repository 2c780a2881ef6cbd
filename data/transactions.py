"""Transactions: how whatever a store does is run on a database."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, TypeVar

from sqlalchemy import Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.engines import Engines
from tables.store import Conflict

OVERTAKEN = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock
TRIES = 3
T = TypeVar("T")


class Transactions:
    """What a store is made of."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        # SQLite has one writer: queue here, in order, rather than in its busy handler
        self._turn: AbstractAsyncContextManager[object] = asyncio.Lock() if engines.sqlite else nullcontext()

    async def close(self) -> None:
        await self._engines.dispose()

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run it in a transaction; once more if PostgreSQL broke it off for another's sake. Raises `Conflict` if that goes on."""
        for _ in range(TRIES):
            try:
                async with self._turn, self._engines.writer.begin() as connection:
                    return await work(connection)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in OVERTAKEN:
                    raise
        raise Conflict

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._engines.reader.connect() as connection:
            return await work(connection)

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._engines.single.connect() as connection:
            return (await connection.execute(query)).all()
