"""Tells people by direct message that their time at a slow table has run out, and that a bot plays for them."""

import asyncio
import logging
from collections.abc import Callable

from delivery.discord_api.discord_errors import describe
from delivery.discord_api.sender import Sender
from delivery.publish.evening_messages import FAILURES, WriteTo
from delivery.publish.table_places import address
from locales.catalogues import Catalogues
from messages.pages.reminder_message import absence_content
from tables.service.store import Store
from tables.state.change import Change
from tables.state.log_items import PlayerAway
from tables.state.people import PreferencesOwner
from tables.state.slots import TABLE
from tables.state.table import Table
from tables.state.time_zones import is_quiet

log = logging.getLogger(__name__)


class AbsenceNotices:
    """Writes to a person when a substitute takes over at a slow table, once for each time that it does.

    People who want no reminders, and people in their quiet hours, are not written to. What a killed process has not sent is not
    sent any more: `/tables mine` and the table show it, too.
    """

    def __init__(self, store: Store, sender: Sender, catalogues: Catalogues, now: Callable[[], int], write_to: WriteTo) -> None:
        self._store = store
        self._sender = sender
        self._catalogues = catalogues
        self._now = now
        self._write_to = write_to
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, change: Change) -> None:
        """Write to the people who are away from this change of a slow table on."""
        table = change.table
        if not table.slow:
            return
        for item in change.what:
            user = table.chairs[item.seat].user if isinstance(item, PlayerAway) else None
            if user is not None and user > 0:
                task = asyncio.create_task(self._try_to_tell(table, user), name=f"absence {table.id}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Stop writing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _try_to_tell(self, table: Table, user: int) -> None:
        try:
            await self.tell(table, user)
        except FAILURES as error:
            log.info("a notice may not have arrived (%s)", describe(error))
        except Exception:
            log.exception("table %s: a player could not be told that a bot plays for them", table.id)

    async def tell(self, table: Table, user: int) -> None:
        """Write to a person that a bot plays for them."""
        person = await self._store.person(user)
        if person is not None and is_quiet(person.quiet_hours, person.time_zone, self._now()):
            return
        if (await self._store.preferences(PreferencesOwner.PERSON, user)).unreminded:
            return
        posted = await self._store.message(table.id, TABLE)
        words = self._catalogues.of(person.reads if person else table.locale)
        server, link = self._sender.guild_name(table.guild) or "", address(table, None if posted is None else posted.message)
        await self._write_to(
            user, table.guild, absence_content(table.game, server, link, words), f"away {table.id} {table.version}"
        )
