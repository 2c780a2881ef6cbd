"""Queries for profiles, achievements and fair play."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    case,
    false,
    func,
    not_,
    or_,
    select,
    true,
)

from data import audit
from data.audit import Audit
from data.database.database import Database
from data.person_marks import leaver_alias
from data.schema import (
    TOURNAMENT_IS_WON,
    WITH_GAIN,
    WITH_ROUNDS,
    WITH_SHARE,
    achievement_steps,
    achievements,
    left_rounds,
    pair_shares,
    pairs,
    partners,
    puzzle_answers,
    rating_meetings,
    ratings,
    rounds_played,
    tallies,
    tournament_places,
)
from data.transactions_and_caches import Caches, Transactions
from tables.people.achievements import FIRST_PUZZLE, SAME_TILES, TOURNAMENT_WON, Progress
from tables.people.fair_play import (
    HALF,
    LEFT_DAYS,
    RELIABILITY_DAYS,
    ROUNDS_FOR_SHARE,
    ChipFlow,
    ClosePair,
    Conduct,
    Figures,
)
from tables.people.leaderboard_kinds import ALL_GAMES, Span
from tables.people.profiles import (
    FAVOURITES,
    PARTNERS,
    RIVALS,
    BotRounds,
    GameRecord,
    PartnerRecord,
    Profile,
    best_ratings,
    chips_won,
)
from tables.state.default_settings import DAY

Tallied: TypeAlias = Row[*tuple[Any, ...]]  # a row of tallies


class Profiles(Transactions):
    """The results and achievements of people, and the people they play with."""

    def __init__(self, database: Database, mark_key: bytes, caches: Caches) -> None:
        super().__init__(database)
        self._mark_key = mark_key
        self._caches = caches

    async def audit(self, now: int, days_since: int = 0) -> Audit:
        """Compare all counters with what they are made of (`data.audit`).

        `now` is in ms since 1970.

        Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
        """
        return await self.read(lambda connection: audit.audit(connection, now, days_since))

    # ---- profiles

    async def profile(self, guild: int, user: int) -> Profile | None:
        """Return the profile of a person; None if they have not begun a round with other people
        on this server.
        """
        return await self.read(lambda connection: _load_profile(connection, guild, user))

    async def rounds_with_bots(self, guild: int, user: int) -> BotRounds:
        """Return how many rounds a person has played with bots alone on this server."""
        columns = tallies.c
        rows = await self.rows(
            select(columns.played, columns.won).where(
                columns.user == user,
                columns.guild == guild,
                columns.bots == true(),
                columns.span == Span.ALL,
                columns.game == ALL_GAMES,
            )
        )
        return BotRounds(rows[0].played, rows[0].won) if rows else BotRounds()

    async def favourite_games(self, guild: int | None, user: int) -> Sequence[str]:
        """Return at most `FAVOURITES` games that a person has played most, then as many that the
        server's people have.

        A game is named once. Counters of the server may be some minutes old. Without a server, only
        those of the person count.
        """
        columns = rounds_played.c
        query = select(columns.game).where(columns.user == user, columns.played > 0)
        games = await self.rows(
            query.order_by(columns.played.desc(), columns.game).limit(FAVOURITES)
        )
        here = (
            ()
            if guild is None
            else await self._caches.favourites.load(
                guild, partial(self._favourites_of_server, guild)
            )
        )
        return tuple(dict.fromkeys((*(row.game for row in games), *here)))

    async def _favourites_of_server(self, guild: int) -> tuple[str, ...]:
        columns = tallies.c
        there = (
            columns.guild == guild,
            columns.span == Span.ALL,
            columns.start == 0,
            columns.game != ALL_GAMES,
            WITH_ROUNDS,
        )
        query = select(columns.game).where(*there).group_by(columns.game)
        rows = await self.rows(
            query.order_by(func.sum(columns.played).desc(), columns.game).limit(FAVOURITES)
        )
        return tuple(row.game for row in rows)

    async def have_met(self, guild: int, user: int, other: int) -> bool:
        """Return whether two people have finished a round together on this server, against each
        other or as partners.
        """
        return await self.read(lambda connection: _have_met(connection, guild, user, other))

    # ---- achievements

    async def achievements(self, guild: int, user: int) -> Mapping[str, Progress]:
        """Return a person's progress by achievement, the first earned first.

        Those without any step are left out.
        """
        return await self.read(lambda connection: _load_achievements(connection, guild, user))

    async def earned_in_deal(self, user: int, table_id: str, deal: int) -> Sequence[str]:
        """Return the achievements that a person has earned with this deal of a table, by key."""
        columns = achievements.c
        query = (
            select(columns.key)
            .where(columns.user == user, columns.table_id == table_id, columns.deal == deal)
            .order_by(columns.key)
        )
        return [row.key for row in await self.rows(query)]

    # ---- fair play

    async def conduct(self, guild: int, user: int, now: int) -> Conduct:
        """Return how a person has played with others on a server."""
        tally, today = tallies.c, now // DAY
        lately = case((tally.start > today - LEFT_DAYS, tally.begun), else_=0)
        counted = select(func.sum(tally.begun), func.sum(tally.played), func.sum(lately))
        with_others = (
            tally.user == user,
            tally.guild == guild,
            tally.span == Span.DAY.value,
            tally.bots == false(),
        )
        (sums,) = await self.rows(
            counted.where(*with_others, tally.start > today - RELIABILITY_DAYS)
        )
        users = [user, leaver_alias(self._mark_key, guild, user)]
        left = left_rounds.c
        times = select(left.at, left.user).where(left.guild == guild, left.user.in_(users))
        rows = await self.rows(times.where(left.at > now - LEFT_DAYS * DAY).order_by(left.at))
        begun, played, recent = (int(value or 0) for value in sums)
        return Conduct(
            begun,
            played,
            recent,
            left=tuple(row.at for row in rows),
            returned=any(row.user < 0 for row in rows),
        )

    async def chip_flows(
        self, guild: int, month: int, limit: int, offset: int = 0
    ) -> Sequence[ChipFlow]:
        """Return pairs by the chips that went one way between them, the most chips first."""
        columns = pairs.c
        query = select(
            columns.user,
            columns.opponent,
            columns.hc,
            columns.tables,
            columns.rounds,
            columns.gained,
            columns.lost,
        )
        query = query.where(columns.guild == guild, columns.month == month, WITH_GAIN).order_by(
            columns.hc.desc(), columns.user.desc()
        )
        return [ChipFlow(*row) for row in await self.rows(query.limit(limit).offset(offset))]

    async def flow_figures(self, guild: int, month: int) -> Figures:
        """Return how many pairs have exchanged chips, and how many half-chips went one way in
        the middle of them.
        """
        columns = pairs.c
        return await self._figures(
            select(columns.hc)
            .where(columns.guild == guild, columns.month == month, WITH_GAIN)
            .order_by(columns.hc)
        )

    async def close_pairs(
        self, guild: int, month: int, limit: int, offset: int = 0
    ) -> Sequence[ClosePair]:
        """Return pairs who play mostly with each other, the largest share of one of them first.

        At least one of the two has played half of their rounds with the other and no third person.
        People with fewer than `ROUNDS_FOR_SHARE` rounds are left out.
        """
        shares, other_shares, pair = pair_shares, pair_shares.alias("theirs"), pairs
        together = and_(
            pair.c.guild == shares.c.guild,
            pair.c.month == shares.c.month,
            pair.c.user == shares.c.user,
            pair.c.alone * 1000 // shares.c.rounds == shares.c.share,
        )
        other = and_(
            other_shares.c.guild == shares.c.guild,
            other_shares.c.month == shares.c.month,
            other_shares.c.user == pair.c.opponent,
        )
        # Where both are on the list, the pair stands there once: with the larger share.
        stands_above = and_(
            other_shares.c.rounds >= ROUNDS_FOR_SHARE,
            pair.c.alone * 1000 // other_shares.c.rounds == other_shares.c.share,
            or_(
                other_shares.c.share > shares.c.share,
                and_(other_shares.c.share == shares.c.share, other_shares.c.user > shares.c.user),
            ),
        )
        columns = (
            shares.c.user,
            pair.c.opponent,
            pair.c.alone,
            shares.c.rounds,
            other_shares.c.rounds.label("of_opponent"),
        )
        query = select(*columns).select_from(shares.join(pair, together).join(other_shares, other))
        query = query.where(
            shares.c.guild == guild,
            shares.c.month == month,
            shares.c.rounds >= ROUNDS_FOR_SHARE,
            shares.c.share >= HALF,
        )
        query = query.where(not_(stands_above)).order_by(
            shares.c.share.desc(), shares.c.user.desc()
        )
        return [ClosePair(*row) for row in await self.rows(query.limit(limit).offset(offset))]

    async def pair_figures(self, guild: int, month: int) -> Figures:
        """Return how many people have played enough rounds, and the middle of their shares with
        the same person.
        """
        columns = pair_shares.c
        query = select(columns.share).where(
            columns.guild == guild, columns.month == month, WITH_SHARE
        )
        return await self._figures(query.order_by(columns.share))

    async def _figures(self, ordered: Select[int]) -> Figures:
        """Return the number of values of a query, and the middle one."""
        (size,) = await self.rows(
            select(func.count()).select_from(ordered.order_by(None).subquery())
        )
        middle = await self.rows(ordered.limit(1).offset(size[0] // 2))
        return Figures(size[0], int(middle[0][0])) if middle else Figures()


def _load_profile(connection: Connection, guild: int, user: int) -> Profile | None:
    columns = tallies.c
    condition = (columns.user == user, columns.guild == guild, columns.bots == false())
    rows = connection.execute(select(tallies).where(*condition).order_by(columns.start)).all()
    whole = next((row for row in rows if (row.span, row.game) == (Span.ALL, ALL_GAMES)), None)
    if whole is None or not whole.begun:
        return None
    shown = dict(
        connection.execute(
            select(ratings.c.game, ratings.c.shown).where(
                ratings.c.user == user, ratings.c.guild == guild
            )
        ).all()
    )
    days = [row for row in rows if row.span == Span.DAY]
    return Profile(
        user,
        begun=whole.begun,
        played=whole.played,
        won=whole.won,
        hc=whole.hc,
        games=_game_records(rows, shown),
        days=tuple(sorted({row.start for row in days if row.played})),
        ratings=best_ratings((row.start, row.game, row.rating) for row in days),
        chips=chips_won([(row.start, row.hc) for row in days], whole.hc),
        rivals=_rivals(connection, guild, user),
        partners=_partners(connection, guild, user),
    )


def _have_met(connection: Connection, guild: int, user: int, other: int) -> bool:
    met, together = rating_meetings.c, partners.c
    queries = (
        select(met.played).where(met.user == user, met.guild == guild, met.opponent == other),
        select(together.played).where(
            together.user == user, together.guild == guild, together.partner == other
        ),
    )
    return any(connection.execute(query.limit(1)).first() is not None for query in queries)


def _game_records(rows: Sequence[Tallied], shown: dict[str, int | None]) -> tuple[GameRecord, ...]:
    """Return the records of all games, most played first."""
    found = [row for row in rows if row.span == Span.ALL and row.game != ALL_GAMES and row.played]
    found.sort(key=lambda row: (-row.played, row.game))
    return tuple(
        GameRecord(row.game, row.played, row.won, row.fair, shown.get(row.game)) for row in found
    )


def _rivals(connection: Connection, guild: int, user: int) -> tuple[int, ...]:
    """Return the people that a member has met most often.

    Aliases of forgotten people are negative and left out.
    """
    met = rating_meetings.c
    times = func.sum(met.played)
    query = (
        select(met.opponent)
        .where(met.user == user, met.guild == guild, met.opponent > 0)
        .group_by(met.opponent)
    )
    return tuple(connection.scalars(query.order_by(times.desc(), met.opponent).limit(RIVALS)))


def _partners(connection: Connection, guild: int, user: int) -> tuple[PartnerRecord, ...]:
    """Return a person's partners on a server in all games, most rounds won together first."""
    columns = partners.c
    played, won = func.sum(columns.played), func.sum(columns.won)
    query = (
        select(columns.partner, played, won)
        .where(columns.user == user, columns.guild == guild)
        .group_by(columns.partner)
    )
    rows = connection.execute(query.order_by(won.desc(), played, columns.partner).limit(PARTNERS))
    return tuple(PartnerRecord(partner, int(rounds), int(wins)) for partner, rounds, wins in rows)


def _load_achievements(connection: Connection, guild: int, user: int) -> Mapping[str, Progress]:
    """Return a person's progress by achievement, the first earned first."""
    earned, step = achievements.c, achievement_steps.c
    query = (
        select(earned.key, earned.at)
        .where(earned.guild == guild, earned.user == user)
        .order_by(earned.at, earned.key)
    )
    found = {row.key: Progress(earned_at=row.at) for row in connection.execute(query)}
    puzzles = select(func.min(puzzle_answers.c.day)).where(puzzle_answers.c.user == user)
    if (day := connection.execute(puzzles).scalar()) is not None:
        found[FIRST_PUZZLE.key] = Progress(earned_at=day * DAY)
    place = tournament_places.c
    for key, is_earned in (
        (SAME_TILES.key, place.whole),
        (TOURNAMENT_WON.key, TOURNAMENT_IS_WON),
    ):
        of_person = (place.guild == guild, place.user == user, is_earned)
        first = connection.scalar(select(func.min(place.at)).where(*of_person))
        if first is not None:
            found[key] = Progress(earned_at=first)
    counts = select(step.key, step.count.label("steps"))
    condition = (step.guild == guild, step.user == user)
    for row in connection.execute(counts.where(*condition).order_by(step.key)):
        found.setdefault(row.key, Progress(row.steps))
    return found
