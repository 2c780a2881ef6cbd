"""Exceptions of the store, and the errors of the database that are outages."""

import sqlite3
from typing import Final

from sqlalchemy import Connection, exc, text


class Busy(Exception):  # noqa: N818
    """The database is overloaded, and nothing has been done. A second attempt may succeed."""


class Conflict(Busy):
    """Another change was faster: the table has a newer version.

    Load it and compute the change again.
    """


class ChannelTaken(Exception):  # noqa: N818
    """The channel already has a live table."""


class Unreadable(Exception):  # noqa: N818
    """The stored table cannot be read: it was played by older rules, or its body is damaged."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class Newer(Exception):  # noqa: N818
    """The table belongs to a process of another version, which still plays it: its rules are
    newer, or older and owned by it.
    """


DISK_TEXTS: Final = (
    "disk is full",
    "disk i/o error",
    "readonly database",
    "no space left",
    "could not extend file",
)
ROLLED_BACK: Final = "40"  # class of PostgreSQL's error codes: another transaction was in the way


def is_outage(error: BaseException) -> bool:
    """Return whether the database could not be reached or could not work."""
    match error:
        case (
            exc.OperationalError()
            | exc.InterfaceError()
            | exc.TimeoutError()
            | sqlite3.OperationalError()
        ):
            return True
        # SQLAlchemy has no class for what asyncpg calls "cannot connect now"
        case exc.DBAPIError():
            is_unclear = type(error) is exc.DBAPIError and not str(
                getattr(error.orig, "sqlstate", "")
            ).startswith(ROLLED_BACK)
            return error.connection_invalidated or is_unclear or is_about_disk(error)
    return False


def is_about_disk(error: BaseException) -> bool:
    """Return whether the database's error says that its disk is full or broken."""
    text = str(error).lower()
    return any(each in text for each in DISK_TEXTS)


def do_nothing(connection: Connection) -> None:
    """Run a statement that changes nothing."""
    connection.execute(text("SELECT 1"))
