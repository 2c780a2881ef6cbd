"""Tables that today's rules cannot read: they are void, and their messages say so."""

import asyncio
import logging

import discord

from data.store import Store
from delivery.discord_api.discord_errors import ChannelLost, describe, may_pass
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from locales.catalogues import Catalogues
from tables.state.slots import TABLE, PostedMessage

log = logging.getLogger(__name__)


async def void_table(
    store: Store, sender: Sender, catalogues: Catalogues, table_id: str, now: int
) -> None:
    """Refund the players of a table that cannot be read, and have its messages say so.

    Raises the error of a message that Discord may take later: call this again.
    """
    log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
    await store.tables.scrap(table_id, now)
    closing = [
        _close_message(store, sender, catalogues, posted)
        for posted in await store.messages.messages(table_id)
    ]
    for error in filter(None, await asyncio.gather(*closing, return_exceptions=True)):
        raise error


async def _close_message(
    store: Store, sender: Sender, catalogues: Catalogues, posted: PostedMessage
) -> None:
    """Have a message say that its table is void, and forget it; mentions in the channel go."""
    words = catalogues.of(await _locale_of(store, sender, posted))
    try:
        if posted.slot.user is None and posted.slot.current != TABLE:
            await sender.delete(posted)
        else:
            await sender.edit(posted, OutgoingMessage(words("refused-unreadable-table")))
    except (ChannelLost, discord.Forbidden) as lost:
        if may_pass(lost):
            raise
        log.info(
            "table %s (%s): nobody can be told that it is void: %s",
            posted.table,
            posted.slot.kind,
            describe(lost),
        )
    await store.messages.delete_message(posted.table, posted.slot)


async def _locale_of(store: Store, sender: Sender, posted: PostedMessage) -> str | None:
    """Return the language of a message's readers, which the table cannot tell."""
    if posted.slot.user is not None:
        return await store.people.reads(posted.slot.user)
    guild = sender.guild_of(posted.channel)
    if guild is None:
        return None
    return (await store.servers.guild_settings(guild.id)).locale or guild.preferred_locale.value
