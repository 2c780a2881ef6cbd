"""Checks of people's counters against the bookings and each other. Functions run inside their caller's transaction."""

from collections import Counter
from collections.abc import Iterator

from sqlalchemy import Connection, Integer, and_, case, func, literal, or_, select

from data import schema, table_json
from data.schema import accounts, tallies, transfers
from data.stores import fair_play_rows, partner_rows
from tables.chips.tallies import COUNTERS
from tables.state import calendar_days
from tables.state.boards import ALL_GAMES, Span, month_name

GIFTS = ("welcome", "daily")  # reasons of transfers that are no result of playing
REFUND = "refund"  # of a table that could not be read: nobody knows what it held for each person
FAULTS = 20  # told at most
WEEK = 7  # days
COUNTED_BEFORE = "counted-before-days"  # fact that migration 0018 stores


def faults(connection: Connection, days_since: int) -> list[str]:
    """Return sentences about counters that disagree; [] if none do. Counters of days are complete from `days_since` on."""
    found: list[str] = []
    for source in (
        _chip_faults(connection),
        _sum_faults(connection),
        _day_faults(connection, days_since),
        _ever_faults(connection),
        fair_play_rows.faults(connection),
        partner_rows.faults(connection),
    ):
        for fault in source:
            found.append(fault)
            if len(found) == FAULTS:
                return found
    return found


def _chip_faults(connection: Connection) -> Iterator[str]:
    """Yield members whose chips won are not what tables have paid them, less what they have brought, with what lies there now."""
    booked: Counter[tuple[int, int]] = Counter()
    refunded: set[tuple[int, int]] = set()
    member = and_(accounts.c.kind == "member", accounts.c.user > 0)
    for side, sign in ((transfers.c.target, 1), (transfers.c.source, -1)):
        query = select(accounts.c.guild, accounts.c.user, transfers.c.reason, func.sum(transfers.c.amount).label("hc"))
        query = query.select_from(accounts.join(transfers, side == accounts.c.account)).where(member)
        query = query.where(transfers.c.reason.not_in(GIFTS)).group_by(accounts.c.guild, accounts.c.user, transfers.c.reason)
        for row in connection.execute(query):
            booked[row.guild, row.user] += sign * int(row.hc)
            if row.reason == REFUND:
                refunded.add((row.guild, row.user))
    for guild, body in connection.execute(select(schema.tables.c.guild, schema.tables.c.body).where(schema.LIVE)):
        for user, hc in table_json.chips_by_user(body).items():
            booked[guild, user] += hc
    won = select(tallies.c.guild, tallies.c.user, func.sum(tallies.c.hc).label("hc"))
    won = won.where(tallies.c.span == Span.ALL.value, tallies.c.game == ALL_GAMES).group_by(tallies.c.guild, tallies.c.user)
    counted = Counter({(row.guild, row.user): int(row.hc) for row in connection.execute(won)})
    for of in sorted(booked.keys() | counted.keys()):
        hc, told = booked[of], counted[of]
        if hc != told and of[1] > 0 and of not in refunded:
            yield f"server {of[0]}, member {of[1]}: the counters say {told} half-chips won, the bookings {hc}"


def _sum_faults(connection: Connection) -> Iterator[str]:
    """Yield rows of all games together that are not the sum of the games. Rows of all times may also count what was before."""
    columns = tallies.c
    keys = (columns.guild, columns.user, columns.span, columns.start, columns.bots)
    for name in COUNTERS:
        together = func.sum(case((columns.game == ALL_GAMES, columns[name]), else_=0))
        games = func.sum(case((columns.game != ALL_GAMES, columns[name]), else_=0))
        of_weeks = and_(columns.span.in_((Span.WEEK.value, Span.MONTH.value)))
        query = select(*keys, together.label("together"), games.label("games")).where(of_weeks).group_by(*keys)
        for row in connection.execute(query.having(together != games).limit(FAULTS)):
            since = calendar_days.date_of(row.start).isoformat()
            told = f"{name} of the {row.span} from {since} is {row.together} in all games, {row.games} as their sum"
            yield f"server {row.guild}, member {row.user}: {told}"


def _day_faults(connection: Connection, days_since: int) -> Iterator[str]:
    """Yield rows of weeks and months that are not the sum of their days. Those that begin before `days_since` are left out."""
    columns, days = tallies.c, tallies.alias().c
    starts = select(columns.span, columns.start).where(columns.span.in_((Span.WEEK.value, Span.MONTH.value)))
    for span, first in connection.execute(starts.where(columns.start >= days_since).distinct()).all():
        until = first + WEEK if span == Span.WEEK.value else calendar_days.months_later(first, 1)
        within = and_(days.span == Span.DAY.value, days.start >= first, days.start < until)
        same = and_(
            days.user == columns.user, days.guild == columns.guild, days.game == columns.game, days.bots == columns.bots, within
        )
        for name in COUNTERS:
            sums = select(func.coalesce(func.sum(days[name]), literal(0, Integer))).where(same).scalar_subquery()
            mine = (columns.span == span, columns.start == first, columns.game != ALL_GAMES, columns[name] != sums)
            query = select(columns.guild, columns.user, columns.game, columns[name].label("told"), sums.label("days"))
            for row in connection.execute(query.where(*mine).limit(FAULTS)):
                of = (
                    month_name(first) if span == Span.MONTH.value else f"the week from {calendar_days.date_of(first).isoformat()}"
                )
                told = f"{name} of {of} in {row.game} is {row.told}, the sum of its days {row.days}"
                yield f"server {row.guild}, member {row.user}: {told}"


def _ever_faults(connection: Connection) -> Iterator[str]:
    """Yield rows of all times that are not the sum of the months, which are kept for ever.

    In an upgraded database all games together may hold more: version 1 did not count by game and month.
    """
    columns, months = tallies.c, tallies.alias().c
    same = and_(
        months.user == columns.user,
        months.guild == columns.guild,
        months.game == columns.game,
        months.bots == columns.bots,
        months.span == Span.MONTH.value,
    )
    of_a_game = columns.game != ALL_GAMES
    for name in COUNTERS:
        sums = select(func.coalesce(func.sum(months[name]), literal(0, Integer))).where(same).scalar_subquery()
        query = select(columns.guild, columns.user, columns.game, columns[name].label("told"), sums.label("months"))
        wrong = columns[name] != sums
        if is_upgraded(connection):
            wrong = and_(wrong, or_(of_a_game, columns.bots.is_(True)))
        query = query.where(columns.span == Span.ALL.value, wrong).order_by(columns.guild, columns.user)
        for row in connection.execute(query.limit(FAULTS)):
            of = f"in {row.game}" if row.game else "in all games"
            told = f"{name} of all times {of} is {row.told}, the sum of its months {row.months}"
            yield f"server {row.guild}, member {row.user}: {told}"


def is_upgraded(connection: Connection) -> bool:
    """Return whether rounds were counted here before they were counted by day and game (migration 0018)."""
    fact = select(schema.facts.c.value).where(schema.facts.c.name == COUNTED_BEFORE)
    return connection.scalar(fact) is not None
