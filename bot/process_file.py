"""The file that says that a running bot is alive; `python -m bot healthy` looks at it.

Supervisors call that often, so this module imports little.
"""

import logging
import os
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from data.database.holder import Holder, holder_file

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 10.0
DEFAULT_DATABASE: Final = "sqlite:///var/kaffeehaus.sqlite3"
STALE_SECONDS: Final = 60.0  # without a beat the event loop hangs, or the process has gone
VAR: Final = Path("var")
SQLITE: Final = re.compile(r"sqlite(?:\+\w+)?:///([^?]+)")


def process_file(database_url: str, shards: str) -> Path:
    """Return the file that a process with these settings (`DATABASE_URL`, `SHARDS`) touches while
    it runs.

    For SQLite it is the file beside the database that names its holder. For PostgreSQL it is in the
    folder `var`.
    """
    if (sqlite := SQLITE.match(database_url)) is not None:
        return holder_file(Path(sqlite[1]).resolve())
    part = re.sub(r"[^\d,-]", "", shards)[:60]
    return VAR / f"kaffeehaus{part and '-'}{part}.process"


def health() -> tuple[bool, str]:
    """Return whether the process with the settings of the environment and `.env` is alive, and a
    sentence about it.
    """
    try:
        in_file = dotenv_values(".env", encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return False, f"The file .env cannot be read ({error})."
    settings = {
        name.lower(): value
        for given in (in_file, os.environ)
        for name, value in given.items()
        if value
    }
    return health_of(
        process_file(settings.get("database_url", DEFAULT_DATABASE), settings.get("shards", ""))
    )


def health_of(file: Path) -> tuple[bool, str]:
    """Return whether the process that touches `file` is alive, and a sentence about it."""
    holder = Holder.read(file)
    if holder is None:
        return False, "No Kaffeehaus runs here with these settings."
    silent = time.time() - file.stat().st_mtime
    if has_ended(holder):
        return False, f"Kaffeehaus ({holder}) was killed."
    if silent > STALE_SECONDS:
        return (
            False,
            f"Kaffeehaus ({holder}) has not said anything for {silent:.0f} seconds: it hangs.",
        )
    if holder.trouble:
        return False, f"Kaffeehaus runs ({holder}), but cannot work. {holder.trouble}"
    return True, f"Kaffeehaus runs ({holder})."


def has_ended(holder: Holder) -> bool:
    """Return whether a process of this machine has ended.

    Of other machines, and on Windows, this is not known.
    """
    if os.name != "posix" or holder.host != Holder.this_process().host:
        return False
    try:
        os.kill(holder.pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False


class ProcessFile:
    """The file of this process.

    It is written at the start and every ten seconds while the event loop runs.

    `trouble` returns why the bot cannot work, as a sentence, or "" if it can.
    """

    def __init__(self, path: Path, trouble: Callable[[], str]) -> None:
        self.path = path
        self._trouble = trouble
        self._holder: Holder | None = None  # what the file says, once it is written

    def create(self) -> None:
        """Write the file. One that cannot be written is logged once: the bot works without it."""
        holder = Holder.this_process()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            holder.write(self.path)
        except OSError as error:
            log.warning(
                "%s cannot be written (%s): `python -m bot healthy` does not work",
                self.path,
                error.strerror,
            )
        else:
            self._holder = holder

    async def beat(self) -> None:
        """Write the file again, with what troubles the bot now."""
        if self._holder is None:
            return
        try:
            replace(self._holder, trouble=self._trouble()).write(self.path)
        except OSError as error:
            log.debug("no heartbeat: %s", error.strerror)

    def remove(self) -> None:
        """Remove the file, so that nobody takes an ended process for a running one."""
        if self._holder is not None:
            self.path.unlink(missing_ok=True)
