"""Players' winnings from the house of a server: a row for each player, of the last day on which they played against it.

A clock that is set back over midnight, or two processes whose clocks differ, leave rows of tomorrow. These count today, so that
nobody wins twice. A row of a later day is the mistake of a wrong clock and counts for nothing.

Every function runs inside its caller's transaction.
"""

from collections.abc import Collection, Sequence
from operator import attrgetter

from sqlalchemy import Connection, and_, case, or_, select

from data.database.upserts import insert
from data.schema import winnings
from service.store import Conflict
from tables.state.change import Winnings


def load(connection: Connection, guild: int, users: Collection[int], day: int) -> dict[int, int]:
    """Return the half-chips by player who has played on this day."""
    columns = winnings.c
    counts = columns.day.in_((day, day + 1))
    query = select(columns.user, columns.hc).where(columns.guild == guild, columns.user.in_(sorted(users)), counts)
    return {row.user: row.hc for row in connection.execute(query)}


def store(connection: Connection, guild: int, changes: Sequence[Winnings]) -> None:
    """Store new winnings. Raises `Conflict` if a deal at another table has changed a player's meanwhile.

    All transactions touch the rows in the same order, so that none waits for the other in a circle.
    """
    for change in sorted(changes, key=attrgetter("user")):
        tomorrow = change.day + 1
        unchanged = and_(winnings.c.day.in_((change.day, tomorrow)), winnings.c.hc == change.before)
        if change.before == 0:
            unchanged = or_(unchanged, winnings.c.day.not_in((change.day, tomorrow)))
        row = insert(connection, winnings).values(guild=guild, user=change.user, day=change.day, hc=change.after)
        newer = {"day": case((winnings.c.day == tomorrow, tomorrow), else_=change.day), "hc": row.excluded.hc}
        written = connection.execute(row.on_conflict_do_update(index_elements=["guild", "user"], set_=newer, where=unchanged))
        if written.rowcount == 0:
            raise Conflict
