"""The lock that gives an SQLite database to one process.

It is a file beside the database, locked by the operating system, so it is free as soon as its
process has ended, however that happens. A second file says which process has it: on Windows a
locked file cannot be read.

What it is worth to a host: a second process that is started by mistake ends within two seconds,
and names the first. Without it both would answer each press, and both would deal.
"""

import asyncio
import contextlib
from pathlib import Path
from typing import Final

import filelock

from data.database.holder import DatabaseHeld, Holder, holder_file

HANDOVER_SECONDS: Final = 2.0  # a new process waits so long for the previous one to end
RETRY_SECONDS: Final = 0.1
OWNER_ONLY: Final = 0o600


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

        Raises `DatabaseHeld`, `OSError`.
        """
        deadline = asyncio.get_running_loop().time() + patience
        while not self.try_acquire():
            if asyncio.get_running_loop().time() >= deadline:
                raise DatabaseHeld(self.what, Holder.read(self.holder_file))
            await asyncio.sleep(RETRY_SECONDS)

    def try_acquire(self) -> bool:
        """Take the lock if it is free, and return whether it was.

        Makes the folder of the database. Raises `OSError`.
        """
        self.holder_file.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire(blocking=False)
        except filelock.Timeout:
            return False
        Holder.this_process().write(self.holder_file)
        return True

    def release(self) -> None:
        """Give the lock back, if this process has it."""
        if self._lock.is_locked:
            with contextlib.suppress(OSError):
                self.holder_file.unlink()
            self._lock.release()
