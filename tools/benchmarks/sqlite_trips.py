"""Processor time of three ways to reach SQLite from the event loop.

    python -m tools.benchmarks.sqlite_trips

Compared are threads of `concurrent.futures` (the way before), aiosqlite with one trip to its thread
for a piece of work (the way now), and SQLAlchemy's asyncio dialect for aiosqlite, which makes a
trip for each statement. Rounds alternate; medians are printed.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event, select
from sqlalchemy.ext.asyncio import create_async_engine

from data.database.database import Database
from data.database.sqlite_database import READERS, SqliteDatabase
from data.schema import facts, metadata

ROUNDS, UNITS, LANES = 40, 40, 8
LOOK_UP = select(facts.c.value).where(facts.c.name == "name")
Work = Callable[[Connection], object]
Run = Callable[[Work], Awaitable[object]]


def engine_options() -> dict[str, object]:
    """Return the options that all engines have here."""
    return {"max_overflow": 0, "connect_args": {"timeout": 30}}


class Executors:
    """Threads of `concurrent.futures`: one that writes, `READERS` that read."""

    def __init__(self, url: URL) -> None:
        self._writer = create_engine(url, pool_size=1, **engine_options())
        self._reader = create_engine(url, pool_size=READERS, **engine_options())
        self._writing, self._reading = ThreadPoolExecutor(1), ThreadPoolExecutor(READERS)
        for engine, begin in ((self._writer, "BEGIN IMMEDIATE"), (self._reader, "BEGIN")):
            event.listen(engine, "connect", lambda raw, _: setattr(raw, "isolation_level", None))
            event.listen(
                engine, "begin", lambda connection, begin=begin: connection.exec_driver_sql(begin)
            )

    async def write(self, work: Work) -> object:
        def transaction() -> object:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, transaction)

    async def read(self, work: Work) -> object:
        def transaction() -> object:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, transaction)

    async def close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.dispose()
        self._reader.dispose()


class Dialect:
    """SQLAlchemy's asyncio dialect."""

    def __init__(self, url: URL) -> None:
        self._writer = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), pool_size=1, **engine_options()
        )
        self._reader = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), pool_size=READERS, **engine_options()
        )

    async def write(self, work: Work) -> object:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work) -> object:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()


def look_up_three_times(connection: Connection) -> None:
    """Read as much as a press does."""
    for _ in range(3):
        connection.execute(LOOK_UP).all()


def change(connection: Connection) -> None:
    """Write one row."""
    connection.execute(facts.update().where(facts.c.name == "name").values(value="value"))


async def in_lanes(run: Run, work: Work, lanes: int) -> None:
    """Do `UNITS` pieces of work, `lanes` at a time."""

    async def lane() -> None:
        for _ in range(UNITS // lanes):
            await run(work)

    await asyncio.gather(*(lane() for _ in range(lanes)))


async def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        ways: dict[str, Executors | Dialect | Database] = {}
        for name in ("executors", "aiosqlite, a trip", "its dialect"):
            url = URL.create("sqlite", database=str(Path(folder) / f"{name}.sqlite3"))
            database = await SqliteDatabase.open(url)
            await database.write(metadata.create_all)
            await database.write(
                lambda connection: connection.execute(
                    facts.insert().values(name="name", value="value")
                )
            )
            await database.close()
            ways[name] = (
                Executors(url)
                if name == "executors"
                else Dialect(url)
                if "dialect" in name
                else await SqliteDatabase.open(url)
            )
        for lanes in (1, LANES):
            for what, work in (("reads", look_up_three_times), ("writes", change)):
                took: dict[str, list[float]] = {name: [] for name in ways}
                for _ in range(ROUNDS):
                    for name, way in ways.items():
                        started = time.process_time()
                        await in_lanes(way.read if what == "reads" else way.write, work, lanes)
                        took[name].append(time.process_time() - started)
                print(f"{what}, {lanes} at a time:", end="")
                for name in ways:
                    ratio = statistics.median(
                        mine / old for mine, old in zip(took[name], took["executors"], strict=True)
                    )
                    print(
                        f"  {name} {statistics.median(took[name]) / UNITS * 1e6:.0f} us ({ratio:.2f})",
                        end="",
                    )
                print()
        for way in ways.values():
            await way.close()


if __name__ == "__main__":
    asyncio.run(main())
