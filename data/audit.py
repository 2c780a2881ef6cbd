"""The audit of counters: each must be the sum of its rows, and each fold what the rows give.

Sums of boards are made by SQL. What depends on the order of settlements is folded again, from the
first settlement of a server to the last. Rows are compared with the settlements in the logs, and
chips with the ledger. Functions run inside their caller's transaction.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, func, select

from data import schema, table_json
from data.counters import (
    ERASED,
    PAIR_COUNTERS,
    PARTNER_COUNTERS,
    RATING_FIELDS,
    TEAM_COUNTERS,
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
from tables.people.boards import ALL_GAMES, Span, month_name
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
REFUND: Final = "refund"  # of a table that could not be read: whose chips it held is unknown


@dataclass
class Audit:
    """The result of an audit.

    Attributes:
        faults: Sentences about what is wrong.
        settlements: How many the sums contain.
        rounds: How many of them are rounds.
        unchecked: How many figures of each kind could not be compared.
    """

    faults: list[str] = field(default_factory=list)
    settlements: int = 0
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
        teams: Counters of pairs by user, partner, game, opponents and day.
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
    teams: Counter[tuple[Any, ...]] = field(default_factory=Counter)
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
        yield from _board_faults(connection, guild, days_since)
        yield from _team_faults(connection, guild, sums, days_since)
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
            plain = settlement_data.dump(settlement)
            sums.logged[header.table_id, header.version].append(plain)
        found.settlements += 1
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
            earned = (header.at, header.table_id, settlement.deal)
            sums.earned[feat.user, feat.key] = earned
    for record in fold.level_rounds(settlement):
        alone = LevelRound(header.at, header.guild, record)
        everywhere.alone[record.user, header.game].append(alone)
    for gain in increments(settlement):
        match gain:
            case DealRecord():
                everywhere.played[gain.user, header.game] += 1
            case Partnership():
                row = team_row(gain)
                for name in TEAM_COUNTERS:
                    team = (gain.user, gain.partner, header.game, gain.bots, header.day, name)
                    sums.teams[team] += row[name]
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


def _spans(day: int) -> list[tuple[str, int]]:
    """Return the times that a day belongs to."""
    return [
        (Span.ALL.value, 0),
        (Span.MONTH.value, calendar_days.month_of(day)),
        (Span.WEEK.value, calendar_days.week_of(day)),
        (Span.DAY.value, day),
    ]


def _board_faults(connection: Connection, guild: int, days_since: int) -> Iterator[str]:
    """Yield counters of people that are not the sums of their rows."""
    one, header = results.c, settlements.c
    keys = (one.user, header.game, header.against_bots.label("bots"), header.day, header.kind)
    same = and_(one.guild == header.guild, one.number == header.number)
    query = select(*keys, *(func.sum(one[name]).label(name) for name in COUNTERS))
    query = query.select_from(results.join(settlements, same))
    query = query.where(one.guild == guild, one.user > 0).group_by(*keys)
    right: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for row in connection.execute(query):
        figures = {name: int(row._mapping[name]) for name in COUNTERS}
        if any(figures.values()):
            times = _spans(row.day)[:1] if row.kind == Kind.OPENING.value else _spans(row.day)
            _roll_up(right, (row.user,), row.game, bool(row.bots), times=times, figures=figures)
    stored = {}
    for row in connection.execute(select(tallies).where(tallies.c.guild == guild)):
        key = (row.user, row.game, bool(row.bots), row.span, row.start)
        stored[key] = {name: row._mapping[name] for name in COUNTERS}
    yield from _compared(guild, right, stored, COUNTERS, days_since)


def _team_faults(connection: Connection, guild: int, sums: Sums, days_since: int) -> Iterator[str]:
    """Yield counters of pairs that are not the sums of their settlements."""
    right: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for (user, partner, game, bots, day, name), value in sums.teams.items():
        _roll_up(right, (user, partner), game, bots, times=_spans(day), figures={name: value})
    stored = {}
    rows = partner_tallies
    for row in connection.execute(select(rows).where(rows.c.guild == guild)):
        key = (row.user, row.partner, row.game, bool(row.bots), row.span, row.start)
        stored[key] = {name: row._mapping[name] for name in TEAM_COUNTERS}
    yield from _compared(guild, right, stored, TEAM_COUNTERS, days_since)


def _roll_up(
    sums: dict[tuple[Any, ...], Counter[str]],
    users: tuple[int, ...],
    game: str,
    bots: bool,
    times: Sequence[tuple[str, int]],
    figures: Mapping[str, int],
) -> None:
    """Add figures to all times, and to all games together."""
    for span, start in times:
        for which in (game,) if span == Span.DAY else {game, ALL_GAMES}:
            counted = sums[*users, which, bots, span, start]
            for name, value in figures.items():
                counted[name] += value


def _compared(
    guild: int,
    right: Mapping[tuple[Any, ...], Counter[str]],
    stored: Mapping[tuple[Any, ...], Mapping[str, int]],
    names: Sequence[str],
    days_since: int,
) -> Iterator[str]:
    """Yield counters that are not their sums. Old days and weeks may have been erased."""
    for key in sorted(right.keys() | stored.keys()):
        *users, game, _, span, start = key
        is_kept = span not in (Span.DAY, Span.WEEK) or (span == Span.DAY and start >= days_since)
        if key not in stored and not is_kept:
            continue
        told, sums = stored.get(key, {}), right.get(key, Counter[str]())
        for name in names:
            if told.get(name, 0) != sums[name]:
                time = f"{name} {_time(span, start)} in {game or 'all games'}"
                figures = f"{told.get(name, 0)}, the rows give {sums[name]}"
                yield f"{_members(guild, users)}: {time} is {figures}"


def _members(guild: int, users: Sequence[int]) -> str:
    people = " and ".join(map(str, users))
    return f"server {guild}, member{'s' if len(users) > 1 else ''} {people}"


def _time(span: str, start: int) -> str:
    if span == Span.ALL:
        return "of all times"
    if span == Span.MONTH:
        return f"of {month_name(start)}"
    day = calendar_days.date_of(start).isoformat()
    return f"on {day}" if span == Span.DAY else f"of the week from {day}"


def _partner_faults(connection: Connection, guild: int, sums: Sums) -> Iterator[str]:
    """Yield rounds as partners on profiles that the settlements do not give."""
    right: dict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for (user, partner, game, _, _, name), value in sums.teams.items():
        if name in PARTNER_COUNTERS and value:
            right[user, partner, game][name] += value
            right[partner, user, game][name] += value
    query = select(partners).where(partners.c.guild == guild)
    rows = {(row.user, row.partner, row.game): row for row in connection.execute(query)}
    for key in sorted(right.keys() | rows.keys()):
        counted = (rows[key].played, rows[key].won) if key in rows else (0, 0)
        given = right.get(key, Counter[str]())
        if counted != (given["played"], given["won"]):
            figures = (
                f"{counted[0]} rounds as partners in {key[2]}, {counted[1]} won; the rows give"
            )
            yield f"{_members(guild, key[:2])}: {figures} {given['played']} and {given['won']}"


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
        if found[game, user] != meetings[game, user]:
            values = f"{found[game, user]} meetings count in {game}"
            yield f"{_members(guild, [user])}: {values}, the rows give {meetings[game, user]}"


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
    taken = {(row.user, row.key): int(row.taken) for row in connection.execute(counts)}
    right_steps = {key: sum(marks.values()) for key, marks in sums.series.steps.items() if marks}
    for user, key in sorted(taken.keys() | right_steps.keys()):
        told, given = taken.get((user, key), 0), right_steps.get((user, key), 0)
        if told != given and key in ACHIEVEMENTS and user > 0:
            yield f"{_members(guild, [user])}: {told} steps towards {key!r}, the rows give {given}"


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
    names = (*PAIR_COUNTERS, "tables")
    query = select(pairs).where(pairs.c.guild == guild)
    stored = {(row.month, row.user, row.opponent): row for row in connection.execute(query)}
    for key in sorted(stored.keys() | {key for key in sums.pairs if key[0] >= since}):
        month, user, opponent = key
        right, row = sums.pairs.get(key, Counter[str]()), stored.get(key)
        for name in names:
            figure = 0 if row is None else int(row._mapping[name])
            if figure != right[name] and not (name == "tables" and key in sums.tableless):
                when = f"{name} of their rounds together from"
                day = calendar_days.date_of(month).isoformat()
                figures = f"is {figure}, the rows give {right[name]}"
                yield f"{_members(guild, [user, opponent])}: {when} {day} {figures}"
    alone: Counter[tuple[int, int]] = Counter()
    for (month, user, _), figures_of_pair in sums.pairs.items():
        alone[user, month] = max(alone[user, month], figures_of_pair["alone"])
    query = select(pair_shares).where(pair_shares.c.guild == guild)
    shares = {(row.user, row.month): row for row in connection.execute(query)}
    for user, month in sorted(shares.keys() | {key for key in sums.shared if key[1] >= since}):
        if (user, month) in sums.vague or user < 0:
            found.unchecked["shares of rounds with one person"] += user > 0
            continue
        row, rounds = shares.get((user, month)), sums.shared[user, month]
        right_share = (rounds, alone[user, month] * 1000 // rounds if rounds else 0)
        told_share = (0, 0) if row is None else (row.rounds, row.share)
        if told_share != right_share:
            day = calendar_days.date_of(month).isoformat()
            figures = f"{told_share[0]} rounds with others from {day}, {told_share[1]}"
            rows_give = f"the rows give {right_share[0]} and {right_share[1]}"
            yield f"{_members(guild, [user])}: {figures} thousandths with one person; {rows_give}"


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
    query = select(level_progress)
    levels = {(row.user, row.game): row for row in connection.execute(query)}
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
