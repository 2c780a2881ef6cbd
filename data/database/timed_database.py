"""A database whose work is timed, for metrics."""

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from data.database.database import Database

T = TypeVar("T")


class TimedDatabase(Database):
    """Passes all work on, and tells `observe` what it was ("read" or "write") and how many seconds it took, waiting included."""

    def __init__(self, database: Database, observe: Callable[[str, float], None]) -> None:
        self.sqlite = database.sqlite
        self._database = database
        self._observe = observe

    async def write(self, work: Callable[[Connection], T]) -> T:
        began = time.perf_counter()
        try:
            return await self._database.write(work)
        finally:
            self._observe("write", time.perf_counter() - began)

    async def read(self, work: Callable[[Connection], T]) -> T:
        began = time.perf_counter()
        try:
            return await self._database.read(work)
        finally:
            self._observe("read", time.perf_counter() - began)

    async def read_once(self, work: Callable[[Connection], T]) -> T:
        began = time.perf_counter()
        try:
            return await self._database.read_once(work)
        finally:
            self._observe("read", time.perf_counter() - began)

    async def erase_copies(self) -> None:
        await self._database.erase_copies()

    async def close(self) -> None:
        await self._database.close()
