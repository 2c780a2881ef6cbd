"""Leaderboards and seasons of servers.

Every query of a leaderboard walks an index, so that any page of a large server is quick.
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from itertools import product
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    TextClause,
    func,
    or_,
    select,
    update,
)

from data import counters
from data.schema import (
    TO_TELL,
    WITH_MATCHES,
    WITH_RATING,
    WITH_ROUNDS,
    WITH_TEAM_MATCHES,
    WITH_TEAM_RATING,
    WITH_TEAM_ROUNDS,
    guilds,
    partner_tallies,
    season_winners,
    seasons,
    tallies,
)
from data.transactions_and_caches import ShardTransactions
from games import GAMES
from tables.people.leaderboard_kinds import Board, Measure, Season, SeasonWinner, Span
from tables.people.people import LeaderboardEntry

MOST_WINNERS = 5  # of one game, if they share the place: those who have played the fewest rounds
MOST_TEAMS = 3  # the same
OF_PEOPLE: Final = {
    Measure.TEAM_MATCHES: Measure.MATCHES,
    Measure.TEAM_ROUNDS: Measure.ROUNDS,
}
COLUMNS: Final[dict[Measure, tuple[Column[int], TextClause]]] = {  # with the condition of the index
    Measure.ROUNDS: (tallies.c.won, WITH_ROUNDS),
    Measure.CHIPS: (tallies.c.hc, WITH_ROUNDS),
    Measure.MATCHES: (tallies.c.matches_won, WITH_MATCHES),
    Measure.RATING: (tallies.c.rating, WITH_RATING),
    Measure.TEAM_ROUNDS: (partner_tallies.c.won, WITH_TEAM_ROUNDS),
    Measure.TEAM_MATCHES: (partner_tallies.c.matches_won, WITH_TEAM_MATCHES),
    Measure.TEAM_RATING: (partner_tallies.c.rating, WITH_TEAM_RATING),
}


class Leaderboards(ShardTransactions):
    """Leaderboards of servers, and their seasons, which are months."""

    # ---- leaderboards

    async def leaderboard_page(
        self, guild: int, board: Board, limit: int, offset: int = 0
    ) -> Sequence[LeaderboardEntry]:
        """Return the entries from place `offset` on."""
        return await self.read(
            lambda connection: _board_page(connection, guild, board, limit, offset)
        )

    async def leaderboard_entry(
        self, guild: int, board: Board, user: int
    ) -> LeaderboardEntry | None:
        """Return a member's own entry, or None."""
        return await self.read(lambda connection: _board_entry(connection, guild, board, user))

    async def leaderboard_size(self, guild: int, board: Board) -> int:
        """Return the number of entries."""
        query = (
            select(func.count())
            .select_from(_board_table(board))
            .where(*_board_conditions(guild, board))
        )
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def mark_member_gone(self, guild: int, user: int) -> None:
        """Take a person off all boards who has left the server.

        They are back when they play there again.
        """
        await self.write(partial(counters.set_present, guild=guild, users=(user,), present=False))

    # ---- seasons

    async def open_seasons(self, before: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that are not closed and began before a
        day, the oldest first.
        """
        columns = seasons.c
        query = select(columns.guild, columns.start, guilds.c.time_zone).select_from(
            seasons.outerjoin(guilds, guilds.c.guild == columns.guild)
        )
        rows = await self.rows(
            query.where(columns.closed_at.is_(None), columns.start < before).order_by(columns.start)
        )
        return [
            Season(row.guild, row.start, row.time_zone)
            for row in rows
            if self._shards.owns(row.guild)
        ]

    async def season_leaders(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the people who lead a season at the moment, in each game against people."""
        return await self.read(lambda connection: _leaders(connection, guild, start))

    async def close_season(self, guild: int, start: int, now: int) -> bool:
        """Close a season and store its leaders as its winners.

        Returns False if it is closed already.
        """

        def work(connection: Connection) -> bool:
            this = (seasons.c.guild == guild, seasons.c.start == start)
            closing = (
                update(seasons).where(*this, seasons.c.closed_at.is_(None)).values(closed_at=now)
            )
            if connection.execute(closing).rowcount == 0:
                return False
            winners = [
                {"guild": guild, "start": start, **asdict(winner)}
                for winner in _leaders(connection, guild, start)
            ]
            if winners:
                connection.execute(season_winners.insert(), winners)
            return True

        return await self.write(work)

    async def season_winners(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the winners of a closed season."""
        columns = season_winners.c
        query = select(columns.game, columns.user, columns.measure, columns.value, columns.partner)
        rows = await self.rows(
            query.where(columns.guild == guild, columns.start == start).order_by(
                columns.game, columns.user
            )
        )
        return [
            SeasonWinner(row.game, row.user, Measure(row.measure), row.value, row.partner)
            for row in rows
        ]

    async def untold_seasons(self, since: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that were closed since a time and are
        still to be celebrated.
        """
        columns = seasons.c
        query = select(
            columns.guild, columns.start, guilds.c.time_zone, guilds.c.season_channel, columns.told
        ).select_from(seasons.join(guilds, guilds.c.guild == columns.guild))
        wanted = (TO_TELL, columns.closed_at > since, guilds.c.season_channel.is_not(None))
        rows = await self.rows(query.where(*wanted).order_by(columns.closed_at, columns.guild))
        return [Season(*row) for row in rows if self._shards.owns(row.guild)]

    async def mark_season_told(self, season: Season, at: int | None) -> bool:
        """Store when a season was celebrated.

        Returns False if it is not as `season` says, because another process was faster.
        """
        columns = seasons.c
        unchanged = columns.told.is_(None) if season.told is None else columns.told == season.told
        marking = (
            update(seasons)
            .where(columns.guild == season.guild, columns.start == season.start, unchanged)
            .values(told=at)
        )
        return await self.execute(marking) > 0


def _board_conditions(guild: int, board: Board) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """Return the conditions that a row is on a leaderboard."""
    columns = _board_table(board).c
    time = (columns.span == board.span.value, columns.start == board.start)
    return (
        columns.guild == guild,
        *time,
        columns.game == board.game,
        columns.bots == board.bots,
        COLUMNS[board.measure][1],
    )


def _board_table(board: Board) -> Table:
    """Return the table with the rows of a leaderboard: one for each person, or for each pair."""
    return partner_tallies if board.measure.of_teams else tallies


def _board_column(board: Board) -> Column[int]:
    """Return the column that a leaderboard ranks by."""
    return COLUMNS[board.measure][0]


def _board_page(
    connection: Connection, guild: int, board: Board, limit: int, offset: int
) -> list[LeaderboardEntry]:
    """Return a page. Equal values share a rank; the next rank counts all entries before it."""
    rows = connection.execute(
        _best_first(_board_entries(guild, board), board).limit(limit).offset(offset)
    ).all()
    if not rows:
        return []
    page: list[LeaderboardEntry] = []
    rank = _rank(connection, guild, board, rows[0].value)
    for place, row in enumerate(rows):
        if page and row.value != page[-1].value:
            rank = offset + place + 1
        page.append(LeaderboardEntry(rank, *row))
    return page


def _board_entry(
    connection: Connection, guild: int, board: Board, member: int
) -> LeaderboardEntry | None:
    """Return a member's own entry; on a board of pairs the best of those that the member belongs
    to.
    """
    columns, query = _board_table(board).c, _board_entries(guild, board)
    if board.measure.of_teams:
        query = _best_first(
            query.where(or_(columns.user == member, columns.partner == member)), board
        ).limit(1)
    else:
        query = query.where(columns.user == member)
    row = connection.execute(query).first()
    if row is None:
        return None
    return LeaderboardEntry(_rank(connection, guild, board, row.value), *row)


def _best_first(query: Select[*tuple[Any, ...]], board: Board) -> Select[*tuple[Any, ...]]:
    columns = _board_table(board).c
    ids = (columns.user, columns.partner) if board.measure.of_teams else (columns.user,)
    return query.order_by(_board_column(board).desc(), *(column.desc() for column in ids))


def _board_entries(guild: int, board: Board) -> Select[*tuple[Any, ...]]:
    """Return the query for the rows of a board: user, value and, of a pair, the partner."""
    table = _board_table(board)
    partner = (table.c.partner,) if board.measure.of_teams else ()
    query = select(table.c.user, _board_column(board).label("value"), *partner)
    return query.where(*_board_conditions(guild, board))


def _rank(connection: Connection, guild: int, board: Board, value: int) -> int:
    better = select(func.count()).select_from(_board_table(board))
    return 1 + (
        connection.scalar(
            better.where(*_board_conditions(guild, board), _board_column(board) > value)
        )
        or 0
    )


def _leaders(connection: Connection, guild: int, start: int) -> list[SeasonWinner]:
    """Return the people who lead a season in each game, in the order of the games.

    In a game that is always played in teams they are the best team, if two people have won together
    there.
    """
    found: list[SeasonWinner] = []
    for game, rules in GAMES.items():
        # A house rule can make a match of one round: where matches are not the usual game, one of
        # them does not beat many rounds.
        people = (
            (Measure.MATCHES, Measure.ROUNDS) if rules.match(rules.options()) else (Measure.ROUNDS,)
        )
        for_teams = rules.team_play and all(
            rules.teams(rules.options(), seats) for seats in rules.players
        )
        teams = (Measure.TEAM_MATCHES, Measure.TEAM_ROUNDS) if for_teams else ()
        boards = (Board(measure, game, Span.MONTH, start) for measure in (*teams, *people))
        found += next(filter(None, (_best(connection, guild, board) for board in boards)), [])
    return found


def _best(connection: Connection, guild: int, board: Board) -> list[SeasonWinner]:
    """Return who leads a board; both partners of each team, a person in several teams once."""
    columns, value, where = (
        _board_table(board).c,
        _board_column(board),
        _board_conditions(guild, board),
    )
    most = connection.scalar(select(func.max(value)).where(*where)) or 0
    if most <= 0:
        return []
    winners: dict[int, int | None]
    if board.measure.of_teams:
        teams = (
            select(columns.user, columns.partner)
            .where(*where, value == most)
            .order_by(columns.played, columns.user, columns.partner)
            .limit(MOST_TEAMS)
        )
        partners: dict[int, list[int]] = {}
        for user, partner in connection.execute(teams).all():
            partners.setdefault(user, []).append(partner)
            partners.setdefault(partner, []).append(user)
        # of a person in several teams one is stored: so that each team is stored with somebody
        winners = max(
            (dict(zip(partners, chosen, strict=True)) for chosen in product(*partners.values())),
            key=lambda pairs: len(set(map(frozenset, pairs.items()))),
        )
    else:
        users = (
            select(columns.user).where(*where, value == most).order_by(columns.played, columns.user)
        )
        winners = dict.fromkeys(connection.scalars(users.limit(MOST_WINNERS)))
    measure = OF_PEOPLE.get(board.measure, board.measure)
    return [
        SeasonWinner(board.game, user, measure, most, winners[user]) for user in sorted(winners)
    ]
