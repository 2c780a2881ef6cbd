"""The clocks of planned evenings and of tournaments. All that they know is in the database.

A step is stored before it is announced, so that a process that is killed announces nothing twice.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.gateway import Outage
from bot.table_clocks import MAX_BACKWARD, MAX_FORWARD
from delivery.background_tasks import BackgroundTasks
from delivery.publish.evening_messages import FAILURES, EveningMessages
from delivery.publish.publisher import Publisher
from service.evenings import begin_evening
from service.tables import Tables
from service.tournaments import Tournaments
from tables.state.evening_times_and_limits import HORIZON, Evening
from tables.tournaments.public_tournament import Stage

# seconds between two looks at the database
EVENINGS_EVERY: Final = 15.0
ROUNDS_EVERY: Final = 1.0
LAST_RETRY: Final = 60.0  # seconds between tries of a step that fails, at most


class EveningClock:
    """Takes the next step of each plan when it is due: reminds people, opens the tables, and shows
    plans that have changed.
    """

    def __init__(self, tables: Tables, messages: EveningMessages, tournaments: Tournaments) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._messages = messages
        self._tasks = BackgroundTasks()
        self._has_begun = False
        self.stop = self._tasks.stop

    async def work(self) -> None:
        """Do the steps that are due.

        First have the clock find the events that the process before has created, and was killed
        before it could store them, and the channels that have been deleted meanwhile.
        """
        if not self._has_begun:
            for evening in await self._tables.store.evenings.due_evenings(
                self._tables.now() + HORIZON
            ):
                await self._tables.store.evenings.show_again(id=evening.id)
                self._messages.unsure.add(evening.id)
            self._has_begun = True
        await self.look()

    async def look(self) -> None:
        """Start the work of all plans that are due or whose message is out of date."""
        store = self._tables.store
        with contextlib.suppress(*FAILURES):  # tried again at the next look
            await self._messages.find_unsure_events()
        for evening in (
            *await store.evenings.due_evenings(self._tables.now()),
            *await store.evenings.outdated_evenings(),
            *await store.evenings.evenings_with_open_event(),
        ):
            self._tasks.spawn_once(partial(self._work_on, evening.id), f"evening {evening.id}")

    async def _work_on(self, evening_id: str) -> None:
        evening = await self._tables.store.evenings.evening(evening_id)
        if evening is not None and evening.due is not None and evening.due <= self._tables.now():
            await self._take_step(evening)
        shown = await self._messages.catch_up(evening_id)
        if shown is not None and not shown.live:
            with contextlib.suppress(*FAILURES):  # tried again at the next look
                await self._messages.close_event(shown)

    async def _take_step(self, evening: Evening) -> None:
        store, now = self._tables.store, self._tables.now()
        await store.evenings.show_again(id=evening.id)
        await self._messages.catch_up(evening.id)  # cancels it if its channel has been deleted
        evening = await store.evenings.evening(evening.id) or evening
        with contextlib.suppress(*FAILURES):
            evening = await self._messages.follow_event(evening)
        if evening.due is None or evening.due > now:
            return
        if now < evening.starts_at:
            await self._messages.remind(evening, await self._guests_of(evening))
            await store.evenings.note_reminded(evening)
        elif await begin_evening(self._tables, self._tournaments, evening):
            await self._messages.call(evening.id, await self._guests_of(evening))

    async def _guests_of(self, evening: Evening) -> list[int]:
        """Return who has signed up, without people who are banned now."""
        store, now = self._tables.store, self._tables.now()
        return [
            guest
            for guest in await store.evenings.guests(evening.id)
            if await store.servers.ban_of(evening.guild, guest, now) is None
        ]


class TournamentClock:
    """Takes the next step of each tournament when it is due: begins and ends its rounds, and lets
    the house's field play. The time of rounds stands still while nobody can press anything on their
    server, or in direct messages, where most people have their hand.
    """

    def __init__(
        self,
        publisher: Publisher,
        is_on_server: Callable[[int], bool | None],
        find_outage: Callable[[], Awaitable[Outage]],
    ) -> None:
        self._is_on_server = is_on_server
        self._find_outage = find_outage
        self._tournaments = publisher.tournaments
        self._publisher = publisher
        # ids of tournaments whose message shows when the next step is due: in an outage that moves
        # every second, and the message is edited at its end
        self._shown: set[str] = set()
        # by tournament whose step has failed: loop time of the next try, and the pause before it
        self._retries: dict[str, tuple[float, float]] = {}
        self._fields = asyncio.Semaphore(1)  # one deal after the other: presses come first
        self._is_new = True
        self._looked_at = self._tournaments.now()  # ms since 1970; at first when it was made
        self._tasks = BackgroundTasks()
        self.stop = self._tasks.stop

    async def look(self) -> None:
        """Start the work of all tournaments with something to do.

        If no process ran for a while, the first look gives rounds this time back. So does the first
        one after the machine has slept, or after its time was set.
        """
        now = self._tournaments.now()
        if self._is_new or not -MAX_BACKWARD <= now - self._looked_at <= MAX_FORWARD:
            for _, tournament in await self._tournaments.active():
                await self._tournaments.credit(tournament, self._looked_at)
        self._is_new, self._looked_at = False, now
        spawn, evenings = self._tasks.spawn_once, self._publisher.evenings
        spawn(evenings.remove_calls, "calls of rounds that are over")
        outage = await self._find_outage()
        for guild, tournament in await self._tournaments.active():
            if outage.stops_server(guild) or outage.stops_dms:
                await self._tournaments.hold(tournament, round(1000 * ROUNDS_EVERY))
                self._shown.discard(tournament.id)
            elif tournament.id not in self._shown:
                await self._tournaments.show_due(tournament)
                self._shown.add(tournament.id)
            if outage.stops_server(guild):
                continue
            step = partial(
                self._try_step, tournament.id, is_on_server=self._is_on_server(guild) is not False
            )
            if asyncio.get_running_loop().time() >= self._retries.get(tournament.id, (0.0,))[0]:
                spawn(step, f"tournament {tournament.id}")
            if tournament.stage is Stage.ROUND:
                spawn(partial(self._play_field, tournament.id), f"field {tournament.id}")

    async def _try_step(self, tournament_id: str, *, is_on_server: bool) -> None:
        """Take the step. If it fails, it is tried again after a pause, longer each time."""
        try:
            await self._take_step(tournament_id, is_on_server=is_on_server)
        except Exception:
            _, pause = self._retries.get(tournament_id, (0.0, ROUNDS_EVERY))
            pause = min(2 * pause, LAST_RETRY)
            self._retries[tournament_id] = (asyncio.get_running_loop().time() + pause, pause)
            raise
        self._retries.pop(tournament_id, None)

    async def _take_step(self, tournament_id: str, *, is_on_server: bool) -> None:
        ended = await self._tournaments.step(tournament_id, is_on_server=is_on_server)
        evenings = self._publisher.evenings
        await evenings.catch_up(tournament_id)
        self._tasks.spawn_once(
            partial(evenings.call_to_round, tournament_id), f"call {tournament_id}"
        )
        if ended is not None:
            # The next round waits: it takes over the messages. First they show the end of the deal.
            await evenings.tell_results(ended, self._publisher.refreshed)

    async def _play_field(self, tournament_id: str) -> None:
        async with self._fields:
            await self._tournaments.play_field(tournament_id)
