"""Erases counters of days and weeks, which are not kept for ever. Runs inside its caller's transaction."""

from sqlalchemy import Connection, Table, and_, delete, select, tuple_

from data.schema import SHORT_LIVED
from tables.people.boards import Span

ROWS = 500  # deleted in one transaction


def erase_short_lived(connection: Connection, counters: Table, days_before: int, weeks_before: int) -> bool:
    """Delete some rows of days and weeks that began before these days. Returns False if there are none."""
    span, start, keys = counters.c.span, counters.c.start, list(counters.primary_key)
    for old in (
        and_(span == Span.DAY.value, start < days_before),
        and_(span == Span.WEEK.value, start < weeks_before),
    ):
        some = select(*keys).where(old, SHORT_LIVED).limit(ROWS)
        if connection.execute(delete(counters).where(tuple_(*keys).in_(some))).rowcount:
            return True
    return False
