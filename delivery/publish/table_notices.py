"""Direct messages about tables: one has opened, one waits for you, a bot plays for you.

A wait at slow tables is told of twice at most: a while after it has begun, for until then the
person may be playing, and before time runs out. All tables of a person share a message, and a
person gets one in three hours at most (`data.slow_table_reminders`).
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from data.exceptions import Newer, Unreadable
from data.store import Store
from data.tables import UnsentAbsence
from delivery.background_tasks import BackgroundTasks
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, logging_failure
from delivery.discord_api.sender import Sender
from delivery.publish.evening_messages import FAILURES, WriteTo
from delivery.publish.table_places_and_threads import TablePlaces
from locales.catalogues import Catalogues, Words
from messages.notices.notice_messages import absence_content, notice_content, turn_reminder_content
from messages.parts.content import MessageContent
from service.admission import Admission
from tables.changes.clock_and_beats import awaited_people
from tables.people.people import Person, PreferencesOwner
from tables.state.change import Refused
from tables.state.default_settings import HOUR
from tables.state.phases import Phase, Presence
from tables.state.table import Table, game_of

log = logging.getLogger(__name__)

# ms before the start: people of tables that opened then may not have been told
LATELY: Final = 600_000
DELAY: Final = 45.0  # seconds after the opening: who presses *Play now* wants no company
MOST: Final = 20  # people told of a table: Discord limits new direct messages
# people of whom Discord is asked, a request each, whether they see the table's channel
MOST_LOOKUPS: Final = 100


class TableNotices:
    """Writes to people about tables, never in their quiet hours.

    Those who asked for it are told that a table of a game has opened, at most once an hour for a
    game. Of slow tables people are told, unless they want no reminders, that they are waited for,
    and that their time has run out. Rows in the database hold the messages that are due: after a
    kill the next process goes on with them, and nobody gets a message twice. `write_to` sends it.
    """

    def __init__(
        self,
        store: Store,
        sender: Sender,
        places: TablePlaces,
        catalogues: Catalogues,
        now: Callable[[], int],
        admission: Admission,
        write_to: WriteTo,
    ) -> None:
        self._store = store
        self._sender = sender
        self._places = places
        self._catalogues = catalogues
        self._now = now
        self._admission = admission
        self._write_to = write_to
        self._looked_at = 0  # people to remind that the last looks have gone past
        self._tasks = BackgroundTasks()
        self.stop = self._tasks.stop

    # ---- a table has opened

    def note_opening(self, table: Table) -> None:
        """Tell people of a new table in a while, if it then still waits for company."""
        self._tasks.spawn(self._tell_of_opening_later(table.id), f"notices of {table.id}")

    async def catch_up_openings(self) -> None:
        """Note the tables that opened lately and still wait for company."""
        for table_id in await self._store.tables.recently_changed(LATELY):
            table = await self._store.tables.readable_table(table_id)
            if (
                table is not None
                and table.phase is Phase.LOBBY
                and table.opened_at > self._now() - LATELY
            ):
                self.note_opening(table)

    async def _tell_of_opening_later(self, table_id: str) -> None:
        await asyncio.sleep(DELAY)
        await self.tell_of_opening(table_id)

    async def tell_of_opening(self, table_id: str) -> None:
        """Tell people of a table if it waits for company that may join now."""
        evenings, now = self._store.evenings, self._now()
        table = await self._store.tables.readable_table(table_id)
        if (
            table is None
            or table.phase is not Phase.LOBBY
            or len(table.chairs) >= game_of(table).players[-1]
            or table.bots_only_until > now
        ):
            return
        wishing = await evenings.people_to_notify(table.guild, table.game, before=now - HOUR)
        reachable = [user for user in wishing if await self._is_reachable(table, user)]
        told = 0
        for user in reachable[:MOST_LOOKUPS]:
            if (
                told < MOST
                and await self._sender.can_see(table.channel, user)
                and await evenings.claim_notice(
                    table.guild, table.game, user, before=now - HOUR, now=now
                )
            ):
                told += 1
                with logging_failure("a notice may not have arrived (%s)", *FAILURES):
                    await self._write_about(
                        table,
                        user,
                        partial(notice_content, table.game, table.guild),
                        f"notice {table.id} {user}",
                    )

    async def _is_reachable(self, table: Table, user: int) -> bool:
        """Return whether a person may take a seat at a table and can be written to now."""
        people = self._store.people
        with suppress(Refused):
            await self._admission.require_not_banned(table.guild, user)
            await self._admission.require_may_join(table, user)
            return (
                table.participant_of(user) is None
                and not await people.is_quiet(user, self._now())
                and await self._sender.can_write_to(
                    await people.person(user) or Person(user), table.guild
                )
            )
        return False

    async def _write_about(
        self, table: Table, user: int, build: Callable[[str, str, Words], MessageContent], key: str
    ) -> bool:
        """Write to a person about a table. `build` gets the name of its server, its address and the
        words.

        Return False if they do not get the message.
        """
        words = self._catalogues.of(await self._store.people.reads(user) or table.locale)
        server, link = self._sender.guild_name(table.guild) or "", await self._places.link(table)
        return await self._write_to(user, table.guild, build(server, link, words), key)

    # ---- a slow table goes on without a person

    async def tell_of_absences(self) -> None:
        """Tell people that a bot plays for them at a slow table, unless they are back.

        People who have quiet hours, or cannot be reached, are told by a later call.
        """
        for absence in await self._store.tables.unsent_absences():
            try:
                await self._tell_of_absence(absence)
            except Exception:
                log.exception("a player at %s could not be told of a bot", absence.table)

    async def _tell_of_absence(self, absence: UnsentAbsence) -> None:
        with suppress(Newer), logging_failure("a notice may not have arrived (%s)", *FAILURES):
            table = await self._slow_table(absence.table)
            seat = None if table is None else table.seat_of(absence.user)
            if (
                table is None
                or seat is None
                or table.chairs[seat].presence is not Presence.AWAY
                or await self._write_of_absence(table, absence)
            ):
                await self._store.tables.mark_absence_told(absence)

    async def _write_of_absence(self, table: Table, absence: UnsentAbsence) -> bool:
        """Return False if the person is to be told later."""
        user, people = absence.user, self._store.people
        if (await people.preferences(PreferencesOwner.PERSON, user)).unreminded:
            return True
        return not await people.is_quiet(user, self._now()) and await self._write_about(
            table, user, partial(absence_content, table.game), f"away {table.id} {absence.version}"
        )

    # ---- slow tables wait for a person

    async def remind(self) -> None:
        """Send all reminders that are due.

        If Discord is in trouble, the next call tries again.
        """
        users, self._looked_at = await self._store.reminders.people_to_remind(
            self._now(), self._looked_at
        )
        for user in users:
            with logging_failure("a reminder could not be sent (%s)", *EXTERNAL_ERRORS):
                await self._remind(user)

    async def _remind(self, user: int) -> None:
        """Write to a person about all slow tables that wait for them.

        A process that is killed after that writes again. Discord recognizes the second message
        within some minutes, because its key is the time of the reminder before.
        """
        if await self._store.people.is_quiet(user, self._now()):
            return
        waiting, outdated = await self._load_awaiting(user)
        reminded: list[str] = []
        if waiting:
            words = self._catalogues.of(await self._store.people.reads(user))
            content = turn_reminder_content(
                await self._places.describe_all(waiting, user, words), words
            )
            key = f"reminder {user} {await self._store.reminders.reminded_at(user)}"
            if await self._write_to(user, waiting[0].guild, content, key):
                reminded = [table.id for table in waiting]
        await self._store.reminders.mark_reminded(user, reminded, outdated, self._now())

    async def _load_awaiting(self, user: int) -> tuple[list[Table], list[str]]:
        """Return the tables that wait for a person, and the ids of tables that do not any more.

        Tables that a process of another version has are left out.
        """
        waiting: list[Table] = []
        outdated: list[str] = []
        for table_id in await self._store.reminders.tables_awaiting(user):
            try:
                table = await self._slow_table(table_id)
            except Newer:
                continue
            if table is not None and user in awaited_people(table):
                waiting.append(table)
            else:
                outdated.append(table_id)
        return waiting, outdated

    async def _slow_table(self, table_id: str) -> Table | None:
        """Return a slow table on which people play; None if it is over, quick or damaged.

        Raises `Newer`.
        """
        with suppress(Unreadable):
            table = await self._store.tables.table(table_id)
            if table is not None and table.live and table.slow:
                return table
        return None
