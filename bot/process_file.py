"""A file that a running bot touches to say that it is alive, for `python -m bot healthy`.

For SQLite it is the file beside the database that names its holder. For PostgreSQL it is in the folder `var`.
"""

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Final

from bot.settings import Settings
from data.database.holder import Holder
from data.database.open_database import sqlite_file
from data.database.sqlite_lock import holder_file

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 10.0
STALE_SECONDS: Final = 60.0  # without a beat the event loop hangs, or the process has gone
VAR: Final = Path("var")


class ProcessFile:
    """The file of this process. It is written at the start and touched while the event loop runs."""

    def __init__(self, settings: Settings) -> None:
        self.path = path_of(settings)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Write the file and keep touching it. A file that cannot be written is logged once: the bot works without it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            Holder.this_process().write(self.path)
        except OSError as error:
            log.warning("%s cannot be written (%s): `python -m bot healthy` does not work", self.path, error.strerror)
        else:
            self._task = asyncio.create_task(self._beat(), name="heartbeat")

    async def stop(self) -> None:
        """Stop touching the file, and remove it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self.path.unlink(missing_ok=True)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                os.utime(self.path)
            except OSError as error:
                log.debug("no heartbeat: %s", error.strerror)


def path_of(settings: Settings) -> Path:
    """Return the file of the process with these settings."""
    file = sqlite_file(settings.database_url)
    if file is not None:
        return holder_file(file.resolve())
    shards = "" if settings.sharding.all else "-" + "-".join(str(shard) for shard in sorted(settings.sharding.mine))[:60]
    return VAR / f"kaffeehaus{shards}.process"


def health(settings: Settings) -> tuple[bool, str]:
    """Return whether the process with these settings is alive, and a sentence about it."""
    path = path_of(settings)
    holder = Holder.read(path)
    if holder is None:
        return False, "No Kaffeehaus runs here with these settings."
    silent = time.time() - path.stat().st_mtime
    if has_ended(holder):
        return False, f"Kaffeehaus ({holder}) was killed."
    if silent > STALE_SECONDS:
        return False, f"Kaffeehaus ({holder}) has not said anything for {silent:.0f} seconds: it hangs."
    return True, f"Kaffeehaus runs ({holder})."


def has_ended(holder: Holder) -> bool:
    """Return whether a process of this machine has ended. Of other machines, and on Windows, this is not known."""
    if os.name != "posix" or holder.host != Holder.this_process().host:
        return False
    try:
        os.kill(holder.pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
