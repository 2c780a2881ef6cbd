"""Makes a database of this version from one of the last 1.x, which is only read.

Balances become opening bookings from the house; chips that lie on live tables go back to their
owners first. Tables themselves are not taken over. Counters are taken over as they are, and become
rows of `openings` too: the audit begins with them.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, TypeDecorator, func, inspect, select
from sqlalchemy.engine import default

from data import schema, table_json
from data.database.database import Database
from data.database.open_database import current_revision
from tables.chips import bookings, chip_accounts
from tables.people.leaderboard_kinds import Span
from tables.state.phases import LIVE_PHASES

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
    schema.seasons,
    schema.season_winners,
    schema.puzzle_answers,
    schema.wishes,
)


COUNTERS: Final = (  # counters whose rows are taken over
    schema.level_progress,
    schema.rounds_played,
    schema.tallies,
    schema.ratings,
    schema.rating_meetings,
    schema.achievements,
    schema.achievement_steps,
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
    wanted = {NAMES.get(table.name, table.name) for table in (*TAKEN, *COUNTERS)}
    wanted |= {"accounts", "tables", "erasures"}
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
    for table in COUNTERS:
        old = rows.get(NAMES.get(table.name, table.name), [])
        taken = [_taken(table, row) for row in _kept(table, old)]
        _insert(connection, table, taken, written)
        _insert(connection, schema.openings, (_opening(table, row) for row in taken), written)
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
        named = {
            "account": chip_accounts.member(guild, user),
            "guild": guild,
            "kind": "member",
            "user": user,
        }
        accounts.append({**named, "balance": hc})
        if hc:
            houses[guild] -= hc
            transfers.append(
                {
                    **asdict(bookings.opening_balance(guild, user, hc)),
                    "table_id": None,
                    "at": now,
                    "line": 0,
                }
            )
    for guild in sorted(guilds | set(houses)):
        named = {"account": chip_accounts.house(guild), "guild": guild, "kind": "house"}
        accounts.append({**named, "user": None, "balance": houses[guild]})
    _insert(connection, schema.accounts, accounts, written)
    _insert(connection, schema.transfers, transfers, written)


def _kept(table: Table, rows: list[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Return the rows of a table of counters: of boards those of all times, and one row for all
    steps of a person towards an achievement.
    """
    if table is schema.tallies:
        return [row for row in rows if row["span"] == Span.ALL.value]
    if table is not schema.achievement_steps:
        return rows
    steps: dict[tuple[Any, ...], dict[str, Any]] = {}
    for row in rows:
        key = (row["guild"], row["user"], row["key"])
        taken = steps.setdefault(key, {**row, "count": 0, "marks": ""})
        taken["count"] += row["count"]
        taken["marks"] += f" {row['mark']}"
    return steps.values()


def _opening(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row of a table of counters as the audit begins with it."""
    people = {"guild": row.get("guild", 0), "user": row["user"], "opponent": row.get("opponent", 0)}
    others = [column.name for column in table.primary_key if column.name not in people]
    about = json.dumps({name: row[name] for name in others})
    return {
        **people,
        "what": table.name,
        "about": about,
        "figures": json.dumps({name: row[name] for name in table.info["new"]}),
    }
