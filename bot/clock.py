"""What happens by itself: turns that run out, computer players, pauses, lobbies nobody uses. Time is a column of the table."""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable

from delivery.publisher import Publisher
from tables.service import Tables
from tables.store import Conflict, Newer, Unreadable

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks at messages that lag behind (a crash between commit and publishing)
# Before the last thing that the process before this one did (ms): of what changed since then it may have shown the channel, and
# not the hands. (Where nothing changes for a hand, it always lags behind: that it does so tells nothing.)
LATELY = 60_000


class Clock:
    """Sleeps until the earliest deadline, wakes when an earlier one comes to be, and handles whatever is due.

    `online` tells whether people can press anything: while they cannot, no time passes."""

    def __init__(self, tables: Tables, publisher: Publisher, online: Callable[[], bool]) -> None:
        self._tables = tables
        self._publisher = publisher
        self._online = online
        self._out = True  # of order, until the time of the outage has been given back
        self._woken = asyncio.Event()
        self._next = math.inf  # ms since 1970: when it wakes by itself. While it reads what is due, any deadline is news
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self, due: int | None) -> None:
        """This has become the deadline of some table."""
        if due is not None and due < self._next:
            self._woken.set()

    @property
    def running(self) -> bool:
        """Whether it has been started."""
        return bool(self._tasks)

    def start(self) -> None:
        """Give back the time that the outage took, then run."""
        self._tasks = [asyncio.create_task(self._run(), name="clock"), asyncio.create_task(self._sweep(), name="sweep")]

    def missed(self) -> None:
        """Something may have been: look at once at whatever is due, or not shown."""
        if self.running:
            self._tasks[-1].cancel()
            self._tasks.append(asyncio.create_task(self._sweep(), name="sweep"))
            del self._tasks[-2]
            self._woken.set()

    async def stop(self) -> None:
        """End all that is under way; nothing is lost, the deadlines stay in the database."""
        running = [*self._tasks, *self._busy.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self._next = math.inf
            try:
                wait = await self._handle_due()
            except Exception:
                log.exception("the clock stumbled")
                wait = 1.0
            self._next = self._tables.now() + 1000 * wait
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):  # `wait_for` would lose a cancellation that comes together with the waking
                    await self._woken.wait()

    async def _handle_due(self) -> float:
        """Start whatever is due; seconds until the next deadline."""
        if not self._online():
            self._out = True
            return 1.0
        if self._out:
            for table_id in await self._tables.store.live():
                await self._safely(table_id, self._tables.credit(table_id))
            self._out = False
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
        store, begun = self._tables.store, False
        while True:
            try:
                now = self._tables.now()
                if not begun:
                    for table_id in await store.latest(LATELY):
                        self._publisher.catch_up(table_id)
                    begun = True
                for table_id in await store.orphans(now):
                    log.warning("table %s is of newer rules, and nobody plays it any more", table_id)
                    await store.scrap(table_id, now)
                for table_id in await store.unshown(now):
                    self._publisher.catch_up(table_id)
            except Exception:
                log.exception("the sweep stumbled")
            await asyncio.sleep(SWEEP)

    async def _safely(self, table_id: str, work: object) -> None:
        """One table's trouble is not the others'."""
        try:
            await work  # type: ignore[misc]
        except Unreadable:
            self._publisher.show(table_id)  # it sees to it
        except Newer:
            return  # a newer process does
        except Conflict:  # what was due has been done, or is still due in a moment
            log.warning("table %s: others were always quicker than its clock", table_id)
            await asyncio.sleep(0.1)
        except Exception:
            log.exception("table %s: its clock failed", table_id)
            await asyncio.sleep(1)
