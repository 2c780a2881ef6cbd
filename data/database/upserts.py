"""The one thing that SQLAlchemy spells differently for each database: INSERT … ON CONFLICT."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = postgresql.Insert | sqlite.Insert


def insert(connection: Connection, table: Table) -> Insert:
    """An INSERT that knows ON CONFLICT, of the connection's own dialect."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def replace(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Insert a row, or overwrite the one with the same primary key."""
    keys = [column.name for column in table.primary_key]
    statement = insert(connection, table).values(row)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=keys,
            set_={name: value for name, value in row.items() if name not in keys},
        )
    )


def update_columns(
    connection: Connection, table: Table, defaults: Mapping[str, Any], changes: Mapping[str, Any]
) -> None:
    """Write some columns of the row with the primary key that `defaults` has, or insert it whole
    if it is not there.
    """
    if not changes:
        return
    keys = [column.name for column in table.primary_key]
    statement = insert(connection, table).values({**defaults, **changes})
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=dict(changes)))
