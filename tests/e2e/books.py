"""The books as they lie there: read with nothing but SQL."""

import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg

OVER = ("closed", "void", "scrapped")


Read: TypeAlias = Callable[[str], Awaitable[list[tuple[Any, ...]]]]


async def read(url: str, statement: str) -> list[tuple[Any, ...]]:
    """The rows of a database at this address; none if there is no such table yet."""
    async with snapshot(url) as read_rows:
        return await read_rows(statement)


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Read]:
    """A reader whose statements all see the same moment: the bot may play on meanwhile."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.partition(":///")[2], isolation_level=None)) as books:
            books.execute("BEGIN")

            async def read_file(statement: str) -> list[tuple[Any, ...]]:
                try:
                    return books.execute(statement).fetchall()
                except sqlite3.OperationalError as error:
                    if "no such table" not in str(error):
                        raise
                    return []

            yield read_file
        return
    server = await asyncpg.connect(url.replace("+asyncpg", ""))

    async def read_server(statement: str) -> list[tuple[Any, ...]]:
        try:
            # a savepoint: after an error the snapshot can be read further
            async with server.transaction():
                return [tuple(row) for row in await server.fetch(statement)]
        except asyncpg.UndefinedTableError:
            return []

    try:
        async with server.transaction(isolation="repeatable_read", readonly=True):
            yield read_server
    finally:
        await server.close()


async def check(url: str, *, over: bool = False) -> Counter[str]:
    """Check that the books balance, nothing is booked twice and nobody has debts.

    If all tables are `over`, their accounts must be empty. Returns the number of rows checked, by
    kind.
    """
    async with snapshot(url) as read_rows:
        return await _check(read_rows, over=over)


async def _check(read_rows: Read, *, over: bool) -> Counter[str]:
    bookings = await read_rows("SELECT source, target, amount FROM transfers")
    booked: Counter[str] = Counter()
    for source, target, amount in bookings:
        booked[target] += amount
        booked[source] -= amount
    balances: dict[str, int] = dict(await read_rows("SELECT account, balance FROM accounts"))
    assert {account: hc for account, hc in balances.items() if hc or account in booked} == dict(
        booked
    )
    assert sum(balances.values()) == 0
    assert all(hc >= 0 for account, hc in balances.items() if not account.startswith("house")), (
        balances
    )
    tables = await read_rows("SELECT id, version, phase, body FROM tables")
    for table, version, phase, body in tables:
        logged = await read_rows(
            f"SELECT version FROM log WHERE table_id = '{table}' ORDER BY version"
        )
        versions = [number for (number,) in logged]
        assert versions == list(range(1, version + 1)), (table, version, versions)
        lying = balances.get(f"table:{table}", 0)
        there = json.loads(body)
        if phase in OVER:
            assert lying == 0, (table, lying)
        elif phase == "pause" and there["for_chips"]:
            assert lying == sum(there["stacks"])
        assert not over or phase in OVER, phase
    return Counter(
        {
            "looks at the books": 1,
            "accounts": len(balances),
            "bookings": len(bookings),
            "tables": len(tables),
        }
    )


def age(database: Path, ms: int) -> None:
    """Make the outage look longer: move every deadline into the past by `ms`."""
    with closing(sqlite3.connect(database)) as books, books:
        for table, due, body in books.execute("SELECT id, due, body FROM tables").fetchall():
            there = json.loads(body)
            for name in ("deadline", "nudge_at"):
                if there["clock"][name] is not None:
                    there["clock"][name] -= ms
            books.execute(
                "UPDATE tables SET due = ?, body = ? WHERE id = ?",
                (due and due - ms, json.dumps(there), table),
            )


def renew_rules(database: Path) -> None:
    """Give all tables a newer version of the rules and an overdue move, as a newer process would
    leave them.
    """
    with closing(sqlite3.connect(database)) as books, books:
        books.execute(
            "UPDATE tables SET rules_version = 99, version = version + 1, due = due - 100000"
        )


async def standings(url: str) -> int:
    """Return the number of closed sessions whose last deal is complete and can be read."""
    rows = await read(url, "SELECT body FROM tables WHERE phase IN ('closed', 'void')")
    return sum(bool(json.loads(body)["curve"]) for (body,) in rows)


def phases(database: Path) -> list[str]:
    """Return the phases of all tables."""
    with closing(sqlite3.connect(database)) as books:
        return [phase for (phase,) in books.execute("SELECT phase FROM tables").fetchall()]


async def changes(url: str) -> list[str]:
    """All that has happened at all tables, as the log has it."""
    rows = await read(url, "SELECT what FROM log ORDER BY table_id, version")
    return [line for (what,) in rows for line in json.loads(what)]
