"""Finding the rows of a person by what the columns of the schema say they hold."""

from collections.abc import Iterator

from sqlalchemy import Column, ColumnElement, Table

from data.schema import Held, metadata, preferences


def having(held: Held) -> Iterator[tuple[Table, Column[int]]]:
    """Yield the columns of a kind, each with its table."""
    for table in metadata.tables.values():
        yield from ((table, column) for column in table.columns if column.info["held"] is held)


def rows_of(table: Table, column: Column[int], user: int) -> ColumnElement[bool]:
    """Return the condition that picks a person's rows."""
    mine = column == user
    return mine & (preferences.c.owner == "person") if table is preferences else mine
