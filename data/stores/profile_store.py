"""Profiles of members, read from tallies, ratings and meetings by the person's own keys."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, false, func, select

from data.schema import WITH_ROUNDS, rating_meetings, ratings, rounds_played, tallies
from data.stores import partner_rows
from data.stores.results_base import ResultsBase
from tables.people.boards import ALL_GAMES, Span
from tables.people.profiles import FAVOURITES, RIVALS, GameRecord, Profile

Tallied: TypeAlias = Row[*tuple[Any, ...]]  # a row of tallies


class SqlProfileStore(ResultsBase):
    """Profiles in the database (`tables.people.profiles.ProfileStore`)."""

    async def profile(self, guild: int, user: int) -> Profile | None:
        """Return the profile of a person; None if they have not begun a round with other people on this server."""
        return await self.read(lambda connection: _load(connection, guild, user))

    async def favourite_games(self, guild: int | None, user: int) -> Sequence[str]:
        """Return at most `FAVOURITES` games that a person has played most, then as many that the server's people have.

        A game is named once. Counters of the server may be some minutes old. Without a server, only those of the person count.
        """
        columns = rounds_played.c
        query = select(columns.game).where(columns.user == user, columns.played > 0)
        own = await self.rows(query.order_by(columns.played.desc(), columns.game).limit(FAVOURITES))
        here = () if guild is None else await self._caches.favourites.load(guild, partial(self._favourites_of_server, guild))
        return tuple(dict.fromkeys((*(row.game for row in own), *here)))

    async def _favourites_of_server(self, guild: int) -> tuple[str, ...]:
        columns = tallies.c
        there = (columns.guild == guild, columns.span == Span.ALL, columns.start == 0, columns.game != ALL_GAMES, WITH_ROUNDS)
        query = select(columns.game).where(*there).group_by(columns.game)
        rows = await self.rows(query.order_by(func.sum(columns.played).desc(), columns.game).limit(FAVOURITES))
        return tuple(row.game for row in rows)

    async def have_met(self, guild: int, user: int, other: int) -> bool:
        """Return whether two people have finished a round together on this server, against each other or as partners."""
        return await self.read(lambda connection: _have_met(connection, guild, user, other))


def _load(connection: Connection, guild: int, user: int) -> Profile | None:
    columns = tallies.c
    own = (columns.user == user, columns.guild == guild, columns.bots == false())
    rows = connection.execute(select(tallies).where(*own).order_by(columns.start)).all()
    whole = next((row for row in rows if (row.span, row.game) == (Span.ALL, ALL_GAMES)), None)
    if whole is None or not whole.begun:
        return None
    shown = dict(
        connection.execute(select(ratings.c.game, ratings.c.shown).where(ratings.c.user == user, ratings.c.guild == guild)).all()
    )
    days = [row for row in rows if row.span == Span.DAY]
    return Profile(
        user,
        begun=whole.begun,
        played=whole.played,
        won=whole.won,
        hc=whole.hc,
        games=_games(rows, shown),
        days=tuple(sorted({row.start for row in days if row.played})),
        ratings=_best_ratings(days),
        chips=_chips(days, whole.hc),
        rivals=_rivals(connection, guild, user),
        partners=partner_rows.load(connection, guild, user),
    )


def _have_met(connection: Connection, guild: int, user: int, other: int) -> bool:
    met = rating_meetings.c
    query = select(met.played).where(met.user == user, met.guild == guild, met.opponent == other).limit(1)
    return connection.execute(query).first() is not None or partner_rows.have_played(connection, guild, user, other)


def _best_ratings(days: Sequence[Tallied]) -> tuple[int, ...]:
    """Return the best rating after each day. A rating stays what it was until its game is played again."""
    now: dict[str, int] = {}
    curve: dict[int, int] = {}
    for row in days:
        if row.rating is not None:
            now[row.game] = row.rating
            curve[row.start] = max(now.values())
    return tuple(curve.values())


def _chips(days: Sequence[Tallied], last: int) -> tuple[int, ...]:
    """Return what had been won less lost after each day. Days that are no longer kept are in all values."""
    won: dict[int, int] = {}
    for row in days:
        won[row.start] = won.get(row.start, 0) + row.hc
    return tuple(accumulate(won.values(), initial=last - sum(won.values())))[1:]


def _games(rows: Sequence[Tallied], shown: dict[str, int | None]) -> tuple[GameRecord, ...]:
    """Return the records of all games, most played first."""
    found = [row for row in rows if row.span == Span.ALL and row.game != ALL_GAMES and row.played]
    found.sort(key=lambda row: (-row.played, row.game))
    return tuple(GameRecord(row.game, row.played, row.won, row.fair, shown.get(row.game)) for row in found)


def _rivals(connection: Connection, guild: int, user: int) -> tuple[int, ...]:
    """Return the people whom a member has met most often. Aliases of forgotten people are negative and left out."""
    met = rating_meetings.c
    times = func.sum(met.played)
    query = select(met.opponent).where(met.user == user, met.guild == guild, met.opponent > 0).group_by(met.opponent)
    return tuple(connection.scalars(query.order_by(times.desc(), met.opponent).limit(RIVALS)))
