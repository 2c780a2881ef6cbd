"""The database of version 1, and what version 1 knows of it. `write_version_1.py` says where they come from."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from data import schema
from data.database.database import Database
from data.database.open_database import open_database

HERE = Path(__file__).parent


@cache
def known() -> dict[str, Any]:
    """Tables and messages as version 1 left them; not to be changed."""
    found: dict[str, Any] = json.loads((HERE / "version_1.json").read_text(encoding="utf-8"))
    return found


def tables(*phases: str) -> dict[str, dict[str, Any]]:
    """What version 1 knows of the tables in these phases, by their ids."""
    return {table_id: table for table_id, table in known()["tables"].items() if table["phase"] in phases}


def live() -> dict[str, dict[str, Any]]:
    """The same of all tables that are being played."""
    return tables("lobby", "playing", "pause")


def pressable(message: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed in one of its messages: the id, and what can be chosen if it is a menu."""
    for row in message["rows"]:
        for one in row:
            yield (one, ()) if isinstance(one, str) else (one[0], tuple(one[3]))


async def load(url: str) -> None:
    """Write version 1's rows into an empty database."""
    database = await open_database(url)
    await execute(database, HERE / "version_1.sql")
    await database.close()


async def execute(database: Database, file: Path) -> None:
    """Execute the statements of a file, each of which ends with a semicolon at the end of a line."""

    def work(connection: Connection) -> None:
        for statement in file.read_text(encoding="utf-8").split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)

    await database.write(work)


async def move(url: str, later: int, left: Callable[[str], int | None]) -> None:
    """Move all times of the stored evening by `later` ms.

    `left` returns the ms that a table's clock still had when the evening ended (None: as stored).
    """
    database = await open_database(url)
    tables, messages = schema.tables, schema.messages

    def work(connection: Connection) -> None:
        wanted = select(tables.c.id, tables.c.body, tables.c.due, tables.c.changed_at)  # there is nothing younger yet
        for row in connection.execute(wanted).all():
            body, until_due = json.loads(row.body), left(row.id)
            more = later
            if until_due is not None and body["deadline"] is not None:
                more += known()["end"] + until_due - body["deadline"]
            for name in ("deadline", "nudge"):
                body[name] = None if body[name] is None else body[name] + more
            values = {"due": row.due and row.due + more, "changed_at": row.changed_at + later, "body": json.dumps(body)}
            connection.execute(update(tables).where(tables.c.id == row.id).values(values))
        posted = {"message": messages.c.message + (later << 22), "posted_at": messages.c.posted_at + later}
        connection.execute(update(messages).values(posted))

    await database.write(work)
    await database.close()
