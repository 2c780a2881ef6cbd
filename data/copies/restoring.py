"""Puts a copy in the place of a database that no process uses."""

import shutil
from contextlib import suppress
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, MetaData, case, inspect, select, update

from data import schema
from data.copies.backups import KEPT_BEFORE, Occasion, back_up, new_name, remove_old
from data.copies.copy_file import (
    VERSION_TABLE,
    Contents,
    CopyFault,
    check_copy,
    connected,
    contents_of,
    copy_rows,
    sync,
    write_copy,
)
from data.database.database import Database
from data.database.holder import OWNER_ONLY, OWNERS_FOLDER, DatabaseHeld
from data.database.open_database import (
    migrate,
    require_known,
)
from tables.state import slots

# of SQLite. Left beside another database, they bring back old data or destroy it
LOGS = ("-wal", "-shm")


def check_restorable(copy: Path) -> Contents:
    """Check a copy that is to be restored. Raises `CopyFault`, `NewerDatabase`."""
    contents = check_copy(copy)
    require_known(contents.revision)
    return contents


def restore_sqlite(copy: Path, file: Path, folder: Path) -> Path | None:
    """Put `copy` in the place of the database `file`.

    Returns where the previous database is now, or None if there was none.

    The caller holds the lock of the database. The new file is complete and checked before the
    previous one is touched. Raises `CopyFault` if anything cannot be written: `file` is the
    previous database then. Raises `DatabaseHeld` if a process has it open that takes no lock, such
    as the shell of SQLite.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=OWNER_ONLY, exist_ok=False)
        shutil.copyfile(copy, part)
        check_copy(part)
        sync(part)
        previous = set_aside(file, folder)
        # the last connection removes them
        if previous is not None and any(
            file.with_name(file.name + suffix).exists() for suffix in LOGS
        ):
            raise DatabaseHeld(f"The database {file}", None)
        for suffix in LOGS:
            file.with_name(file.name + suffix).unlink(missing_ok=True)
        part.replace(file)
    except (CopyFault, OSError) as error:
        raise CopyFault(
            f"{copy} could not be restored, and the database is as it was. {error}. If the disk is"
            f" full, make room for a copy of each of the two, and restore again."
        ) from error
    finally:
        part.unlink(missing_ok=True)
    remove_old(folder, Occasion.RESTORE, KEPT_BEFORE, spared=copy)
    return previous


def set_aside(file: Path, folder: Path) -> Path | None:
    """Copy the database that is about to be replaced.

    If it is damaged, its file gets a second name there, and its logs are moved: a process that is
    killed now leaves a database, so that the next does not make an empty one. Returns where it is.
    Raises `CopyFault` or `OSError` if it stays where it was.
    """
    if not file.exists() or file.stat().st_size == 0:
        return None
    target = new_name(folder, Occasion.RESTORE)
    try:
        # closing it writes back what is in the log beside the file
        with connected(file) as connection:
            write_copy(connection, target)
    except Exception:
        if is_whole(file):
            raise
        folder.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        target = target.with_name(f"{target.stem}-damaged.sqlite3")
        try:
            target.hardlink_to(file)
        except OSError:  # a file system without links
            file.replace(target)
        for suffix in LOGS:
            with suppress(FileNotFoundError):
                Path(f"{file}{suffix}").replace(f"{target}{suffix}")
    return target


def is_whole(file: Path) -> bool:
    """Return whether an SQLite file can be read and its books are in order."""
    try:
        check_copy(file)
    except Exception:  # noqa: BLE001 - damage has many faces
        return False
    return True


async def restore_postgres(copy: Path, database: Database, folder: Path) -> Path | None:
    """Replace everything in a PostgreSQL by a copy, in one transaction.

    Returns where a copy of the previous contents is, also if their books are wrong.

    The caller holds the lock of the database. Raises `CopyFault` if it has tables of somebody else.
    """
    previous = None
    if await database.read(has_kaffeehaus):
        previous = new_name(folder, Occasion.RESTORE)
        try:
            await back_up(database, previous)
        except CopyFault as fault:
            if not isinstance(fault.__cause__, ValueError):
                raise
            # its books are wrong, which is why it is replaced
            previous = previous.with_name(f"{previous.stem}-damaged.sqlite3")
            await database.read(partial(write_copy, file=previous, audits=False))
    await database.write(partial(fill, copy=copy))
    remove_old(folder, Occasion.RESTORE, KEPT_BEFORE, spared=copy)
    return previous


def has_kaffeehaus(connection: Connection) -> bool:
    """Return whether a database holds a Kaffeehaus.

    Raises `CopyFault` if it holds something else.
    """
    names = inspect(connection).get_table_names()
    if names and VERSION_TABLE not in names:
        raise CopyFault(
            f"The database has tables that are not Kaffeehaus's ({names[0]}): give it a database"
            f" of its own."
        )
    return bool(names)


def fill(target: Connection, copy: Path) -> None:
    """Replace everything in a database by the rows of a copy. Raises `CopyFault`."""
    found = MetaData()
    found.reflect(target)
    found.drop_all(target)
    with connected(copy) as source:
        wanted = contents_of(source)
        migrate(target, wanted.revision)
        try:
            copy_rows(source, target)
            filled = contents_of(target)
        except ValueError as error:
            raise CopyFault(f"{copy} could not be restored: {error}") from error
    if filled != wanted:
        raise CopyFault(f"{copy} could not be restored: {wanted} became {filled}")


def mark_outdated(connection: Connection) -> None:
    """Let the messages of all open tables be drawn again at the next start.

    The messages at Discord are newer than the copy, and their buttons belong to a later state.
    """
    messages, tables = schema.messages.c, schema.tables.c
    newest = select(tables.version).where(tables.id == messages.table_id).scalar_subquery()
    # A hand of version 0 would count as one of an earlier round: it would be posted again instead
    # of edited.
    before = case((messages.place == slots.TABLE.key, 0), else_=newest - 1)
    is_of_open_table = messages.table_id.in_(select(tables.id).where(schema.LIVE))
    connection.execute(
        update(schema.messages)
        .where(is_of_open_table, messages.version >= newest)
        .values(version=before)
    )
