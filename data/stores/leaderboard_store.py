"""Leaderboards of a server. Every query walks an index, so that any page of a large server is quick."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, TextClause, and_, func, select

from data.schema import WITH_MATCHES, WITH_RATING, WITH_ROUNDS, members, people, tallies
from data.stores import log_audit, tally_audit, tally_rows
from data.stores.log_audit import LogAudit
from data.stores.store_base import SqlStoreBase
from tables.state.boards import Board, Measure
from tables.state.people import LeaderboardEntry

COLUMNS: Final[dict[Measure, tuple[Column[int], TextClause]]] = {  # with the condition of the index
    Measure.ROUNDS: (tallies.c.won, WITH_ROUNDS),
    Measure.CHIPS: (tallies.c.hc, WITH_ROUNDS),
    Measure.MATCHES: (tallies.c.matches_won, WITH_MATCHES),
    Measure.RATING: (tallies.c.rating, WITH_RATING),
}


class SqlLeaderboardStore(SqlStoreBase):
    """Pages of leaderboards, read from the database (`tables.service.store.LeaderboardStore`)."""

    async def leaderboard_page(self, guild: int, board: Board, limit: int, offset: int = 0) -> Sequence[LeaderboardEntry]:
        return await self.read(lambda connection: _page(connection, guild, board, limit, offset))

    async def leaderboard_entry(self, guild: int, board: Board, user: int) -> LeaderboardEntry | None:
        return await self.read(lambda connection: _entry(connection, guild, board, user))

    async def leaderboard_size(self, guild: int, board: Board) -> int:
        query = select(func.count()).select_from(tallies).where(*board_conditions(guild, board))
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def mark_member_gone(self, guild: int, user: int) -> None:
        await self.write(partial(tally_rows.go_away, guild=guild, user=user))

    async def counter_faults(self, days_since: int) -> Sequence[str]:
        return await self.read(lambda connection: tally_audit.faults(connection, days_since))

    async def repeat_logs(self, now: int) -> LogAudit:
        """Repeat the logs of all tables, and compare what they add up to with counters, ratings, achievements and the like."""
        return await self.read(lambda connection: log_audit.audit(connection, tally_audit.FAULTS, now))


def board_conditions(guild: int, board: Board) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """Return the conditions that a row is on a leaderboard."""
    columns = tallies.c
    time = (columns.span == board.span.value, columns.start == board.start)
    return (columns.guild == guild, *time, columns.game == board.game, columns.bots == board.bots, COLUMNS[board.measure][1])


def board_column(board: Board) -> Column[int]:
    """Return the column that a leaderboard ranks by."""
    return COLUMNS[board.measure][0]


def _page(connection: Connection, guild: int, board: Board, limit: int, offset: int) -> list[LeaderboardEntry]:
    """Return a page. Equal values share a rank; the next rank counts all entries before it."""
    value = board_column(board)
    query = _entries(guild, board).order_by(value.desc(), tallies.c.user.desc())
    rows = connection.execute(query.limit(limit).offset(offset)).all()
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
    """Return a member's own entry."""
    row = connection.execute(_entries(guild, board).where(tallies.c.user == member)).first()
    return None if row is None else _as_entry(_rank(connection, guild, board, row.value), row)


def _entries(guild: int, board: Board) -> Select[int, int, str | None, str | None]:
    user, value = tallies.c.user, board_column(board)
    named_here = and_(members.c.guild == tallies.c.guild, members.c.user == user)
    named = tallies.outerjoin(members, named_here).outerjoin(people, people.c.user == user)
    columns = (user.label("user"), value.label("value"), members.c.name, people.c.username)
    return select(*columns).select_from(named).where(*board_conditions(guild, board))


def _rank(connection: Connection, guild: int, board: Board, mine: int) -> int:
    better = select(func.count()).select_from(tallies).where(*board_conditions(guild, board), board_column(board) > mine)
    return 1 + (connection.scalar(better) or 0)


def _as_entry(rank: int, row: Row[int, int, str | None, str | None]) -> LeaderboardEntry:
    return LeaderboardEntry(rank, row.user, row.name or "", row.value, row.username or "")
