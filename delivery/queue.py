"""Who works on which message, and what happens when that fails: one task per table reads its newest row, one per slot draws
and sends, so that no slot waits for another one's limits. What fails is tried again, ever less often."""

import asyncio
import logging
from abc import ABC, abstractmethod
from weakref import WeakValueDictionary

from delivery.sender import TROUBLE, Gone
from tables.slots import Slot
from tables.store import Newer, Unreadable
from tables.table import Table

log = logging.getLogger(__name__)

FIRST_RETRY, LAST_RETRY, MOST_TRIES = 2.0, 3600.0, 30  # seconds between tries to show what could not be shown, doubling; a day
PATIENCE = 3.0  # seconds for what is under way when we stop


class PublishQueue(ABC):
    """Nothing here is needed after a restart: everything is found again from the rows."""

    def __init__(self) -> None:
        self._asked: set[str] = set()
        self._readers: dict[str, asyncio.Task[None]] = {}
        self._newest: dict[tuple[str, Slot], Table] = {}  # what a slot still has to show
        self._workers: dict[tuple[str, Slot], asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[tuple[str, Slot], asyncio.Lock] = WeakValueDictionary()  # one hand on each message
        self._retries: dict[
            tuple[str, Slot | None], tuple[int, asyncio.TimerHandle]
        ] = {}  # what failed, how often, and when again
        self._closing = False

    @abstractmethod
    async def _match(self, table_id: str) -> None:
        """Tell every slot of a table what it has to show. Raises `Unreadable`, `Newer`."""

    @abstractmethod
    async def _match_slot(self, table: Table, slot: Slot) -> None:
        """Make one message show the table. Raises `Gone`."""

    @abstractmethod
    async def _gone(self, table: Table, slot: Slot) -> None:
        """The channel of a slot does not exist any more."""

    @abstractmethod
    async def _scrapped(self, table_id: str) -> None:
        """Today's rules cannot read the table."""

    def show(self, table_id: str) -> None:
        """Make all messages of a table match its newest state, soon."""
        self._asked.add(table_id)
        if table_id not in self._readers and not self._closing:
            task = asyncio.create_task(self._read(table_id), name=f"publish {table_id}")
            self._readers[table_id] = task

    def catch_up(self, table_id: str) -> None:
        """The same for a table that lags behind, unless that is because it fails: then it has a time of its own."""
        if not any(key[0] == table_id for key in self._retries):
            self.show(table_id)

    async def shown(self, table_id: str) -> None:
        """Wait until they do."""
        self.show(table_id)
        while table_id in self._readers:
            await asyncio.wait([self._readers[table_id]])
        if busy := [task for key, task in self._workers.items() if key[0] == table_id]:
            await asyncio.wait(busy)

    async def close(self) -> None:
        """Finish what is under way; what is not done is done after the next start."""
        self._closing = True
        for _, timer in self._retries.values():
            timer.cancel()
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while (running := {*self._readers.values(), *self._workers.values()}) and (left := until - loop.time()) > 0:
            await asyncio.wait(running, timeout=left)  # who reads a row tells slots, which then have something to do
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _read(self, table_id: str) -> None:
        try:
            while table_id in self._asked:
                self._asked.discard(table_id)
                await self._match(table_id)
            self._worked(table_id, None)
        except Unreadable:
            await self._scrapped(table_id)
        except Newer:
            self._worked(table_id, None)  # whoever plays it shows it
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, None, error)
        finally:
            del self._readers[table_id]
            if table_id in self._asked:
                self.show(table_id)

    def _tell(self, table: Table, slot: Slot) -> asyncio.Task[None]:
        """A slot has something to show: whoever works on it goes on with it."""
        key = (table.id, slot)
        self._newest[key] = table
        if key not in self._workers:
            self._workers[key] = asyncio.create_task(self._work(*key), name=f"publish {table.id} {slot.key}")
        return self._workers[key]

    async def _work(self, table_id: str, slot: Slot) -> None:
        key = (table_id, slot)
        try:
            while key in self._newest:
                async with self._lock(table_id, slot.current):
                    table = self._newest.pop(key)
                    try:
                        await self._match_slot(table, slot)
                    except Gone:
                        await self._gone(table, slot)
            self._worked(table_id, slot)
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, slot, error)
        finally:
            self._newest.pop(key, None)
            del self._workers[key]

    def _worked(self, table_id: str, slot: Slot | None) -> None:
        if (retry := self._retries.pop((table_id, slot), None)) is not None:
            retry[1].cancel()

    def _failed(self, table_id: str, slot: Slot | None, error: Exception) -> None:
        """Nothing is lost as long as it is tried again, ever less often: the next time everything is read anew."""
        key = (table_id, slot)
        tries = 1 + (self._retries[key][0] if key in self._retries else 0)
        self._worked(*key)
        where = "all" if slot is None else slot.kind
        if isinstance(error, TROUBLE):
            log.warning("table %s (%s) could not be shown, try %d: %s", table_id, where, tries, error)
        else:
            log.error("table %s (%s) could not be shown, try %d", table_id, where, tries, exc_info=error)
        if tries < MOST_TRIES and not self._closing:
            wait = max(getattr(error, "retry_after", 0.0), min(LAST_RETRY, FIRST_RETRY * 2 ** (tries - 1)))
            self._retries[key] = tries, asyncio.get_running_loop().call_later(wait, self.show, table_id)

    def _lock(self, table_id: str, slot: Slot) -> asyncio.Lock:
        return self._locks.setdefault((table_id, slot), asyncio.Lock())
