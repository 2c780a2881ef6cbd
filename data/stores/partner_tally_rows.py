"""Rows of partner tallies: what pairs have played and won, by server, game and time.

Functions run inside their caller's transaction.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, false, func, select, tuple_, update

from data.database.upserts import insert
from data.schema import PAIR_GONE, PARTNER_GONE, guilds, partner_tallies, ratings
from tables.people.boards import ALL_GAMES, Span
from tables.state import calendar_days
from tables.state.change import Change, Partnership

COUNTERS: Final = ("played", "won", "matches", "matches_won")
KEYS = [column.name for column in partner_tallies.primary_key]


class PairKind(NamedTuple):
    """A pair of partners, and whether they have played against bots only."""

    user: int
    partner: int
    bots: bool


def store(connection: Connection, change: Change, now: int) -> None:
    """Add the partnerships of a change to the counters of the day, the week, the month and of all times.

    Ratings have to be stored before, because rows get the mean of both. Aliases of forgotten people are left out. All
    transactions touch the rows in the same order, so that none waits for another in a circle.
    """
    added = merged(one for one in change.partnerships if one.user > 0 and one.partner > 0)
    if not added:
        return
    guild, game = change.table.guild, change.table.game
    day = calendar_days.day_at(now, connection.scalar(select(guilds.c.time_zone).where(guilds.c.guild == guild)))
    times = [(Span.ALL.value, 0), (Span.MONTH.value, calendar_days.month_of(day)), (Span.WEEK.value, calendar_days.week_of(day))]
    places = [(span, start, of) for span, start in times for of in (ALL_GAMES, game)] + [(Span.DAY.value, day, game)]
    here = {"user_present": True, "partner_present": True}
    rows = [
        {**here, **pair._asdict(), **counters, "guild": guild, "span": span, "start": start, "game": of}
        for pair, counters in added.items()
        for span, start, of in places
    ]
    statement = insert(connection, partner_tallies)
    sums = {name: partner_tallies.c[name] + statement.excluded[name] for name in COUNTERS}
    connection.execute(statement.on_conflict_do_update(index_elements=KEYS, set_={**sums, **here}), rows)
    _store_ratings(connection, guild, game, [(pair.user, pair.partner) for pair in added], times)


def merged(partnerships: Iterable[Partnership]) -> dict[PairKind, Counter[str]]:
    """Return the sums of the counters of each pair and kind of opponents, ordered by them."""
    sums: dict[PairKind, Counter[str]] = {}
    for one in sorted(partnerships, key=lambda one: (one.user, one.partner, one.bots)):
        names = ("matches", "matches_won") if one.match else ("played", "won")
        added = sums.setdefault(PairKind(one.user, one.partner, one.bots), Counter(dict.fromkeys(COUNTERS, 0)))
        added.update(dict(zip(names, (1, int(one.won)), strict=True)))
    return sums


def _store_ratings(
    connection: Connection, guild: int, game: str, pairs: Sequence[tuple[int, int]], times: Sequence[tuple[str, int]]
) -> None:
    """Give pairs the mean of both shown ratings on the boards of a game, and their best mean on those of all games."""
    rows, own, other = partner_tallies.c, ratings.alias("own"), ratings.alias("other")
    theirs = (own.c.user == rows.user, other.c.user == rows.partner)
    both = own.join(other, and_(other.c.guild == own.c.guild, other.c.game == own.c.game))
    mean = select((own.c.shown + other.c.shown) // 2).select_from(both)
    mean = mean.where(own.c.guild == guild, own.c.game == game, *theirs)
    for_people = and_(rows.guild == guild, rows.bots == false(), tuple_(rows.span, rows.start).in_(times))
    mine = update(partner_tallies).where(tuple_(rows.user, rows.partner).in_(pairs), for_people)
    connection.execute(mine.where(rows.game == game).values(rating=mean.scalar_subquery()))
    games = partner_tallies.alias("games")
    same = [games.c[name] == rows[name] for name in KEYS if name != "game"]
    best = select(func.max(games.c.rating)).where(*same, games.c.game != ALL_GAMES).scalar_subquery()
    connection.execute(mine.where(rows.game == ALL_GAMES).values(rating=best))


def come_back(connection: Connection, guild: int, users: Collection[int]) -> None:
    """Put the pairs of people back on the boards who had left the server, as far as we knew."""
    rows, some = partner_tallies.c, sorted(users)
    back = update(partner_tallies).where(rows.guild == guild)
    connection.execute(back.where(rows.user.in_(some), PAIR_GONE).values(user_present=True))
    connection.execute(back.where(rows.partner.in_(some), PARTNER_GONE).values(partner_present=True))


def go_away(connection: Connection, guild: int, user: int) -> None:
    """Take all pairs of a person off the boards who has left the server."""
    rows = partner_tallies.c
    leave = update(partner_tallies).where(rows.guild == guild)
    connection.execute(leave.where(rows.user == user).values(user_present=False))
    connection.execute(leave.where(rows.partner == user).values(partner_present=False))


def forget_on(connection: Connection, guild: int, user: int) -> None:
    """Delete all rows with a person on one server."""
    rows = partner_tallies.c
    for column in (rows.user, rows.partner):
        connection.execute(delete(partner_tallies).where(column == user, rows.guild == guild))
