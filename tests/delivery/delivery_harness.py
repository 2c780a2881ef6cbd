"""A house whose messages go to a Discord in memory: tables, store, queue, composer and sender are real, only nobody draws."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, TypeVar, cast

import pytest

from data.sql_store import SqlStore
from delivery.discord_api.new_dms import NewDms
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues, load
from renderer.scene import Picture
from tables.state.table import Table
from tests.delivery.driven_loop import driven
from tests.delivery.fake_discord import FakeDiscord, Json
from tests.tables.table_harness import CHANNEL, TableHarness

MUCH = 1_000_000  # requests a second: limits are tested elsewhere
INSTANT = 2 / MUCH  # seconds
T = TypeVar("T")
WRITES = ("save_message", "delete_message", "update_person")  # what the delivery writes


@cache
def catalogues() -> Catalogues:
    """Read once."""
    return load()


class Brush:
    """In place of the pool that draws: no test of the delivery looks at a picture."""

    async def draw(self, scene: object) -> Picture:
        """Something that can be sent."""
        return Picture(b"RIFF", type(scene).__name__, (11, 7))

    async def describe(self, _scene: object, _room: int) -> str:
        """No words."""
        return ""


class Life:
    """Of a process: after so many steps (of writing and sending) it stands still for ever."""

    def __init__(self, steps: int | None = None) -> None:
        self.over = asyncio.Event()
        self._left = steps

    async def step(self, _: object = None) -> None:
        """Before something is done, and after it."""
        if self._left is not None:
            if self._left <= 0:
                self.over.set()
                await asyncio.Future()
            self._left -= 1


class Mortal:
    """A store that stands still with its process."""

    def __init__(self, store: SqlStore, life: Life) -> None:
        self._store, self._life = store, life

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if name not in WRITES:
            return method

        async def write(*arguments: Any, **named: Any) -> Any:
            await self._life.step()
            done = await method(*arguments, **named)
            await self._life.step()
            return done

        return write


class DeliveryHarness(TableHarness):
    """`publisher` is that of the process that lives at present; `restart` begins another one."""

    def __init__(self, store: SqlStore, patch: pytest.MonkeyPatch) -> None:
        super().__init__(store)
        self.sql = store
        self.discord = FakeDiscord(lambda: self.watch.now, patch).open(CHANNEL)
        self.tables._changed = lambda change: self.publisher.publish(change.table)
        self.publisher = self.born(Life())

    def born(self, life: Life) -> Publisher:
        """A new process with nothing in its memory: only what has been written is known."""
        self.store = self.tables.store = self.sql = SqlStore(self.sql.database)
        self.tables._kept.clear()
        new_dms = NewDms(self.sql, self.watch, MUCH, MUCH, MUCH)
        return Publisher(
            tables=self.tables,
            store=cast(SqlStore, Mortal(self.sql, life)),
            sender=Sender(self.discord.client, self.watch, SendScheduler(MUCH, MUCH), new_dms),
            pictures=cast(Any, Brush()),
            catalogues=catalogues(),
            now=self.watch,
        )

    async def die(self) -> None:
        """As by SIGKILL: nothing is finished, nothing is said."""
        queue = self.publisher._queue
        queue._closing = True
        running = [*queue._readers.values(), *queue._workers.values()]
        if self.sql._writer is not None:
            running.append(self.sql._writer)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for _, timer in queue._retries.values():
            timer.cancel()

    async def restart(self) -> None:
        """Another process goes on."""
        await self.die()
        self.publisher = self.born(Life())

    async def advance(self, seconds: float) -> None:
        """Time passes for everybody."""
        self.watch.now += round(seconds * 1000)
        await driven().advance(seconds)

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it while no more time passes than limits want."""
        task = asyncio.create_task(work)
        while not task.done():
            await breath()
            await driven().advance(INSTANT)
        return task.result()

    async def shown(self, table_id: str) -> Table:
        """Everything that can be shown is shown."""
        await self.during(self.publisher.refreshed(table_id))
        return await self.tables.load(table_id)

    async def lobby(self, people: int = 2) -> str:
        """A lobby that is shown."""
        table_id = await self.opened("austrian-block", people)
        await self.shown(table_id)
        return table_id

    async def playing(self, people: int = 2) -> str:
        """The first deal has been dealt and is shown."""
        table_id = await self.started("austrian-block", people)
        await self.shown(table_id)
        return table_id

    async def close(self) -> None:
        """Take it down."""
        await self.die()


def names(message: Json) -> list[str]:
    """The files of a message."""
    return [file["filename"] for file in message["attachments"]]


async def until(true: Callable[[], object]) -> None:
    """Wait for threads."""
    while not true():
        await breath()
        await driven().advance(INSTANT)


async def breath() -> None:
    """A moment of real time, for threads."""
    await asyncio.get_running_loop().run_in_executor(None, time.sleep, 0.001)
