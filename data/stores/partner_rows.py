"""Rows of partners: rounds that two people of a team have played together. Functions run inside their caller's transaction."""

from collections.abc import Iterator

from sqlalchemy import Connection, and_, delete, func, or_, select

from data.database.upserts import insert
from data.schema import partners
from tables.people.profiles import PARTNERS, PartnerRecord
from tables.state.change import Change

COUNTERS = ("played", "won")
FAULTS = 20  # told at most


def store(connection: Connection, change: Change) -> None:
    """Count a round for each pair of partners. Aliases of forgotten people are left out.

    All transactions touch the rows in the same order, so that none waits for another in a circle.
    """
    place = {"guild": change.table.guild, "game": change.table.game, "played": 1}
    rows = [
        {**place, "user": user, "partner": partner, "won": int(one.won)}
        for one in change.partnerships
        if not one.match and one.user > 0 and one.partner > 0
        for user, partner in ((one.user, one.partner), (one.partner, one.user))
    ]
    if not rows:
        return
    rows.sort(key=lambda row: (row["user"], row["partner"]))
    statement = insert(connection, partners)
    sums = {name: partners.c[name] + statement.excluded[name] for name in COUNTERS}
    keys = [column.name for column in partners.primary_key]
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=sums), rows)


def load(connection: Connection, guild: int, user: int) -> tuple[PartnerRecord, ...]:
    """Return a person's partners on a server in all games, most rounds won together first."""
    one = partners.c
    played, won = func.sum(one.played), func.sum(one.won)
    query = select(one.partner, played, won).where(one.user == user, one.guild == guild).group_by(one.partner)
    rows = connection.execute(query.order_by(won.desc(), played, one.partner).limit(PARTNERS))
    return tuple(PartnerRecord(partner, int(rounds), int(wins)) for partner, rounds, wins in rows)


def have_played(connection: Connection, guild: int, user: int, partner: int) -> bool:
    """Return whether two people have finished a round as partners on a server."""
    one = partners.c
    query = select(one.played).where(one.user == user, one.guild == guild, one.partner == partner).limit(1)
    return connection.execute(query).first() is not None


def forget(connection: Connection, user: int) -> None:
    """Delete a person from the partners of others. Each of these has a row of the person's own beside it, which goes later."""
    one = partners.c
    for own in connection.execute(select(one.guild, one.game, one.partner).where(one.user == user)).all():
        theirs = (one.guild == own.guild, one.game == own.game, one.user == own.partner, one.partner == user)
        connection.execute(delete(partners).where(*theirs))


def forget_on(connection: Connection, guild: int, user: int) -> None:
    """Delete all rows with a person on one server."""
    one = partners.c
    for own in connection.execute(select(one.game, one.partner).where(one.user == user, one.guild == guild)).all():
        theirs = (one.guild == guild, one.game == own.game, one.user == own.partner, one.partner == user)
        connection.execute(delete(partners).where(*theirs))
    connection.execute(delete(partners).where(one.user == user, one.guild == guild))


def faults(connection: Connection) -> Iterator[str]:
    """Yield sentences about partners whose two rows disagree, or who have won more rounds than they have played."""
    own, theirs = partners.c, partners.alias("other").c
    mirrored = and_(theirs.guild == own.guild, theirs.game == own.game, theirs.user == own.partner, theirs.partner == own.user)
    query = select(own.guild, own.game, own.user, own.partner)
    query = query.select_from(partners.outerjoin(theirs.user.table, mirrored))
    wrong = or_(theirs.user.is_(None), theirs.played != own.played, theirs.won != own.won, own.won > own.played)
    for row in connection.execute(query.where(wrong).order_by(*partners.primary_key).limit(FAULTS)):
        yield f"server {row.guild}, members {row.user} and {row.partner}: their rounds as partners in {row.game} do not agree"
