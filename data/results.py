"""Results of people: boards, seasons, profiles, achievements, fair play.

Every query of a leaderboard walks an index, so that any page of a large server is quick.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import accumulate
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    TextClause,
    and_,
    case,
    false,
    func,
    not_,
    or_,
    select,
    true,
    update,
)

from data import audit, counters
from data.audit import Audit
from data.database.database import Database
from data.person_marks import leaver_alias
from data.schema import (
    TO_TELL,
    WITH_GAIN,
    WITH_MATCHES,
    WITH_RATING,
    WITH_ROUNDS,
    WITH_SHARE,
    WITH_TEAM_MATCHES,
    WITH_TEAM_RATING,
    WITH_TEAM_ROUNDS,
    achievement_steps,
    achievements,
    guilds,
    left_rounds,
    pair_shares,
    pairs,
    partner_tallies,
    partners,
    puzzle_answers,
    rating_meetings,
    ratings,
    rounds_played,
    season_winners,
    seasons,
    tallies,
    tournament_places,
)
from data.shards import Shards
from data.transactions_and_caches import Caches, Transactions
from games import GAMES
from tables.people.achievements import FIRST_PUZZLE, SAME_TILES, TOURNAMENT_WON, Progress
from tables.people.boards import ALL_GAMES, Board, Measure, Season, SeasonWinner, Span
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
from tables.people.people import LeaderboardEntry
from tables.people.profiles import (
    FAVOURITES,
    PARTNERS,
    RIVALS,
    BotRounds,
    GameRecord,
    PartnerRecord,
    Profile,
)
from tables.state.default_settings import DAY

Tallied: TypeAlias = Row[*tuple[Any, ...]]  # a row of tallies
MOST_WINNERS = 5  # of one game, if they share the place
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


class Results(Transactions):
    """Results of people: rounds and matches, chips, ratings, seasons, achievements."""

    def __init__(self, database: Database, mark_key: bytes, shards: Shards, caches: Caches) -> None:
        super().__init__(database)
        self._mark_key = mark_key
        self._shards = shards
        self._caches = caches

    async def audit(self, now: int, days_since: int = 0) -> Audit:
        """Compare all counters with what they are made of (`data.audit`).

        `now` is in ms since 1970.

        Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
        """
        return await self.read(lambda connection: audit.audit(connection, now, days_since))

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
            .select_from(board_table(board))
            .where(*board_conditions(guild, board))
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
        named = seasons.outerjoin(guilds, guilds.c.guild == columns.guild)
        query = select(columns.guild, columns.start, guilds.c.time_zone).select_from(named)
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


def board_conditions(guild: int, board: Board) -> tuple[ColumnElement[bool] | TextClause, ...]:
    """Return the conditions that a row is on a leaderboard."""
    columns = board_table(board).c
    time = (columns.span == board.span.value, columns.start == board.start)
    return (
        columns.guild == guild,
        *time,
        columns.game == board.game,
        columns.bots == board.bots,
        COLUMNS[board.measure][1],
    )


def board_table(board: Board) -> Table:
    """Return the table with the rows of a leaderboard: one for each person, or for each pair."""
    return partner_tallies if board.measure.of_teams else tallies


def board_column(board: Board) -> Column[int]:
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
    columns, query = board_table(board).c, _board_entries(guild, board)
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
    columns = board_table(board).c
    ids = (columns.user, columns.partner) if board.measure.of_teams else (columns.user,)
    return query.order_by(board_column(board).desc(), *(column.desc() for column in ids))


def _board_entries(guild: int, board: Board) -> Select[*tuple[Any, ...]]:
    """Return the query for the rows of a board: user, value and, of a pair, the partner."""
    table = board_table(board)
    partner = (table.c.partner,) if board.measure.of_teams else ()
    query = select(table.c.user, board_column(board).label("value"), *partner)
    return query.where(*board_conditions(guild, board))


def _rank(connection: Connection, guild: int, board: Board, value: int) -> int:
    better = select(func.count()).select_from(board_table(board))
    return 1 + (
        connection.scalar(
            better.where(*board_conditions(guild, board), board_column(board) > value)
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
        is_match = bool(rules.match(rules.options()))
        people = (Measure.MATCHES, Measure.ROUNDS) if is_match else (Measure.ROUNDS,)
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
        board_table(board).c,
        board_column(board),
        board_conditions(guild, board),
    )
    most = connection.scalar(select(func.max(value)).where(*where)) or 0
    if most <= 0:
        return []
    winners: dict[int, int | None] = {}
    if board.measure.of_teams:
        measure = OF_PEOPLE[board.measure]
        teams = select(columns.user, columns.partner).where(*where, value == most)
        teams = teams.order_by(columns.user, columns.partner).limit(MOST_TEAMS)
        for user, partner in connection.execute(teams).all():
            winners.setdefault(user, partner)
            winners.setdefault(partner, user)
    else:
        measure = board.measure
        users = select(columns.user).where(*where, value == most).order_by(columns.user)
        winners = dict.fromkeys(connection.scalars(users.limit(MOST_WINNERS)))
    return [
        SeasonWinner(board.game, user, measure, most, winners[user]) for user in sorted(winners)
    ]


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
        ratings=_best_ratings(days),
        chips=_chips(days, whole.hc),
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


def _best_ratings(days: Sequence[Tallied]) -> tuple[int, ...]:
    """Return the best rating after each day.

    A rating stays what it was until its game is played again.
    """
    now: dict[str, int] = {}
    curve: dict[int, int] = {}
    for row in days:
        if row.rating is not None:
            now[row.game] = row.rating
            curve[row.start] = max(now.values())
    return tuple(curve.values())


def _chips(days: Sequence[Tallied], last: int) -> tuple[int, ...]:
    """Return the chips won less those lost, up to the end of each day.

    Days that are no longer kept are in all values.
    """
    won: dict[int, int] = {}
    for row in days:
        won[row.start] = won.get(row.start, 0) + row.hc
    return tuple(accumulate(won.values(), initial=last - sum(won.values())))[1:]


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
        (TOURNAMENT_WON.key, and_(place.rank == 1, place.people > 1)),
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
