"""Copies all rows from one database to another of the same revision.

Either may be SQLite or PostgreSQL.
"""

from typing import Final

from sqlalchemy import Connection, MetaData, func, select

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
