"""Posts, edits and removes the messages of tables, and records them in the database.

A process may be killed at any moment: a message is still posted once, and the message that it
replaces is removed in the end.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import discord

from data.store import Store
from delivery.discord_api.discord_errors import Meaning, meaning_of
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.table_places_and_threads import address
from locales.catalogues import Catalogues
from messages.play.table_message import moved_text
from tables.state.slots import TABLE, PostedMessage, Slot
from tables.state.table import Table
from tables.views.table_views import public_table

# ms. Discord limits edits of messages older than an hour more strictly, so they are reposted
# before.
MAX_AGE: Final = 50 * 60_000
# The version of a mention that is over. Its text names people who are away: one less for each.
CONCLUDED: Final = 0


class MessagePoster:
    """`now` returns ms since 1970."""

    def __init__(
        self, sender: Sender, store: Store, now: Callable[[], int], catalogues: Catalogues
    ) -> None:
        self._sender = sender
        self._store = store
        self._now = now
        self._catalogues = catalogues

    def is_old(self, posted: PostedMessage) -> bool:
        """Return whether a message is so old that it is reposted instead of edited."""
        return self._now() - posted.posted_at > MAX_AGE

    async def post(
        self,
        table: Table,
        slot: Slot,
        channel: int,
        outgoing: OutgoingMessage,
        *,
        replaces: PostedMessage | None = None,
        distinguish: int = 0,
    ) -> None:
        """Post a message in a slot, and remove the one that it `replaces`.

        Discord recognizes a message that is sent again after a crash by its nonce, which is made
        from the id of the replaced message. If there is none, `distinguish` tells this message from
        others in the same slot.
        """
        if replaces is not None:
            older = await self._store.messages.message(table.id, slot.old)
            # a process was killed before it had removed it
            if older is not None and older.message != replaces.message:
                await self.retire(table, older)
            await self._store.messages.save_message(replace(replaces, slot=slot.old))
        await self.post_new(
            table,
            slot,
            channel,
            outgoing,
            distinguish=replaces.message if replaces else distinguish,
        )
        if replaces is not None:
            await self.retire(table, replace(replaces, slot=slot.old))

    async def post_new(
        self, table: Table, slot: Slot, channel: int, outgoing: OutgoingMessage, *, distinguish: int
    ) -> None:
        """Post a message in a slot; the message that was there before stays as it is.

        Slow tables post silently: players are called in another way.
        """
        try:
            message = await self._sender.send(
                channel, outgoing, nonce_of(table.id, slot.key, distinguish), silent=table.slow
            )
        except discord.HTTPException as error:
            if meaning_of(error) is not Meaning.NO_MESSAGE:
                raise
            # It was posted minutes ago and has been deleted since. The database of before that has
            # been restored.
            message = await self._sender.send(channel, outgoing, None, silent=table.slow)
        await self._record(table, slot, channel, message)

    async def announce(
        self, table: Table, slot: Slot, outgoing: OutgoingMessage, users: Sequence[int] = ()
    ) -> None:
        """Post a message in the table's channel that notifies `users`, and is removed later.

        It is recorded before it is sent, as message 0 (`CONCLUDED`). If the process is killed in
        between, the next one finds the message by its nonce.
        """
        posted = await self._store.messages.message(table.id, slot)
        if posted is None or posted.message:
            posted = PostedMessage(
                table.id, slot, table.channel, message=0, version=CONCLUDED, posted_at=self._now()
            )
            await self._store.messages.save_message(posted)
        message = await self._sender.send(table.channel, outgoing, _nonce(posted), mention=users)
        await self._record(table, slot, table.channel, message)

    async def edit(self, table: Table, posted: PostedMessage, outgoing: OutgoingMessage) -> bool:
        """Replace a message; return False if somebody has deleted it."""
        is_edited = await self._sender.edit(posted, outgoing)
        # Of a hand the first edit in a deal is recorded, which decides whether it is reposted, and
        # the last one of all. After a restart it may be drawn once more.
        is_first = posted.version < table.latest_deal.first_version
        if is_edited and (posted.slot.user is None or is_first or not table.live):
            await self._store.messages.save_message(replace(posted, version=table.version))
        return is_edited

    async def retire(self, table: Table, old: PostedMessage) -> None:
        """Delete a message that has been replaced.

        If the message was not replaced after all, it stays. A slow table has a thread of its own:
        there the last message of each deal keeps its picture and a link to the new one.
        """
        slot = old.slot.current
        new = await self._store.messages.message(old.table, slot)
        if new is not None and new.message != old.message:
            if slot == TABLE and table.slow and old.version < table.latest_deal.first_version:
                link, words = address(table, new.message), self._catalogues.of(table.locale)
                await self._sender.deactivate(
                    old, moved_text(public_table(table), table.deals - 1, link, words)
                )
            else:
                await self._sender.delete(old)
        await self._store.messages.delete_message(old.table, old.slot)

    async def remove(self, posted: PostedMessage) -> None:
        """Delete a message that nothing replaces, also one that may never have been sent."""
        message = posted.message or await self._sender.send(
            posted.channel, OutgoingMessage("…"), _nonce(posted), silent=True
        )
        await self._sender.delete(replace(posted, message=message))
        await self._store.messages.delete_message(posted.table, posted.slot)

    async def conclude(self, posted: PostedMessage, outgoing: OutgoingMessage, away: int) -> None:
        """Edit a mention whose time is over: the next one takes its place, or the end.

        `away`: the number of people who, the mention says, have yet to come back.
        """
        await self._sender.edit(posted, outgoing)
        await self._store.messages.save_message(replace(posted, version=CONCLUDED - away))

    async def is_half_replaced(self, posted: PostedMessage) -> bool:
        """Return whether a process was killed while it replaced a message: the new one may be
        there already, and `post` finds it.
        """
        old = await self._store.messages.message(posted.table, posted.slot.old)
        return old is not None and old.message == posted.message

    async def replace_for_good(
        self, table: Table, posted: PostedMessage, outgoing: OutgoingMessage
    ) -> None:
        """Replace a message for the last time; it belongs to its table no longer."""
        if await self.is_half_replaced(posted):
            await self.post(table, posted.slot, posted.channel, outgoing, replaces=posted)
        else:
            await self._sender.edit(posted, outgoing)
        old = await self._store.messages.message(posted.table, posted.slot.old)
        if old is not None:  # a process was killed before it had removed it
            await self.retire(table, old)
        await self._store.messages.delete_message(posted.table, posted.slot)

    async def mark_shown(self, table: Table, slot: Slot, posted: PostedMessage | None) -> None:
        """Record that a message shows the table as well as it can, without a request."""
        posted = posted or PostedMessage(
            table.id, slot, table.channel, message=0, version=0, posted_at=self._now()
        )
        await self._store.messages.save_message(replace(posted, version=table.version))

    async def _record(self, table: Table, slot: Slot, channel: int, message: int) -> None:
        await self._store.messages.save_message(
            PostedMessage(
                table.id, slot, channel, message, version=table.version, posted_at=self._now()
            )
        )


def _nonce(posted: PostedMessage) -> str:
    """Return the nonce of an announcement."""
    return nonce_of(posted.table, posted.slot.key, posted.posted_at)


def nonce_of(*parts: object) -> str:
    """Return a nonce of at most 25 characters, as Discord demands, that is the same for the same
    parts.
    """
    return hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=12).hexdigest()
