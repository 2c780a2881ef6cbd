"""Reminds people of the slow tables that wait for them, by direct message (`service.reminders`)."""

import asyncio
import logging
from collections.abc import Callable

from data.store import Store
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues
from messages.pages.reminder_message import reminder_content
from service.reminders import load_awaiting
from tables.state.time_zones import is_quiet

log = logging.getLogger(__name__)

LOOK = 60.0  # seconds


class TurnReminders:
    """Looks once a minute whom to remind. Runs in the one process that receives direct messages.

    `may_write` returns whether people can answer in direct messages now; `now` returns ms since 1970.
    """

    def __init__(
        self,
        store: Store,
        publisher: Publisher,
        catalogues: Catalogues,
        *,
        now: Callable[[], int],
        may_write: Callable[[], bool],
    ) -> None:
        self._store = store
        self._publisher = publisher
        self._catalogues = catalogues
        self._now = now
        self._may_write = may_write
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """True once it has been started."""
        return self._task is not None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._run(), name="reminders")

    async def stop(self) -> None:
        """Stop. The next process sends what is due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Remind the people for whom it is time. If Discord is in trouble, the next look tries again."""
        if not self._may_write():
            return
        for user in await self._store.people.people_to_remind(self._now()):
            try:
                await self._remind(user)
            except EXTERNAL_ERRORS as error:
                log.info("a reminder could not be sent (%s)", describe(error))

    async def _remind(self, user: int) -> None:
        """Write to a person about all slow tables that wait for them, after their quiet hours.

        A process that is killed after that writes again.
        Discord recognizes the second message within some minutes, because its key is the time of the reminder before.
        """
        person = await self._store.people.person(user)
        if person is not None and is_quiet(person.quiet_hours, person.time_zone, self._now()):
            return
        waiting, outdated = await load_awaiting(self._store, user)
        if waiting:
            words = self._catalogues.of(person.reads if person else None)
            content = reminder_content(await self._publisher.describe(waiting, user, words), words)
            key = f"reminder {user} {await self._store.people.reminded_at(user)}"
            await self._publisher.write_to(user, waiting[0].guild, content, key)
        await self._store.people.mark_reminded(user, [table.id for table in waiting], outdated, self._now())

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("the reminders failed")
            await asyncio.sleep(LOOK)
