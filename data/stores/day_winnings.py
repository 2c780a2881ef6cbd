"""What people have won from the house in a day: one row a person and server, of the last day on which they played against it.
Every function runs inside its caller's transaction."""

from collections.abc import Collection, Sequence
from operator import attrgetter

from sqlalchemy import Connection, and_, or_, select

from data.database.upserts import insert
from data.schema import winnings
from tables.service.store import Conflict
from tables.state.change import Winnings


def on_day(connection: Connection, guild: int, users: Collection[int], day: int) -> dict[int, int]:
    """hc by person."""
    one = winnings.c
    rows = connection.execute(select(one.user, one.hc).where(one.guild == guild, one.user.in_(sorted(users)), one.day == day))
    return {row.user: row.hc for row in rows}


def count(connection: Connection, guild: int, counted: Sequence[Winnings]) -> None:
    """Write them. Raises `Conflict` if a deal at another table has been counted meanwhile. Rows are touched in the same order by
    everybody."""
    for one in sorted(counted, key=attrgetter("user")):
        as_it_was = and_(winnings.c.day == one.day, winnings.c.hc == one.before)
        if one.before == 0:
            as_it_was = or_(as_it_was, winnings.c.day < one.day)
        row = insert(connection, winnings).values(guild=guild, user=one.user, day=one.day, hc=one.after)
        newer = {"day": row.excluded.day, "hc": row.excluded.hc}
        written = connection.execute(row.on_conflict_do_update(index_elements=["guild", "user"], set_=newer, where=as_it_was))
        if written.rowcount == 0:
            raise Conflict
