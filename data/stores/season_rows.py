"""Rows of seasons. Functions run inside their caller's transaction."""

from sqlalchemy import Connection

from data.database.upserts import insert
from data.schema import seasons


def begin(connection: Connection, guild: int, start: int) -> None:
    """Note that somebody has played in a season. A closed one stays closed."""
    row = {"guild": guild, "start": start, "closed_at": None, "told": None}
    connection.execute(insert(connection, seasons).on_conflict_do_nothing(), row)
