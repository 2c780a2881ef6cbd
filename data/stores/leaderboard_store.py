"""Leaderboards of a server. Every query walks an index, so that any page of a large server is quick."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, Table, TextClause, and_, func, or_, select

from data.schema import (
    WITH_MATCHES,
    WITH_RATING,
    WITH_ROUNDS,
    WITH_TEAM_MATCHES,
    WITH_TEAM_RATING,
    WITH_TEAM_ROUNDS,
    members,
    partner_tallies,
    people,
    tallies,
)
from data.stores import log_audit, tally_audit, tally_rows
from data.stores.counter_sums import FAULTS
from data.stores.log_audit import LogAudit
from data.stores.results_base import ResultsBase
from tables.people.boards import Board, Measure
from tables.people.people import LeaderboardEntry

COLUMNS: Final[dict[Measure, tuple[Column[int], TextClause]]] = {  # with the condition of the index
    Measure.ROUNDS: (tallies.c.won, WITH_ROUNDS),
    Measure.CHIPS: (tallies.c.hc, WITH_ROUNDS),
    Measure.MATCHES: (tallies.c.matches_won, WITH_MATCHES),
    Measure.RATING: (tallies.c.rating, WITH_RATING),
    Measure.TEAM_ROUNDS: (partner_tallies.c.won, WITH_TEAM_ROUNDS),
    Measure.TEAM_MATCHES: (partner_tallies.c.matches_won, WITH_TEAM_MATCHES),
    Measure.TEAM_RATING: (partner_tallies.c.rating, WITH_TEAM_RATING),
}


class SqlLeaderboardStore(ResultsBase):
    """Pages of leaderboards, read from the database (`service.store.LeaderboardStore`)."""

    async def leaderboard_page(self, guild: int, board: Board, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        """Return the entries from place `offset` on."""
        return await self.read(lambda connection: _page(connection, guild, board, limit, offset))

    async def leaderboard_entry(self, guild: int, board: Board, user: int) -> LeaderboardEntry | None:
        """Return a member's own entry, or None."""
        return await self.read(lambda connection: _entry(connection, guild, board, user))

    async def leaderboard_size(self, guild: int, board: Board) -> int:
        """Return the number of entries."""
        query = select(func.count()).select_from(board_table(board)).where(*board_conditions(guild, board))
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def mark_member_gone(self, guild: int, user: int) -> None:
        """Take a person off all boards who has left the server. They are back when they play there again."""
        await self.write(partial(tally_rows.go_away, guild=guild, user=user))

    async def counter_faults(self, days_since: int) -> Sequence[str]:
        """Return sentences about counters that disagree with the bookings or each other; [] if none do.

        Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
        """
        return await self.read(lambda connection: tally_audit.faults(connection, days_since))

    async def repeat_logs(self, now: int) -> LogAudit:
        """Repeat the logs of all tables, and compare what they add up to with counters, ratings, achievements and the like."""
        return await self.read(lambda connection: log_audit.audit(connection, FAULTS, now))


def board_conditions(guild: int, board: Board) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """Return the conditions that a row is on a leaderboard."""
    columns = board_table(board).c
    time = (columns.span == board.span.value, columns.start == board.start)
    return (columns.guild == guild, *time, columns.game == board.game, columns.bots == board.bots, COLUMNS[board.measure][1])


def board_table(board: Board) -> Table:
    """Return the table with the rows of a leaderboard: one for each person, or for each pair."""
    return partner_tallies if board.measure.of_teams else tallies


def board_column(board: Board) -> Column[int]:
    """Return the column that a leaderboard ranks by."""
    return COLUMNS[board.measure][0]


def _page(connection: Connection, guild: int, board: Board, limit: int, offset: int) -> list[LeaderboardEntry]:
    """Return a page. Equal values share a rank; the next rank counts all entries before it."""
    rows = connection.execute(_best_first(_entries(guild, board), board).limit(limit).offset(offset)).all()
    if not rows:
        return []
    page: list[LeaderboardEntry] = []
    rank = _rank(connection, guild, board, rows[0].value)
    for place, row in enumerate(rows):
        if page and row.value != page[-1].value:
            rank = offset + place + 1
        page.append(_as_entry(rank, row))
    return page


def _entry(connection: Connection, guild: int, board: Board, member: int) -> LeaderboardEntry | None:
    """Return a member's own entry; on a board of pairs the best of those that the member belongs to."""
    columns, query = board_table(board).c, _entries(guild, board)
    if board.measure.of_teams:
        query = _best_first(query.where(or_(columns.user == member, columns.partner == member)), board).limit(1)
    else:
        query = query.where(columns.user == member)
    row = connection.execute(query).first()
    return None if row is None else _as_entry(_rank(connection, guild, board, row.value), row)


def _best_first(query: Select[*tuple[Any, ...]], board: Board) -> Select[*tuple[Any, ...]]:
    columns = board_table(board).c
    ids = (columns.user, columns.partner) if board.measure.of_teams else (columns.user,)
    return query.order_by(board_column(board).desc(), *(one.desc() for one in ids))


def _entries(guild: int, board: Board) -> Select[*tuple[Any, ...]]:
    """Return the query for the rows of a board with the names of their people."""
    table = board_table(board)
    user, value, named, person = table.c.user, board_column(board), members.alias("named"), people.alias("person")
    whole = table.outerjoin(named, and_(named.c.guild == table.c.guild, named.c.user == user))
    whole = whole.outerjoin(person, person.c.user == user)
    columns = [user.label("user"), value.label("value"), named.c.name.label("name"), person.c.username.label("username")]
    if board.measure.of_teams:
        partner, also_named, other = table.c.partner, members.alias("partner_named"), people.alias("partner_person")
        whole = whole.outerjoin(also_named, and_(also_named.c.guild == table.c.guild, also_named.c.user == partner))
        whole = whole.outerjoin(other, other.c.user == partner)
        names = (also_named.c.name.label("partner_name"), other.c.username.label("partner_username"))
        columns += [partner.label("partner"), *names]
    return select(*columns).select_from(whole).where(*board_conditions(guild, board))


def _rank(connection: Connection, guild: int, board: Board, mine: int) -> int:
    better = select(func.count()).select_from(board_table(board))
    return 1 + (connection.scalar(better.where(*board_conditions(guild, board), board_column(board) > mine)) or 0)


def _as_entry(rank: int, row: Row[*tuple[Any, ...]]) -> LeaderboardEntry:
    """Return an entry. Names that are not known are ""."""
    entry = LeaderboardEntry(rank, row.user, row.name or "", row.value, row.username or "")
    if "partner" not in row._fields:
        return entry
    name, username = row.partner_name or "", row.partner_username or ""
    return replace(entry, partner=row.partner, partner_name=name, partner_username=username)
