"""Measures the answers of a bot on a large server, beside those of a bot on a small one.

The large server has 50,000 members, two years of rounds and 24 seasons.

    python -m tools.benchmarks.large_server [--postgres] [--members 50000] [--sessions 40000]

The database is made by `tools.benchmarks.large_database`. Playgrounds and people run in this
process, each bot in its own. Each command is used in turn by three people of whom much is stored,
and in turn on the two servers, so that both see the same machine. *First answer* is the time until
the bot has acknowledged the command, *whole answer* until its text and picture are there.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, create_subprocess_exec
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text

from data.database.open_database import open_database
from data.store import open_store
from tables.state.table import Chair
from tests.data.databases import postgres
from tests.tables.table_harness import TableHarness
from tools.benchmarks.bot_under_test import environment
from tools.benchmarks.large_database import LargeServer, Size, fill, play_templates
from tools.playground.people.person import PersonClient
from tools.playground.server import Playground

SMALL = Size(500, 100)  # of the server that is measured beside it
ASKED = 40  # times that each command is used
SLOW_TABLES = 5  # of the people who ask
COMMANDS: Mapping[str, Mapping[str, Any]] = {
    "leaderboard, this season": {"name": "leaderboard"},
    "leaderboard, all times by chips": {"name": "leaderboard", "by": "chips", "period": "all"},
    "leaderboard, page 2,500": {"name": "leaderboard", "period": "all", "page": 2500},
    "leaderboard, one game by rating": {
        "name": "leaderboard",
        "by": "rating",
        "game": "buki",
        "period": "all",
    },
    "profile": {"name": "profile"},
    "play, with five slow tables": {"name": "play"},
    "puzzle": {"name": "puzzle"},
}


@asynccontextmanager
async def database_at(folder: Path, *, on_postgres: bool) -> AsyncIterator[str]:
    """Yield the address of an empty database."""
    if not on_postgres:
        yield f"sqlite:///{folder / 'large.sqlite3'}"
        return
    with postgres() as server:
        yield server.get_uri(driver="asyncpg")


async def size_of(url: str) -> float:
    """Return the megabytes of a database."""
    database = await open_database(url)
    try:
        pages = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        query = pages if url.startswith("sqlite") else "SELECT pg_database_size(current_database())"
        return (
            int(await database.read(lambda connection: connection.scalar(text(query))) or 0) / 1e6
        )
    finally:
        await database.close()


async def open_slow_tables(url: str, guild: int, users: list[int]) -> None:
    """Let the people who ask sit at slow tables with each other."""
    store = await open_store(url)
    house = TableHarness(store)
    house.watch.now = time.time_ns() // 1_000_000
    for number in range(SLOW_TABLES):
        host, guest = (Chair(user, f"P{user}", f"p{user}", cut=number + 1) for user in users[:2])
        table = await house.tables.open(
            guild, 5_000 + number, host, "austrian-block", "en", slow=True
        )
        await house.tables.join(table.id, guest)
        await house.tables.start(table.id, users[0], 1)
    await store.close()


async def running(stack: AsyncExitStack, size: Size, *, on_postgres: bool) -> list[PersonClient]:
    """Make a database of this size, start a bot on it, and return the people who will ask."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    playground = await stack.enter_async_context(Playground())
    guests = [
        await stack.enter_async_context(PersonClient(playground.url, name))
        for name in ("Anna", "Béla", "Chloé")
    ]
    for guest in guests:
        await guest.open("buki")
    url = await stack.enter_async_context(database_at(folder, on_postgres=on_postgres))
    await (await open_store(url)).close()
    guild, users = int(playground.world.guild_id), [int(guest.id) for guest in guests]
    started = time.monotonic()
    server = LargeServer(
        guild, int(guests[0].channel_id("buki")), users, time.time_ns() // 1_000_000, size
    )
    # meanwhile the other playground answers its bot
    rows = await asyncio.to_thread(make, url, server, folder)
    await open_slow_tables(url, guild, users)
    took, database = time.monotonic() - started, "PostgreSQL" if on_postgres else "SQLite"
    print(
        f"{database}, {size.members:,} members: made in {took:.0f} s, {await size_of(url):,.0f} MB"
    )
    print(
        ", ".join(
            f"{name} {count:,}" for name, count in sorted(rows.items(), key=lambda row: -row[1])
        ),
        flush=True,
    )
    await stack.enter_async_context(bot_on(url, playground, folder))
    return guests


def make(url: str, server: LargeServer, folder: Path) -> Mapping[str, int]:
    """Fill a database in an event loop of its own."""

    async def work() -> Mapping[str, int]:
        return await fill(url, server, await play_templates(folder))

    return asyncio.run(work())


@asynccontextmanager
async def bot_on(url: str, playground: Playground, folder: Path) -> AsyncIterator[None]:
    """Run a bot on a database."""
    variables = environment(playground.url, folder / "unused", {"DATABASE_URL": url})
    bot = await create_subprocess_exec(sys.executable, "-m", "bot", env=variables, stderr=PIPE)
    assert bot.stderr is not None
    async for line in bot.stderr:
        if b" open: " in line:
            break
    reading = asyncio.create_task(bot.stderr.read())
    try:
        yield
    finally:
        bot.terminate()
        await bot.wait()
        sys.stderr.writelines(
            f"{line}\n" for line in (await reading).decode().splitlines() if " INFO " not in line
        )


async def measure(size: Size, *, on_postgres: bool) -> None:
    """Make both databases, start both bots, ask them in turn and print the figures."""
    async with AsyncExitStack() as stack:
        small = await running(stack, SMALL, on_postgres=on_postgres)
        large = await running(stack, size, on_postgres=on_postgres)
        print(
            f"{'milliseconds, median (slowest)':34} {'first answer':>14} {'small server':>16} {'whole answer':>16} {'small server':>16}"
        )
        for told, options in COMMANDS.items():
            await ask(small, large, dict(options))
            figures = [
                of(times)
                for kind in ("acknowledged", "latencies")
                for times in (times_of(large, kind), times_of(small, kind))
            ]
            print(f"{told:34} " + " ".join(f"{figure:>16}" for figure in figures), flush=True)


async def ask(
    small: list[PersonClient], large: list[PersonClient], options: dict[str, Any]
) -> None:
    """Use a command on both servers in turn.

    The first answers of each do not count: they fill the caches.
    """
    name = str(options.pop("name"))
    for number in range(ASKED + len(large)):
        for guests in (large, small):
            guest = guests[number % len(guests)]
            if number < len(large):
                guest.acknowledged.clear()
                guest.latencies.clear()
            assert await guest.command("buki", name, **options) is not None
            if number < len(large):
                guest.acknowledged.clear()
                guest.latencies.clear()


def times_of(guests: list[PersonClient], kind: str) -> list[float]:
    """Return the milliseconds that the answers took, sorted."""
    return sorted(1000 * seconds for guest in guests for seconds in getattr(guest, kind))


def of(times: list[float]) -> str:
    """Return the median and the slowest time."""
    return f"{times[len(times) // 2]:.1f} ({times[-1]:.0f})"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--members", type=int, default=Size.members)
    parser.add_argument("--sessions", type=int, default=Size.sessions)
    given = parser.parse_args()
    os.environ.pop("DATABASE_URL", None)
    asyncio.run(measure(Size(given.members, given.sessions), on_postgres=given.postgres))


if __name__ == "__main__":
    main()
