"""A bot whose messages go to a Discord in memory.

Tables, store, queue and sender are real; pictures are not drawn.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, TypeVar, cast

import pytest

from data.store import Store
from data.transactions_and_caches import Transactions
from delivery.discord_api.new_dms import NewDms
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.publish_queue import PublishQueue
from delivery.publish.publisher import Publisher
from delivery.publish.shown_messages import ShownMessages
from locales.catalogues import Catalogues, load
from renderer.scene import Picture
from tables.state.table import Table
from tests.delivery.driven_loop import driven
from tests.delivery.loopback_discord import Json, LoopbackDiscord
from tests.tables.table_harness import CHANNEL, TableHarness

MUCH = 1_000_000  # requests a second: limits are tested elsewhere
INSTANT = 2 / MUCH  # seconds
PATIENCE = 8_000  # breaths of a thousandth of a second, or of more on a busy machine
T = TypeVar("T")
# methods of the store that the delivery writes with
WRITES = ("save_message", "delete_message", "update_person")


@cache
def catalogues() -> Catalogues:
    """Return the catalogues, which are read once."""
    return load()


class Brush:
    """Replacement of the pool that draws: no test of the delivery looks at a picture."""

    async def draw(self, scene: object) -> Picture:
        """Return a few bytes in place of a picture."""
        return Picture(b"RIFF", type(scene).__name__, (11, 7))

    async def describe(self, _scene: object, _room: int) -> str:
        """Return a few words in place of a description."""
        return "All in words"


class Life:
    """Lifetime of a process.

    After `steps` steps (a write or a request begins or ends) it stops for ever, as if killed.
    """

    def __init__(self, steps: int | None = None) -> None:
        self.over = asyncio.Event()
        self._left = steps

    async def step(self, _: object = None) -> None:
        """Count one step; never return once the process is dead."""
        if self._left is not None:
            if self._left <= 0:
                self.over.set()
                await asyncio.Future()
            self._left -= 1


class Mortal:
    """A store, or a part of one, that stops with its process."""

    def __init__(self, store: Any, life: Life) -> None:
        self._store, self._life = store, life

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if isinstance(method, Transactions):
            return Mortal(method, self._life)
        if name not in WRITES:
            return method

        async def write(*arguments: Any, **named: Any) -> Any:
            await self._life.step()
            done = await method(*arguments, **named)
            await self._life.step()
            return done

        return write


async def all_done(part: Any) -> None:
    """Wait until a part of the bot has done what it does in the background, and what that began."""
    while part._tasks._tasks:
        await asyncio.gather(*part._tasks._tasks)


def new_dms(facts: Any, now: Callable[[], int], per_second: float = MUCH) -> NewDms:
    """Return generous limits for new DM channels."""
    return NewDms(
        facts, now, mark=str, servers=lambda: 2, per_second=per_second, per_hour=MUCH, per_day=MUCH
    )


class DeliveryHarness(TableHarness):
    """Tables with the publisher of the living process.

    `restart` replaces the process by a new one.
    """

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        super().__init__(store)
        self.sql = store
        self.discord = LoopbackDiscord(lambda: self.watch.now, patch).open(CHANNEL)
        self.tables.commits.changed = lambda change: self.publisher.publish(change.table)
        self.publisher = self.born(Life())

    def born(self, life: Life, other_processes: OtherProcesses | None = None) -> Publisher:
        """Return the publisher of a new process: it knows the database, and nothing else."""
        self.sql = Store(self.sql.database)
        self.renew(self.sql)
        sender = Sender(
            self.discord.client,
            self.watch,
            SendScheduler(MUCH, MUCH),
            new_dms(self.sql.servers, self.watch),
        )
        self.tokens = sender.tokens
        return Publisher(
            tables=self.tables,
            store=cast(Store, Mortal(self.sql, life)),
            sender=sender,
            pictures=cast(Any, Brush()),
            catalogues=catalogues(),
            now=self.watch,
            other_processes=other_processes,
        )

    @property
    def queue(self) -> PublishQueue:
        """The publisher's queue."""
        return self.publisher._queue

    @property
    def shown_messages(self) -> ShownMessages:
        """The publisher's record of what the messages show."""
        return self.publisher._shown

    async def die(self) -> None:
        """Kill the process: nothing is finished or logged."""
        await self.queue.kill()

    async def restart(self) -> None:
        """Replace the process by a new one."""
        await self.die()
        self.publisher = self.born(Life())

    async def advance(self, seconds: float) -> None:
        """Move the clock of the tables and that of the event loop."""
        self.watch.now += round(seconds * 1000)
        await driven().advance(seconds)

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work`; time passes only as rate limits need it."""
        task = asyncio.create_task(work)
        await until(task.done)
        return task.result()

    async def shown(self, table_id: str) -> Table:
        """Show a table, wait until all its messages are up to date or have failed, and return
        it.
        """
        await self.during(self.publisher.refreshed(table_id))
        return await self.tables.load(table_id)

    async def quiet(self) -> None:
        """Wait until no message is being shown: the next request is one of the test's own."""
        await until(lambda: not self.queue._running())

    async def lobby(self, people: int = 2) -> str:
        """Open a table and show it; return its id."""
        table_id = await self.opened("austrian-block", people)
        await self.shown(table_id)
        return table_id

    async def playing(self, people: int = 2) -> str:
        """Open a table, deal the first round and show it; return its id."""
        table_id = await self.started("austrian-block", people)
        await self.shown(table_id)
        return table_id

    async def close(self) -> None:
        """Kill the process."""
        await self.die()


def names(message: Json) -> list[str]:
    """Return the names of the files of a message."""
    return [file["filename"] for file in message["attachments"]]


async def until(true: Callable[[], object]) -> None:
    """Wait for threads until a condition is true. A bot that goes round in circles fails soon."""
    for _ in range(PATIENCE):
        if true():
            return
        await breath()
        await driven().advance(INSTANT)
    raise AssertionError("it is never true")


async def breath() -> None:
    """Wait for a moment of real time, so that threads run."""
    await asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.001)
