"""Tells people by direct message that their time at a slow table has run out, and that a bot plays for them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from data.exceptions import Newer, Unreadable
from data.store import Store
from data.tables import UnsentAbsence
from delivery.discord_api.discord_errors import describe
from delivery.discord_api.sender import Sender
from delivery.publish.evening_messages import FAILURES, WriteTo
from delivery.publish.table_places import address
from locales.catalogues import Catalogues
from messages.pages.reminder_message import absence_content
from tables.people.people import PreferencesOwner
from tables.state.change import Change
from tables.state.log_items import PlayerAway
from tables.state.phases import Presence
from tables.state.slots import TABLE
from tables.state.table import Table
from tables.state.time_zones import is_quiet

log = logging.getLogger(__name__)


class AbsenceNotices:
    """Writes to a person when a substitute takes over at a slow table, once for each time that it does.

    People who want no reminders, and people in their quiet hours, are not written to. A row in the database, stored with the
    change, says whom to tell: what a killed process has not sent, the next one sends if the bot still plays for that person.
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
                self._spawn(self._try_to_tell(table, UnsentAbsence(table.id, user, table.version)))

    def start(self) -> None:
        """Tell those whom the process before has not told."""
        self._spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Tell everybody who is still to be told, and for whom the bot still plays."""
        for absence in await self._store.tables.unsent_absences():
            try:
                table = await self._store.tables.table(absence.table)
            except Newer:
                continue
            except Unreadable:
                table = None
            seat = table.seat_of(absence.user) if table is not None and table.live and table.slow else None
            if table is not None and seat is not None and table.chairs[seat].presence is Presence.AWAY:
                await self._try_to_tell(table, absence)
            else:
                await self._store.tables.mark_absence_told(absence)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="absences")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Stop writing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _try_to_tell(self, table: Table, absence: UnsentAbsence) -> None:
        try:
            await self.tell(table, absence.user, absence.version)
            await self._store.tables.mark_absence_told(absence)
        except FAILURES as error:
            log.info("a notice may not have arrived (%s)", describe(error))
        except Exception:
            log.exception("table %s: a player could not be told that a bot plays for them", table.id)

    async def tell(self, table: Table, user: int, version: int) -> None:
        """Write to a person that a bot plays for them since a version of the table."""
        person = await self._store.people.person(user)
        if person is not None and is_quiet(person.quiet_hours, person.time_zone, self._now()):
            return
        if (await self._store.people.preferences(PreferencesOwner.PERSON, user)).unreminded:
            return
        posted = await self._store.messages.message(table.id, TABLE)
        words = self._catalogues.of(person.reads if person else table.locale)
        server, link = self._sender.guild_name(table.guild) or "", address(table, None if posted is None else posted.message)
        content = absence_content(table.game, server, link, words)
        await self._write_to(user, table.guild, content, f"away {table.id} {version}")
