"""The interface of a database, where transactions run; and the one thing that SQLAlchemy spells
differently for each database: INSERT … ON CONFLICT.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
Insert: TypeAlias = postgresql.Insert | sqlite.Insert


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


def insert(connection: Connection, table: Table) -> Insert:
    """An INSERT that knows ON CONFLICT, of the connection's own dialect."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def replace(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row, or overwrite the one with the same primary key."""
    keys = [column.name for column in table.primary_key]
    connection.execute(
        insert(connection, table)
        .values(row)
        .on_conflict_do_update(
            index_elements=keys,
            set_={name: value for name, value in row.items() if name not in keys},
        )
    )


def update_columns(
    connection: Connection, table: Table, defaults: Mapping[str, Any], changes: Mapping[str, Any]
) -> None:
    """Write some columns of the row with the primary key that `defaults` has, or insert it whole
    if it is not there.
    """
    if not changes:
        return
    keys = [column.name for column in table.primary_key]
    connection.execute(
        insert(connection, table)
        .values({**defaults, **changes})
        .on_conflict_do_update(index_elements=keys, set_=dict(changes))
    )
