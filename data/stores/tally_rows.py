"""Rows of tallies: what people have played and won, by server, game and time. Functions run inside their caller's transaction."""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, and_, false, func, or_, select, tuple_, update

from data.database.upserts import insert
from data.schema import GONE, guilds, partner_tallies, ratings, tallies
from data.stores import partner_tally_rows, season_rows
from data.stores.short_lived_rows import erase_short_lived
from tables.chips.tallies import COUNTERS, merged
from tables.people.boards import ALL_GAMES, Span
from tables.state import calendar_days
from tables.state.change import Tally

KEYS = [column.name for column in tallies.primary_key]


def store(connection: Connection, guild: int, game: str, counted: Sequence[Tally], rated: Collection[int], now: int) -> None:
    """Add tallies to the counters of the day, the week, the month and of all times, and copy the ratings of these people there.

    `rated` are other people whose ratings have changed. Aliases of forgotten people are left out. All transactions touch the rows
    in the same order, so that none waits for another in a circle.
    """
    added = merged(one for one in counted if one.user > 0)
    users = {one.user for one in added} | {user for user in rated if user > 0}
    if not users:
        return
    zone = connection.scalar(select(guilds.c.time_zone).where(guilds.c.guild == guild))
    day = calendar_days.day_at(now, zone)
    boards = [(Span.ALL.value, 0), (Span.MONTH.value, calendar_days.month_of(day)), (Span.WEEK.value, calendar_days.week_of(day))]
    places = [(span, start, of) for span, start in boards for of in (ALL_GAMES, game)] + [(Span.DAY.value, day, game)]
    rows = [
        {**asdict(one), "guild": guild, "span": span, "start": start, "game": of, "rating": None, "present": True}
        for one in added
        for span, start, of in places
    ]
    if rows:
        statement = insert(connection, tallies)
        sums = {name: tallies.c[name] + statement.excluded[name] for name in COUNTERS}
        connection.execute(statement.on_conflict_do_update(index_elements=KEYS, set_={**sums, "present": True}), rows)
        season_rows.begin(connection, guild, calendar_days.month_of(day))
        come_back(connection, guild, {one.user for one in added})
    _copy_ratings(connection, guild, game, users, [*boards, (Span.DAY.value, day)])


def _copy_ratings(
    connection: Connection, guild: int, game: str, users: Collection[int], boards: Sequence[tuple[str, int]]
) -> None:
    """Copy the shown ratings of people in a game to their rows on the boards of these times, and their best one to all games."""
    same = and_(ratings.c.guild == tallies.c.guild, ratings.c.user == tallies.c.user)
    of_game = or_(tallies.c.game == ALL_GAMES, ratings.c.game == tallies.c.game)
    best = select(func.max(ratings.c.shown)).where(same, of_game).scalar_subquery()
    mine = (tallies.c.user.in_(sorted(users)), tallies.c.guild == guild, tuple_(tallies.c.span, tallies.c.start).in_(boards))
    on_boards = (tallies.c.game.in_((ALL_GAMES, game)), tallies.c.bots == false())
    connection.execute(update(tallies).where(*mine, *on_boards).values(rating=best))


def come_back(connection: Connection, guild: int, users: Collection[int]) -> None:
    """Put people back on the boards who had left the server, as far as we knew."""
    columns = tallies.c
    connection.execute(update(tallies).where(columns.guild == guild, columns.user.in_(sorted(users)), GONE).values(present=True))
    partner_tally_rows.come_back(connection, guild, users)


def go_away(connection: Connection, guild: int, user: int) -> None:
    """Take a person off the boards who has left the server."""
    connection.execute(update(tallies).where(tallies.c.guild == guild, tallies.c.user == user).values(present=False))
    partner_tally_rows.go_away(connection, guild, user)


def erase_old(connection: Connection, days_before: int, weeks_before: int) -> bool:
    """Delete some counters of people or pairs of days and weeks that began before these days. Returns False if there are none."""
    return any(erase_short_lived(connection, table, days_before, weeks_before) for table in (tallies, partner_tallies))
