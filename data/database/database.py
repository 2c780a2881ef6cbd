"""The interface of a database, where transactions run."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Database(ABC):
    """Connections to one database.

    A piece of work is a plain function of a SQLAlchemy `Connection`. `observe` is called with its
    kind ("read" or "write") and its seconds, waiting included.
    """

    observe: Callable[[str, float], None] | None = None

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

    async def give_back(self) -> bool:
        """Give some of the free space in the file back to the disk.

        Returns False if there is no more.
        """
        return False

    @abstractmethod
    async def close(self) -> None:
        """Finish the work in progress and close all connections."""
