"""What happens by itself: turns that run out, computer players, pauses, lobbies nobody uses. Time is a column of the table."""

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable

from delivery.publish.publisher import Publisher
from tables.service.store import Busy, Newer, Unreadable
from tables.service.tables import Tables

log = logging.getLogger(__name__)

SWEEP = 30.0  # seconds between looks at messages that lag behind (a crash between commit and publishing) and at deadlines
BACK, FORTH = 5_000, 60_000  # ms; by more than that time has been set: it is looked at with each change and each sweep
AGAIN = 1.0  # seconds until deadlines are read anew where something was not due that should have been
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
        self._looked = math.nan  # ms since 1970
        self._woken = asyncio.Event()
        self._deadlines: dict[str, int] = {}  # by table, as far as is known: they are read anew with each sweep
        self._read_at = -math.inf  # seconds by the loop's clock: when they are to be read again
        self._next = math.inf  # ms since 1970: when it wakes by itself
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def wake(self, table_id: str, due: int | None) -> None:
        """This has become the deadline of a table."""
        if self._was_set():
            self._out = True
            self._woken.set()
        if due is None:
            self._deadlines.pop(table_id, None)
            return
        self._deadlines[table_id] = due
        if due < self._next:
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
            self._read_at = -math.inf
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
            try:
                wait = await self._handle_due()
            except Exception:
                log.exception("the clock stumbled")
                wait = AGAIN
            self._next = self._tables.now() + 1000 * wait
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):  # `wait_for` would lose a cancellation that comes together with the waking
                    await self._woken.wait()

    async def _handle_due(self) -> float:
        """Start whatever is due; seconds until there is more to do."""
        self._out |= self._was_set()
        if not self._online():
            self._out = True
            return AGAIN
        if self._out:
            for table_id in await self._tables.store.live_tables():
                await self._safely(table_id, self._tables.credit(table_id))
            self._out = False
        if self._read_at <= asyncio.get_running_loop().time():
            await self._read()
        now = self._tables.now()
        for table_id in [table_id for table_id, due in self._deadlines.items() if due <= now and table_id not in self._busy]:
            del self._deadlines[table_id]  # what happens says when the next one is
            self._busy[table_id] = asyncio.create_task(self._tick(table_id))
        waiting = [due for table_id, due in self._deadlines.items() if table_id not in self._busy]  # each that ends wakes us
        until_due = (min(waiting, default=math.inf) - now) / 1000
        return max(0.01, min(until_due, self._read_at - asyncio.get_running_loop().time()))

    def _was_set(self) -> bool:
        """Whether somebody has set the machine's time since this was asked last, or the machine has slept."""
        before, self._looked = self._looked, self._tables.now()
        passed = self._looked - before
        if was_set := passed < -BACK or passed > FORTH:
            log.warning("the machine's time was set, by about %d s", passed / 1000)
        return was_set

    async def _read(self) -> None:
        """All deadlines until the next sweep. What changes meanwhile is newer."""
        self._read_at = asyncio.get_running_loop().time() + SWEEP
        meanwhile: dict[str, int] = {}
        self._deadlines = meanwhile
        until = self._tables.now() + round(1000 * SWEEP)
        for table_id, due in (await self._tables.store.due_tables(until)).items():
            meanwhile.setdefault(table_id, due)

    async def _tick(self, table_id: str) -> None:
        try:
            if not await self._safely(table_id, self._tables.tick(table_id)):
                self._read_at = min(self._read_at, asyncio.get_running_loop().time() + AGAIN)
        finally:
            del self._busy[table_id]
            self._woken.set()

    async def _sweep(self) -> None:
        store, begun = self._tables.store, False
        while True:
            try:
                now = self._tables.now()
                if not begun:
                    for table_id in await store.recently_changed(LATELY):
                        self._publisher.catch_up(table_id)
                    begun = True
                for table_id in await store.orphaned_tables(now):
                    log.warning("table %s is of newer rules, and nobody plays it any more", table_id)
                    await store.scrap(table_id, now)
                for table_id in await store.outdated_tables(now):
                    self._publisher.catch_up(table_id)
            except Exception:
                log.exception("the sweep stumbled")
            await asyncio.sleep(SWEEP)

    async def _safely(self, table_id: str, work: Awaitable[object]) -> bool:
        """Whether something has happened. One table's trouble is not the others'."""
        try:
            return await work is not None
        except Unreadable:
            self._publisher.refresh(table_id)  # it sees to it
        except Newer:
            pass  # a newer process does
        except Busy as why:  # what was due has been done, or is still due in a moment
            log.warning("table %s: its clock has to wait: %s", table_id, type(why).__name__)
            await asyncio.sleep(0.1)
        except Exception:
            log.exception("table %s: its clock failed", table_id)
            await asyncio.sleep(1)
        return False
