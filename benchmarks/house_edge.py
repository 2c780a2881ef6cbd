"""What benchmarks play in: a playground and a bot, each a process of its own, as in production, and what they cost.

`python -m benchmarks.house_edge`: the playground, which says its address, and then answers each line that it reads with what the bot has
asked of it so far.
"""

import asyncio
import json
import os
import sqlite3
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from playground.api.hub import Request
from playground.server import Playground

ANSWERS = ("/interactions/", "/webhooks/")  # requests that are answers to presses: Discord does not count them
CLOSED_DMS = 403  # the status by which Discord tells of them
TICK = os.sysconf("SC_CLK_TCK")


class Asked(NamedTuple):
    """What a bot has asked of Discord."""

    limited: int
    answers: int
    refused: int


class Cost(NamedTuple):
    """Seconds of the processor."""

    whole: float  # of the bot with all processes that work for it
    main: float  # of its main thread


class Tally(deque[Request]):
    """Counts requests and forgets them."""

    def __init__(self) -> None:
        super().__init__(maxlen=1)
        self.asked = Asked(0, 0, 0)

    def append(self, one: Request, /) -> None:
        """See the class that this one extends."""
        limited, answers, refused = self.asked
        counted = not one.path.startswith(ANSWERS)
        wrong = one.status >= 400 and one.status != CLOSED_DMS
        self.asked = Asked(limited + counted, answers + (not counted), refused + wrong)


@dataclass
class House:
    """The running bot."""

    bot: asyncio.subprocess.Process
    world: asyncio.subprocess.Process
    database: Path
    url: str
    lines: list[str] = field(default_factory=list)  # of the bot's log, once it has ended

    async def asked(self) -> Asked:
        """So far."""
        assert self.world.stdin is not None
        assert self.world.stdout is not None
        self.world.stdin.write(b"\n")
        return Asked(*json.loads(await self.world.stdout.readline()))

    def processes(self) -> list[int]:
        """The bot and whoever works for it."""
        found = [self.bot.pid]
        for pid in found:
            found += [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]
        return found

    def cost(self) -> Cost:
        """So far, but for processes that have ended."""
        whole = sum(spent(Path(f"/proc/{pid}/stat")) for pid in self.processes())
        return Cost(whole, spent(Path(f"/proc/{self.bot.pid}/task/{self.bot.pid}/stat")))

    def memory(self) -> list[float]:
        """Megabytes of each process, the bot's first; what several share is divided among them."""
        return [sum(rolled(pid)) / 1000 for pid in self.processes()]

    def changes(self, since: int, until: int) -> list[tuple[str, int, int]]:
        """Of tables, between two moments (ms): table, version, when."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            rows = file.execute("SELECT table_id, version, at FROM log WHERE at >= ? AND at < ?", (since, until))
            return [(str(table), int(version), int(at)) for table, version, at in rows]


def spent(stat: Path) -> float:
    """Seconds of the processor, by a `stat` of /proc."""
    fields = stat.read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def rolled(pid: int) -> Iterator[int]:
    """Kilobytes of a process."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            yield int(line.split()[1])


def environment(url: str, database: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """Of a bot that nothing but the load limits."""
    return os.environ | {
        "DISCORD_TOKEN": "playground",
        "DISCORD_API_URL": f"{url}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws{url.removeprefix('http')}/gateway",
        "DATABASE_URL": f"sqlite:///{database}",
        "NEW_DMS_PER_SECOND": "100",
        "NEW_DMS_PER_HOUR": "100000",
        "NEW_DMS_PER_DAY": "100000",
        "WELCOME_CHIPS": "100000",
        "ACCOUNT_DAYS": "0",
        "SERVER_TABLES": "1000",
        "PRESSES_PER_MINUTE": "1000",
        **settings,
    }


@asynccontextmanager
async def house(folder: Path, **settings: str) -> AsyncIterator[House]:
    """Playground and bot, each a process of its own."""
    pipe, database = asyncio.subprocess.PIPE, folder / "bench.sqlite3"
    world = await asyncio.create_subprocess_exec(sys.executable, "-m", "benchmarks.house_edge", stdin=pipe, stdout=pipe)
    assert world.stdout is not None
    url = (await world.stdout.readline()).decode().strip()
    variables = environment(url, database, settings)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=variables, stderr=pipe)
    assert bot.stderr is not None
    async for line in bot.stderr:
        if b" open: " in line:
            break
    log = asyncio.create_task(bot.stderr.read())
    made = House(bot, world, database, url)
    try:
        yield made
    finally:
        bot.terminate()
        await bot.wait()
        made.lines += (await log).decode().splitlines()
        sys.stderr.writelines(f"{line}\n" for line in made.lines if " INFO " not in line)
        world.terminate()
        await world.wait()


async def playground() -> None:
    """The process of the playground."""
    async with Playground() as made:
        tally = made.hub.requests = Tally()
        print(made.url, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(tally.asked), flush=True)


if __name__ == "__main__":
    asyncio.run(playground())
