"""SQLite on aiosqlite: no thread outlives its database, and a trip returns what its work returns
or raises.
"""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from data.database.open_database import open_database


@pytest.fixture(autouse=True)
async def no_thread_is_left() -> AsyncIterator[None]:
    """The threads of aiosqlite are no daemons: one that is left keeps the process from ending."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna, " * 100)
    with pytest.raises(OSError, match="not a database"):
        await open_database(f"sqlite:///{tmp_path / 'letter'}")


@pytest.mark.parametrize("steps", range(12))
async def test_cancelled_while_it_opens(sqlite_url: str, steps: int) -> None:
    opening = asyncio.create_task(open_database(sqlite_url))
    for _ in range(steps):
        await asyncio.sleep(0)
    await asyncio.sleep(0.0005 * steps)
    if opening.cancel():
        with pytest.raises(asyncio.CancelledError):
            await opening
    else:
        await (await opening).close()


async def test_a_file_becomes_smaller_when_much_is_deleted(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    database = await open_database(f"sqlite:///{file}")
    rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
    await database.write(lambda one: one.exec_driver_sql("CREATE TABLE letters (body BLOB)"))
    await database.write(
        lambda one: one.exec_driver_sql(f"INSERT INTO letters {rows} SELECT zeroblob(1000) FROM n")
    )
    assert await database.give_back() is False
    await database.write(lambda one: one.exec_driver_sql("DELETE FROM letters"))
    await database.erase_copies()
    before = file.stat().st_size
    pieces = 1
    while await database.give_back():
        pieces += 1
    await database.erase_copies()
    assert pieces > 1
    assert before > 3_000_000 > 100_000 > file.stat().st_size
    await database.close()


async def test_a_file_that_cannot_become_smaller_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "copied.sqlite3"
    with closing(sqlite3.connect(file)) as copied:
        copied.executescript(
            "CREATE TABLE letters (body BLOB); INSERT INTO letters SELECT zeroblob(100000);"
            " DELETE FROM letters;"
        )
    database = await open_database(f"sqlite:///{file}")
    is_more = await database.give_back()
    await database.close()
    assert not is_more
