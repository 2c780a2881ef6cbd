"""The audit of counters: each must be what the fold over the settlements gives.

The settlements of a server are counted again, from the first to the last, and so are those of all
servers for counters without a server. Rows are compared with the settlements in the logs, and chips
with the ledger. Functions run inside their caller's transaction.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, Row, Table, and_, func, select, true

from data import schema, table_json
from data.counters import (
    COUNTED,
    ERASED,
    counted_of,
    empty_rows,
    functions_of,
    key_and_figures,
    select_rows,
)
from data.schema import accounts, openings, results, settlements, transfers
from tables.people.counters import Counted, Figures, Key
from tables.people.fair_play import LEFT_DAYS, MONTHS_KEPT, month_at
from tables.people.leaderboard_kinds import Span, month_name
from tables.state import calendar_days
from tables.state import settlement as settlement_data
from tables.state.default_settings import DAY
from tables.state.settlement import Kind

FAULTS: Final = 20  # most that are told
SAME: Final = 1e-6  # smaller differences between ratings are rounding
TABLES: Final = ("table_id", "last_table")  # columns with ids of tables, which may be erased
PEOPLE: Final = ("user", "opponent", "partner")  # columns with ids of people
# reasons of transfers that belong to no round: gifts, and what tournaments take and pay
NO_RESULTS: Final = ("welcome", "daily", "opening", "entry", "prize")
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


@dataclass(frozen=True)
class Kept:
    """The times before which rows of counters may have been erased.

    Attributes:
        day: For counters of days (`tables.state.calendar_days`). Those of weeks may all be erased.
        month: Its first day, for figures about pairs.
        at: In ms, for rounds that people have left.
    """

    day: int
    month: int
    at: int

    def may_lack(self, named: dict[str, Any]) -> bool:
        """Return whether a row with this key may have been erased."""
        span = named.get("span")
        return (
            span == Span.WEEK
            or (span == Span.DAY and named["start"] < self.day)
            or named.get("month", self.month) < self.month
            or named.get("at", self.at) < self.at
        )


def audit(connection: Connection, now: int, days_since: int) -> Audit:
    """Compare all counters, ratings, levels and series with the settlements. `now` is in ms.

    Counters of days are complete from `days_since` on (`tables.state.calendar_days`).
    """
    found = Audit()
    kept = Kept(
        days_since,
        calendar_days.months_later(month_at(now, None), -MONTHS_KEPT),
        now - LEFT_DAYS * DAY,
    )
    for fault in _faults(connection, found, kept):
        found.faults.append(fault)
        if len(found.faults) == FAULTS:
            break
    return found


def _faults(connection: Connection, found: Audit, kept: Kept) -> Iterator[str]:
    yield from _chip_faults(connection)
    guilds = {*connection.scalars(select(schema.tables.c.guild).distinct())}
    for table in (*COUNTED, settlements):
        if "guild" in table.c:
            guilds |= {*connection.scalars(select(table.c.guild).distinct())}
    for guild in (*sorted(guilds), None):
        yield from _counter_faults(connection, guild, found, kept)


def _counter_faults(
    connection: Connection, guild: int | None, found: Audit, kept: Kept
) -> Iterator[str]:
    """Yield rows that the settlements of a server do not give; with None, those of counters for
    all servers.
    """
    tables = [table for table in COUNTED if ("guild" in table.c) == (guild is not None)]
    rows, counts = empty_rows(tables), functions_of(tables)
    for opening in connection.execute(select(openings).where(openings.c.guild == (guild or 0))):
        table = schema.metadata.tables[opening.what]
        named = {**opening._mapping, **json.loads(opening.about)}
        key = tuple(named[column.name] for column in table.primary_key)
        rows[table.name][key] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in json.loads(opening.figures).items()
        }
    logged: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for header, counted in _counted(connection, guild):
        for count in counts:
            count(rows, counted)
        if guild is not None:
            logged[header.table_id, header.version].append(settlement_data.dump(counted.settlement))
            found.rounds += counted.settlement.kind is Kind.DEAL
    if guild is not None:
        yield from _log_faults(connection, guild, logged)
    for table in tables:
        yield from _row_faults(
            connection, table, guild, right=rows[table.name], found=found, kept=kept
        )


def _counted(
    connection: Connection, guild: int | None
) -> Iterator[tuple[Row[*tuple[Any, ...]], Counted]]:
    """Yield the settlements of a server, or of all, in their order, each with its header."""
    header, row = settlements.c, results.c
    order = (header.number,) if guild else (header.at, header.guild, header.number)
    wanted = header.guild == guild if guild else true()
    people = (
        select(results)
        .join(settlements, and_(row.guild == header.guild, row.number == header.number))
        .where(wanted)
    )
    place = attrgetter("guild", "number")
    groups = groupby(connection.execute(people.order_by(*order, row.participant)), key=place)
    next_place, group = next(groups, (None, iter(())))
    for each in connection.execute(select(settlements).where(wanted).order_by(*order)).all():
        rows: list[Row[*tuple[Any, ...]]] = []
        if next_place == place(each):
            rows = list(group)
            next_place, group = next(groups, (None, iter(())))
        yield each, counted_of(each, rows)


# ---- rows and logs, chips and bookings


def _log_faults(
    connection: Connection, guild: int, settled: dict[tuple[str, int], list[Any]]
) -> Iterator[str]:
    """Yield settlements that are not those in the logs, and logs that have lost an entry.

    `settled` are those of the server by table and version.
    """
    table, entry = schema.tables.c, schema.log.c
    kept = select(table.id, table.version, func.count().label("entries"), func.max(entry.version))
    kept = kept.select_from(schema.tables.join(schema.log, entry.table_id == table.id))
    kept = kept.where(table.guild == guild, table.body != "{}").group_by(table.id, table.version)
    whole = {row.id: row for row in connection.execute(kept)}
    for table_id, row in sorted(whole.items()):
        if row.entries != row.version:
            fault = f"its log has {row.entries} entries, and should have {row.version}"
            yield f"server {guild}, table {table_id}: {fault}"
    query = select(entry.table_id, entry.version, entry.settled)
    query = query.select_from(schema.log.join(schema.tables, entry.table_id == table.id))
    query = query.where(table.guild == guild, table.body != "{}", entry.settled.is_not(None))
    logged = {(row.table_id, row.version): row.settled for row in connection.execute(query)}
    stored = {key for key in settled if key[0] in whole}
    for table_id, version in sorted(logged.keys() | stored):
        text = logged.get((table_id, version))
        if (json.loads(text) if text else []) != settled.get((table_id, version), []):
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
        for sums in connection.execute(query):
            booked[sums.guild, sums.user] += sign * int(sums.hc)
            if sums.reason == REFUND:
                refunded.add((sums.guild, sums.user))
    live = select(schema.tables.c.guild, schema.tables.c.body).where(schema.LIVE)
    for guild, body in connection.execute(live):
        for user, hc in table_json.chips_by_user(body).items():
            booked[guild, user] += hc
    row = results.c
    won = select(row.guild, row.user, func.sum(row.hc).label("hc")).where(row.user > 0)
    rows = connection.execute(won.group_by(row.guild, row.user))
    counted = Counter({(each.guild, each.user): int(each.hc) for each in rows})
    for guild, user in sorted(booked.keys() | counted.keys()):
        hc, rows_give = booked[guild, user], counted[guild, user]
        if hc != rows_give and user > 0 and (guild, user) not in refunded:
            won_by = f"{rows_give} half-chips won by the settlements, {hc} by the bookings"
            yield f"server {guild}, member {user}: {won_by}"


# ---- counters


def _row_faults(
    connection: Connection,
    table: Table,
    guild: int | None,
    *,
    right: dict[Key, Figures],
    found: Audit,
    kept: Kept,
) -> Iterator[str]:
    """Yield rows of a table of counters that are not as the settlements give them.

    Rows of or with people who have been forgotten are not looked at. What people have played on
    servers that have been erased is still in counters for all servers.
    """
    is_incomplete = (
        guild is None
        and connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == ERASED))
        is not None
    )
    names = [column.name for column in table.primary_key]
    new: Figures = table.info["new"]
    query = select_rows(table)
    if guild is not None:
        query = query.where(table.c.guild == guild)
    stored: dict[Key, Figures] = dict(
        key_and_figures(table, row) for row in connection.execute(query)
    )
    for key in sorted(right.keys() | stored.keys()):
        named = dict(zip(names, key, strict=True))
        people = [named[name] for name in PEOPLE if name in named]
        if min(people) < 0 or (key not in stored and kept.may_lack(named)):
            continue
        row, given = stored.get(key, new), right.get(key, new)
        figures = [name for name in new if name not in TABLES]
        wrong = [name for name in figures if not _is_same(row[name], given[name])]
        if wrong and is_incomplete:
            found.unchecked[table.name.replace("_", " ")] += 1
            continue
        for name in wrong:
            yield f"{_where(table, named)}: {name} is {row[name]}, the rows give {given[name]}"


def _is_same(value: Any, right: Any) -> bool:
    """Return whether two figures are equal. Small differences between ratings are rounding."""
    if isinstance(value, float):
        return math.isclose(value, right, abs_tol=SAME)
    return bool(value == right)


def _where(table: Table, named: dict[str, Any]) -> str:
    """Return a row in words: its server, people and table, and the rest of its key."""
    people = [str(named[name]) for name in PEOPLE if name in named]
    server = f"server {named['guild']}, " if "guild" in named else ""
    member = f"member{'s' if len(people) > 1 else ''} {' and '.join(people)}"
    words = [table.name.replace("_", " ")]
    if "span" in named:
        words.append(_time(named["span"], named["start"]))
    if "month" in named:
        words.append(f"of {month_name(named['month'])}")
    if "at" in named:
        words.append(f"at {named['at']}")
    if "key" in named:
        words.append(repr(named["key"]))
    if "game" in named:
        words.append(f"in {named['game'] or 'all games'}")
    if named.get("bots"):
        words.append("against bots")
    return f"{server}{member}, {' '.join(words)}"


def _time(span: str, start: int) -> str:
    if span == Span.ALL:
        return "of all times"
    if span == Span.MONTH:
        return f"of {month_name(start)}"
    date = calendar_days.date_of(start).isoformat()
    return f"on {date}" if span == Span.DAY else f"of the week from {date}"
