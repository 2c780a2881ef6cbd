"""Seasons: which ones are open, who has won them, and which are to be celebrated."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, func, select, update

from data.schema import TO_TELL, guilds, partner_tallies, season_winners, seasons, tallies
from data.stores.leaderboard_store import board_column, board_conditions
from data.stores.results_base import ResultsBase
from games import GAMES
from tables.people.boards import Board, Measure, Span
from tables.people.seasons import Season, SeasonWinner

MOST_WINNERS = 5  # of one game, if they share the place
MOST_TEAMS = 3  # the same


class SqlSeasonStore(ResultsBase):
    """Seasons in the database (`service.leaderboards.SeasonStore`)."""

    async def open_seasons(self, before: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that are not closed and began before a day, the oldest first."""
        columns = seasons.c
        named = seasons.outerjoin(guilds, guilds.c.guild == columns.guild)
        query = select(columns.guild, columns.start, guilds.c.time_zone).select_from(named)
        rows = await self.rows(query.where(columns.closed_at.is_(None), columns.start < before).order_by(columns.start))
        return [Season(row.guild, row.start, row.time_zone) for row in rows if self._shards.owns(row.guild)]

    async def season_leaders(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the people who lead a season at the moment, in each game against people."""
        return await self.read(lambda connection: _leaders(connection, guild, start))

    async def close_season(self, guild: int, start: int, now: int) -> bool:
        """Close a season and store its leaders as its winners. Returns False if it is closed already."""

        def work(connection: Connection) -> bool:
            this = (seasons.c.guild == guild, seasons.c.start == start)
            closing = update(seasons).where(*this, seasons.c.closed_at.is_(None)).values(closed_at=now)
            if connection.execute(closing).rowcount == 0:
                return False
            winners = [{"guild": guild, "start": start, **asdict(one)} for one in _leaders(connection, guild, start)]
            if winners:
                connection.execute(season_winners.insert(), winners)
            return True

        return await self.write(work)

    async def season_winners(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        """Return the winners of a closed season."""
        columns = season_winners.c
        query = select(columns.game, columns.user, columns.measure, columns.value, columns.partner)
        rows = await self.rows(query.where(columns.guild == guild, columns.start == start).order_by(columns.game, columns.user))
        return [SeasonWinner(row.game, row.user, Measure(row.measure), row.value, row.partner) for row in rows]

    async def untold_seasons(self, since: int) -> Sequence[Season]:
        """Return the seasons of this process's servers that were closed since a time and are still to be celebrated."""
        columns = seasons.c
        both = seasons.join(guilds, guilds.c.guild == columns.guild)
        query = select(columns.guild, columns.start, guilds.c.time_zone, guilds.c.season_channel, columns.told).select_from(both)
        wanted = (TO_TELL, columns.closed_at > since, guilds.c.season_channel.is_not(None))
        rows = await self.rows(query.where(*wanted).order_by(columns.closed_at, columns.guild))
        return [Season(*row) for row in rows if self._shards.owns(row.guild)]

    async def mark_season_told(self, season: Season, told: int | None) -> bool:
        """Store when a season was celebrated. Returns False if it is not as `season` says, because another process was faster."""
        columns = seasons.c
        unchanged = columns.told.is_(None) if season.told is None else columns.told == season.told
        marking = update(seasons).where(columns.guild == season.guild, columns.start == season.start, unchanged)

        def work(connection: Connection) -> bool:
            return connection.execute(marking.values(told=told)).rowcount > 0

        return await self.write(work)


def _leaders(connection: Connection, guild: int, start: int) -> list[SeasonWinner]:
    """Return the people who lead a season in each game, in the order of the games.

    In a game that is always played in teams they are the best team, if two people have won together there.
    """
    found: list[SeasonWinner] = []
    for game in GAMES:
        leaders = _best_teams(connection, guild, start, game) if _is_for_teams(game) else []
        found += leaders or _best_people(connection, guild, start, game)
    return found


def _is_for_teams(game: str) -> bool:
    """Return whether a game is played in teams whatever its house rules say."""
    rules = GAMES[game]
    return rules.team_play and all(rules.teams(rules.options(), seats) for seats in rules.players)


def _best_people(connection: Connection, guild: int, start: int, game: str) -> list[SeasonWinner]:
    rules = GAMES[game]
    # A house rule can make a match of one round: where matches are not the usual game, one of them does not beat many rounds.
    measures = (Measure.MATCHES, Measure.ROUNDS) if rules.match(rules.options()) else (Measure.ROUNDS,)
    for measure in measures:
        board = Board(measure, game, Span.MONTH, start)
        value, where = board_column(board), board_conditions(guild, board)
        best = connection.scalar(select(func.max(value)).select_from(tallies).where(*where)) or 0
        if best > 0:
            users = select(tallies.c.user).where(*where, value == best).order_by(tallies.c.user).limit(MOST_WINNERS)
            return [SeasonWinner(game, user, measure, best) for user in connection.scalars(users)]
    return []


def _best_teams(connection: Connection, guild: int, start: int, game: str) -> list[SeasonWinner]:
    """Return both partners of each team that has won most. A person in several of these stands there once."""
    user, partner = partner_tallies.c.user, partner_tallies.c.partner
    for of_teams, measure in ((Measure.TEAM_MATCHES, Measure.MATCHES), (Measure.TEAM_ROUNDS, Measure.ROUNDS)):
        board = Board(of_teams, game, Span.MONTH, start)
        value, where = board_column(board), board_conditions(guild, board)
        best = connection.scalar(select(func.max(value)).select_from(partner_tallies).where(*where)) or 0
        if best > 0:
            teams = select(user, partner).where(*where, value == best).order_by(user, partner).limit(MOST_TEAMS)
            partners: dict[int, int] = {}
            for one, other in connection.execute(teams).all():
                partners.setdefault(one, other)
                partners.setdefault(other, one)
            return [SeasonWinner(game, one, measure, best, other) for one, other in sorted(partners.items())]
    return []
