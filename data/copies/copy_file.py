"""A copy of a database in an SQLite file: writing it from a running database, and checking it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from sqlalchemy import (
    URL,
    CheckConstraint,
    Connection,
    MetaData,
    NullPool,
    create_engine,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import DBAPIError

from data import ledger, schema
from data.database.holder import OWNER_ONLY, OWNERS_FOLDER
from data.database.open_database import current_revision, migrate, revisions
from data.database.sqlite_database import INCREMENTAL

VERSION_TABLE: Final = "alembic_version"  # Alembic's own
ROWS: Final = 1000  # rows in memory at a time


def copy_rows(source: Connection, target: Connection) -> int:
    """Copy the rows of all tables that `target` has, and return their number.

    Raises `ValueError` if some are missing.
    """
    found = MetaData()
    found.reflect(target)
    copied = 0
    for table in found.sorted_tables:
        if table.name == VERSION_TABLE:
            continue
        for rows in source.execute(select(table).execution_options(yield_per=ROWS)).partitions():
            target.execute(table.insert(), [dict(row._mapping) for row in rows])
            copied += len(rows)
        there, here = (
            connection.scalar(select(func.count()).select_from(table))
            for connection in (source, target)
        )
        if there != here:
            raise ValueError(f"{there} rows of {table.name} became {here}")
    return copied


class CopyFault(Exception):  # noqa: N818 - the host has to act
    """Raised if a copy cannot be made or is no good. The text is a sentence for the host."""


@dataclass(frozen=True, slots=True)
class Contents:
    """A summary of a database whose file and books are in order."""

    revision: str
    tables: int
    accounts: int


def write_copy(source: Connection, file: Path, *, audits: bool = True) -> Contents:
    """Write everything that `source` sees into a new file, check the file, and give it its name.

    The database may be in use meanwhile. Raises `CopyFault`; then there is no new file. Without
    `audits`, its books may be wrong.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        file.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=OWNER_ONLY, exist_ok=False)
        if source.dialect.name == "sqlite":
            _copy_pages(source, part)
        else:
            _copy_tables(source, part)
        contents = check_copy(part, audits=audits)
        sync(part)
        part.replace(file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise CopyFault(f"The copy {file} cannot be written: {why}") from error
    finally:
        for leftover in (part, part.with_name(f"{part.name}-journal")):
            leftover.unlink(missing_ok=True)
    return contents


def _copy_pages(source: Connection, part: Path) -> None:
    """Copy an SQLite database by SQLite's own means. Players may write meanwhile."""
    with closing(sqlite3.connect(part)) as target:
        cast(sqlite3.Connection, source.connection.driver_connection).backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # else the copy would have a log beside it


def _copy_tables(source: Connection, part: Path) -> None:
    """Copy a PostgreSQL, row by row, into the same schema in SQLite."""
    revision = current_revision(source)
    if revision is None:
        raise CopyFault("The database is empty.")
    with connected(part) as target:
        target.exec_driver_sql(f"PRAGMA auto_vacuum = {INCREMENTAL}")
        if revision in revisions():
            migrate(target, revision)
        else:
            _make_tables(target, source, revision)
        try:
            copy_rows(source, target)
        except ValueError as error:
            raise CopyFault(f"The copy is not complete: {error}") from error
        target.commit()


def _make_tables(target: Connection, source: Connection, revision: str) -> None:
    """Make the tables of a newer version of Kaffeehaus, without their indexes and checks: those
    are PostgreSQL's.
    """
    found = MetaData()
    found.reflect(source)
    for table in found.tables.values():
        table.indexes.clear()
        table.constraints -= {
            constraint
            for constraint in table.constraints
            if isinstance(constraint, CheckConstraint)
        }
        for column in table.columns:
            column.server_default = None
    found.create_all(target)
    target.execute(found.tables[VERSION_TABLE].insert(), {"version_num": revision})


def check_copy(file: Path, *, audits: bool = True) -> Contents:
    """Return a summary of an SQLite file that is intact and whose books are in order.

    Raises `CopyFault` for any other file. Without `audits`, its books may be wrong.
    """
    if not file.is_file():
        raise CopyFault(f"There is no file {file}.")
    try:
        with connected(file) as connection:
            if damage := faults_of_file(connection):
                raise CopyFault(f"{file} is damaged: {damage}")
            if not inspect(connection).has_table(VERSION_TABLE):
                raise CopyFault(f"{file} is no database of Kaffeehaus.")
            return contents_of(connection, audits=audits)
    except DBAPIError as error:
        raise CopyFault(f"{file} cannot be read: {error.orig}") from error
    except ValueError as error:
        raise CopyFault(f"The books in {file} are not in order: {error}") from error


def faults_of_file(connection: Connection) -> str:
    """Return the first damage that SQLite finds in its file, or "" if there is none.

    PostgreSQL checks itself.
    """
    if connection.dialect.name != "sqlite":
        return ""
    try:
        answer = str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar())
    except DBAPIError as error:
        return str(error.orig)
    return "" if answer == "ok" else answer.splitlines()[-1]  # the first line may be a heading


def contents_of(connection: Connection, *, audits: bool = True) -> Contents:
    """Return the summary of a database of any revision.

    Raises `ValueError` if its books are not in order, unless without `audits`.
    """
    if audits and (total := ledger.audit(connection)):
        raise ValueError(f"all accounts together hold {total} half-chips instead of none")
    tables, accounts = (
        connection.scalar(select(func.count()).select_from(table)) or 0
        for table in (schema.tables, schema.accounts)
    )
    return Contents(current_revision(connection) or "", tables, accounts)


@contextmanager
def connected(file: Path) -> Iterator[Connection]:
    """Connect to an SQLite file for the length of the block."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)), poolclass=NullPool, hide_parameters=True
    )
    with engine.connect() as connection:
        yield connection


def sync(path: Path) -> None:
    """Wait until a file is on the disk."""
    with path.open("rb") as opened:
        os.fsync(opened.fileno())
