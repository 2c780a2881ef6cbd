"""The folder of backups: names, rotation, the copy that is made before each upgrade."""

import asyncio
import logging
import re
import time
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Final

from data.copies.copy_file import Contents, connected, write_copy
from data.database.database import Database
from data.database.open_database import (
    NewerDatabase,
    current_revision,
    newest_revision,
    require_known,
    sqlite_file,
    upgrade_schema,
)

log = logging.getLogger(__name__)

KEPT_BEFORE: Final = 3  # copies that were made before upgrades, and before restoring
PIECE_PAUSE: Final = 0.5  # seconds between two pieces of work, for the tables
ERASURES: Final = "forgotten"  # file in the folder of backups (`data.person_marks`)
PREFIX: Final = "kaffeehaus"


class Occasion(StrEnum):
    """The occasion of a copy, which its name says."""

    BACKUP = "backup"
    UPDATE = "before-update"
    RESTORE = "before-restore"


def backup_folder(address: str) -> Path:
    """Return the folder of backups: beside an SQLite file, for PostgreSQL in the folder `var`."""
    file = sqlite_file(address)
    return (Path("var") if file is None else file.parent) / "backups"


def new_name(folder: Path, occasion: Occasion) -> Path:
    """Return a free name for a copy, with the time in UTC."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    numbers = ("", *(f"-{number}" for number in range(2, 1000)))
    return next(
        file
        for number in numbers
        if not (file := folder / f"{PREFIX}-{stamp}{number}-{occasion}.sqlite3").exists()
    )


def copies(folder: Path, occasion: Occasion) -> list[Path]:
    """Return the copies of an occasion, oldest first."""
    return sorted(folder.glob(f"{PREFIX}-*-{occasion}.sqlite3"), key=_age)


def _age(file: Path) -> tuple[str, int]:
    match = re.search(r"-(\d{8}-\d{6})(?:-(\d+))?-", file.name)
    return (match[1], int(match[2] or 1)) if match else ("", 0)


def remove_old(
    folder: Path, occasion: Occasion, keep: int, spared: Path | None = None
) -> list[Path]:
    """Remove all copies of an occasion but the newest `keep` and `spared`, and return those that
    were removed.
    """
    oldest = copies(folder, occasion)[: -keep or None]
    old = [file for file in oldest if spared is None or not file.samefile(spared)]
    for file in old:
        file.unlink(missing_ok=True)
    return old


def remove_expired(folder: Path, days: int) -> list[Path]:
    """Remove all copies that are older than some days, whatever they were made for, and return
    them.

    The time in the name counts. Copies that a host has named are the host's.
    """
    oldest = time.strftime("%Y%m%d-%H%M%S", time.gmtime(time.time() - 86_400 * days))
    old = [file for file in sorted(folder.glob(f"{PREFIX}-*")) if "" < _age(file)[0] < oldest]
    for file in old:
        file.unlink(missing_ok=True)
    return old


async def tidy(database: Database, folder: Path, days: int) -> None:
    """Remove copies that are too old, and give free space in the file of the database back,
    piece by piece.
    """
    await asyncio.to_thread(remove_expired, folder, days)
    while await database.give_back():  # noqa: ASYNC110 - it works, it does not wait
        await asyncio.sleep(PIECE_PAUSE)


async def back_up(database: Database, file: Path) -> Contents:
    """Copy a database that may be in use into a new file. Raises `CopyFault`."""
    return await database.read(partial(write_copy, file=file))


async def upgrade_after_copy(database: Database, folder: Path) -> None:
    """Upgrade the schema. If it is older than this version, a copy of the database is made first.

    Raises `CopyFault` if that is impossible, and `NewerDatabase`, which names the copy to go back
    to.
    """
    revision = await database.read(current_revision)
    try:
        require_known(revision)
    except NewerDatabase as newer:
        raise NewerDatabase(f"{newer}{_way_back(folder)}") from None
    if revision not in (None, newest_revision()):
        file = new_name(folder, Occasion.UPDATE)
        log.info(
            "the database is upgraded from revision %s to %s; first it is copied to %s",
            revision,
            newest_revision(),
            file,
        )
        await back_up(database, file)
        remove_old(folder, Occasion.UPDATE, KEPT_BEFORE)
    await upgrade_schema(database)


def _way_back(folder: Path) -> str:
    """Return a sentence about the newest copy from before an update, or "" if there is none."""
    newest = next(filter(_is_readable_here, reversed(copies(folder, Occasion.UPDATE))), None)
    return f" There is a copy from before it: python -m bot restore {newest}" if newest else ""


def _is_readable_here(file: Path) -> bool:
    """Return whether this version can go on with a copy."""
    try:
        with connected(file) as connection:
            require_known(current_revision(connection))
    except Exception:  # noqa: BLE001 - a damaged file is no copy to go back to
        return False
    return True
