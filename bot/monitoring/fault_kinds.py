"""The kinds of outages that a host can do something about, and which errors belong to each."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from enum import Enum
from types import TracebackType
from typing import Final

import aiohttp
import discord

from data.exceptions import is_about_disk, is_outage


class Fault(Enum):
    """A kind of outage. Each value is what cannot be reached, and what the bot does meanwhile."""

    DATABASE = (
        "the database cannot be reached",
        "Tables stand still and presses are refused. What was confirmed is kept. It is tried again"
        " until it answers.",
    )
    DISK = (
        "the disk is full or cannot be written",
        "Make room (df -h). Tables stand still and presses are refused until then. What was"
        " confirmed is kept.",
    )
    DISCORD = (
        "Discord cannot be reached or fails",
        "Messages are sent again later, and no turn runs out while the connection is away.",
    )

    @property
    def what(self) -> str:
        """The sentence about the outage, without a full stop."""
        return self.value[0]

    @property
    def meanwhile(self) -> str:
        """The sentences about what the bot does until the outage is over."""
        return self.value[1]


DISK_ERRORS: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO})
DATABASE_LIBRARIES: Final = ("sqlalchemy", "asyncpg", "aiosqlite", "data")
DISCORD_LIBRARIES: Final = ("aiohttp", "discord")
OUTAGE: Final = 500  # the lowest HTTP status that is not about the request


def fault_of(record: logging.LogRecord) -> Fault | None:
    """Return the kind of outage that a log record tells of, or None.

    A record tells by its exception, or by the exception that the caller has passed as
    `extra={"error": error}`.
    """
    error = getattr(record, "error", None) or (record.exc_info[1] if record.exc_info else None)
    if record.levelno < logging.WARNING or not isinstance(error, BaseException):
        return None
    return next((fault for each in causes(error) if (fault := kind_of(each))), None)


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and what it was raised from, the error first."""
    seen: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in seen:
        seen.append(following)
        yield following
        following = following.__cause__ or following.__context__


def kind_of(error: BaseException) -> Fault | None:
    """Return the kind of outage of a single error."""
    match error:
        case _ if is_outage(error):
            return Fault.DISK if is_about_disk(error) else Fault.DATABASE
        case discord.HTTPException():
            return Fault.DISCORD if error.status >= OUTAGE else None
        case aiohttp.ClientError() | discord.GatewayNotFound() | discord.ConnectionClosed():
            return Fault.DISCORD
        case OSError(errno=number) if number in DISK_ERRORS:
            return Fault.DISK
        case OSError() | TimeoutError():
            return raised_in(error.__traceback__)
    return None


def raised_in(trace: TracebackType | None) -> Fault | None:
    """Return whose connection has failed, by the innermost library that the traceback names."""
    found = None
    while trace is not None:
        library = str(trace.tb_frame.f_globals.get("__name__", "")).split(".")[0]
        if library in DATABASE_LIBRARIES:
            found = Fault.DATABASE
        elif library in DISCORD_LIBRARIES:
            found = Fault.DISCORD
        trace = trace.tb_next
    return found


def describe_error(error: BaseException | None) -> str:
    """Return an error in a few words, without what it may quote: its class, or Discord's status."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    cause = getattr(error, "orig", None) or error
    # its name for all errors of asyncpg is "Error"
    if cause is not None and type(cause).__module__.startswith("sqlalchemy"):
        cause = cause.__cause__ or cause
    return str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__
