"""The interface of a database, where transactions run; also with times, for metrics."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Database(ABC):
    """Connections to one database.

    A piece of work is a plain function of a SQLAlchemy `Connection`.
    """

    sqlite: bool  # true if only one transaction can write at a time, counting all processes

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one write transaction and commit.

        Cancelling rolls it back unless the commit has begun.
        """

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a read-only snapshot: all its queries see the same moment."""

    @abstractmethod
    async def read_once(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, a single query, without a transaction, which would cost more than the
        query.
        """

    async def erase_copies(self) -> None:  # noqa: B027 - PostgreSQL reuses its log by itself
        """Erase the copies of deleted rows that the database keeps beside its tables."""

    async def make_shrinkable(self) -> None:  # noqa: B027 - PostgreSQL tidies up by itself
        """Prepare a database for `give_back`, if that has not been done.

        Nobody may use it meanwhile.
        """

    async def give_back(self) -> bool:
        """Give some of the free space in the file back to the disk.

        Returns False if there is no more.
        """
        return False

    @abstractmethod
    async def close(self) -> None:
        """Finish the work in progress and close all connections."""


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
