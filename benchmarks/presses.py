"""From a press to the first answer, and to the finished table, with 1, 20 and 100 tables playing at once.

Three processes, as in production: the playground (Discord), the bot, and this one with the people. At every table one person and
three computer players play Buki with the ordinary pauses; the person presses a random legal button of their hand one to three
seconds after the turn has come. The ratios compare each load with a single table in the same run. Run: `python -m benchmarks.presses`.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playground.people.person import NoAnswer, Person

LOADS = (1, 20, 100)
SECONDS = 30.0  # of play that count, per load
PORT = 8791
URL = f"http://127.0.0.1:{PORT}"


@asynccontextmanager
async def house(folder: Path, **settings: str) -> AsyncIterator[None]:
    """Playground and bot, each a process of its own."""
    environment = os.environ | {
        "DISCORD_TOKEN": "playground",
        "DISCORD_API_URL": f"{URL}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{PORT}/gateway",
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.sqlite3'}",
        "NEW_DMS_PER_SECOND": "100",
        "NEW_DMS_PER_HOUR": "100000",
        "NEW_DMS_PER_DAY": "100000",
        "WELCOME_CHIPS": "100000",
        "ACCOUNT_DAYS": "0",
        "SERVER_TABLES": "1000",
        "PRESSES_PER_MINUTE": "1000",
        **settings,
    }
    world = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", str(PORT), stdout=asyncio.subprocess.DEVNULL
    )
    await asyncio.sleep(2)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, stderr=asyncio.subprocess.PIPE)
    assert bot.stderr is not None
    async for line in bot.stderr:
        if b" open: " in line:
            break
    log = asyncio.create_task(bot.stderr.read())
    try:
        yield
    finally:
        log.cancel()
        bot.terminate()
        await bot.wait()
        world.terminate()
        await world.wait()


async def play(number: int, load: int, until: asyncio.Event, begun: asyncio.Semaphore, times: list[tuple[float, float]]) -> None:
    """One table: a person and three computers."""
    chance = random.Random(number)
    async with Person(URL, f"Guest{load}x{number}", narrow=True) as guest:
        channel = f"table-{load}-{number}"
        await guest.open(channel)
        async with begun:  # they sit down one after the other, not all in one instant
            await guest.command(channel, "play", game="buki")
            table = await guest.until(lambda: next((m for m in guest.messages(channel) if m["components"]), None), timeout=60)
            for _ in range(3):
                await guest.press(table, "Add bot")
            await guest.press(table, "Start")
        await asyncio.sleep(chance.uniform(0, 3))
        while not until.is_set():
            hand = next((m for m in reversed(guest.dms()) if m["components"]), None)
            buttons = [c for row in (hand or {}).get("components", []) for c in row["components"] if c["type"] == 2]
            if hand is None or not buttons:
                await asyncio.sleep(0.2)
                continue
            await asyncio.sleep(chance.uniform(1, 3))
            before = shown(guest, table)
            start = time.perf_counter()
            try:
                await guest.press(hand, chance.choice(buttons)["custom_id"], timeout=60)
                answered = guest.acknowledged[-1]
                await guest.until(lambda before=before: shown(guest, table) != before, timeout=60)
            except (NoAnswer, LookupError, TimeoutError):
                continue  # the pause was over before the press: the hand has changed under it
            times.append((answered, time.perf_counter() - start))


def shown(guest: Person, table: dict[str, Any]) -> str:
    """Which picture the newest table message of the channel shows."""
    messages = [m for m in guest.messages(table["channel"]) if m["attachments"] and not m["ephemeral"]]
    return str(messages[-1]["attachments"][0]["id"]) if messages else ""


async def measure(load: int) -> tuple[list[float], list[float], int]:
    """First answers and finished tables, in milliseconds, of so many tables playing at once."""
    async with Person(URL, "Anna") as anna:
        for number in range(load):
            await anna.send("create_channel", name=f"table-{load}-{number}")
            await anna.send("add_person", name=f"Guest{load}x{number}")
        await anna.until(lambda: any(c["name"] == f"table-{load}-{load - 1}" for c in anna.channels.values()))
        until = asyncio.Event()
        times: list[tuple[float, float]] = []
        begun = asyncio.Semaphore(4)
        async with asyncio.TaskGroup() as group:
            tables = [group.create_task(play(number, load, until, begun, times)) for number in range(load)]
            await asyncio.sleep(5 + load * 0.6)  # until they all play
            times.clear()
            await asyncio.sleep(SECONDS)
            until.set()
            del tables
        refused = len(anna.refused)
    return [a * 1000 for a, _ in times], [b * 1000 for _, b in times], refused


def percentile(values: list[float], share: float) -> float:
    """Of a sorted copy."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def run() -> None:
    """Print a line for each load."""
    print("Buki tables playing at once; milliseconds, and ratios to one table")
    print(
        f"{'tables':>7} {'presses':>8} {'first answer p50':>17} {'p95':>7} {'x':>6} {'finished table p50':>19} {'p95':>7} {'x':>6} {'refused':>8}"
    )
    base: tuple[float, float] | None = None
    for load in LOADS:
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder)):
                first, finished, refused = await measure(load)
        answer, table = statistics.median(first), statistics.median(finished)
        base = base or (answer, table)
        print(
            f"{load:>7} {len(first):>8} {answer:>17.1f} {percentile(first, 0.95):>7.1f} {answer / base[0]:>6.2f} "
            f"{table:>19.1f} {percentile(finished, 0.95):>7.1f} {table / base[1]:>6.2f} {refused:>8}"
        )


if __name__ == "__main__":
    asyncio.run(run())
