"""A playground and a bot for benchmarks, each in its own process as in production, and the
resources that they use.

`python -m tools.benchmarks.bot_under_test` runs the playground: it prints its address, and then
answers each line on standard input with the number of requests so far (`RequestCounts`).
"""

import asyncio
import json
import os
import sqlite3
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tables.state.log_items import ActionTaken, LogEntry, StoredEntry, read_entry
from tools.playground.api.hub import RequestRecord
from tools.playground.server import Playground

# paths of answers to interactions, which Discord does not count
ANSWERS = ("/interactions/", "/webhooks/")
CLOSED_DMS = 403  # status for a message to a person with closed DMs
TICK = os.sysconf("SC_CLK_TCK")


class RequestCounts(NamedTuple):
    """Requests of the bot to Discord."""

    limited: int
    answers: int
    refused: int


class ProcessorTime(NamedTuple):
    """Processor time in seconds."""

    whole: float  # of the bot with its worker processes
    main: float  # of its main thread
    drawing: float  # of the processes that draw
    search: float  # of the process that thinks for Grandmasters


class TableChange(NamedTuple):
    """A change of a table, as the log has it."""

    table: str
    version: int
    at: int  # ms since 1970
    is_sealed: bool  # a sealed answer, which no picture of the table shows


class RequestTally(deque[RequestRecord]):
    """A request log that only counts."""

    def __init__(self) -> None:
        super().__init__(maxlen=1)
        self.counts = RequestCounts(0, 0, 0)

    def append(self, one: RequestRecord, /) -> None:
        limited, answers, refused = self.counts
        counted = not one.path.startswith(ANSWERS)
        wrong = one.status >= 400 and one.status != CLOSED_DMS
        self.counts = RequestCounts(limited + counted, answers + (not counted), refused + wrong)


@dataclass
class BotUnderTest:
    """The running bot and its playground."""

    bot: asyncio.subprocess.Process
    playground: asyncio.subprocess.Process
    database: Path
    url: str
    lines: list[str] = field(default_factory=list)  # of the bot's log, filled when it has ended

    async def requests(self) -> RequestCounts:
        """Return the requests so far."""
        assert self.playground.stdin is not None
        assert self.playground.stdout is not None
        self.playground.stdin.write(b"\n")
        return RequestCounts(*json.loads(await self.playground.stdout.readline()))

    def processes(self) -> list[int]:
        """Return the process ids of the bot and its worker processes."""
        found = [self.bot.pid]
        for pid in found:
            found += [
                int(child)
                for file in Path(f"/proc/{pid}/task").glob("*/children")
                for child in file.read_text().split()
            ]
        return found

    def cost(self) -> ProcessorTime:
        """Return the processor time so far, without processes that have ended."""
        whole, by_name = 0.0, {"drawing": 0.0, "search": 0.0}
        for pid in self.processes():
            with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
                seconds, name = (
                    processor_seconds(Path(f"/proc/{pid}/stat")),
                    Path(f"/proc/{pid}/comm").read_text().strip(),
                )
                whole += seconds
                if name in by_name:
                    by_name[name] += seconds
        return ProcessorTime(
            whole,
            processor_seconds(Path(f"/proc/{self.bot.pid}/task/{self.bot.pid}/stat")),
            **by_name,
        )

    def memory(self) -> list[float]:
        """Return the megabytes of each process, the bot's first.

        Shared pages are divided among the processes.
        """
        return [sum(resident_kilobytes(pid)) / 1000 for pid in self.processes()]

    def memory_by_name(self) -> dict[str, float]:
        """Return the megabytes of the processes by name, as `memory`.

        "helpers" are workers that begin.
        """
        sums = dict.fromkeys(
            ("bot", "drawing", "search", "looking-back", "verifying", "helpers"), 0.0
        )
        for pid in self.processes():
            with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
                name = Path(f"/proc/{pid}/comm").read_text().strip()
                name = "bot" if pid == self.bot.pid else name if name in sums else "helpers"
                sums[name] += sum(resident_kilobytes(pid)) / 1000
        return sums

    def changes(self, since: int, until: int) -> list[TableChange]:
        """Return the changes of tables between two times (ms)."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            rows = file.execute(
                "SELECT table_id, version, at, by, what, events FROM log WHERE at >= ? AND at < ?",
                (since, until),
            )
            entries = [(str(table), read_entry(StoredEntry(*columns))) for table, *columns in rows]
        return [
            TableChange(table, entry.version, entry.at, is_sealed_answer(entry))
            for table, entry in entries
        ]


def is_sealed_answer(entry: LogEntry) -> bool:
    """Return whether a change was a sealed answer: actions alone, without a public event.

    It leaves the public version of the table, and so the table's picture, as they are. Only
    Challenge has such changes: claims that are made before all players have made theirs.
    """
    return not entry.events and all(isinstance(item, ActionTaken) for item in entry.what)


def processor_seconds(stat: Path) -> float:
    """Return the processor time in seconds from a `stat` file of /proc."""
    fields = stat.read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident_kilobytes(pid: int) -> Iterator[int]:
    """Yield the kilobytes of a process (proportional set size)."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            yield int(line.split()[1])


def environment(url: str, database: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """Return environment variables for a bot without rate limits of its own."""
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
async def run_bot(folder: Path, **settings: str) -> AsyncIterator[BotUnderTest]:
    """Run a playground and a bot, each in its own process."""
    pipe, database = asyncio.subprocess.PIPE, folder / "bench.sqlite3"
    playground_process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.benchmarks.bot_under_test", stdin=pipe, stdout=pipe
    )
    assert playground_process.stdout is not None
    url = (await playground_process.stdout.readline()).decode().strip()
    variables = environment(url, database, settings)
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=variables, stderr=pipe
    )
    assert bot.stderr is not None
    async for line in bot.stderr:
        if b" open: " in line:
            break
    log = asyncio.create_task(bot.stderr.read())
    made = BotUnderTest(bot, playground_process, database, url)
    try:
        yield made
    finally:
        bot.terminate()
        await bot.wait()
        made.lines += (await log).decode().splitlines()
        sys.stderr.writelines(f"{line}\n" for line in made.lines if " INFO " not in line)
        playground_process.terminate()
        await playground_process.wait()


async def playground() -> None:
    """Run the playground and answer on standard output."""
    async with Playground() as made:
        tally = made.hub.requests = RequestTally()
        print(made.url, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(tally.counts), flush=True)


if __name__ == "__main__":
    asyncio.run(playground())
