"""What the kept logs of a server add up to. Functions run inside their caller's transaction."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from data import person_marks, schema, table_json
from data.exceptions import Newer, Unreadable
from data.stores.partner_tally_rows import PairKind, merged
from games.core import IllegalAction
from tables.chips import chip_accounts
from tables.history.recount import FORGOTTEN, Recount, chips_won, recounts
from tables.history.replay import replay
from tables.people.people import ModerationAction
from tables.state import calendar_days, log_items
from tables.state.change import Tally
from tables.state.log_items import LogEntry, StoredEntry
from tables.state.phases import Phase

NAMES: Final = ("begun", "played", "won", "fair", "matches", "matches_won")  # counters that a log can tell


class Of(NamedTuple):
    """Whose counters of what."""

    user: int
    game: str
    bots: bool


@dataclass
class Bounds:
    """The least and the most that counters can be."""

    least: Counter[str] = field(default_factory=Counter)
    most: Counter[str] = field(default_factory=Counter)

    def add(self, least: Tally | None, most: Tally) -> None:
        """Add a tally, of which a round may be missing."""
        for name in NAMES:
            self.most[name] += getattr(most, name)
            self.least[name] += getattr(least, name) if least else 0


class Counted(NamedTuple):
    """What one entry of a log has added."""

    table: str  # its id
    game: str
    added: Recount
    month: int  # its first day since 1970, by the clock of the server
    disowned: bool  # somebody at the table had been forgotten by then: nobody knows which of the aliases
    are_chips_known: bool


@dataclass
class Repeated:
    """What the kept logs of a server add up to."""

    days: dict[tuple[Of, int], Bounds] = field(default_factory=lambda: defaultdict(Bounds))
    ever: dict[Of, Bounds] = field(default_factory=lambda: defaultdict(Bounds))
    pairs: dict[tuple[PairKind, str, int], Counter[str]] = field(default_factory=dict)  # counters by pair, game and day
    rounds: list[Counted] = field(default_factory=list)
    unreadable: set[str] = field(default_factory=set)  # games of which a log could not be repeated
    disowned: set[str] = field(default_factory=set)  # tables at which somebody has been forgotten while they were open
    erased: set[str] = field(default_factory=set)  # games of which logs have been erased
    tables: int = 0
    deals: int = 0
    others: int = 0  # logs that could not be repeated: played by rules of another version, or given up


def repeat_logs(connection: Connection, guild: int, repeated: Repeated) -> Iterator[str]:
    """Repeat the logs of all tables of a server and add them up. Yields what is wrong with them."""
    zones, one, erased = _zones(connection, guild), schema.tables.c, schema.erased_logs.c
    repeated.erased |= {*connection.scalars(select(erased.game).where(erased.guild == guild))}
    for table_id in connection.scalars(select(one.id).where(one.guild == guild).order_by(one.id)).all():
        yield from _repeat(connection, guild, table_id, repeated, zones)


def _repeat(
    connection: Connection, guild: int, table_id: str, repeated: Repeated, zones: Sequence[tuple[int, str | None]]
) -> Iterator[str]:
    """Repeat the log of a table and add it up. Yields what is wrong with it."""
    one = schema.tables.c
    row = connection.execute(select(one.game, one.rules_version, one.phase, one.body).where(one.id == table_id)).one()
    log = _log_of(connection, table_id)
    try:
        if row.phase in (schema.SCRAPPED, Phase.VOID):
            raise Unreadable(table_id)
        table = table_json.load(table_id, row.game, row.rules_version, row.body)
    except (Unreadable, Newer):
        if any(isinstance(item, log_items.DealStarted) for entry in log for item in entry.what):
            repeated.unreadable.add(row.game)
            repeated.others += 1
        return
    try:
        if (replay(log, table.secret) if table.deals else None) != (table.state if table.deals else None):
            yield f"server {guild}, table {table_id}: its log does not lead to the hands and points that are stored"
            repeated.unreadable.add(row.game)
            return
        added = list(recounts(table, log))
        won = chips_won(table, log)
    except (IllegalAction, ValueError, LookupError):
        yield f"server {guild}, table {table_id}: its log cannot be repeated"
        repeated.unreadable.add(row.game)
        return
    disowned = min((entry.version for entry in log if not entry.what and not entry.events), default=None)
    if disowned is not None:
        repeated.disowned.add(table_id)
    repeated.tables, repeated.deals = repeated.tables + 1, repeated.deals + table.deals
    are_chips_known = table.for_chips or not _has_bookings(connection, table_id)
    for recount in added:
        day = calendar_days.day_at(recount.at, _zone_at(zones, recount.at))
        _add_up(repeated, recount, table.game, day)
        was_disowned = disowned is not None and recount.version >= disowned
        month = calendar_days.month_of(day)
        repeated.rounds.append(
            Counted(table_id, table.game, recount, month, disowned=was_disowned, are_chips_known=are_chips_known)
        )
    if won is not None:
        yield from _chip_faults(connection, guild, table_id, won)


def _has_bookings(connection: Connection, table_id: str) -> bool:
    booked = select(schema.transfers.c.id).where(schema.transfers.c.table_id == table_id)
    return connection.execute(booked.limit(1)).first() is not None


def _log_of(connection: Connection, table_id: str) -> list[LogEntry]:
    entries = schema.log.c
    query = select(*(entries[name] for name in StoredEntry._fields)).where(entries.table_id == table_id)
    return [log_items.read_entry(StoredEntry(*row)) for row in connection.execute(query.order_by(entries.version))]


def _add_up(repeated: Repeated, recount: Recount, game: str, day: int) -> None:
    least = {(one.user, one.bots, one.matches): one for one in recount.smallest}
    for one in recount.tallies:
        if one.user < FORGOTTEN:
            of = Of(one.user, game, one.bots)
            for bounds in (repeated.days[of, day], repeated.ever[of]):
                bounds.add(least.get((one.user, one.bots, one.matches)), one)
    for pair, counters in merged(recount.partnerships).items():
        if pair.partner < FORGOTTEN:  # the higher id
            repeated.pairs.setdefault((pair, game, day), Counter()).update(counters)


def _zones(connection: Connection, guild: int) -> list[tuple[int, str | None]]:
    """Return the time zones of a server, each with the time from which it was in force, oldest first."""
    one = schema.moderation.c
    query = select(one.at, one.about).where(one.guild == guild, one.what == ModerationAction.TIME_ZONE.value)
    changes = [(row.at, str(row.about)) for row in connection.execute(query.order_by(one.at, one.press))]
    now = connection.scalar(select(schema.guilds.c.time_zone).where(schema.guilds.c.guild == guild))
    return [(0, None), *changes] if changes else [(0, now)]


def _zone_at(zones: Sequence[tuple[int, str | None]], at: int) -> str | None:
    return [zone for since, zone in zones if since <= at][-1]


def returned_until(connection: Connection) -> Mapping[int, int]:
    """Return until when people who have come back do not count, by their ids in repeated logs."""
    returned = person_marks.all_returned(connection)
    return {user if user > 0 else FORGOTTEN - user: until for user, until in returned.items()}


def in_order(repeated: Repeated) -> list[Counted]:
    """Return what was added, in the order of time."""
    return sorted(repeated.rounds, key=lambda one: (one.added.at, one.table, one.added.version))


def _chip_faults(connection: Connection, guild: int, table_id: str, won: Mapping[int, int]) -> Iterator[str]:
    """Yield people whose bookings at a closed table are not what its rounds have given them."""
    one = schema.transfers.c
    booked: Counter[str] = Counter()
    for row in connection.execute(select(one.source, one.target, one.amount).where(one.table_id == table_id)):
        booked[row.source] -= row.amount
        booked[row.target] += row.amount
    for user, hc in sorted(won.items()):
        told = booked[chip_accounts.member(guild, user)]
        if told != hc:
            yield f"server {guild}, table {table_id}, member {user}: {told} half-chips are booked, the rounds give {hc}"
