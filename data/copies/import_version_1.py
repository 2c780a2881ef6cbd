"""Makes a database of this version from one of the last 1.x, which is only read.

Balances become opening bookings from the house; chips that lie on live tables go back to their
owners first. Tables themselves are not taken over. Counters of all times become settlements of the
kind "opening", and ratings, levels and achievements rows of `openings`: the audit begins with
them.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, TypeDecorator, func, inspect, select
from sqlalchemy.engine import default

from data import schema, table_json
from data.counters import RATING_FIELDS, Standing
from data.database.database import Database
from data.database.open_database import current_revision
from tables.chips import bookings, chip_accounts
from tables.people.achievements import PEOPLE_BEATEN
from tables.people.boards import ALL_GAMES, Span
from tables.people.increments import COUNTERS
from tables.state.phases import LIVE_PHASES, Presence
from tables.state.settlement import Kind, Role

LAST: Final = ("0033", "0034")  # revisions of the last 1.x; 0034 changes no table
ROWS: Final = 1000  # inserted at once
NAMES: Final[Mapping[str, str]] = {"preferences": "tastes", "level_progress": "levels"}  # in 1.x
COLUMNS: Final[Mapping[tuple[str, str], str]] = {("presets", "table_options"): "manners"}
TAKEN: Final = (  # tables whose rows are taken over as they are
    schema.people,
    schema.members,
    schema.guilds,
    schema.bans,
    schema.moderation,
    schema.preferences,
    schema.presets,
    schema.facts,
    schema.forgotten,
    schema.returned_people,
    schema.avoided_people,
    schema.departures,
    schema.winnings,
    schema.level_progress,
    schema.rounds_played,
    schema.ratings,
    schema.rating_meetings,
    schema.achievements,
    schema.achievement_steps,
    schema.seasons,
    schema.season_winners,
    schema.puzzle_answers,
    schema.wishes,
)


class CannotImport(Exception):  # noqa: N818 - the host has to decide
    """Raised if a database cannot be imported. The text is a sentence for the host."""


async def import_version_1(old: Database, new: Database, now: int) -> Counter[str]:
    """Fill an empty database of this version from one of the last 1.x.

    Returns the number of rows by table. Raises `CannotImport`.
    """
    rows = await old.read(_collect)
    return await new.write(lambda connection: _fill(connection, rows, now))


def _collect(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of the old database by the names of tables of 1.x."""
    revision = current_revision(connection)
    if revision not in LAST:
        raise CannotImport(
            f"The database is of revision {revision or 'none'}. Only one of the last 1.x can be"
            f" imported"
            f" (revision {LAST[-1]}): update it to the last 1.x first, and stop that version."
        )
    found = MetaData()
    found.reflect(connection)
    wanted = {NAMES.get(table.name, table.name) for table in TAKEN}
    wanted |= {"accounts", "tables", "tallies", "erasures"}
    return {
        name: [dict(row._mapping) for row in connection.execute(select(found.tables[name]))]
        for name in sorted(wanted & set(found.tables))
    }


def _fill(
    connection: Connection, rows: Mapping[str, list[dict[str, Any]]], now: int
) -> Counter[str]:
    if not inspect(connection).has_table("people") or _holds_anything(connection):
        raise CannotImport("The new database is not empty: DATABASE_URL must name a new one.")
    if rows.get("erasures"):
        raise CannotImport(
            "People are being forgotten in the old database: start the last 1.x once more, and"
            " stop it after ten minutes."
        )
    written: Counter[str] = Counter()
    connection.execute(schema.facts.delete())
    for table in TAKEN:
        old = rows.get(NAMES.get(table.name, table.name), [])
        _insert(connection, table, (_taken(table, row) for row in old), written)
    _open_accounts(connection, rows, now, written)
    _open_boards(connection, rows["tallies"], now, written)
    _insert(connection, schema.openings, _openings(rows), written)
    return written


def _holds_anything(connection: Connection) -> bool:
    """Return whether there are rows of people or servers: a new database has only its key."""
    tables = (schema.people, schema.guilds, schema.accounts, schema.tables, schema.results)
    return any(connection.scalar(select(func.count()).select_from(table)) for table in tables)


def _taken(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of a row of 1.x that a table has. Tables of 1.x are not taken over."""
    taken = {}
    for column in table.c:
        old_name = COLUMNS.get((table.name, column.name), column.name)
        if old_name not in row and column.default is not None:
            continue  # 1.x did not know it
        value = row.get(old_name)
        if isinstance(column.type, TypeDecorator):  # ids or keys, stored as one text
            value = column.type.process_result_value(value, default.DefaultDialect())
        taken[column.name] = value
    return {**taken, "table_id": None} if "table_id" in taken else taken


def _insert(
    connection: Connection, table: Table, rows: Iterable[dict[str, Any]], written: Counter[str]
) -> None:
    waiting = list(rows)
    for first in range(0, len(waiting), ROWS):
        connection.execute(table.insert(), waiting[first : first + ROWS])
    written[table.name] += len(waiting)


def _open_accounts(
    connection: Connection,
    rows: Mapping[str, list[dict[str, Any]]],
    now: int,
    written: Counter[str],
) -> None:
    """Book each balance from the house, with the chips that lie on live tables for a person."""
    balances: Counter[tuple[int, int]] = Counter()
    guilds = {row["guild"] for row in rows["accounts"]}
    for row in rows["accounts"]:
        if row["kind"] == "member":
            balances[row["guild"], row["user"]] += row["balance"]
    for table in rows["tables"]:
        if table["phase"] in LIVE_PHASES:
            # a deal that is being played counts as not played
            for user, hc in table_json.chips_by_user(table["body"]).items():
                balances[table["guild"], user] += hc
    houses: Counter[int] = Counter()
    accounts, transfers = [], []
    for (guild, user), hc in sorted(balances.items()):
        account = chip_accounts.member(guild, user)
        named = {"account": account, "guild": guild, "kind": "member", "user": user}
        accounts.append({**named, "balance": hc})
        if hc:
            houses[guild] -= hc
            booking = asdict(bookings.opening_balance(guild, user, hc))
            transfers.append({**booking, "table_id": None, "at": now, "line": 0})
    for guild in sorted(guilds | set(houses)):
        named = {"account": chip_accounts.house(guild), "guild": guild, "kind": "house"}
        accounts.append({**named, "user": None, "balance": houses[guild]})
    _insert(connection, schema.accounts, accounts, written)
    _insert(connection, schema.transfers, transfers, written)


def _open_boards(
    connection: Connection, tallies: list[dict[str, Any]], now: int, written: Counter[str]
) -> None:
    """Take over the counters of all times, as settlements of what people had."""
    ever = [row for row in tallies if row["span"] == Span.ALL.value]
    _insert(connection, schema.tallies, (_taken(schema.tallies, row) for row in ever), written)
    groups: dict[tuple[int, str, bool], list[tuple[int, dict[str, int]]]] = defaultdict(list)
    rest: dict[tuple[int, bool, int], Counter[str]] = defaultdict(Counter)
    for row in ever:
        counted = {name: int(row[name] or 0) for name in COUNTERS}
        key = (row["guild"], bool(row["bots"]), row["user"])
        sign = 1 if row["game"] == ALL_GAMES else -1
        for name, value in counted.items():
            rest[key][name] += sign * value
        if row["game"] != ALL_GAMES:
            groups[row["guild"], row["game"], key[1]].append((row["user"], counted))
    for (guild, bots, user), counters in rest.items():  # from before there were counters by game
        if any(counters.values()):
            groups[guild, ALL_GAMES, bots].append((user, dict(counters)))
    numbers: Counter[int] = Counter()
    headers, rows = [], []
    for (guild, game, bots), people in sorted(groups.items()):
        numbers[guild] += 1
        place = {"guild": guild, "number": numbers[guild]}
        headers.append({**place, **_header(game, bots=bots, now=now)})
        rows += [
            {**place, **_row(number, user), **counted}
            for number, (user, counted) in enumerate(sorted(people, key=lambda person: person[0]))
        ]
    _insert(connection, schema.settlements, headers, written)
    _insert(connection, schema.results, rows, written)
    last = [{"guild": guild, "last": number} for guild, number in sorted(numbers.items())]
    _insert(connection, schema.settlement_numbers, last, written)


def _header(game: str, *, bots: bool, now: int) -> dict[str, Any]:
    where = {"game": game, "table_id": "", "version": 0, "deal": 0, "kind": Kind.OPENING.value}
    flags = {"against_bots": bots, "decided": False, "rated_in_teams": False}
    return {**where, **flags, "at": now, "day": 0, "bots": "[]"}


def _row(number: int, user: int) -> dict[str, Any]:
    """Return the row of a person, of whom nothing is known but what it counts for."""
    flags = dict.fromkeys(("side_won", "spared", "excused", "deserted"), False)
    figures = dict.fromkeys(("own_moves", "moves", "share", "gain"), 0)
    role = {"role": Role.SEAT.value, "side": -1, "place": None, "ended": Presence.HERE.value}
    person = {"participant": number, "user": user, "standing": Standing.MEMBER.value}
    return {**person, **role, **flags, **figures, "steps": "[]"}


def _openings(rows: Mapping[str, list[dict[str, Any]]]) -> Iterable[dict[str, Any]]:
    """Yield what the audit begins with: ratings, meetings, steps, achievements, rounds and
    levels.
    """
    for row in rows.get("ratings", ()):
        value = json.dumps([row[name] for name in RATING_FIELDS])
        yield _opening(row["guild"], row["user"], "rating", row["game"], value)
    for row in rows.get("rating_meetings", ()):
        met = _opening(row["guild"], row["user"], "met", row["game"], str(row["played"]))
        yield {**met, "other": row["opponent"]}
    for row in rows.get("achievements", ()):
        value = json.dumps([row["at"], row["deal"]])
        yield _opening(row["guild"], row["user"], "earned", row["key"], value)
    for row in rows.get("achievement_steps", ()):
        is_person = row["key"] == PEOPLE_BEATEN.key
        mark = "" if is_person else row["mark"]
        step = _opening(row["guild"], row["user"], "step", row["key"], str(row["count"]), mark=mark)
        yield {**step, "other": int(row["mark"]) if is_person else 0}
    for row in rows.get("rounds", ()):
        yield _opening(0, row["user"], "rounds", row["game"], str(row["played"]))
    for row in rows.get("levels", ()):
        yield _opening(0, row["user"], "level", row["game"], f"{row['level']} {row['recent']}")


def _opening(
    guild: int, user: int, what: str, about: str, value: str, mark: str = ""
) -> dict[str, Any]:
    place = {"guild": guild, "user": user, "what": what, "about": about}
    return {**place, "mark": mark, "other": 0, "value": value}
