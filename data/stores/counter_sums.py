"""Checks that counters of weeks, months and all times are the sums of what they are made of: of people, and of pairs of partners.

Functions run inside their caller's transaction.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, FromClause, Integer, Row, Table, and_, case, func, literal, select

from tables.people.boards import ALL_GAMES, Span, month_name
from tables.state import calendar_days

FAULTS = 20  # told at most
WEEK = 7  # days


@dataclass(frozen=True, slots=True)
class CounterTable:
    """A table of counters by server, span, start, game and opponents."""

    table: Table
    whose: tuple[str, ...]  # its columns with the ids of people
    counters: tuple[str, ...]

    @property
    def owners(self) -> tuple[Column[Any], ...]:
        """The columns that say whose a row is."""
        return (self.table.c.guild, *(self.table.c[name] for name in self.whose))

    def same(self, other: FromClause) -> ColumnElement[bool]:
        """Return the condition that a row of another alias has the same owners and opponents."""
        return and_(*(other.c[one.name] == one for one in (*self.owners, self.table.c.bots)))

    def told(self, row: Row[*tuple[Any, ...]]) -> str:
        """Return the owners of a row as the beginning of a sentence."""
        users = [str(row._mapping[name]) for name in self.whose]
        return f"server {row.guild}, member{'s' if len(users) > 1 else ''} {' and '.join(users)}"


def sum_faults(connection: Connection, of: CounterTable, spans: Sequence[Span]) -> Iterator[str]:
    """Yield rows of all games together that are not the sum of the games."""
    columns = of.table.c
    keys = (*of.owners, columns.span, columns.start, columns.bots)
    for name in of.counters:
        together = func.sum(case((columns.game == ALL_GAMES, columns[name]), else_=0))
        games = func.sum(case((columns.game != ALL_GAMES, columns[name]), else_=0))
        some = columns.span.in_([span.value for span in spans])
        query = select(*keys, together.label("together"), games.label("games")).where(some).group_by(*keys)
        for row in connection.execute(query.having(together != games).limit(FAULTS)):
            since = calendar_days.date_of(row.start).isoformat()
            told = f"{name} of the {row.span} from {since} is {row.together} in all games, {row.games} as their sum"
            yield f"{of.told(row)}: {told}"


def day_faults(connection: Connection, of: CounterTable, days_since: int) -> Iterator[str]:
    """Yield rows of weeks and months that are not the sum of their days. Those that begin before `days_since` are left out."""
    columns, days = of.table.c, of.table.alias("days")
    starts = select(columns.span, columns.start).where(columns.span.in_((Span.WEEK.value, Span.MONTH.value)))
    for span, first in connection.execute(starts.where(columns.start >= days_since).distinct()).all():
        until = first + WEEK if span == Span.WEEK.value else calendar_days.months_later(first, 1)
        within = and_(days.c.span == Span.DAY.value, days.c.start >= first, days.c.start < until)
        same = and_(of.same(days), days.c.game == columns.game, within)
        for name in of.counters:
            sums = select(func.coalesce(func.sum(days.c[name]), literal(0, Integer))).where(same).scalar_subquery()
            mine = (columns.span == span, columns.start == first, columns.game != ALL_GAMES, columns[name] != sums)
            query = select(*of.owners, columns.game, columns[name].label("told"), sums.label("days"))
            for row in connection.execute(query.where(*mine).limit(FAULTS)):
                time = (
                    month_name(first) if span == Span.MONTH.value else f"the week from {calendar_days.date_of(first).isoformat()}"
                )
                told = f"{name} of {time} in {row.game} is {row.told}, the sum of its days {row.days}"
                yield f"{of.told(row)}: {told}"


def ever_faults(connection: Connection, of: CounterTable) -> Iterator[str]:
    """Yield rows of all times that are not the sum of the months, which are kept for ever."""
    columns, months = of.table.c, of.table.alias("months")
    same = and_(of.same(months), months.c.game == columns.game, months.c.span == Span.MONTH.value)
    for name in of.counters:
        sums = select(func.coalesce(func.sum(months.c[name]), literal(0, Integer))).where(same).scalar_subquery()
        wrong = columns[name] != sums
        query = select(*of.owners, columns.game, columns[name].label("told"), sums.label("months"))
        query = query.where(columns.span == Span.ALL.value, wrong).order_by(*of.owners)
        for row in connection.execute(query.limit(FAULTS)):
            game = f"in {row.game}" if row.game else "in all games"
            yield f"{of.told(row)}: {name} of all times {game} is {row.told}, the sum of its months {row.months}"
