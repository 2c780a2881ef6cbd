"""Tells people who asked for it that a table has opened."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from data.exceptions import Newer, Unreadable
from data.store import Store
from delivery.discord_api.discord_errors import describe
from delivery.discord_api.sender import Sender
from delivery.publish.evening_messages import FAILURES, WriteTo
from delivery.publish.table_places import address
from locales.catalogues import Catalogues
from messages.pages.notice_message import notice_content
from tables.state.default_settings import HOUR
from tables.state.phases import Phase
from tables.state.slots import TABLE
from tables.state.table import Table, game_of
from tables.state.time_zones import is_quiet

log = logging.getLogger(__name__)

LATELY: Final = 600_000  # ms before the start: people of tables that opened then may not have been told
DELAY: Final = 45.0  # seconds after the opening: who presses *Play now* wants no company
MOST: Final = 20  # people told of a table: Discord limits new direct messages


class TableNotices:
    """Writes to people who asked to be told of tables of a game, each at most once an hour for a game.

    Each notice is stored before it is sent, so that nobody gets it twice. People who have left the server, or do not see the
    channel, get none. `write_to` sends a direct message.
    """

    def __init__(self, store: Store, sender: Sender, catalogues: Catalogues, now: Callable[[], int], write_to: WriteTo) -> None:
        self._store = store
        self._sender = sender
        self._catalogues = catalogues
        self._now = now
        self._write_to = write_to
        self._tasks: set[asyncio.Task[None]] = set()

    def note_opening(self, table: Table) -> None:
        """Tell people of a new table in a while, if it then still waits for company."""
        task = asyncio.create_task(self._tell_later(table.id), name=f"notices {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self) -> None:
        """Note the tables that opened a moment before the process before ended. Nobody is told of a table twice."""
        task = asyncio.create_task(self._catch_up(), name="notices")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self) -> None:
        try:
            await self.catch_up()
        except Exception:
            log.exception("tables that opened a moment ago could not be looked for")

    async def catch_up(self) -> None:
        """Note the tables that opened lately and still wait for company."""
        for table_id in await self._store.tables.recently_changed(LATELY):
            with suppress(Unreadable, Newer):
                table = await self._store.tables.table(table_id)
                if table is not None and table.phase is Phase.LOBBY and table.opened_at > self._now() - LATELY:
                    self.note_opening(table)

    async def stop(self) -> None:
        """Stop. The next process tells of tables that opened a moment ago."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell_later(self, table_id: str) -> None:
        await asyncio.sleep(DELAY)
        try:
            await self.tell(table_id)
        except Exception:
            log.exception("table %s: people could not be told of it", table_id)

    async def tell(self, table_id: str) -> None:
        """Tell people of a table if it waits for company."""
        try:
            table = await self._store.tables.table(table_id)
        except (Unreadable, Newer):
            return
        if table is None or table.phase is not Phase.LOBBY or len(table.chairs) >= game_of(table).players[-1]:
            return
        now = self._now()
        for user in await self._store.evenings.claim_notices(table.guild, table.game, now, before=now - HOUR, most=MOST):
            if table.participant_of(user) is None and await self._store.servers.ban_of(table.guild, user, now) is None:
                await self._tell(table, user)

    async def _tell(self, table: Table, user: int) -> None:
        person = await self._store.people.person(user)
        if person is not None and is_quiet(person.quiet_hours, person.time_zone, self._now()):
            return
        if not await self._sender.can_see(table.channel, user):
            return
        posted = await self._store.messages.message(table.id, TABLE)
        link = address(table, None if posted is None else posted.message)
        words = self._catalogues.of(person.reads if person else table.locale)
        content = notice_content(table.game, table.guild, self._sender.guild_name(table.guild) or "", link, words)
        try:
            await self._write_to(user, table.guild, content, f"notice {table.id} {user}")
        except FAILURES as error:
            log.info("a notice may not have arrived (%s)", describe(error))
