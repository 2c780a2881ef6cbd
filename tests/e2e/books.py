"""The books as they lie there while the bot is dead: read with nothing but SQL."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path


def check(database: Path, *, over: bool = False) -> None:
    """Nothing lost, nothing booked twice, no debt; and if all is `over`, nothing left on any table."""
    if not database.exists():
        return
    with closing(sqlite3.connect(database)) as books:
        if not books.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
            return
        booked = dict(
            books.execute(
                "SELECT account, sum(amount) FROM (SELECT target AS account, amount FROM transfers"
                " UNION ALL SELECT source, -amount FROM transfers) GROUP BY account"
            )
        )
        balances = dict(books.execute("SELECT account, balance FROM accounts"))
        assert {account: hc for account, hc in balances.items() if hc or account in booked} == booked
        assert sum(balances.values()) == 0
        assert all(hc >= 0 for account, hc in balances.items() if not account.startswith("house")), balances
        for table, version, phase, body in books.execute("SELECT id, version, phase, body FROM tables").fetchall():
            versions = [row[0] for row in books.execute("SELECT version FROM log WHERE table_id = ? ORDER BY version", (table,))]
            assert versions == list(range(1, version + 1)), (table, version, versions)
            lying = balances.get(f"table:{table}", 0)
            there = json.loads(body)
            if phase in ("closed", "void", "scrapped"):
                assert lying == 0, (table, lying)
            elif phase == "pause" and there["for_chips"]:
                assert lying == sum(there["stacks"])
            assert not over or phase in ("closed", "void", "scrapped"), phase


def age(database: Path, ms: int) -> None:
    """As if the outage had been longer: every deadline passed so much earlier."""
    with closing(sqlite3.connect(database)) as books, books:
        for table, due, body in books.execute("SELECT id, due, body FROM tables").fetchall():
            there = json.loads(body)
            for name in ("deadline", "nudge"):
                if there[name] is not None:
                    there[name] -= ms
            books.execute("UPDATE tables SET due = ?, body = ? WHERE id = ?", (due and due - ms, json.dumps(there), table))


def forget_rules(database: Path) -> None:
    """As if all tables had been played by rules that nobody knows any more."""
    with closing(sqlite3.connect(database)) as books, books:
        books.execute("UPDATE tables SET rules_version = 0")


def renew_rules(database: Path) -> None:
    """As if a newer process had taken over all tables, with rules of its own, and were late with its move."""
    with closing(sqlite3.connect(database)) as books, books:
        books.execute("UPDATE tables SET rules_version = 99, due = due - 100000")


def standings(database: Path) -> int:
    """How many sessions have ended with a deal that was played to its end, and can be read."""
    with closing(sqlite3.connect(database)) as books:
        rows = books.execute("SELECT body FROM tables WHERE phase IN ('closed', 'void')").fetchall()
    return sum(bool(json.loads(body)["curve"]) for (body,) in rows)


def phases(database: Path) -> list[str]:
    """Of all tables."""
    with closing(sqlite3.connect(database)) as books:
        return [phase for (phase,) in books.execute("SELECT phase FROM tables").fetchall()]


def changes(database: Path) -> list[str]:
    """All that has happened at all tables, as the log has it."""
    with closing(sqlite3.connect(database)) as books:
        rows = books.execute("SELECT what FROM log ORDER BY table_id, version").fetchall()
    return [line for (what,) in rows for line in json.loads(what)]
