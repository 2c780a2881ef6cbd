"""A database whose work is timed, for metrics."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection

from data.database.database import Database

T = TypeVar("T")


class TimedDatabase(Database):
    """Passes all work on, and tells `observe` what it was ("read" or "write") and how many
    seconds it took, waiting included.
    """

    def __init__(self, database: Database, observe: Callable[[str, float], None]) -> None:
        self.sqlite = database.sqlite
        self._database = database
        self._observe = observe

    async def write(self, work: Callable[[Connection], T]) -> T:
        with self._timed("write"):
            return await self._database.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._timed("read"):
            return await self._database.read(work)

    async def read_once(self, work: Callable[[Connection], T]) -> T:
        with self._timed("read"):
            return await self._database.read_once(work)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self._observe(kind, time.perf_counter() - began)

    async def erase_copies(self) -> None:
        await self._database.erase_copies()

    async def give_back(self) -> bool:
        return await self._database.give_back()

    async def close(self) -> None:
        await self._database.close()
