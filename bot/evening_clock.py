"""The clock of planned evenings: reminds people, opens the tables, and shows plans that have
changed.
"""

import contextlib
import logging
from typing import Final

from delivery.background_tasks import BackgroundTasks
from delivery.publish.evening_messages import FAILURES, EveningMessages
from service.evenings import open_evening
from service.tables import Tables
from service.tournaments import Tournaments
from tables.people.evenings import GRACE, HORIZON, LIVE_STEPS, Evening, EveningStep

log = logging.getLogger(__name__)

EVERY: Final = 15.0  # seconds between two looks at the database


class EveningClock:
    """Takes the next step of each plan when it is due. All that it knows is in the database.

    A step is stored before it is announced, so that a process that is killed announces nothing
    twice.
    """

    def __init__(self, tables: Tables, messages: EveningMessages, tournaments: Tournaments) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._messages = messages
        self._busy: set[str] = set()  # plans that are being worked on
        self._tasks = BackgroundTasks()
        self._has_found_lost = False
        self.stop = self._tasks.stop

    async def work(self) -> None:
        """Do the steps that are due; first find events that the last process did not store."""
        if not self._has_found_lost:
            self._has_found_lost = True
            await self.find_lost_events()
        await self.look()

    async def look(self) -> None:
        """Start the work of all plans that are due or whose message is out of date."""
        store = self._tables.store
        with contextlib.suppress(*FAILURES):  # tried again at the next look
            await self._messages.find_unsure_events()
        due, outdated = (
            await store.evenings.due_evenings(self._tables.now()),
            await store.evenings.outdated_evenings(),
        )
        for evening in (*due, *outdated, *await store.evenings.evenings_with_open_event()):
            if evening.id not in self._busy:
                self._busy.add(evening.id)
                self._tasks.spawn(self._work_on(evening.id), f"evening {evening.id}")

    async def find_lost_events(self) -> None:
        """Find the events that the process before has created, and was killed before it could
        store them.
        """
        for evening in await self._tables.store.evenings.due_evenings(self._tables.now() + HORIZON):
            with contextlib.suppress(*FAILURES):
                await self._messages.find_lost_event(evening)

    async def _work_on(self, evening_id: str) -> None:
        try:
            evening = await self._tables.store.evenings.evening(evening_id)
            if (
                evening is not None
                and evening.due is not None
                and evening.due <= self._tables.now()
            ):
                await self._take_step(evening)
            shown = await self._messages.catch_up(evening_id)
            if shown is not None and not shown.live:
                with contextlib.suppress(*FAILURES):  # tried again at the next look
                    await self._messages.close_event(shown)
        except Exception:
            log.exception("evening %s: its clock failed", evening_id)
        finally:
            self._busy.discard(evening_id)

    async def _take_step(self, evening: Evening) -> None:
        store, now = self._tables.store, self._tables.now()
        with contextlib.suppress(*FAILURES):
            evening = await self._messages.follow_event(evening)
        if evening.due is None or evening.due > now:
            return
        guests = [
            guest
            for guest in await store.evenings.guests(evening.id)
            if await store.servers.ban_of(evening.guild, guest, now) is None
        ]
        if now < evening.starts_at:
            await self._messages.remind(evening, guests)
            await store.evenings.change_evening(
                evening.id, (EveningStep.PLANNED,), step=EveningStep.REMINDED, due=evening.starts_at
            )
            return
        step = EveningStep.MISSED if now - evening.starts_at > GRACE else await self._open(evening)
        if await store.evenings.change_evening(evening.id, LIVE_STEPS, step=step, due=None):
            ended = await store.evenings.evening(evening.id)
            assert ended is not None
            await self._messages.call(ended, guests)

    async def _open(self, evening: Evening) -> EveningStep:
        if evening.rounds:
            return await self._tournaments.begin(evening)
        return await open_evening(self._tables, evening)
