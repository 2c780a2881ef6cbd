"""Checks of the database: rights, free space, schema, damage, books, backups."""

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from bot.application import APPLICATION
from bot.checks import Finding, fault, good, note
from bot.checks.machine_checks import check_disk, is_open_to_others, user_id
from bot.process_file import health_of, process_file
from bot.settings import Settings
from data.copies.backups import Occasion, backup_folder, copies
from data.copies.copy_file import contents_of, faults_of_file
from data.database.database import Database
from data.database.holder import DatabaseUnusable
from data.database.open_database import (
    NewerDatabase,
    OldDatabase,
    current_revision,
    newest_revision,
    open_database,
    require_known,
    sqlite_file,
)
from data.servers import read_fact

DAY: Final = 86_400.0  # seconds
OLD_BACKUP: Final = 7  # days


async def check_database(settings: Settings) -> list[Finding]:
    """Check the database of the settings. A database that does not exist yet is not made."""
    file = sqlite_file(settings.database_url)
    found: list[Finding] = []
    if file is not None:
        if closed := closed_folder(file):
            return [
                fault(
                    f"{closed} belongs to user number {closed.stat().st_uid}, and this is"
                    f" {user_id()}: give it to the user who runs Kaffeehaus, and use commands as"
                    f" that user (sudo -u …)."
                    if is_foreign(closed)
                    else f"{closed} is not a folder in which files can be made: look at"
                    f" DATABASE_URL, and at the rights of the folder (ls -ld)."
                )
            ]
        found += check_file(file)
        if not file.exists() or is_foreign(file):
            return found
    try:
        database = await open_database(settings.database_url)
    except DatabaseUnusable as error:
        return [
            *found,
            fault(
                f"The database cannot be opened: {error}. See that it runs, that DATABASE_URL is"
                f" right, and that it may be read."
            ),
        ]
    try:
        found += await check_contents(database)
    finally:
        await database.close()
    is_running, sentence = health_of(process_file(settings.database_url, settings.shards))
    return [
        *found,
        check_backups(backup_folder(settings.database_url)),
        good(sentence) if is_running else note(sentence),
    ]


def closed_folder(file: Path) -> Path | None:
    """Return the outermost folder above a file that this process may not look into or write to,
    or None.
    """
    folders = [
        folder for folder in reversed(file.absolute().parents) if folder in file.absolute().parents
    ]
    for folder in folders:
        try:
            if not folder.exists():
                return None
        except PermissionError:
            return folder.parent
    return None if os.access(folders[-1], os.W_OK | os.X_OK) else folders[-1]


def check_file(file: Path) -> Iterator[Finding]:
    """Check an SQLite file from outside.

    Opening it would change rights and make files beside it.
    """
    folder = next(folder for folder in file.absolute().parents if folder.exists())
    yield check_disk(folder)
    if not file.exists():
        if not os.access(folder, os.W_OK):
            yield fault(
                f"There is no database yet, and this user cannot make one in {folder}: give that"
                f" folder to this user."
            )
        else:
            yield note(f"There is no database {file} yet; the first start makes it.")
        return
    if is_foreign(file):
        yield fault(
            f"The database belongs to user number {file.stat().st_uid}, and this is"
            f" {user_id()}: use commands as the user"
            " who runs Kaffeehaus (sudo -u kaffeehaus …), or they leave files that it cannot read."
        )
    elif is_open_to_others(file):
        yield fault(
            f"Other users of this machine can read the database, with all hands and secrets: chmod"
            f" 600 {file}"
        )
    else:
        yield good("Only its owner can read the database.")


def is_foreign(file: Path) -> bool:
    """Return whether a file belongs to another user.

    Opening it would leave files beside it that its owner cannot read.
    """
    return user_id() not in (None, file.stat().st_uid)


async def stored_application(settings: Settings) -> str | None:
    """Return the id of the application that the database belongs to, or None if that is not
    known.
    """
    file = sqlite_file(settings.database_url)
    if file is not None and (closed_folder(file) or not file.exists() or is_foreign(file)):
        return None
    try:
        database = await open_database(settings.database_url)
    except DatabaseUnusable:
        return None
    try:
        return await database.read(partial(read_fact, name=APPLICATION))
    finally:
        await database.close()


async def check_contents(database: Database) -> list[Finding]:
    """Check schema, damage and books."""
    revision = await database.read(current_revision)
    if revision is None:
        return [note("The database is empty; the first start fills it.")]
    try:
        require_known(revision)
    except (OldDatabase, NewerDatabase) as error:
        return [fault(str(error))]
    schema = (
        good(f"The database is of this version (revision {revision}).")
        if revision == newest_revision()
        else note(
            f"The database is of an older version (revision {revision}); the next start copies and"
            f" upgrades it."
        )
    )
    return [schema, await check_books(database)]


async def check_books(database: Database) -> Finding:
    """Check for damage, and whether the books are in order."""
    if damage := await database.read(faults_of_file):
        return fault(
            f"The database is damaged ({damage}): stop Kaffeehaus and restore a backup: python -m"
            f" bot restore --help"
        )
    try:
        contents = await database.read(contents_of)
    except ValueError as error:
        return fault(
            f"The books are not in order ({error}): restore a backup from before, and please"
            f" report this."
        )
    return good(f"The books are in order: {contents.accounts} accounts, {contents.tables} tables.")


def check_backups(folder: Path) -> Finding:
    """Say how old the newest backup is."""
    made = copies(folder, Occasion.BACKUP)
    if not made:
        return note("There is no backup: python -m bot backup, best every day.")
    days = int((time.time() - made[-1].stat().st_mtime) / DAY)
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(made[-1].stat().st_mtime))
    if days >= OLD_BACKUP:
        return note(
            f"The newest backup is {days} days old ({when}): python -m bot backup, best every day."
        )
    return good(f"The newest backup is of {when}.")
