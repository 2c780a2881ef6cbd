"""The bot as its users run it: a process of its own, discord.py over real sockets, against a
playground in this process.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from data.store import Store, open_store
from locales.catalogues import know_commands
from tests import outgoing
from tests.e2e.forked_bots import FOLLOW_UPS, MANY, ROOT, Running, hatch
from tools.playground.server import Playground

__all__ = ["PATIENT", "ROOT", "Bot", "evening", "read_by_tests", "store_of"]

CLOSED_DMS = 50007  # Discord: cannot send messages to this user
UNKNOWN_MESSAGE = 10008
TOO_MANY = 429
SAYING = ("POST", "PATCH")
Beginning = Callable[[Mapping[str, str]], Awaitable[Running]]
# seconds: many tests run on few processors. That presses are acknowledged first of all is seen in
# `test_answers`
PATIENT = 60.0
# nothing happens by itself but what computer players do
SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}
QUICK = {
    "COMPUTER_SECONDS": "0",
    "BEAT_SECONDS": "0",  # `test_beats` has some
    # nobody asks a Grandmaster here, and a process more for what might have been is dear
    "SEARCH": "false",
    "PAUSE_SECONDS": "20",
    "NEW_DMS_PER_SECOND": "100",
    "NEW_DMS_PER_HOUR": "100000",
    "NEW_DMS_PER_DAY": "100000",
    "WELCOME_CHIPS": "1000",
    "ACCOUNT_DAYS": "0",  # guests are made by the tests
    "HOST_TABLES": "1000",
    "PRESSES_PER_MINUTE": "1000000",
    # processes would have to be started, each a second; `test_drawing` has some
    "PICTURE_PROCESSES": "0",
    "PICTURE_FORMAT": "jpeg",  # a fifth of what WebP costs
    "LOG_LEVEL": "INFO",
}


class Bot:
    """A running bot: `async with Bot(pg, database) as bot`.

    `kill` sends SIGKILL, `start` starts it again on the same database.
    """

    def __init__(
        self, playground: Playground, database: str, begin: Beginning = hatch, **settings: str
    ) -> None:
        self.playground = playground
        self._begin = begin
        self.database = database
        self.settings = {**QUICK, **settings}
        self.lines: list[str] = []  # of its log
        self.starts = 0
        self._process: Running | None = None
        self._reader: asyncio.Task[None] | None = None
        self._opened = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        know_commands({})
        if error is not None:
            print("".join(self.lines[-60:]))

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def process(self) -> Running | None:
        """None if it does not run."""
        return self._process

    async def start(self) -> None:
        """Until it says that it is open."""
        self.starts += 1
        self._opened.clear()
        places = {
            "DISCORD_TOKEN": "playground",
            "DISCORD_API_URL": self.playground.api_url,
            "DISCORD_GATEWAY_URL": self.playground.gateway_url,
            "DATABASE_URL": self.database,
        }
        self._process = await self._begin({**os.environ, **self.settings, **places})
        self._reader = asyncio.create_task(self._read(self._process))
        opened = asyncio.create_task(self._opened.wait())
        await asyncio.wait(
            [opened, self._reader], timeout=4 * PATIENT, return_when=asyncio.FIRST_COMPLETED
        )
        opened.cancel()
        if not self._opened.is_set():
            raise AssertionError("the bot did not open:\n" + "".join(self.lines[-40:]))
        know_commands(
            {
                command["name"]: int(command["id"])
                for command in self.playground.hub.world.commands[""]
            }
        )

    async def stop(self) -> None:
        """Stop the bot with SIGTERM, as an operator does."""
        await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        """Kill the bot, as a power cut does."""
        await self._end(signal.SIGKILL)

    async def restart(self) -> None:
        """Kill the bot, and start it again."""
        await self.kill()
        await self.start()

    async def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # somebody has just killed it
                self._process.send_signal(number)
        try:
            await asyncio.wait_for(self._process.wait(), 2 * PATIENT)
        except TimeoutError:
            self._process.send_signal(signal.SIGKILL)
            raise
        await self._reader
        self._process = None
        self.playground.interactions.fail(self.settings.get("SHARDS"))

    async def _read(self, process: Running) -> None:
        async for line in process.stdout:
            self.lines.append(line.decode(errors="replace"))
            if " open: " in self.lines[-1]:
                self._opened.set()

    @property
    def faults(self) -> list[str]:
        """Return the log's faults; a test that has not provoked any expects none."""
        return [
            line
            for line in self.lines
            if " ERROR " in line or "Traceback" in line or " CRITICAL " in line
        ]


def read_by_tests(playground: Playground) -> None:
    """Let everybody read English or German, the languages that tests understand, and press more
    quickly than people do.
    """
    if not os.environ.get(FOLLOW_UPS):
        playground.hub.limits.follow_ups = playground.hub.limits.follow_ups._replace(number=MANY)
    for person in playground.world.people.values():
        if person.locale == "hu":
            person.locale = "en-US"


async def store_of(bot: Bot, stack: AsyncExitStack) -> Store:
    """Open the database of a bot for as long as `stack` is open."""
    store = await open_store(bot.database)
    stack.push_async_callback(store.close)
    return store


@asynccontextmanager
async def evening(
    folder: Path,
    *,
    closed_dms: int = 0,
    world: Collection[int] = (),
    begin: Beginning = hatch,
    database: str = "",
    **settings: str,
) -> AsyncIterator[tuple[Playground, Bot]]:
    """Run a playground and a bot on an empty database (SQLite, or the one with this address), and
    check afterwards that nothing was refused and nothing failed.

    Discord tells of closed direct messages only by refusing to deliver one: that is expected
    `closed_dms` times. `world` are other codes with which Discord tells of what the test has done
    to messages, channels and permissions.
    """
    async with Playground(first_answer=PATIENT) as playground:
        read_by_tests(playground)
        async with Bot(
            playground, database or f"sqlite:///{folder / 'kaffeehaus.sqlite3'}", begin, **settings
        ) as bot:
            yield playground, bot
            closed = [request for request in playground.refused if request["code"] == CLOSED_DMS]
            # a new process has to learn the rate limits again
            refused = [
                request
                for request in playground.refused
                if bot.starts == 1 or request["status"] != TOO_MANY
            ]
            # what a channel calls its last message may be a mention that was taken away: it is
            # looked for
            refused = [
                request
                for request in refused
                if (request["method"], request["code"]) != ("GET", UNKNOWN_MESSAGE)
            ]
            # a private hand is pressed, or edited, in the moment in which a newer one replaces it
            refused = [
                request
                for request in refused
                if not (
                    request["path"].startswith(("/interactions/", "/webhooks/"))
                    and request["code"] == UNKNOWN_MESSAGE
                )
            ]
            wrong = [
                request
                for request in refused
                if request["code"] not in (CLOSED_DMS, *world) or request["kind"] == "rule"
            ]
            assert wrong == [], wrong
            # the last ones may not have been tried before the test was over
            assert len(closed) <= closed_dms, closed
            assert bot.faults == [], "".join(bot.lines[-60:])
            wrong = [
                f"{one.method} {one.path}: {fault}"
                for one in [
                    request
                    for request in playground.requests
                    if request.method in SAYING and not request.path.endswith("/commands")
                ]
                for fault in outgoing.faults(one.payload)
            ]
            assert not wrong, "\n".join(wrong[:10])
