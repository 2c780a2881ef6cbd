"""Who works on which message, in which order, and what happens when that fails. What a message shows is not known here.

One reader per table looks at its newest row; one worker per slot waits for its turn, then draws and sends, so that no slot waits
for another one's limits. A slot that waits or is busy goes on with the newest of what it has been told meanwhile. What fails is
tried again, ever less often.
All waiting is by the clock of the event loop. Nothing here is needed after a restart: everything is found again from the rows.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord

from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe, retry_after
from delivery.publish.send_scheduler import Rank, Turn, Turns, Wish
from tables.state.slots import Slot

log = logging.getLogger(__name__)

FIRST_RETRY, LAST_RETRY, MOST_TRIES = 2.0, 3600.0, 30  # seconds between tries to show what could not be shown, doubling; a day
PATIENCE = 3.0  # seconds for what is under way when we stop


@dataclass(frozen=True, slots=True)
class Target:
    """What the messages of a table have to show."""

    match: Callable[[Slot], Awaitable[None]]  # make the message in this slot show it
    slots: Collection[Slot]
    first: Sequence[Slot] = ()  # some of those or others, one after the other, before all those
    last: bool = False  # the table is over: no other target comes after this one
    wish: Callable[[Slot], Wish] = lambda _: Wish(Rank.TABLE)  # for what turn a slot waits
    stays: Callable[[Slot], bool] = lambda _: False  # the message in this slot shows it already


class PublishQueue:
    """`read(table_id)` gives what is to be shown now, None if that is nothing; `forget(table_id)` is called when a table is over
    and has been shown, as far as that was possible."""

    def __init__(self, read: Callable[[str], Awaitable[Target | None]], forget: Callable[[str], None], turns: Turns) -> None:
        self._target = read
        self._forget = forget
        self._turns = turns
        self._asked: set[str] = set()
        self._readers: dict[str, asyncio.Task[None]] = {}
        self._newest: dict[tuple[str, Slot], Target] = {}  # what a slot still has to show
        self._workers: dict[tuple[str, Slot], asyncio.Task[None]] = {}
        self._waiting: dict[tuple[str, Slot], Turn] = {}
        self._locks: WeakValueDictionary[tuple[str, Slot], asyncio.Lock] = WeakValueDictionary()
        self._retries: dict[tuple[str, Slot | None], tuple[int, asyncio.TimerHandle]] = {}  # how often it failed, and when again
        self._closing = False

    def show(self, table_id: str) -> None:
        """Make all messages of a table match its newest state, soon."""
        self._asked.add(table_id)
        if table_id not in self._readers and not self._closing:
            self._readers[table_id] = asyncio.create_task(self._read(table_id), name=f"read {table_id}")

    def catch_up(self, table_id: str) -> None:
        """The same for a table that lags behind, unless that is because it fails: then it has a time of its own."""
        if not any(key[0] == table_id for key in self._retries):
            self.show(table_id)

    async def shown(self, table_id: str, only: Slot | None = None) -> None:
        """Ask for it, and wait until it has been tried: in all slots, or in this one."""
        self.show(table_id)
        while table_id in self._readers:
            await asyncio.wait([self._readers[table_id]])
        if busy := [task for (table, slot), task in self._workers.items() if table == table_id and only in (None, slot)]:
            await asyncio.wait(busy)

    def lock(self, table_id: str, slot: Slot) -> asyncio.Lock:
        """One hand on each message: held while it is drawn and sent."""
        return self._locks.setdefault((table_id, slot.current), asyncio.Lock())

    async def close(self) -> None:
        """Finish what is under way; what is not done is done after the next start."""
        self._closing = True
        for _, timer in self._retries.values():
            timer.cancel()
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while (running := {*self._readers.values(), *self._workers.values()}) and (left := until - loop.time()) > 0:
            await asyncio.wait(running, timeout=left)  # a reader that ends has given slots something to do
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _read(self, table_id: str) -> None:
        try:
            while table_id in self._asked:
                self._asked.discard(table_id)
                target = await self._target(table_id)
                if target is not None:
                    await self._hand_out(table_id, target)
            self._worked(table_id, None)
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, None, error)
        finally:
            del self._readers[table_id]
            if table_id in self._asked:
                self.show(table_id)

    async def _hand_out(self, table_id: str, target: Target) -> None:
        """Tell every slot what it has to show."""
        shown = {None, *target.first, *target.slots}
        for table, slot in [key for key in self._retries if key[0] == table_id and key[1] not in shown]:
            self._worked(table, slot)  # there is nothing to try again any more
        for slot in target.first:
            await asyncio.wait([self._tell(table_id, slot, target)])
        tasks = [
            self._tell(table_id, slot, target) for slot in target.slots if self._busy(table_id, slot) or not target.stays(slot)
        ]
        if target.last:
            if tasks:
                await asyncio.wait(tasks)
            self._forget(table_id)

    def _busy(self, table_id: str, slot: Slot) -> bool:
        """Whether something else is on its way to this message, or has to be tried again."""
        return (table_id, slot) in self._workers or (table_id, slot) in self._retries

    def _tell(self, table_id: str, slot: Slot, target: Target) -> asyncio.Task[None]:
        """A slot has something to show: whoever works on it goes on with it."""
        key = (table_id, slot)
        self._newest[key] = target
        if key in self._waiting:
            self._waiting[key].line_up(target.wish(slot))  # its turn may come sooner now
        if key not in self._workers:
            self._workers[key] = asyncio.create_task(self._work(table_id, slot), name=f"show {table_id} {slot.key}")
        return self._workers[key]

    async def _work(self, table_id: str, slot: Slot) -> None:
        key = (table_id, slot)
        try:
            while key in self._newest:
                self._waiting[key] = turn = self._turns.turn(table_id)
                turn.line_up(self._newest[key].wish(slot))
                async with turn, self.lock(table_id, slot):
                    del self._waiting[key]
                    await self._newest.pop(key).match(slot)
            self._worked(table_id, slot)
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, slot, error)
        finally:
            self._newest.pop(key, None)
            self._waiting.pop(key, None)
            del self._workers[key]

    def _worked(self, table_id: str, slot: Slot | None) -> None:
        if (retry := self._retries.pop((table_id, slot), None)) is not None:
            retry[1].cancel()

    def _failed(self, table_id: str, slot: Slot | None, error: Exception) -> None:
        """Nothing is lost as long as it is tried again, ever less often: the next time everything is read anew."""
        key = (table_id, slot)
        waits = isinstance(error, discord.RateLimited)  # which is no try
        tries = (not waits) + (self._retries[key][0] if key in self._retries else 0)
        self._worked(*key)
        where = "all" if slot is None else slot.kind
        if waits:
            log.info("table %s (%s) waits for %d s", table_id, where, retry_after(error))
        elif isinstance(error, EXTERNAL_ERRORS):
            log.warning("table %s (%s) could not be shown, try %d: %s", table_id, where, tries, describe(error))
        else:
            log.error("table %s (%s) could not be shown, try %d", table_id, where, tries, exc_info=error)
        if tries < MOST_TRIES and not self._closing:
            wait = max(retry_after(error), min(LAST_RETRY, FIRST_RETRY * 2 ** (tries - 1)))
            self._retries[key] = tries, asyncio.get_running_loop().call_later(wait, self.show, table_id)
