"""The clock of tournaments: begins and ends their rounds, and lets the house's field play."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.gateway import Outage
from delivery.background_tasks import BackgroundTasks
from delivery.publish.publisher import Publisher
from tables.tournaments.public_tournament import Stage

log = logging.getLogger(__name__)

EVERY: Final = 1.0  # seconds between two looks at the database


class TournamentClock:
    """Takes the next step of each tournament when it is due. All that it knows is in the
    database. While nobody can press anything on a server, the time of its rounds stands still.
    """

    def __init__(
        self,
        publisher: Publisher,
        is_on_server: Callable[[int], bool | None],
        find_outage: Callable[[], Outage],
    ) -> None:
        self._is_on_server = is_on_server
        self._find_outage = find_outage
        self._tournaments = publisher.tournaments
        self._publisher = publisher
        self._busy: set[str] = set()  # names of work that is being done
        self._fields = asyncio.Semaphore(1)  # one deal after the other: presses come first
        self._tasks = BackgroundTasks()
        self.stop = self._tasks.stop

    async def look(self) -> None:
        """Start the work of all tournaments with something to do."""
        self._begin(
            "calls", "of rounds that are over", lambda _: self._publisher.evenings.remove_calls()
        )
        outage = self._find_outage()
        for guild, tournament in await self._tournaments.active():
            if outage.stops_server(guild):
                await self._tournaments.hold(tournament, round(1000 * EVERY))
                continue
            step = partial(self._take_step, is_on_server=self._is_on_server(guild) is not False)
            self._begin("tournament", tournament.id, step)
            if tournament.stage is Stage.ROUND:
                self._begin("field", tournament.id, self._play_field)

    def _begin(self, kind: str, of: str, work: Callable[[str], Awaitable[None]]) -> None:
        title = f"{kind} {of}"
        if title not in self._busy:
            self._busy.add(title)
            self._tasks.spawn(self._do(title, work(of)), title)

    async def _do(self, title: str, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            log.exception("%s: its clock failed", title)
        finally:
            self._busy.discard(title)

    async def _take_step(self, tournament_id: str, *, is_on_server: bool) -> None:
        ended = await self._tournaments.step(tournament_id, is_on_server=is_on_server)
        await self._publisher.evenings.catch_up(tournament_id)
        self._begin("call", tournament_id, self._publisher.evenings.call_to_round)
        if ended is not None:
            # The next round waits: it takes over the messages. First they show the end of the deal.
            await self._publisher.evenings.tell_results(ended, self._publisher.refreshed)

    async def _play_field(self, tournament_id: str) -> None:
        async with self._fields:
            await self._tournaments.play_field(tournament_id)
