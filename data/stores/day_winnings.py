"""Players' winnings from the house of a server: a row for each player, of the last day on which they played against it.

Every function runs inside its caller's transaction.
"""

from collections.abc import Collection, Sequence
from operator import attrgetter

from sqlalchemy import Connection, and_, or_, select

from data.database.upserts import insert
from data.schema import winnings
from tables.service.store import Conflict
from tables.state.change import Winnings


def load(connection: Connection, guild: int, users: Collection[int], day: int) -> dict[int, int]:
    """Return the half-chips by player who has played on this day."""
    columns = winnings.c
    query = select(columns.user, columns.hc).where(columns.guild == guild, columns.user.in_(sorted(users)), columns.day == day)
    return {row.user: row.hc for row in connection.execute(query)}


def store(connection: Connection, guild: int, changes: Sequence[Winnings]) -> None:
    """Store new winnings. Raises `Conflict` if a deal at another table has changed a player's meanwhile.

    All transactions touch the rows in the same order, so that none waits for the other in a circle.
    """
    for change in sorted(changes, key=attrgetter("user")):
        unchanged = and_(winnings.c.day == change.day, winnings.c.hc == change.before)
        if change.before == 0:
            unchanged = or_(unchanged, winnings.c.day < change.day)
        row = insert(connection, winnings).values(guild=guild, user=change.user, day=change.day, hc=change.after)
        newer = {"day": row.excluded.day, "hc": row.excluded.hc}
        written = connection.execute(row.on_conflict_do_update(index_elements=["guild", "user"], set_=newer, where=unchanged))
        if written.rowcount == 0:
            raise Conflict
