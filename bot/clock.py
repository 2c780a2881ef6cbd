"""What happens by itself: turns that run out, computer players, pauses, lobbies nobody uses. Time is a column of the table."""

import asyncio
import logging

from bot.publisher import Publisher
from tables.service import Tables
from tables.store import Unreadable

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks at messages that lag behind (a crash between commit and publishing)


class Clock:
    """Sleeps until the earliest deadline, wakes with every commit, and handles whatever is due."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher
        self._woken = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self) -> None:
        """A deadline may have changed."""
        self._woken.set()

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return bool(self._tasks)

    async def start(self) -> None:
        """After a (re)start: give back the time that the outage took, then run."""
        for table_id in await self._tables.store.live():
            await self._safely(table_id, self._tables.credit(table_id))
            self._publisher.show(table_id)
        self._tasks = [asyncio.create_task(self._run(), name="clock"), asyncio.create_task(self._sweep(), name="sweep")]

    async def stop(self) -> None:
        """End all that is under way; nothing is lost, the deadlines stay in the database."""
        running = [*self._tasks, *self._busy.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._handle_due()
            except Exception:
                log.exception("the clock stumbled")
                wait = 1.0
            try:
                await asyncio.wait_for(self._woken.wait(), wait)
            except TimeoutError:
                continue

    async def _handle_due(self) -> float:
        """Start whatever is due; seconds until the next deadline."""
        now = self._tables.now()
        for table_id in await self._tables.store.due(now):
            if table_id not in self._busy:
                task = asyncio.create_task(self._tick(table_id))
                self._busy[table_id] = task
        if self._busy:
            return 1.0  # each that ends wakes us
        due = await self._tables.store.next_due()
        return SWEEP if due is None else min(SWEEP, max(0.01, (due - self._tables.now()) / 1000))

    async def _tick(self, table_id: str) -> None:
        try:
            await self._safely(table_id, self._tables.tick(table_id))
        finally:
            del self._busy[table_id]
            self._woken.set()

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await self._tables.store.unshown(self._tables.now()):
                    self._publisher.show(table_id)
            except Exception:
                log.exception("the sweep stumbled")
            await asyncio.sleep(SWEEP)

    async def _safely(self, table_id: str, work: object) -> None:
        """One table's trouble is not the others'."""
        try:
            await work  # type: ignore[misc]
        except Unreadable:
            log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
            await self._tables.store.scrap(table_id, self._tables.now())
            self._publisher.show(table_id)
        except Exception:
            log.exception("table %s: its clock failed", table_id)
            await asyncio.sleep(1)
