"""A look at whether a bot runs, for `python -m bot healthy`. Supervisors call it often, so this module imports little."""

import os
import re
import time
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

from data.database.holder import Holder, holder_file

DEFAULT_DATABASE: Final = "sqlite:///var/kaffeehaus.sqlite3"
STALE_SECONDS: Final = 60.0  # without a beat the event loop hangs, or the process has gone
VAR: Final = Path("var")
SQLITE: Final = re.compile(r"sqlite(?:\+\w+)?:///([^?]+)")


def process_file(database_url: str, shards: str) -> Path:
    """Return the file that a process with these settings (`DATABASE_URL`, `SHARDS`) touches while it runs.

    For SQLite it is the file beside the database that names its holder. For PostgreSQL it is in the folder `var`.
    """
    if (sqlite := SQLITE.match(database_url)) is not None:
        return holder_file(Path(sqlite[1]).resolve())
    part = re.sub(r"[^\d,-]", "", shards)[:60]
    return VAR / f"kaffeehaus{part and '-'}{part}.process"


def health() -> tuple[bool, str]:
    """Return whether the process with the settings of the environment and `.env` is alive, and a sentence about it."""
    try:
        in_file = dotenv_values(".env", encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return False, f"The file .env cannot be read ({error})."
    settings = {name.lower(): value for given in (in_file, os.environ) for name, value in given.items() if value}
    return health_of(process_file(settings.get("database_url", DEFAULT_DATABASE), settings.get("shards", "")))


def health_of(file: Path) -> tuple[bool, str]:
    """Return whether the process that touches `file` is alive, and a sentence about it."""
    holder = Holder.read(file)
    if holder is None:
        return False, "No Kaffeehaus runs here with these settings."
    silent = time.time() - file.stat().st_mtime
    if has_ended(holder):
        return False, f"Kaffeehaus ({holder}) was killed."
    if silent > STALE_SECONDS:
        return False, f"Kaffeehaus ({holder}) has not said anything for {silent:.0f} seconds: it hangs."
    if holder.trouble:
        return False, f"Kaffeehaus runs ({holder}), but cannot work. {holder.trouble}"
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
