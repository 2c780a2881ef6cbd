"""The clocks of all tables: act at each deadline (a turn, a computer player's move, a pause, an
unused lobby).

Deadlines are stored with the tables, so they survive a restart.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.gateway import DM_SHARD, NO_OUTAGE, Outage
from bot.periodic_work import Job
from data.exceptions import Busy, Newer, Unreadable
from delivery.background_tasks import BackgroundTasks
from delivery.publish.publisher import Publisher
from service.tables import Tables
from tables.state.change import Refused

log = logging.getLogger(__name__)

# seconds between reading all deadlines and looking for messages that lag behind, say after a crash
SWEEP = 30.0
# ms; a larger step between two looks at the time means that somebody has set it
MAX_BACKWARD, MAX_FORWARD = 5_000, 60_000
RETRY = 1.0  # seconds
TELL = 10.0  # seconds between notes to the other processes that direct messages are lost
HOLDS = 30.0  # seconds until such a note expires
# At the start the tables that changed in the last minute (ms) before the end of the previous
# process are shown again. That process may have shown the channel and not the hands, and a version
# that lags behind is normal for a hand that has not changed.
RECENT = 60_000


class TableClocks:
    """Sleeps until the earliest deadline of any table, or until an earlier one is set, and acts for
    tables whose time is up.

    `find_outage` returns where people cannot press buttons. While they cannot, no time passes at
    their tables.
    """

    def __init__(
        self, tables: Tables, publisher: Publisher, find_outage: Callable[[], Outage]
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._find_outage = find_outage
        self._outage = NO_OUTAGE  # at the last look
        # loop times: another process has said so, this one says so again
        self._dms_lost_until = self._tell_at = -math.inf
        self._owes_time = True  # tables have not yet been given back the time of an outage
        self._seen_time = math.nan  # ms since 1970, at the last look
        # ms since 1970 by table, of those known; read again at each sweep
        self._deadlines: dict[str, int] = {}
        self._read_at = -math.inf  # loop time of the next reading of the deadlines
        self._next = math.inf  # ms since 1970: when `_handle_due` is called again
        self._busy: set[str] = set()  # tables that a task works on: their time is up
        self._tasks = BackgroundTasks()
        self._shows_recent = True  # the next sweep shows the tables that changed lately
        self._clock = Job("the clock of tables", self._handle_due, RETRY)
        self._sweeping = Job("the sweep of tables", self._sweep, SWEEP)
        self.jobs = (self._clock, self._sweeping)
        self.stop = self._tasks.stop

    def wake(self, table_id: str, due: int | None) -> None:
        """Set the deadline of a table (ms since 1970), or remove it (None)."""
        if self._was_set():
            self._owes_time = True
            self._clock.hasten()
        if due is None:
            self._deadlines.pop(table_id, None)
            return
        self._deadlines[table_id] = due
        if due < self._next:
            self._clock.hasten()

    def note_lost_dms(self) -> None:
        """Note that another process has lost direct messages, where it receives the presses for
        all.
        """
        self._dms_lost_until = asyncio.get_running_loop().time() + HOLDS

    def catch_up(self) -> None:
        """Look at once for deadlines and changes that this process was not told of."""
        self._shows_recent = True
        self._sweeping.hasten()
        self._read_at = -math.inf
        self._clock.hasten()

    async def _handle_due(self) -> float:
        """Start the work of all tables that are due. Returns the seconds until the next look.

        The first look gives the tables back the time during which no process ran.
        """
        wait = await self._start_due()
        self._next = self._tables.now() + 1000 * wait
        return wait

    async def _start_due(self) -> float:
        self._owes_time |= self._was_set()
        before, outage = self._outage, await self.look()
        self._outage = outage
        if outage.everywhere:
            self._owes_time = True
            return RETRY
        if self._owes_time:
            for table_id in await self._tables.store.tables.live_tables():
                await self._safely(table_id, self._tables.credit(table_id))
            self._owes_time = False
        elif before != outage:
            await self._give_back_time(before, outage)
        if self._read_at <= asyncio.get_running_loop().time():
            await self._read()
        now = self._tables.now()
        due = [
            table_id
            for table_id, due in self._deadlines.items()
            if due <= now and table_id not in self._busy
        ]
        stopped = {
            table_id for table_id in due if outage and await self._is_stopped(table_id, outage)
        }
        for table_id in due:
            # `wake` sets the next one
            if table_id not in stopped and self._deadlines.pop(table_id, None) is not None:
                self._busy.add(table_id)
                self._tasks.spawn(self._tick(table_id), f"clock of {table_id}")
        # the end of a busy one wakes the clock
        waiting = [
            due
            for table_id, due in self._deadlines.items()
            if table_id not in self._busy and table_id not in stopped
        ]
        until_due = (min(waiting, default=math.inf) - now) / 1000
        return max(
            0.01,
            min(
                until_due,
                RETRY if outage else math.inf,
                self._read_at - asyncio.get_running_loop().time(),
            ),
        )

    async def look(self) -> Outage:
        """Return where people cannot press buttons.

        If that concerns direct messages, tell the other processes.
        """
        outage, now = self._find_outage(), asyncio.get_running_loop().time()
        if DM_SHARD in outage.shards and now >= self._tell_at:
            self._tell_at = now + TELL
            try:
                await self._publisher.other_processes.announce_lost_dms()
            except Exception:
                log.exception("the other processes could not be told of an outage")
        return replace(outage, dms=True) if now < self._dms_lost_until else outage

    async def _give_back_time(self, before: Outage, outage: Outage) -> None:
        """Give the tables back the time of an outage that is over for them."""
        store = self._tables.store
        if before.shards - outage.shards or (before.stops_dms and not outage.stops_dms):
            concerned = set(await store.tables.live_tables())
        else:
            concerned = {
                table_id
                for guild in before.servers - outage.servers
                for table_id in await store.tables.live_tables(guild)
            }
        for table_id in concerned:
            if await self._is_stopped(table_id, before) and not await self._is_stopped(
                table_id, outage
            ):
                await self._safely(table_id, self._tables.credit(table_id))

    async def _is_stopped(self, table_id: str, outage: Outage) -> bool:
        """Return whether the clock of a table stands still in an outage."""
        try:
            table = await self._tables.load(table_id)
        except (Refused, Unreadable, Newer):  # `_tick` sees to it
            return False
        return outage.stops(
            table, waits_for_dm=outage.stops_dms and await self._publisher.waits_for_dm(table)
        )

    def _was_set(self) -> bool:
        """Return whether the machine's time was set, or the machine slept, since the last call."""
        previous, self._seen_time = self._seen_time, self._tables.now()
        passed = self._seen_time - previous
        if was_set := passed < -MAX_BACKWARD or passed > MAX_FORWARD:
            log.warning("the machine's time was set, by about %d s", passed / 1000)
        return was_set

    async def _read(self) -> None:
        """Read all deadlines until the next sweep.

        Deadlines that `wake` sets meanwhile are newer and stay.
        """
        self._read_at = asyncio.get_running_loop().time() + SWEEP
        self._deadlines = set_meanwhile = dict[str, int]()
        until = self._tables.now() + round(1000 * SWEEP)
        for table_id, due in (await self._tables.store.tables.due_tables(until)).items():
            set_meanwhile.setdefault(table_id, due)

    async def _tick(self, table_id: str) -> None:
        try:
            if not await self._safely(table_id, self._tables.tick(table_id)):
                self._read_at = min(self._read_at, asyncio.get_running_loop().time() + RETRY)
        finally:
            self._busy.discard(table_id)
            self._clock.hasten()

    async def _sweep(self) -> None:
        """Show what nobody was told of, and void the tables of newer rules that nobody plays."""
        store, now = self._tables.store, self._tables.now()
        if self._shows_recent:
            for table_id in await store.tables.recently_changed(RECENT):
                self._publisher.catch_up(table_id)
            self._shows_recent = False
        for table_id in await store.tables.orphaned_tables(now):
            log.warning("table %s is of newer rules, and nobody plays it any more", table_id)
            await store.tables.scrap(table_id, now)
        for table_id in await store.messages.outdated_tables(now):
            self._publisher.catch_up(table_id)

    async def _safely(self, table_id: str, work: Awaitable[object]) -> bool:
        """Return whether the work changed the table.

        Errors are logged, so that the other tables go on.
        """
        try:
            return await work is not None
        except Unreadable:
            self._publisher.refresh(table_id)  # the publisher says so at the table
        except Newer:
            pass  # a newer process handles it
        except Busy as busy:  # the deadline was handled meanwhile, or is still due in a moment
            log.warning(
                "table %s: its clock has to wait: %s",
                table_id,
                type(busy).__name__,
                extra={"error": busy},
            )
            await asyncio.sleep(0.1)
        except Exception:
            log.exception("table %s: its clock failed", table_id)
            await asyncio.sleep(1)
        return False
