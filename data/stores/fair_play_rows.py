"""Rows of left rounds and of pairs of people. Functions run inside their caller's transaction."""

from collections.abc import Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, Table, and_, case, delete, func, or_, select, tuple_, update

from data.database.upserts import insert
from data.person_marks import leaver_alias
from data.schema import guilds, left_rounds, pair_shares, pairs
from tables.people.fair_play import month_at
from tables.state import calendar_days
from tables.state.change import Change, Encounter

ROWS = 500  # deleted in one transaction
FAULTS = 20  # told at most
COUNTERS = ("rounds", "alone", "gained", "lost", "hc")


def store(connection: Connection, change: Change, now: int) -> None:
    """Store rounds that people have left, and their encounters. Aliases of forgotten people are left out.

    All transactions touch the rows in the same order, so that none waits for another in a circle.
    """
    guild = change.table.guild
    left = [{"guild": guild, "user": user, "at": now} for user in sorted(change.deserters) if user > 0]
    if left:
        connection.execute(insert(connection, left_rounds).on_conflict_do_nothing(), left)
    if not change.encounters:
        return
    month = month_at(now, connection.scalar(select(guilds.c.time_zone).where(guilds.c.guild == guild)))
    place = {"guild": guild, "month": month}
    rows = [
        {**place, **row, "tables": 1, "last_table": change.table.id}
        for one in change.encounters
        if one.user > 0 and one.opponent > 0
        for row in (_row(one, one.user, one.opponent, one.hc), _row(one, one.opponent, one.user, -one.hc))
    ]
    if not rows:
        return
    rows.sort(key=lambda row: (row["user"], row["opponent"]))
    statement = insert(connection, pairs)
    new = statement.excluded
    sums = {name: pairs.c[name] + new[name] for name in COUNTERS}
    one_more = pairs.c.tables + case((pairs.c.last_table != new.last_table, 1), else_=0)
    keys = [column.name for column in pairs.primary_key]
    set_ = {**sums, "tables": one_more, "last_table": new.last_table}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=set_), rows)
    _count_shares(connection, guild, month, sorted({int(row["user"]) for row in rows if row["rounds"]}))


def _row(one: Encounter, user: int, opponent: int, hc: int) -> dict[str, int | str]:
    """Return what an encounter adds to the row of one of the two."""
    return {
        "user": user,
        "opponent": opponent,
        "rounds": int(one.seated),
        "alone": int(one.alone),
        "gained": int(hc > 0),
        "lost": int(hc < 0),
        "hc": hc,
    }


def _count_shares(connection: Connection, guild: int, month: int, users: Sequence[int]) -> None:
    """Count a round of these people, and work out how much of all of them they have played alone with the same person."""
    if not users:
        return
    place = {"guild": guild, "month": month}
    statement = insert(connection, pair_shares)
    one_more = {"rounds": pair_shares.c.rounds + 1}
    keys = [column.name for column in pair_shares.primary_key]
    counted = statement.on_conflict_do_update(index_elements=keys, set_=one_more)
    connection.execute(counted, [{**place, "user": user, "rounds": 1, "share": 0} for user in users])
    own, with_whom = pair_shares.c, pairs.c
    mine = (with_whom.guild == own.guild, with_whom.month == own.month, with_whom.user == own.user)
    most = select(func.max(with_whom.alone)).where(*mine).scalar_subquery()
    share = update(pair_shares).values(share=func.coalesce(most, 0) * 1000 // own.rounds)
    connection.execute(share.where(own.guild == guild, own.month == month, own.user.in_(users)))


def keep_left_rounds(connection: Connection, user: int, key: bytes) -> None:
    """Give the rounds that a forgotten person has left to an alias that only the person's id leads to."""
    row = left_rounds.c
    for left in connection.execute(select(row.guild, row.at).where(row.user == user)).all():
        kept = {"guild": left.guild, "user": leaver_alias(key, left.guild, user), "at": left.at}
        connection.execute(insert(connection, left_rounds).values(kept).on_conflict_do_nothing())


def forget(connection: Connection, user: int) -> None:
    """Delete a person from the pairs of others. Each of these has a row of the person's own beside it, which goes later."""
    one = pairs.c
    for own in connection.execute(select(one.guild, one.month, one.opponent).where(one.user == user)).all():
        theirs = (one.guild == own.guild, one.month == own.month, one.user == own.opponent, one.opponent == user)
        connection.execute(delete(pairs).where(*theirs))


def erase_old(connection: Connection, left_before: int, months_before: int) -> bool:
    """Delete some rows about rounds left before a time, and about earlier months. Returns False if there are none."""
    old: tuple[tuple[Table, ColumnElement[bool]], ...] = (
        (left_rounds, left_rounds.c.at < left_before),
        (pairs, pairs.c.month < months_before),
        (pair_shares, pair_shares.c.month < months_before),
    )
    for table, condition in old:
        keys = list(table.primary_key)
        some = select(*keys).where(condition).limit(ROWS)
        if connection.execute(delete(table).where(tuple_(*keys).in_(some))).rowcount:
            return True
    return False


def faults(connection: Connection) -> Iterator[str]:
    """Yield sentences about pairs whose two rows disagree."""
    own, other = pairs.c, pairs.alias("other")
    theirs = other.c
    mirrored = and_(
        theirs.guild == own.guild, theirs.month == own.month, theirs.user == own.opponent, theirs.opponent == own.user
    )
    differences = (
        theirs.user.is_(None),
        theirs.rounds != own.rounds,
        theirs.alone != own.alone,
        theirs.gained != own.lost,
        theirs.tables != own.tables,
        theirs.hc != -own.hc,
    )
    query = (
        select(own.guild, own.user, own.opponent, own.month)
        .select_from(pairs.outerjoin(other, mirrored))
        .where(or_(*differences))
    )
    for row in connection.execute(query.order_by(own.guild, own.month, own.user, own.opponent).limit(FAULTS)):
        since = calendar_days.date_of(row.month).isoformat()
        yield f"server {row.guild}, members {row.user} and {row.opponent}: their rounds together from {since} do not agree"
