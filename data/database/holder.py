"""The process that holds a database: what it says of itself, the lock that gives an SQLite database
to one process, and the error of a process that finds the database taken.
"""

import asyncio
import contextlib
import json
import os
import re
import socket
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

import filelock

NAME: Final = re.compile(r"kaffeehaus (\d+) (\S+)")
FILE_LENGTH: Final = 400
MAX_HOST: Final = 40  # characters; PostgreSQL cuts the name of an application after 63 bytes


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that holds a database."""

    pid: int
    host: str
    since: int  # ms since 1970
    trouble: str = ""  # why it cannot work now, as a sentence

    @classmethod
    def this_process(cls) -> Self:
        """Return the description of this process, as of now."""
        host = re.sub(r"[^\w.-]", "-", socket.gethostname(), flags=re.ASCII)[:MAX_HOST]
        return cls(os.getpid(), host or "?", time.time_ns() // 1_000_000)

    @property
    def application_name(self) -> str:
        """The name under which PostgreSQL lists a connection of this process."""
        return f"kaffeehaus {self.pid} {self.host}"

    @classmethod
    def of_connection(cls, application_name: str | None, since: datetime | None) -> Self | None:
        """Return the process behind a connection that PostgreSQL lists, or None if the name is
        none of ours.
        """
        match = NAME.fullmatch(application_name or "")
        if match is None or since is None:
            return None
        return cls(int(match[1]), match[2], round(1000 * since.timestamp()))

    @classmethod
    def read(cls, file: Path) -> Self | None:
        """Return the process that has written a file, or None if the file cannot be read."""
        try:
            fields = json.loads(file.read_text(encoding="utf-8"))
            return cls(
                int(fields["pid"]),
                str(fields["host"]),
                int(fields["since"]),
                str(fields.get("trouble", "")),
            )
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, file: Path) -> None:
        """Write the file that `read` reads, always of the same length: a full disk takes it,
        too, once it is there.
        """
        with file.open("r+" if file.exists() else "x", encoding="utf-8") as opened:
            opened.write(json.dumps(asdict(self)).ljust(FILE_LENGTH))
            opened.truncate()

    def __str__(self) -> str:
        since = datetime.fromtimestamp(self.since / 1000, UTC)
        return f"process {self.pid} on {self.host}, since {since:%Y-%m-%d %H:%M:%S} UTC"


class DatabaseHeld(Exception):  # noqa: N818 - a state of the world, not a fault
    """Raised if another process holds the database or a shard.

    The text is a sentence for the host.
    """

    def __init__(self, what: str, holder: Holder | None) -> None:
        super().__init__(
            f"{what} is held by {holder or 'another process'}. Only one Kaffeehaus may run there:"
            f" stop that one first."
        )
        self.holder = holder


class DatabaseUnusable(OSError):  # noqa: N818 - a state of the world
    """Raised if a database cannot be opened.

    The text says why: no answer, no access, a full disk, damage.
    """


def holder_file(database: Path) -> Path:
    """Return the file that describes the process that holds an SQLite database."""
    return database.with_name(f"{database.name}.process")


HANDOVER_SECONDS: Final = 2.0  # a new process waits so long for the previous one to end
RETRY_SECONDS: Final = 0.1
OWNER_ONLY: Final = 0o600  # mode of files that hold secrets: databases, copies, keys
OWNERS_FOLDER: Final = 0o700


class SqliteLock:
    """The lock of the database in `file`."""

    def __init__(self, file: Path) -> None:
        resolved = file.resolve()  # two addresses of one file have one lock
        self.what = f"The database {file}"
        self.holder_file = holder_file(resolved)
        self._lock = filelock.FileLock(
            resolved.with_name(f"{resolved.name}.lock"), mode=OWNER_ONLY, thread_local=False
        )

    async def acquire(self, patience: float = HANDOVER_SECONDS) -> None:
        """Take the lock, waiting at most `patience` seconds for another process to end.

        Makes the folder of the database. Raises `DatabaseHeld`, or `DatabaseUnusable` if the folder
        cannot be made or its disk is full.
        """
        try:
            self.holder_file.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(
                self._lock.acquire, timeout=patience, poll_interval=RETRY_SECONDS
            )
            Holder.this_process().write(self.holder_file)
        except filelock.Timeout:
            raise DatabaseHeld(self.what, Holder.read(self.holder_file)) from None
        except OSError as error:
            raise DatabaseUnusable(str(error)) from error

    def release(self) -> None:
        """Give the lock back, if this process has it."""
        if self._lock.is_locked:
            with contextlib.suppress(OSError):
                self.holder_file.unlink()
            self._lock.release()
