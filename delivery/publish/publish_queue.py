"""Queue of messages to publish: one reader per table, one worker per message.

The reader plans what a table's messages should show, from the newest state. Each message that is
not up to date gets a worker, which waits for the scheduler and then updates the message. So no
message waits for the rate limit of another one. A worker that waits or is busy continues with the
newest plan. An update that fails is tried again, less and less often.

Nothing here is needed after a restart: the database says which messages are out of date. All times
are those of the event loop.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

import discord

from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe
from delivery.discord_api.send_scheduler import Grant, SendScheduler
from delivery.publish.message_updater import TablePlan
from delivery.publish.wanted_messages import TablePlanner
from tables.state.slots import Slot

log = logging.getLogger(__name__)

FIRST_RETRY: Final = 2.0  # seconds after the first failure; doubled after each further one
LAST_RETRY: Final = 3600.0  # seconds between tries at most
MAX_TRIES: Final = 30  # in about a day
CLOSE_TIMEOUT: Final = 3.0  # seconds for running updates when the process stops


class PublishQueue:
    """Updates messages in the background."""

    def __init__(self, planner: TablePlanner, scheduler: SendScheduler) -> None:
        self._planner = planner
        self._scheduler = scheduler
        self._outdated: set[str] = set()  # tables to be planned
        self._readers: dict[str, asyncio.Task[None]] = {}
        # the plan that a worker has yet to carry out
        self._newest: dict[tuple[str, Slot], TablePlan] = {}
        self._workers: dict[tuple[str, Slot], asyncio.Task[None]] = {}
        self._waiting: dict[tuple[str, Slot], Grant] = {}
        self._locks: WeakValueDictionary[tuple[str, Slot], asyncio.Lock] = WeakValueDictionary()
        # number of tries, and the next one
        self._retries: dict[tuple[str, Slot | None], tuple[int, asyncio.TimerHandle]] = {}
        self._closing = False

    def refresh(self, table_id: str) -> None:
        """Plan a table again, and update its messages."""
        self._outdated.add(table_id)
        if table_id not in self._readers and not self._closing:
            self._readers[table_id] = asyncio.create_task(
                self._read(table_id), name=f"read {table_id}"
            )

    def has_retries(self, table_id: str) -> bool:
        """Return whether an update of this table has failed and is going to be tried again."""
        return any(key[0] == table_id for key in self._retries)

    async def refreshed(self, table_id: str, only: Slot | None = None) -> None:
        """Plan a table again, and wait until all messages, or `only` one, have been updated or
        have failed.
        """
        self.refresh(table_id)
        while table_id in self._readers:
            await asyncio.wait([self._readers[table_id]])
        if busy := [
            task
            for (table, slot), task in self._workers.items()
            if table == table_id and only in (None, slot)
        ]:
            await asyncio.wait(busy)

    def lock(self, table_id: str, slot: Slot) -> asyncio.Lock:
        """Return the lock of a message, which is held while the message is drawn and sent."""
        return self._locks.setdefault((table_id, slot.current), asyncio.Lock())

    async def close(self) -> None:
        """Finish running updates, for a few seconds; the next process does the rest."""
        self._closing = True
        loop = asyncio.get_running_loop()
        until = loop.time() + CLOSE_TIMEOUT
        while (running := self._running()) and (left := until - loop.time()) > 0:
            await asyncio.wait(running, timeout=left)  # a reader that ends may have started workers
        await self.kill()

    async def kill(self) -> None:
        """Stop at once, without finishing anything."""
        self._closing = True
        for _, timer in self._retries.values():
            timer.cancel()
        running = self._running()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _running(self) -> set[asyncio.Task[None]]:
        return {*self._readers.values(), *self._workers.values()}

    async def _read(self, table_id: str) -> None:
        try:
            while table_id in self._outdated:
                self._outdated.discard(table_id)
                plan = await self._planner.plan(table_id)
                if plan is not None:
                    await self._distribute(table_id, plan)
            self._succeeded(table_id, None)
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, None, error)
        finally:
            del self._readers[table_id]
            if table_id in self._outdated:
                self.refresh(table_id)

    async def _distribute(self, table_id: str, plan: TablePlan) -> None:
        """Give every message that is not up to date a worker."""
        planned = {None, *plan.first, *plan.slots}
        for table, slot in [
            key for key in self._retries if key[0] == table_id and key[1] not in planned
        ]:
            self._succeeded(table, slot)  # there is nothing to try again
        for (table, slot), worker in self._workers.items():
            if table == table_id and slot not in planned:
                self._newest.pop((table, slot), None)  # of an older plan, which wanted a message
                # it may be posting that message now
                worker.add_done_callback(lambda _: self.refresh(table_id))
        for slot in plan.first:
            await asyncio.wait([self._start(table_id, slot, plan)])
        tasks = [
            self._start(table_id, slot, plan)
            for slot in plan.slots
            # an older plan is being carried out for this message, or has failed
            if (table_id, slot) in self._workers
            or (table_id, slot) in self._retries
            or not plan.is_up_to_date(slot)
        ]
        if plan.is_final:
            if tasks:
                await asyncio.wait(tasks)
            if table_id not in self._outdated:  # else an answer was kept meanwhile: it is told, too
                self._planner.forget(table_id)

    def _start(self, table_id: str, slot: Slot, plan: TablePlan) -> asyncio.Task[None]:
        """Return the worker that carries out the plan for a message: the running one or a new
        one.
        """
        key = (table_id, slot)
        self._newest[key] = plan
        if key in self._waiting:
            self._waiting[key].update(plan.demand(slot))
        if key not in self._workers:
            self._workers[key] = asyncio.create_task(
                self._work(table_id, slot), name=f"show {table_id} {slot.key}"
            )
        return self._workers[key]

    async def _work(self, table_id: str, slot: Slot) -> None:
        key = (table_id, slot)
        try:
            while key in self._newest:
                self._waiting[key] = grant = self._scheduler.grant(self._newest[key].demand(slot))
                async with grant, self.lock(table_id, slot):
                    del self._waiting[key]
                    plan = self._newest.pop(key, None)
                    if plan is not None and await plan.update(slot):
                        self.refresh(table_id)
            self._succeeded(table_id, slot)
        except Exception as error:  # noqa: BLE001 - tried again
            self._failed(table_id, slot, error)
        finally:
            self._newest.pop(key, None)
            self._waiting.pop(key, None)
            del self._workers[key]

    def _succeeded(self, table_id: str, slot: Slot | None) -> None:
        if (retry := self._retries.pop((table_id, slot), None)) is not None:
            retry[1].cancel()

    def _failed(self, table_id: str, slot: Slot | None, error: Exception) -> None:
        """Try again later, with a new plan. `slot` is None if the plan itself failed."""
        key = (table_id, slot)
        # a rate limit does not count as a try
        pause = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
        tries = (not pause) + (self._retries[key][0] if key in self._retries else 0)
        self._succeeded(*key)
        what = "all" if slot is None else slot.kind
        if pause:
            log.info("table %s (%s) waits for %d s", table_id, what, pause)
        elif isinstance(error, EXTERNAL_ERRORS):
            log.warning(
                "table %s (%s) could not be shown, try %d: %s",
                table_id,
                what,
                tries,
                describe(error),
                extra={"error": error},
            )
        else:
            log.error(
                "table %s (%s) could not be shown, try %d", table_id, what, tries, exc_info=error
            )
        if tries < MAX_TRIES and not self._closing:
            wait = max(pause, min(LAST_RETRY, FIRST_RETRY * 2 ** (tries - 1)))
            self._retries[key] = (
                tries,
                asyncio.get_running_loop().call_later(wait, self.refresh, table_id),
            )
