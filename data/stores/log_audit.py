"""Checks of people's counters, ratings and achievements against the logs of tables, which are repeated for it.

Functions run inside their caller's transaction. Logs are erased after a while, and people can be forgotten, so a figure that is
higher than what the logs give is wrong only where nothing can be missing.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from data import schema
from data.schema import rounds_played, tallies
from data.stores import partner_tally_audit
from data.stores.achievement_audit import achievement_faults, first_earned
from data.stores.fair_play_audit import fair_play_faults, partner_faults
from data.stores.level_audit import BotRounds, level_faults
from data.stores.rating_audit import rating_faults
from data.stores.repeated_logs import NAMES, Bounds, Of, Repeated, repeat_logs
from games import GAMES
from tables.people.boards import ALL_GAMES, Span
from tables.state import calendar_days
from tables.state.phases import LIVE_PHASES


@dataclass
class LogAudit:
    """The result of repeating logs.

    Attributes:
        faults: Sentences about what is wrong.
        tables: How many logs were repeated.
        rounds: How many rounds they have.
        unreadable: How many logs could not be repeated: played by rules of another version, or given up.
        unchecked: How many figures of each kind could not be compared, because logs are missing that decide them.
    """

    faults: list[str] = field(default_factory=list)
    tables: int = 0
    rounds: int = 0
    unreadable: int = 0
    unchecked: Counter[str] = field(default_factory=Counter)


def audit(connection: Connection, most_faults: int, now: int) -> LogAudit:
    """Repeat all logs that are kept, server by server, and compare. Stops after so many faults. `now` is in ms since 1970."""
    found = LogAudit()
    played: Counter[tuple[int, str]] = Counter()
    with_bots = BotRounds()
    begin = _Begin(_first_complete_day(connection), now, first_earned(connection))
    for guild in connection.scalars(select(schema.tables.c.guild).distinct().order_by(schema.tables.c.guild)).all():
        repeated = Repeated()
        for fault in _guild_faults(connection, guild, repeated, begin, found.unchecked):
            found.faults.append(fault)
            if len(found.faults) == most_faults:
                return found
        found.tables, found.rounds = found.tables + repeated.tables, found.rounds + repeated.deals
        found.unreadable += repeated.others
        for of, bounds in repeated.ever.items():
            played[of.user, of.game] += bounds.least["played"]
        with_bots.add(repeated)
    of_all_servers = (*_rounds_faults(connection, played), *level_faults(connection, with_bots, found.unchecked))
    found.faults += of_all_servers[: most_faults - len(found.faults)]
    return found


class _Begin(NamedTuple):
    """The beginnings of what can be checked, and the present time."""

    kept: int  # first day of which no log has been erased
    now: int
    known: Mapping[str, int]  # when each achievement was earned first


def _guild_faults(
    connection: Connection, guild: int, repeated: Repeated, begin: _Begin, unchecked: Counter[str]
) -> Iterator[str]:
    yield from repeat_logs(connection, guild, repeated)
    whole = _complete(connection, guild, repeated)
    lacking = _lacking(connection, guild, whole)
    unchecked["sums of rounds and matches"] += sum(len(users) for users in lacking.values())
    yield from _day_faults(connection, guild, repeated, begin.kept, whole)
    yield from _ever_faults(connection, guild, repeated)
    yield from partner_tally_audit.log_faults(connection, guild, repeated, begin.kept, whole)
    yield from rating_faults(connection, guild, repeated, lacking, unchecked)
    complete = {of.user for of in whole}.difference(*lacking.values())
    yield from achievement_faults(connection, guild, repeated, complete, known=begin.known, unchecked=unchecked)
    since = begin.kept
    yield from fair_play_faults(connection, guild, repeated, since, now=begin.now, unchecked=unchecked)
    yield from partner_faults(connection, guild, repeated, lacking, unchecked)


def _first_complete_day(connection: Connection) -> int:
    """Return the first day since 1970 whose logs are complete, because the oldest are erased first. 0 if none was ever erased."""
    one = schema.tables.c
    if connection.execute(select(schema.erased_logs).limit(1)).first() is None:
        return 0
    ended = select(func.min(one.changed_at)).where(one.phase.not_in(LIVE_PHASES))
    oldest = connection.scalar(ended)
    return 0 if oldest is None else calendar_days.day_at(oldest, None) + 2  # a time zone is at most a day ahead


def _complete(connection: Connection, guild: int, repeated: Repeated) -> set[Of]:
    """Return whose rounds and matches of all times are in the logs that are kept."""
    columns = tallies.c
    query = select(columns.user, columns.game, columns.bots, *(columns[name] for name in NAMES))
    ever = (columns.guild == guild, columns.span == Span.ALL.value, columns.game != ALL_GAMES)
    whole = set()
    for row in connection.execute(query.where(*ever)):
        of = Of(row.user, row.game, bool(row.bots))
        bounds = repeated.ever.get(of)
        if bounds and all(bounds.least[name] <= row._mapping[name] <= bounds.most[name] for name in NAMES):
            whole.add(of)
    return whole


def _lacking(connection: Connection, guild: int, whole: set[Of]) -> Mapping[str, set[int]]:
    """Return by game the people of whom not all rounds are in the logs that are kept."""
    columns, lacking = tallies.c, defaultdict[str, set[int]](set)
    theirs = select(columns.user, columns.game, columns.bots)
    theirs = theirs.where(columns.guild == guild, columns.span == Span.ALL.value, columns.game != ALL_GAMES)
    for row in connection.execute(theirs):
        if Of(row.user, row.game, bool(row.bots)) not in whole:
            lacking[row.game].add(row.user)
    return lacking


def _day_faults(connection: Connection, guild: int, repeated: Repeated, kept: int, whole: set[Of]) -> Iterator[str]:
    """Yield counters of days that the logs of that day do not give."""
    columns = tallies.c
    stored: dict[tuple[Of, int], Mapping[str, int]] = {}
    query = select(columns.user, columns.game, columns.bots, columns.start, *(columns[name] for name in NAMES))
    mine = (columns.guild == guild, columns.span == Span.DAY.value)
    for row in connection.execute(query.where(*mine).order_by(columns.start, columns.user, columns.game, columns.bots)):
        stored[Of(row.user, row.game, bool(row.bots)), row.start] = {name: int(row._mapping[name]) for name in NAMES}
    erased = connection.scalar(select(func.min(columns.start)).where(columns.span == Span.DAY.value)) or 0
    known = {of.user for of, _ in stored}
    for of, day in sorted(stored.keys() | {(of, day) for of, day in repeated.days if day >= erased}):
        if of.user not in known and (of, day) not in stored:
            continue  # erased: nothing of this person is kept
        told, bounds = stored.get((of, day), {}), repeated.days.get((of, day), Bounds())
        is_whole = (day >= kept or of in whole) and of.game not in repeated.unreadable
        for name in NAMES:
            value, least, most = told.get(name, 0), bounds.least[name], bounds.most[name]
            if value < least or (value > most and is_whole):
                since = calendar_days.date_of(day).isoformat()
                yield (
                    f"server {guild}, member {of.user}: {name} on {since} in {of.game} is {value}, the logs give "
                    f"{_range(least, most)}"
                )


def _ever_faults(connection: Connection, guild: int, repeated: Repeated) -> Iterator[str]:
    """Yield counters of all times that are lower than what the logs give."""
    columns = tallies.c
    query = select(columns.user, columns.game, columns.bots, *(columns[name] for name in NAMES))
    ever = (columns.guild == guild, columns.span == Span.ALL.value, columns.game != ALL_GAMES)
    for row in connection.execute(query.where(*ever).order_by(columns.user, columns.game, columns.bots)):
        bounds = repeated.ever.get(Of(row.user, row.game, bool(row.bots)), Bounds())
        for name in NAMES:
            if row._mapping[name] < bounds.least[name]:
                told = f"{name} of all times in {row.game} is {row._mapping[name]}, the logs give {bounds.least[name]}"
                yield f"server {guild}, member {row.user}: {told}"


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _rounds_faults(connection: Connection, played: Mapping[tuple[int, str], int]) -> Iterator[str]:
    """Yield people who are said to have played fewer rounds of a game, on all servers, than the logs give."""
    one = rounds_played.c
    for row in connection.execute(select(rounds_played).order_by(one.user, one.game)):
        if row.game in GAMES and row.played < played.get((row.user, row.game), 0):
            told = f"{row.played} rounds of {row.game} on all servers, the logs give {played[row.user, row.game]}"
            yield f"member {row.user}: {told}"
