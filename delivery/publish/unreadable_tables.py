"""Tables that today's rules cannot read: they are void, and their messages say so."""

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import discord

from data.store import Store
from delivery.discord_api.discord_errors import ChannelLost, describe
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.send_scheduler import Demand, Priority
from delivery.discord_api.sender import Sender
from locales.catalogues import Catalogues
from tables.state.slots import PostedMessage, Slot

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UnreadablePlan:
    """The plan for the messages of a table that cannot be read."""

    tables: "UnreadableTables"
    table_id: str
    slots: Collection[Slot]
    first: Sequence[Slot] = ()
    is_final: bool = True

    def demand(self, _: Slot) -> Demand:
        """Return what the update of a message needs from the scheduler."""
        return Demand(Priority.TABLE)

    def is_up_to_date(self, _: Slot) -> bool:
        """Return False: every message that is left has to be replaced."""
        return False

    async def update(self, slot: Slot) -> bool:
        """Have a message say that the table is void."""
        await self.tables.close_message(self.table_id, slot)
        return False


class UnreadableTables:
    """Voids tables that cannot be read. `now` returns ms since 1970."""

    def __init__(
        self, store: Store, sender: Sender, catalogues: Catalogues, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._sender = sender
        self._catalogues = catalogues
        self._now = now

    async def void(self, table_id: str) -> UnreadablePlan:
        """Refund the players of a table, and plan the replacement of its messages."""
        log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
        await self._store.tables.scrap(table_id, self._now())
        return UnreadablePlan(
            self,
            table_id,
            [message.slot for message in await self._store.messages.messages(table_id)],
        )

    async def close_message(self, table_id: str, slot: Slot) -> None:
        """Have a message say that its table is void, and forget it."""
        posted = await self._store.messages.message(table_id, slot)
        if posted is None:
            return
        text = self._catalogues.of(await self._locale_of(posted))("refused-unreadable-table")
        try:
            await self._sender.edit(posted, OutgoingMessage(text))
        except (ChannelLost, discord.Forbidden) as lost:
            log.info(
                "table %s (%s): nobody can be told that it is void: %s",
                table_id,
                slot.kind,
                describe(lost),
            )
        await self._store.messages.delete_message(table_id, slot)

    async def _locale_of(self, posted: PostedMessage) -> str | None:
        """Return the language of a message's readers, which the table cannot tell."""
        if posted.slot.user is not None:
            person = await self._store.people.person(posted.slot.user)
            return person.reads if person else None
        guild = self._sender.guild_of(posted.channel)
        return (
            None
            if guild is None
            else (await self._store.servers.guild_settings(guild.id)).locale
            or guild.preferred_locale.value
        )
