"""Seasons: which ones are open, who has won them, and which are to be celebrated."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, update

from data.schema import TO_TELL, guilds, season_winners, seasons, tallies
from data.stores.leaderboard_store import board_column, board_conditions
from data.stores.store_base import SqlStoreBase
from games import GAMES
from tables.state.boards import Board, Measure, Span
from tables.state.seasons import Season, SeasonWinner

MOST_WINNERS = 5  # of one game, if they share the place


class SqlSeasonStore(SqlStoreBase):
    """Seasons in the database (`tables.service.leaderboards.SeasonStore`)."""

    async def open_seasons(self, before: int) -> Sequence[Season]:
        columns = seasons.c
        named = seasons.outerjoin(guilds, guilds.c.guild == columns.guild)
        query = select(columns.guild, columns.start, guilds.c.time_zone).select_from(named)
        rows = await self.rows(query.where(columns.closed_at.is_(None), columns.start < before).order_by(columns.start))
        return [Season(row.guild, row.start, row.time_zone) for row in rows if self.shards.owns(row.guild)]

    async def season_leaders(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        return await self.read(lambda connection: _leaders(connection, guild, start))

    async def close_season(self, guild: int, start: int, now: int) -> bool:
        def work(connection: Connection) -> bool:
            this = (seasons.c.guild == guild, seasons.c.start == start)
            closing = update(seasons).where(*this, seasons.c.closed_at.is_(None)).values(closed_at=now)
            if connection.execute(closing).rowcount == 0:
                return False
            winners = [
                {"guild": guild, "start": start, "game": one.game, "user": one.user, "measure": one.measure, "value": one.value}
                for one in _leaders(connection, guild, start)
            ]
            if winners:
                connection.execute(season_winners.insert(), winners)
            return True

        return await self.write(work)

    async def season_winners(self, guild: int, start: int) -> Sequence[SeasonWinner]:
        columns = season_winners.c
        query = select(columns.game, columns.user, columns.measure, columns.value)
        rows = await self.rows(query.where(columns.guild == guild, columns.start == start).order_by(columns.game, columns.user))
        return [SeasonWinner(row.game, row.user, Measure(row.measure), row.value) for row in rows]

    async def untold_seasons(self, since: int) -> Sequence[Season]:
        columns = seasons.c
        both = seasons.join(guilds, guilds.c.guild == columns.guild)
        query = select(columns.guild, columns.start, guilds.c.time_zone, guilds.c.season_channel, columns.told).select_from(both)
        wanted = (TO_TELL, columns.closed_at > since, guilds.c.season_channel.is_not(None))
        rows = await self.rows(query.where(*wanted).order_by(columns.closed_at, columns.guild))
        return [Season(*row) for row in rows if self.shards.owns(row.guild)]

    async def mark_season_told(self, season: Season, told: int | None) -> bool:
        columns = seasons.c
        unchanged = columns.told.is_(None) if season.told is None else columns.told == season.told
        marking = update(seasons).where(columns.guild == season.guild, columns.start == season.start, unchanged)

        def work(connection: Connection) -> bool:
            return connection.execute(marking.values(told=told)).rowcount > 0

        return await self.write(work)


def _leaders(connection: Connection, guild: int, start: int) -> list[SeasonWinner]:
    """Return the people who lead a season in each game, in the order of the games."""
    found: list[SeasonWinner] = []
    for game in GAMES:
        for measure in (Measure.MATCHES, Measure.ROUNDS):
            board = Board(measure, game, Span.MONTH, start)
            value, where = board_column(board), board_conditions(guild, board)
            best = connection.scalar(select(func.max(value)).select_from(tallies).where(*where)) or 0
            if best > 0:
                users = select(tallies.c.user).where(*where, value == best).order_by(tallies.c.user).limit(MOST_WINNERS)
                found += [SeasonWinner(game, user, measure, best) for user in connection.scalars(users)]
                break
    return found
