"""Settlements as rows, and their sums: counters, ratings, levels, series of achievements.

Functions run inside their caller's transaction. `tables.people.increments` says which counters a
settlement raises, `tables.people.fold` what depends on the order of settlements. All transactions
touch the rows in the same order, so that none waits for another in a circle.
Aliases of forgotten people gain nothing.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    and_,
    case,
    delete,
    false,
    func,
    or_,
    select,
    tuple_,
    update,
)

from ai.levels import Level
from data import schema
from data.database.upserts import insert, replace
from data.person_marks import leaver_alias, returned_at
from data.schema import (
    GONE,
    PAIR_GONE,
    PARTNER_GONE,
    SHORT_LIVED,
    guilds,
    left_rounds,
    level_progress,
    openings,
    pair_shares,
    pairs,
    partner_tallies,
    partners,
    rating_meetings,
    ratings,
    results,
    rounds_played,
    seasons,
    settlement_numbers,
    settlements,
    tallies,
)
from games.parts import codec
from tables.people import fold
from tables.people.boards import ALL_GAMES, Span
from tables.people.fold import Standings
from tables.people.increments import (
    COUNTERS,
    DealRecord,
    Encounter,
    Feat,
    Increment,
    LeftRound,
    Partnership,
    Tally,
    added_tallies,
    increments,
    tally_of,
)
from tables.people.ratings import LevelProgress, Rating
from tables.state import calendar_days
from tables.state import settlement as settlement_data
from tables.state.change import Change
from tables.state.phases import Presence
from tables.state.settlement import BotSeat, Kind, Role, Settlement, Step
from tables.state.settlement import Row as PersonRow

ERASED: Final = "results-erased"  # a fact: results of a server have been erased
ROWS: Final = 500  # deleted in one transaction
PAIR_COUNTERS: Final = ("rounds", "alone", "gained", "lost", "hc")
TEAM_COUNTERS: Final = ("played", "won", "matches", "matches_won")
PARTNER_COUNTERS: Final = ("played", "won")
RATING_FIELDS: Final = tuple(field.name for field in fields(Rating))
Gain = TypeVar("Gain", bound=Increment)
WON, LOST = "+", "-"  # a round in the column `recent`


class Standing(StrEnum):
    """A person's standing when a settlement was stored. The values are stored."""

    MEMBER = "member"
    RETURNED = "returned"  # forgotten less than 30 days before they came back
    FORGOTTEN = "forgotten"  # an alias


@dataclass(frozen=True, slots=True)
class Place:
    """The server, game, table and time of a settlement."""

    guild: int
    game: str
    table: str  # its id
    at: int  # ms since 1970
    day: int  # by the clock of the server

    @property
    def month(self) -> int:
        """The first day of the month."""
        return calendar_days.month_of(self.day)

    @property
    def times(self) -> list[tuple[str, int]]:
        """The times that boards are about, each with its first day."""
        week = (Span.WEEK.value, calendar_days.week_of(self.day))
        return [(Span.ALL.value, 0), (Span.MONTH.value, self.month), week]

    @property
    def spans(self) -> list[tuple[str, int, str]]:
        """The times and games whose counters grow."""
        boards = [(*time, game) for time in self.times for game in (ALL_GAMES, self.game)]
        return [*boards, (Span.DAY.value, self.day, self.game)]


def store(connection: Connection, change: Change, now: int) -> None:
    """Store the settlements of a change, and all that they add to."""
    if not change.settlements:
        return
    table = change.table
    last = _take_numbers(connection, table.guild, len(change.settlements))
    zone = connection.scalar(select(guilds.c.time_zone).where(guilds.c.guild == table.guild))
    place = Place(table.guild, table.game, table.id, now, calendar_days.day_at(now, zone))
    for number, settlement in enumerate(change.settlements, last - len(change.settlements) + 1):
        users = {row.user for row in settlement.rows}
        returned = returned_at(connection, users, now)
        _store_rows(
            connection, place, number, table.version, settlement=settlement, returned=returned
        )
        _count(connection, place, settlement, returned | {user for user in users if user < 0})


def settled_text(change: Change) -> str | None:
    """Return the settlements of a change as the log has them; None if there are none."""
    plain = [settlement_data.dump(settlement) for settlement in change.settlements]
    return json.dumps(plain, separators=(",", ":")) if plain else None


def _take_numbers(connection: Connection, guild: int, count: int) -> int:
    """Lock the numbers of a server until the end of the transaction, and take some.

    Returns the last.
    """
    statement = insert(connection, settlement_numbers).values(guild=guild, last=count)
    more = {"last": settlement_numbers.c.last + count}
    taken = statement.on_conflict_do_update(index_elements=["guild"], set_=more)
    return int(connection.scalars(taken.returning(settlement_numbers.c.last)).one())


def _store_rows(
    connection: Connection,
    place: Place,
    number: int,
    version: int,
    settlement: Settlement,
    returned: Collection[int],
) -> None:
    """Insert a settlement and its rows."""
    header = {
        "guild": place.guild,
        "number": number,
        "game": place.game,
        "table_id": place.table,
        "version": version,
        "deal": settlement.deal,
        "kind": settlement.kind.value,
        "at": place.at,
        "day": place.day,
        "bots": _text(settlement.bots),
        "against_bots": settlement.against_bots,
        "decided": settlement.decided,
        "rated_in_teams": settlement.rated_in_teams,
    }
    connection.execute(settlements.insert(), header)
    rows = []
    for row in settlement.rows:
        tally = tally_of(settlement, row)
        known = Standing.RETURNED if row.user in returned else Standing.MEMBER
        standing = Standing.FORGOTTEN if row.user < 0 else known
        values = {
            "guild": place.guild,
            "number": number,
            "participant": row.number,
            "user": row.user,
            "standing": standing.value,
            "role": row.role.value,
            "side": row.side,
            "side_won": row.won,
            "place": row.place,
            "spared": row.spared,
            "ended": row.ended.value,
            "excused": row.excused,
            "deserted": row.deserted,
            "own_moves": row.own_moves,
            "moves": row.moves,
            "share": row.fair,
            "gain": row.gain,
            "steps": _text(row.steps),
            **{name: getattr(tally, name) for name in COUNTERS},
        }
        rows.append(values)
    if rows:
        connection.execute(results.insert(), rows)


def _text(values: tuple[Any, ...]) -> str:
    return json.dumps(codec.dump(values), separators=(",", ":"))


def settlement_of(
    header: Row[*tuple[Any, ...]], rows: Iterable[Row[*tuple[Any, ...]]]
) -> Settlement:
    """Return the settlement of its rows in the database."""
    people = tuple(
        PersonRow(
            user=row.user,
            number=row.participant,
            role=Role(row.role),
            side=row.side,
            won=bool(row.side_won),
            place=row.place,
            spared=bool(row.spared),
            ended=Presence(row.ended),
            excused=bool(row.excused),
            deserted=bool(row.deserted),
            own_moves=row.own_moves,
            moves=row.moves,
            fair=row.share,
            gain=row.gain,
            hc=row.hc,
            steps=codec.load(tuple[Step, ...], json.loads(row.steps)) if row.steps != "[]" else (),
        )
        for row in rows
    )
    return Settlement(
        Kind(header.kind),
        header.deal,
        people,
        codec.load(tuple[BotSeat, ...], json.loads(header.bots)) if header.bots != "[]" else (),
        against_bots=bool(header.against_bots),
        decided=bool(header.decided),
        rated_in_teams=bool(header.rated_in_teams),
    )


def _count(
    connection: Connection, place: Place, settlement: Settlement, strangers: Collection[int]
) -> None:
    """Add a settlement to all counters, ratings, levels and series."""
    gains = list(increments(settlement))
    users = sorted(record.user for record in _of(gains, DealRecord))
    rounds = [{"user": user, "game": place.game, "played": 1} for user in users]
    _add(connection, rounds_played, rounds, ("played",))
    _count_levels(connection, place.game, settlement)
    rated = _rate(connection, place, settlement, strangers)
    _count_feats(connection, place, settlement, strangers)
    _count_tallies(connection, place, _of(gains, Tally), rated)
    _store_left(connection, place, _of(gains, LeftRound))
    _count_pairs(connection, place, _of(gains, Encounter))
    partnerships = _of(gains, Partnership)
    _count_partners(connection, place, partnerships)
    _count_teams(connection, place, partnerships)


def _of(gains: Sequence[Increment], kind: type[Gain]) -> list[Gain]:
    return [gain for gain in gains if isinstance(gain, kind)]


# ---- the level of bots


def _count_levels(connection: Connection, game: str, settlement: Settlement) -> None:
    """Count the rounds of people who are alone against bots."""
    columns = level_progress.c
    for record in fold.level_rounds(settlement):
        mine = (columns.user == record.user, columns.game == game)
        query = select(columns.level, columns.recent).where(*mine).with_for_update()
        row = connection.execute(query).one_or_none()
        progress = LevelProgress() if row is None else parse_level(row.level, row.recent)
        if progress is None:
            continue
        standings = Standings(levels={record.user: progress})
        if fold.apply_level(standings, record):
            after = standings.levels[record.user]
            recent = "".join(WON if won else LOST for won in after.recent)
            values = {"user": record.user, "game": game, "level": after.level.value}
            replace(connection, level_progress, {**values, "recent": recent})


def parse_level(level: str, recent: str) -> LevelProgress | None:
    """Return the progress of a row; None if only a newer process knows its level."""
    if level not in set(Level):
        return None
    return LevelProgress(Level(level), tuple(sign == WON for sign in recent))


# ---- ratings


def _rate(
    connection: Connection, place: Place, settlement: Settlement, strangers: Collection[int]
) -> set[int]:
    """Rate a round or match. Returns the people in it."""
    everybody = {row.user for row in settlement.rows if row.place is not None and row.user > 0}
    played = fold.counted_places(settlement, strangers)
    if played is None:
        return everybody
    guild, game, users = place.guild, place.game, sorted(played.people)
    standings = Standings(
        ratings=_ratings_of(connection, guild, game, users),
        met=_met(connection, guild, game, users),
    )
    before = dict(standings.ratings)
    meetings = sorted(fold.apply_ratings(standings, settlement, strangers))
    for user in users:
        rating = standings.ratings[user]
        if rating != before[user]:
            mine = (ratings.c.guild == guild, ratings.c.game == game, ratings.c.user == user)
            values = {**asdict(rating), "shown": rating.shown}
            connection.execute(update(ratings).where(*mine).values(values))
    rows = [
        {"guild": guild, "game": game, "user": user, "opponent": other, "played": 1}
        for user, other in meetings
    ]
    _add(connection, rating_meetings, rows, ("played",))
    return everybody


def rating_of(row: Row[*tuple[Any, ...]]) -> Rating:
    """Return the rating in a row of `ratings`."""
    return Rating(*(row._mapping[name] for name in RATING_FIELDS))


def _ratings_of(
    connection: Connection, guild: int, game: str, users: Sequence[int]
) -> dict[int, Rating]:
    """Return the ratings of these people, whose rows are made if they are missing."""
    rows = [{"guild": guild, "game": game, "user": user, **asdict(Rating())} for user in users]
    connection.execute(insert(connection, ratings).on_conflict_do_nothing(), rows)
    columns = ratings.c
    query = select(columns.user, *(columns[name] for name in RATING_FIELDS))
    query = query.where(columns.guild == guild, columns.game == game, columns.user.in_(users))
    return {row.user: rating_of(row) for row in connection.execute(query)}


def _met(
    connection: Connection, guild: int, game: str, users: Sequence[int]
) -> Counter[tuple[int, int]]:
    """Return how often these people have met each other in rounds that counted."""
    columns = rating_meetings.c
    query = select(columns.user, columns.opponent, columns.played)
    query = query.where(columns.guild == guild, columns.game == game)
    query = query.where(columns.user.in_(users), columns.opponent.in_(users))
    return Counter({(row.user, row.opponent): row.played for row in connection.execute(query)})


# ---- achievements


def _count_feats(
    connection: Connection, place: Place, settlement: Settlement, strangers: Collection[int]
) -> None:
    """Count steps towards achievements, and award the achievements that they earn."""
    feats = fold.counted_feats(settlement, strangers)
    if not feats:
        return
    guild, users = place.guild, sorted({feat.user for feat in feats})
    earned, step = schema.achievements.c, schema.achievement_steps.c
    query = select(earned.user, earned.key).where(earned.guild == guild, earned.user.in_(users))
    standings = Standings(earned={(row.user, row.key) for row in connection.execute(query)})
    keys = {feat.key for feat in feats}
    taken = select(step.user, step.key, step.mark, step.count).where(step.guild == guild)
    for row in connection.execute(taken.where(step.user.in_(users), step.key.in_(keys))):
        standings.steps[row.user, row.key][row.mark] = row._mapping["count"]
    for feat in feats:
        before = dict(standings.steps.get((feat.user, feat.key), {}))
        if fold.apply_feat(standings, feat):
            source = {"table_id": place.table, "deal": settlement.deal}
            award = {"guild": guild, "user": feat.user, "key": feat.key, "at": place.at, **source}
            connection.execute(schema.achievements.insert(), award)
        _store_steps(connection, guild, feat, before, standings)


def _store_steps(
    connection: Connection, guild: int, feat: Feat, before: Mapping[str, int], standings: Standings
) -> None:
    """Store the steps of a person towards an achievement, if they have changed."""
    step, taken = schema.achievement_steps.c, standings.steps.get((feat.user, feat.key))
    after: Mapping[str, int] = taken or {}
    if before and not after:
        mine = (step.guild == guild, step.user == feat.user, step.key == feat.key)
        connection.execute(delete(schema.achievement_steps).where(*mine))
    elif after.get(feat.mark) != before.get(feat.mark):
        row = {"guild": guild, "user": feat.user, "key": feat.key, "mark": feat.mark}
        replace(connection, schema.achievement_steps, {**row, "count": after[feat.mark]})


# ---- boards of people


def _count_tallies(
    connection: Connection, place: Place, gains: Sequence[Tally], rated: Collection[int]
) -> None:
    """Add to the counters of the day, the week, the month and of all times, and copy ratings there.

    `rated` are people whose ratings may have changed.
    """
    added = added_tallies(gains)
    users = {tally.user for tally in added} | {*rated}
    if not users:
        return
    rows = [
        {
            **asdict(tally),
            "guild": place.guild,
            "span": span,
            "start": start,
            "game": game,
            "rating": None,
            "present": True,
        }
        for tally in added
        for span, start, game in place.spans
    ]
    if rows:
        _add(connection, tallies, rows, COUNTERS, present=True)
        begin_season(connection, place.guild, place.month)
        come_back(connection, place.guild, {tally.user for tally in added})
    _copy_ratings(connection, place, users)


def _copy_ratings(connection: Connection, place: Place, users: Collection[int]) -> None:
    """Copy the shown ratings of people in a game to the boards, and their best one to all games."""
    boards = [*place.times, (Span.DAY.value, place.day)]
    same = and_(ratings.c.guild == tallies.c.guild, ratings.c.user == tallies.c.user)
    of_game = or_(tallies.c.game == ALL_GAMES, ratings.c.game == tallies.c.game)
    best = select(func.max(ratings.c.shown)).where(same, of_game).scalar_subquery()
    mine = (tallies.c.user.in_(sorted(users)), tallies.c.guild == place.guild)
    times = tuple_(tallies.c.span, tallies.c.start).in_(boards)
    on_boards = (tallies.c.game.in_((ALL_GAMES, place.game)), tallies.c.bots == false())
    connection.execute(update(tallies).where(*mine, times, *on_boards).values(rating=best))


def begin_season(connection: Connection, guild: int, start: int) -> None:
    """Note that somebody has played in a season. A closed one stays closed."""
    row = {"guild": guild, "start": start, "closed_at": None, "told": None}
    connection.execute(insert(connection, seasons).on_conflict_do_nothing(), row)


def come_back(connection: Connection, guild: int, users: Collection[int]) -> None:
    """Put people and their pairs back on the boards who had left the server, as far as we knew."""
    people, rows, some = tallies.c, partner_tallies.c, sorted(users)
    back = update(tallies).where(people.guild == guild, people.user.in_(some), GONE)
    connection.execute(back.values(present=True))
    back = update(partner_tallies).where(rows.guild == guild)
    connection.execute(back.where(rows.user.in_(some), PAIR_GONE).values(user_present=True))
    back = back.where(rows.partner.in_(some), PARTNER_GONE)
    connection.execute(back.values(partner_present=True))


def go_away(connection: Connection, guild: int, user: int) -> None:
    """Take a person and their pairs off the boards who has left the server."""
    people, rows = tallies.c, partner_tallies.c
    leave = update(tallies).where(people.guild == guild, people.user == user)
    connection.execute(leave.values(present=False))
    leave = update(partner_tallies).where(rows.guild == guild)
    connection.execute(leave.where(rows.user == user).values(user_present=False))
    connection.execute(leave.where(rows.partner == user).values(partner_present=False))


# ---- fair play


def _store_left(connection: Connection, place: Place, gains: Sequence[LeftRound]) -> None:
    users = sorted(gain.user for gain in gains)
    rows = [{"guild": place.guild, "user": user, "at": place.at} for user in users]
    if rows:
        connection.execute(insert(connection, left_rounds).on_conflict_do_nothing(), rows)


def _count_pairs(connection: Connection, place: Place, encounters: Sequence[Encounter]) -> None:
    """Count the encounters of people in the month."""
    if not encounters:
        return
    where = {"guild": place.guild, "month": place.month}
    rows = [
        {**where, **row, "tables": 1, "last_table": place.table}
        for encounter in encounters
        for row in pair_rows(encounter)
    ]
    rows.sort(key=lambda row: (row["user"], row["opponent"]))
    statement = insert(connection, pairs)
    new = statement.excluded
    sums = {name: pairs.c[name] + new[name] for name in PAIR_COUNTERS}
    one_more = pairs.c.tables + case((pairs.c.last_table != new.last_table, 1), else_=0)
    keys = [column.name for column in pairs.primary_key]
    set_ = {**sums, "tables": one_more, "last_table": new.last_table}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=set_), rows)
    _count_shares(connection, place, sorted({int(row["user"]) for row in rows if row["rounds"]}))


def pair_rows(encounter: Encounter) -> Iterator[dict[str, Any]]:
    """Yield what an encounter adds to the rows of the two."""
    sides = (
        (encounter.user, encounter.opponent, encounter.hc),
        (encounter.opponent, encounter.user, -encounter.hc),
    )
    for user, opponent, hc in sides:
        yield {
            "user": user,
            "opponent": opponent,
            "rounds": int(encounter.seated),
            "alone": int(encounter.alone),
            "gained": int(hc > 0),
            "lost": int(hc < 0),
            "hc": hc,
        }


def _count_shares(connection: Connection, place: Place, users: Sequence[int]) -> None:
    """Count a round of these people, and how much of all they have played alone with one person."""
    if not users:
        return
    where = {"guild": place.guild, "month": place.month}
    rows = [{**where, "user": user, "rounds": 1, "share": 0} for user in users]
    _add(connection, pair_shares, rows, ("rounds",))
    own, with_whom = pair_shares.c, pairs.c
    mine = (with_whom.guild == own.guild, with_whom.month == own.month, with_whom.user == own.user)
    most = select(func.max(with_whom.alone)).where(*mine).scalar_subquery()
    share = update(pair_shares).values(share=func.coalesce(most, 0) * 1000 // own.rounds)
    here = (own.guild == place.guild, own.month == place.month, own.user.in_(users))
    connection.execute(share.where(*here))


# ---- partners


def _count_partners(
    connection: Connection, place: Place, partnerships: Iterable[Partnership]
) -> None:
    """Count a round for each pair of partners, in the rows of both."""
    where = {"guild": place.guild, "game": place.game, "played": 1}
    rows = [
        {**where, "user": user, "partner": partner, "won": int(pair.won)}
        for pair in partnerships
        if not pair.match
        for user, partner in ((pair.user, pair.partner), (pair.partner, pair.user))
    ]
    rows.sort(key=lambda row: (row["user"], row["partner"]))
    _add(connection, partners, rows, PARTNER_COUNTERS)


def _count_teams(connection: Connection, place: Place, partnerships: Iterable[Partnership]) -> None:
    """Add to the counters of pairs. They get the mean of both ratings, which are stored before."""
    here = {"user_present": True, "partner_present": True}
    rows = [
        {**here, **added, "guild": place.guild, "span": span, "start": start, "game": game}
        for added in sorted(
            map(team_row, partnerships), key=lambda row: (row["user"], row["partner"])
        )
        for span, start, game in place.spans
    ]
    if rows:
        _add(connection, partner_tallies, rows, TEAM_COUNTERS, **here)
        teams = sorted({(row["user"], row["partner"]) for row in rows})
        _store_team_ratings(connection, place, teams)


def team_row(pair: Partnership) -> dict[str, Any]:
    """Return what a partnership adds to the row of the pair."""
    counted = {"matches": 1, "matches_won": int(pair.won)} if pair.match else {}
    counted = counted or {"played": 1, "won": int(pair.won)}
    pair_of = {"user": pair.user, "partner": pair.partner, "bots": pair.bots}
    return {**pair_of, **dict.fromkeys(TEAM_COUNTERS, 0), **counted}


def _store_team_ratings(
    connection: Connection, place: Place, teams: Sequence[tuple[int, int]]
) -> None:
    """Give pairs the mean of both shown ratings, and their best mean on the boards of all games."""
    rows, own, other = partner_tallies.c, ratings.alias("own"), ratings.alias("other")
    theirs = (own.c.user == rows.user, other.c.user == rows.partner)
    same_game = and_(other.c.guild == own.c.guild, other.c.game == own.c.game)
    mean = select((own.c.shown + other.c.shown) // 2).select_from(own.join(other, same_game))
    mean = mean.where(own.c.guild == place.guild, own.c.game == place.game, *theirs)
    times = tuple_(rows.span, rows.start).in_(place.times)
    for_people = and_(rows.guild == place.guild, rows.bots == false(), times)
    mine = update(partner_tallies).where(tuple_(rows.user, rows.partner).in_(teams), for_people)
    connection.execute(mine.where(rows.game == place.game).values(rating=mean.scalar_subquery()))
    games = partner_tallies.alias("games")
    keys = [column.name for column in partner_tallies.primary_key if column.name != "game"]
    same = [games.c[name] == rows[name] for name in keys]
    best = select(func.max(games.c.rating)).where(*same, games.c.game != ALL_GAMES)
    mine = mine.where(rows.game == ALL_GAMES)
    connection.execute(mine.values(rating=best.scalar_subquery()))


def _add(
    connection: Connection,
    table: Table,
    rows: Sequence[Mapping[str, Any]],
    counters: Sequence[str],
    **also: bool,
) -> None:
    """Insert rows, or add to the counters of those that are there."""
    statement = insert(connection, table)
    sums: dict[str, Any] = {name: table.c[name] + statement.excluded[name] for name in counters}
    keys = [column.name for column in table.primary_key]
    added = statement.on_conflict_do_update(index_elements=keys, set_={**sums, **also})
    if rows:
        connection.execute(added, list(rows))


# ---- retention and forgetting


def erase_old_boards(connection: Connection, days_before: int, weeks_before: int) -> bool:
    """Delete some counters of days and weeks that began before these days.

    Returns False if there are none.
    """
    return any(
        _erase_some(
            connection,
            counters,
            and_(counters.c.span == span.value, counters.c.start < before, SHORT_LIVED),
        )
        for counters in (tallies, partner_tallies)
        for span, before in ((Span.DAY, days_before), (Span.WEEK, weeks_before))
    )


def erase_old_fair_play(connection: Connection, left_before: int, months_before: int) -> bool:
    """Delete some rows about rounds left before a time, and about earlier months.

    Returns False if there are none.
    """
    return (
        _erase_some(connection, left_rounds, left_rounds.c.at < left_before)
        or _erase_some(connection, pairs, pairs.c.month < months_before)
        or _erase_some(connection, pair_shares, pair_shares.c.month < months_before)
    )


def erase_settlements(connection: Connection, guild: int) -> bool:
    """Delete some settlements of a server. Returns False if there are none."""
    return any(
        _erase_some(connection, table, table.c.guild == guild) for table in (results, settlements)
    )


def _erase_some(connection: Connection, table: Table, condition: ColumnElement[bool]) -> bool:
    keys = list(table.primary_key)
    some = select(*keys).where(condition).limit(ROWS)
    return connection.execute(delete(table).where(tuple_(*keys).in_(some))).rowcount > 0


def forget(connection: Connection, user: int, key: bytes, aliases: Mapping[int, int]) -> None:
    """Delete a person from the counters of others, and give their results to aliases, by server.

    Their own rows are deleted by the caller, in the same transaction. Rounds that they have left go
    to an alias that only the person's id leads to.
    """
    row = left_rounds.c
    for left in connection.execute(select(row.guild, row.at).where(row.user == user)).all():
        kept = {"guild": left.guild, "user": leaver_alias(key, left.guild, user), "at": left.at}
        connection.execute(insert(connection, left_rounds).values(kept).on_conflict_do_nothing())
    for guild, alias in aliases.items():
        forget_on(connection, guild, user, alias)
    connection.execute(delete(openings).where(openings.c.guild == 0, openings.c.user == user))


def servers_with(connection: Connection, user: int) -> Sequence[int]:
    """Return the servers on which a person has results, or has been counted."""
    guilds_of = {
        guild
        for table in (results, openings, pairs, partners, partner_tallies)
        for guild in connection.scalars(
            select(table.c.guild).where(table.c.user == user).distinct()
        )
    }
    return sorted(guilds_of - {0})


def forget_on(connection: Connection, guild: int, user: int, alias: int) -> None:
    """Give the results of a person on a server to an alias, and delete them from others'
    counters.
    """
    mine = update(results).where(results.c.user == user, results.c.guild == guild)
    connection.execute(mine.values(user=alias))
    for column in (openings.c.user, openings.c.other):
        named = update(openings).where(column == user, openings.c.guild == guild)
        connection.execute(named.values({column.name: alias}))
    columns = pairs.c
    for own in connection.execute(
        select(columns.month, columns.opponent).where(columns.user == user, columns.guild == guild)
    ).all():
        theirs = (columns.guild == guild, columns.month == own.month, columns.user == own.opponent)
        connection.execute(delete(pairs).where(*theirs, columns.opponent == user))
    by = partners.c
    played = select(by.game, by.partner).where(by.user == user, by.guild == guild)
    for own in connection.execute(played).all():
        theirs = (by.guild == guild, by.game == own.game, by.user == own.partner)
        connection.execute(delete(partners).where(*theirs, by.partner == user))
    teams = partner_tallies.c
    for column in (teams.user, teams.partner):
        connection.execute(delete(partner_tallies).where(column == user, teams.guild == guild))
