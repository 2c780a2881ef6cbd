"""The audit of counters: each must be the sum of its rows, and each fold what the rows give.

Sums of boards are made by SQL. What depends on the order of settlements is folded again, from the
first settlement of a server to the last. Rows are compared with the settlements in the logs, and
chips with the ledger. Functions run inside their caller's transaction.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, Table, and_, func, select

from data import schema, table_json
from data.counters import (
    ERASED,
    PAIR_COUNTERS,
    PARTNER_COUNTERS,
    RATING_FIELDS,
    TEAM_COUNTERS,
    Place,
    Standing,
    pair_rows,
    parse_level,
    rating_of,
    settlement_of,
    team_row,
)
from data.schema import (
    accounts,
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
    settlements,
    tallies,
    transfers,
)
from tables.people import fold
from tables.people.achievements import ACHIEVEMENTS
from tables.people.boards import Span, month_name
from tables.people.fair_play import LEFT_DAYS, MONTHS_KEPT, month_at
from tables.people.fold import Standings
from tables.people.increments import (
    COUNTERS,
    DealRecord,
    Encounter,
    LeftRound,
    Partnership,
    Tally,
    increments,
    tally_of,
)
from tables.people.ratings import LevelProgress, Rating
from tables.state import calendar_days
from tables.state import settlement as settlement_data
from tables.state.durations_and_limits import DAY
from tables.state.settlement import Kind, Settlement

FAULTS: Final = 20  # most that are told
SAME: Final = 1e-6  # smaller differences between ratings are rounding
NO_RESULTS: Final = ("welcome", "daily", "opening")  # reasons of transfers without a table
OPENED: Final = -1  # the day of figures that were imported
# counters by users, game, whether against bots, and day
BoardSums: TypeAlias = dict[tuple[tuple[int, ...], str, bool, int], Counter[str]]
REFUND: Final = "refund"  # of a table that could not be read: whose chips it held is unknown


@dataclass
class Audit:
    """The result of an audit.

    Attributes:
        faults: Sentences about wrong figures.
        rounds: The number of rounds added up.
        unchecked: The number of figures that could not be compared, by kind.
    """

    faults: list[str] = field(default_factory=list)
    rounds: int = 0
    unchecked: Counter[str] = field(default_factory=Counter)


class LevelRound(NamedTuple):
    """A round of a person alone against bots."""

    at: int
    guild: int
    record: DealRecord


@dataclass
class Sums:
    """The sums of the settlements of a server.

    Attributes:
        games: Ratings and meetings by game.
        series: Steps and achievements of all games.
        earned: Time, table and deal by person and achievement.
        teams: Counters of pairs by users, game, opponents and day.
        pairs: Figures of two people by month, user and opponent.
        last_tables: The table where two people have met last in a month.
        tableless: Two people who have met at a table in a month that is erased.
        shared: Rounds with others by person and month.
        vague: People by month who have met a person forgotten since.
        left: Times of rounds that people have left.
        logged: Settlements by table and version.
    """

    games: dict[str, Standings] = field(default_factory=lambda: defaultdict(Standings))
    series: Standings = field(default_factory=Standings)
    earned: dict[tuple[int, str], tuple[int, str, int]] = field(default_factory=dict)
    teams: BoardSums = field(default_factory=lambda: defaultdict(Counter))
    pairs: dict[tuple[int, int, int], Counter[str]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    last_tables: dict[tuple[int, int, int], str] = field(default_factory=dict)
    tableless: set[tuple[int, int, int]] = field(default_factory=set)
    shared: Counter[tuple[int, int]] = field(default_factory=Counter)
    vague: set[tuple[int, int]] = field(default_factory=set)
    left: set[tuple[int, int]] = field(default_factory=set)
    logged: dict[tuple[str, int], list[Any]] = field(default_factory=lambda: defaultdict(list))


@dataclass
class AllServers:
    """The sums of the settlements of all servers.

    Attributes:
        played: Rounds by person and game.
        alone: Rounds against bots of one level, by person and game.
    """

    played: Counter[tuple[int, str]] = field(default_factory=Counter)
    alone: dict[tuple[int, str], list[LevelRound]] = field(
        default_factory=lambda: defaultdict(list)
    )


def audit(connection: Connection, now: int, days_since: int) -> Audit:
    """Compare all counters, ratings, levels and series with the settlements. `now` is in ms.

    Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
    """
    found = Audit()
    for fault in _faults(connection, found, now, days_since):
        found.faults.append(fault)
        if len(found.faults) == FAULTS:
            break
    return found


def _faults(connection: Connection, found: Audit, now: int, days_since: int) -> Iterator[str]:
    yield from _chip_faults(connection)
    everywhere = AllServers()
    guilds = {*connection.scalars(select(tallies.c.guild).distinct())}
    guilds |= {*connection.scalars(select(settlements.c.guild).distinct())}
    guilds |= {*connection.scalars(select(schema.tables.c.guild).distinct())}
    for guild in sorted(guilds):
        sums = Sums()
        _open(connection, guild, sums)
        yield from _add_up(connection, guild, sums, everywhere, found)
        yield from _log_faults(connection, guild, sums)
        people = _sums_of_people(connection, guild)
        yield from _board_faults(connection, guild, tallies, people, days_since)
        yield from _board_faults(connection, guild, partner_tallies, sums.teams, days_since)
        yield from _partner_faults(connection, guild, sums)
        yield from _rating_faults(connection, guild, sums)
        yield from _achievement_faults(connection, guild, sums)
        yield from _left_faults(connection, guild, sums, now)
        yield from _pair_faults(connection, guild, sums, now, found)
    yield from _faults_of_all_servers(connection, everywhere, found)


def _open(connection: Connection, guild: int, sums: Sums) -> None:
    """Add the figures that were imported."""
    for row in connection.execute(select(openings).where(openings.c.guild == guild)):
        match row.what:
            case "rating":
                sums.games[row.about].ratings[row.user] = Rating(*json.loads(row.value))
            case "met":
                sums.games[row.about].met[row.user, row.other] = int(row.value)
            case "earned":
                at, deal = json.loads(row.value)
                sums.series.earned.add((row.user, row.about))
                sums.earned[row.user, row.about] = (at, "", deal)
            case "step":
                mark = str(row.other) if row.other else row.mark
                sums.series.steps[row.user, row.about][mark] = int(row.value)


def _add_up(
    connection: Connection, guild: int, sums: Sums, everywhere: AllServers, found: Audit
) -> Iterator[str]:
    """Add up the settlements of a server in their order. Yields rows that do not fit each other."""
    query = select(results).where(results.c.guild == guild)
    query = query.order_by(results.c.number, results.c.participant)
    rows = groupby(connection.execute(query), key=attrgetter("number"))
    number, group = next(rows, (None, iter(())))
    headers = select(settlements).where(settlements.c.guild == guild)
    for header in connection.execute(headers.order_by(settlements.c.number)).all():
        people: list[Row[*tuple[Any, ...]]] = []
        if number == header.number:
            people = list(group)
            number, group = next(rows, (None, iter(())))
        settlement = settlement_of(header, people)
        yield from _row_faults(guild, header, settlement, people)
        if header.table_id:
            sums.logged[header.table_id, header.version].append(settlement_data.dump(settlement))
        found.rounds += settlement.kind is Kind.DEAL
        _add(sums, everywhere, header, settlement, people)


def _row_faults(
    guild: int,
    header: Row[*tuple[Any, ...]],
    settlement: Settlement,
    people: Sequence[Row[*tuple[Any, ...]]],
) -> Iterator[str]:
    """Yield rows whose counters are not what the settlement adds."""
    if settlement.kind is Kind.OPENING:
        return
    for row, stored in zip(settlement.rows, people, strict=True):
        tally = tally_of(settlement, row)
        for name in COUNTERS:
            value, right = stored._mapping[name], getattr(tally, name)
            if value != right:
                where = f"settlement {header.number} counts {value} {name} for participant"
                yield f"server {guild}: {where} {row.number}, its facts give {right}"


def _add(
    sums: Sums,
    everywhere: AllServers,
    header: Row[*tuple[Any, ...]],
    settlement: Settlement,
    people: Sequence[Row[*tuple[Any, ...]]],
) -> None:
    """Add a settlement to the sums of its server and of all servers."""
    strangers = {row.user for row in people if row.standing != Standing.MEMBER}
    month = calendar_days.month_of(header.day)
    fold.apply_ratings(sums.games[header.game], settlement, strangers)
    for feat in fold.counted_feats(settlement, strangers):
        if fold.apply_feat(sums.series, feat):
            sums.earned[feat.user, feat.key] = (header.at, header.table_id, settlement.deal)
    for record in fold.level_rounds(settlement):
        alone = LevelRound(header.at, header.guild, record)
        everywhere.alone[record.user, header.game].append(alone)
    for gain in increments(settlement):
        match gain:
            case DealRecord():
                everywhere.played[gain.user, header.game] += 1
            case Partnership():
                row, users = team_row(gain), (gain.user, gain.partner)
                counted = {name: row[name] for name in TEAM_COUNTERS}
                sums.teams[users, header.game, gain.bots, header.day].update(counted)
            case LeftRound():
                sums.left.add((gain.user, header.at))
            case Encounter():
                _add_encounter(sums, month, header.table_id, gain)
            case Tally():
                pass  # SQL has summed it up
    if settlement.kind is Kind.DEAL:
        _add_shares(sums, month, people)


def _add_encounter(sums: Sums, month: int, table_id: str, encounter: Encounter) -> None:
    for row in pair_rows(encounter):
        key = (month, row["user"], row["opponent"])
        if not table_id:
            sums.tableless.add(key)
        figures = sums.pairs[key]
        for name in PAIR_COUNTERS:
            figures[name] += row[name]
        figures["tables"] += sums.last_tables.get(key) != table_id
        sums.last_tables[key] = table_id


def _add_shares(sums: Sums, month: int, people: Sequence[Row[*tuple[Any, ...]]]) -> None:
    """Count the rounds of people with others, also with those who have been forgotten since."""
    met = [row for row in people if row.standing != Standing.FORGOTTEN]
    seated = [row.user for row in met if row.role == "seat"]
    if len(seated) > 1:
        sums.shared.update((user, month) for user in seated)
    if any(row.user < 0 for row in met):
        sums.vague |= {(row.user, month) for row in met}


# ---- rows and logs, chips and bookings


def _log_faults(connection: Connection, guild: int, sums: Sums) -> Iterator[str]:
    """Yield settlements that are not those in the logs, and logs that have lost an entry."""
    one, entry = schema.tables.c, schema.log.c
    kept = select(one.id, one.version, func.count().label("entries"), func.max(entry.version))
    kept = kept.select_from(schema.tables.join(schema.log, entry.table_id == one.id))
    kept = kept.where(one.guild == guild, one.body != "{}").group_by(one.id, one.version)
    whole = {row.id: row for row in connection.execute(kept)}
    for table_id, row in sorted(whole.items()):
        if row.entries != row.version:
            fault = f"its log has {row.entries} entries, and should have {row.version}"
            yield f"server {guild}, table {table_id}: {fault}"
    query = select(entry.table_id, entry.version, entry.settled)
    query = query.select_from(schema.log.join(schema.tables, entry.table_id == one.id))
    query = query.where(one.guild == guild, one.body != "{}", entry.settled.is_not(None))
    logged = {(row.table_id, row.version): row.settled for row in connection.execute(query)}
    stored = {key for key in sums.logged if key[0] in whole}
    for table_id, version in sorted(logged.keys() | stored):
        text = logged.get((table_id, version))
        if (json.loads(text) if text else []) != sums.logged.get((table_id, version), []):
            fault = "the results of version"
            yield f"server {guild}, table {table_id}: {fault} {version} are not what its log says"


def _chip_faults(connection: Connection) -> Iterator[str]:
    """Yield members whose chips won are not what the bookings say, with what lies at live
    tables.
    """
    booked: Counter[tuple[int, int]] = Counter()
    refunded: set[tuple[int, int]] = set()
    member = and_(accounts.c.kind == "member", accounts.c.user > 0)
    columns = (accounts.c.guild, accounts.c.user, transfers.c.reason)
    for side, sign in ((transfers.c.target, 1), (transfers.c.source, -1)):
        query = select(*columns, func.sum(transfers.c.amount).label("hc"))
        query = query.select_from(accounts.join(transfers, side == accounts.c.account))
        query = query.where(member, transfers.c.reason.not_in(NO_RESULTS)).group_by(*columns)
        for row in connection.execute(query):
            booked[row.guild, row.user] += sign * int(row.hc)
            if row.reason == REFUND:
                refunded.add((row.guild, row.user))
    live = select(schema.tables.c.guild, schema.tables.c.body).where(schema.LIVE)
    for guild, body in connection.execute(live):
        for user, hc in table_json.chips_by_user(body).items():
            booked[guild, user] += hc
    row_columns = results.c
    same = and_(
        row_columns.guild == settlements.c.guild, row_columns.number == settlements.c.number
    )
    won = select(
        row_columns.guild, row_columns.user, func.sum(row_columns.hc).label("hc")
    ).select_from(results.join(settlements, same))
    won = won.where(row_columns.user > 0, settlements.c.kind != Kind.OPENING.value)
    rows = connection.execute(won.group_by(row_columns.guild, row_columns.user))
    counted = Counter({(row.guild, row.user): int(row.hc) for row in rows})
    for guild, user in sorted(booked.keys() | counted.keys()):
        hc, told = booked[guild, user], counted[guild, user]
        if hc != told and user > 0 and (guild, user) not in refunded:
            won_by = f"{told} half-chips won by the settlements, {hc} by the bookings"
            yield f"server {guild}, member {user}: {won_by}"


# ---- boards


def _members(guild: int, users: Sequence[int]) -> str:
    people = " and ".join(map(str, users))
    return f"server {guild}, member{'s' if len(users) > 1 else ''} {people}"


def _compared(guild: int, users: Sequence[int], what: str, told: int, given: int) -> Iterator[str]:
    """Yield a figure that is not what the rows give."""
    if told != given:
        yield f"{_members(guild, users)}: {what} is {told}, the rows give {given}"


def _sums_of_people(connection: Connection, guild: int) -> BoardSums:
    """Return the counters of people; the day is `OPENED` for those that were imported."""
    one, header = results.c, settlements.c
    keys = (one.user, header.game, header.against_bots.label("bots"), header.day, header.kind)
    same = and_(one.guild == header.guild, one.number == header.number)
    query = select(*keys, *(func.sum(one[name]).label(name) for name in COUNTERS))
    query = query.select_from(results.join(settlements, same))
    query = query.where(one.guild == guild, one.user > 0).group_by(*keys)
    sums: BoardSums = defaultdict(Counter)
    for row in connection.execute(query):
        day = OPENED if row.kind == Kind.OPENING.value else row.day
        figures = {name: int(row._mapping[name]) for name in COUNTERS}
        sums[(row.user,), row.game, bool(row.bots), day].update(figures)
    return sums


def _board_faults(
    connection: Connection, guild: int, table: Table, sums: BoardSums, days_since: int
) -> Iterator[str]:
    """Yield counters of people or pairs that are not the sums of their rows.

    Old days and weeks may have been erased.
    """
    right: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for (users, game, bots, day), figures in sums.items():
        for span, start, which in {*Place(guild, game, "", 0, day).spans}:
            if day != OPENED or span == Span.ALL:
                right[users, which, bots, span, start].update(figures)
    ids = ("user", "partner") if table is partner_tallies else ("user",)
    stored = {}
    for row in connection.execute(select(table).where(table.c.guild == guild)):
        users = tuple(row._mapping[name] for name in ids)
        stored[users, row.game, bool(row.bots), row.span, row.start] = row
    names = TEAM_COUNTERS if table is partner_tallies else COUNTERS
    for key in sorted(right.keys() | stored.keys()):
        users, game, _, span, start = key
        is_kept = span not in (Span.DAY, Span.WEEK) or (span == Span.DAY and start >= days_since)
        for name in names if key in stored or is_kept else ():
            what = f"{name} {_time(span, start)} in {game or 'all games'}"
            told = getattr(stored.get(key), name, 0)
            yield from _compared(guild, users, what, told, right[key][name])


def _time(span: str, start: int) -> str:
    if span == Span.ALL:
        return "of all times"
    if span == Span.MONTH:
        return f"of {month_name(start)}"
    return f"on {_date(start)}" if span == Span.DAY else f"of the week from {_date(start)}"


def _date(day: int) -> str:
    return calendar_days.date_of(day).isoformat()


def _partner_faults(connection: Connection, guild: int, sums: Sums) -> Iterator[str]:
    """Yield rounds as partners on profiles that the settlements do not give."""
    right: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for ((user, partner), game, _, _), figures in sums.teams.items():
        right[user, partner, game].update(figures)
        right[partner, user, game].update(figures)
    query = select(partners).where(partners.c.guild == guild)
    rows = {(row.user, row.partner, row.game): row for row in connection.execute(query)}
    for key in sorted(right.keys() | rows.keys()):
        for name in PARTNER_COUNTERS:
            what, told = (
                f"{name} of rounds as partners in {key[2]}",
                getattr(rows.get(key), name, 0),
            )
            yield from _compared(guild, key[:2], what, told, right[key][name])


# ---- ratings and achievements


def _rating_faults(connection: Connection, guild: int, sums: Sums) -> Iterator[str]:
    """Yield ratings and meetings that the settlements do not give."""
    columns = ratings.c
    query = select(columns.game, columns.user, columns.shown, *(columns[n] for n in RATING_FIELDS))
    rows = connection.execute(query.where(columns.guild == guild, columns.played > 0))
    stored = {(row.game, row.user): row for row in rows}
    right = {
        (game, user): rating
        for game, standings in sums.games.items()
        for user, rating in standings.ratings.items()
        if rating.played and user > 0
    }
    for game, user in sorted(stored.keys() | right.keys()):
        row, given = stored.get((game, user)), right.get((game, user), Rating())
        told = Rating() if row is None else rating_of(row)
        same = abs(told.mu - given.mu) < SAME and abs(told.sigma - given.sigma) < SAME
        counts = (told.played, told.opponents, told.meetings)
        whole = counts == (given.played, given.opponents, given.meetings)
        if not (same and whole) or (row is not None and row.shown != given.shown):
            values = f"{told.mu:.4f} ± {told.sigma:.4f} after {told.played}"
            rows_give = f"{given.mu:.4f} ± {given.sigma:.4f} after {given.played}"
            yield (
                f"{_members(guild, [user])}: the rating in {game} is {values}, the rows give"
                f" {rows_give}"
            )
    met = rating_meetings.c
    counted = select(met.game, met.user, func.sum(met.played).label("met"))
    counted = counted.where(met.guild == guild).group_by(met.game, met.user)
    meetings: Counter[tuple[str, int]] = Counter()
    for game, standings in sums.games.items():
        for (user, _), times in standings.met.items():
            meetings[game, user] += times if user > 0 else 0
    found = Counter({(row.game, row.user): int(row.met) for row in connection.execute(counted)})
    for game, user in sorted(found.keys() | meetings.keys()):
        what = f"the number of rated meetings in {game}"
        yield from _compared(guild, [user], what, found[game, user], meetings[game, user])


def _achievement_faults(connection: Connection, guild: int, sums: Sums) -> Iterator[str]:
    """Yield achievements that nobody has earned, that are missing, and wrong steps."""
    earned, step = schema.achievements, schema.achievement_steps.c
    query = select(earned).where(earned.c.guild == guild)
    stored = {(row.user, row.key): row for row in connection.execute(query)}
    for user, key in sorted(stored.keys() | sums.earned.keys()):
        row, right = stored.get((user, key)), sums.earned.get((user, key))
        if row is None and right is not None and user > 0:
            goal = ACHIEVEMENTS[key].goal
            yield (
                f"{_members(guild, [user])}: {key!r} is missing, which the rows give ({goal} of"
                f" {goal})"
            )
        elif row is not None and (right is None or (row.at, row.deal) != (right[0], right[2])):
            where = f"in round {row.deal} of table {row.table_id}; no row shows it"
            yield f"{_members(guild, [user])}: {key!r} is said to be earned {where}"
    counts = select(step.user, step.key, func.sum(step.count).label("taken"))
    counts = counts.where(step.guild == guild).group_by(step.user, step.key)
    taken = Counter({(row.user, row.key): int(row.taken) for row in connection.execute(counts)})
    given = Counter({key: sum(marks.values()) for key, marks in sums.series.steps.items()})
    for user, key in sorted(taken.keys() | given.keys()):
        if key in ACHIEVEMENTS and user > 0:
            what = f"the number of steps towards {key!r}"
            yield from _compared(guild, [user], what, taken[user, key], given[user, key])


# ---- fair play


def _left_faults(connection: Connection, guild: int, sums: Sums, now: int) -> Iterator[str]:
    """Yield rounds that are said to be left, or that were left and are missing."""
    columns = left_rounds.c
    query = select(columns.user, columns.at).where(columns.guild == guild, columns.user > 0)
    stored = {(row.user, row.at) for row in connection.execute(query)}
    for user, at in sorted(stored - sums.left):
        yield f"{_members(guild, [user])}: is said to have left a round at {at}; no row shows it"
    for user, at in sorted(sums.left - stored):
        if at >= now - LEFT_DAYS * DAY and user > 0:
            yield f"{_members(guild, [user])}: the round that they left at {at} is missing"


def _pair_faults(
    connection: Connection, guild: int, sums: Sums, now: int, found: Audit
) -> Iterator[str]:
    """Yield rounds of two people in a month, and shares of them, that the settlements do not
    give.
    """
    since = calendar_days.months_later(month_at(now, None), -MONTHS_KEPT)
    query = select(pairs).where(pairs.c.guild == guild)
    stored = {(row.month, row.user, row.opponent): row for row in connection.execute(query)}
    for key in sorted(stored.keys() | {key for key in sums.pairs if key[0] >= since}):
        for name in PAIR_COUNTERS if key in sums.tableless else (*PAIR_COUNTERS, "tables"):
            what = f"{name} of their rounds together from {_date(key[0])}"
            told = int(getattr(stored.get(key), name, 0))
            yield from _compared(guild, key[1:], what, told, sums.pairs[key][name])
    alone: Counter[tuple[int, int]] = Counter()
    for (month, user, _), figures in sums.pairs.items():
        alone[user, month] = max(alone[user, month], figures["alone"])
    query = select(pair_shares).where(pair_shares.c.guild == guild)
    shares = {(row.user, row.month): row for row in connection.execute(query)}
    for user, month in sorted(shares.keys() | {key for key in sums.shared if key[1] >= since}):
        if (user, month) in sums.vague or user < 0:
            found.unchecked["shares of rounds with one person"] += user > 0
            continue
        row, rounds = shares.get((user, month)), sums.shared[user, month]
        what = f"the number of rounds with others from {_date(month)}"
        yield from _compared(guild, [user], what, getattr(row, "rounds", 0), rounds)
        share = alone[user, month] * 1000 // rounds if rounds else 0
        what = f"the thousandths with one person from {_date(month)}"
        yield from _compared(guild, [user], what, getattr(row, "share", 0), share)


# ---- all servers


def _faults_of_all_servers(
    connection: Connection, everywhere: AllServers, found: Audit
) -> Iterator[str]:
    """Yield rounds on all servers, and levels of bots, that the settlements do not give.

    Rounds on servers that have been erased are still counted.
    """
    fact = select(schema.facts.c.value).where(schema.facts.c.name == ERASED)
    are_rows_missing = connection.execute(fact).first() is not None
    stored = {(row.user, row.game): row.played for row in connection.execute(select(rounds_played))}
    begun: dict[tuple[int, str], LevelProgress] = {}
    for opening in connection.execute(select(openings).where(openings.c.guild == 0)):
        if opening.what == "rounds":
            everywhere.played[opening.user, opening.about] += int(opening.value)
        elif progress := parse_level(*opening.value.split(" ")):
            begun[opening.user, opening.about] = progress
    levels = {(row.user, row.game): row for row in connection.execute(select(level_progress))}
    for user, game in sorted(stored.keys() | everywhere.played.keys() | levels.keys()):
        told, right = stored.get((user, game), 0), everywhere.played[user, game]
        if told < right or (told != right and not are_rows_missing):
            rounds = f"{told} rounds of {game} on all servers, the rows give {right}"
            yield f"member {user}: {rounds}"
        row = levels.get((user, game))
        level = LevelProgress() if row is None else parse_level(row.level, row.recent)
        begin = begun.get((user, game), LevelProgress())
        given = _level(everywhere.alone.get((user, game), []), begin)
        if level is None or given is None or told != right:
            found.unchecked["levels of bots"] += 1
        elif level != given:
            levels_told = f"{_told(level)}, the rows give {_told(given)}"
            yield f"member {user}: the level of bots in {game} is {levels_told}"


def _level(rounds: Sequence[LevelRound], begin: LevelProgress) -> LevelProgress | None:
    """Return the progress after these rounds, from `begin` on; None if their order on several
    servers is unclear.
    """
    if len({alone.guild for alone in rounds}) > 1:
        if len({alone.at for alone in rounds}) < len(rounds):
            return None
        rounds = sorted(rounds)
    standings = Standings(levels={alone.record.user: begin for alone in rounds})
    for alone in rounds:
        fold.apply_level(standings, alone.record)
    return standings.levels[rounds[0].record.user] if rounds else begin


def _told(progress: LevelProgress) -> str:
    signs = "".join("+" if won else "-" for won in progress.recent)
    return f"{progress.level.name.lower()}{f' ({signs})' if signs else ''}"
