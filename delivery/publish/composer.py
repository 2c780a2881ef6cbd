"""What every message of a table needs, whatever its slot: drawing it, posting it anew, taking away what it replaces."""

import hashlib
from collections.abc import Callable, Hashable
from dataclasses import replace

from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.picture_style import private_style, style_of
from locales.catalogues import Catalogues, Words
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent, fit_message
from messages.parts.safe_names import clean_name, escape_markup, escaped_name
from messages.play.table_message import moved_text
from renderer.scene import HandScene
from tables.service.mentor import Mentor
from tables.service.store import PostedMessage, Store
from tables.state.people import NEW_ROUNDS, PreferencesOwner
from tables.state.phases import CloseReason
from tables.state.slots import TABLE, Slot
from tables.state.table import Table
from tables.views.table_views import public_table
from workers.picture_pool import PicturePool

OLD_MS = 50 * 60_000  # edits of messages over an hour are limited more strictly: post anew before
MARKS = 80  # characters kept free for what `escaped` adds to words


class Composer:
    """Where messages are made. What it remembers is a shortcut only: what a slot showed when it was last drawn.

    `now` gives ms since 1970. `fairness` is the address of the page that says how to check a seal, "" if there is none.
    `mentor` knows what could have been played."""

    def __init__(
        self,
        sender: Sender,
        store: Store,
        now: Callable[[], int],
        catalogues: Catalogues,
        pictures: PicturePool,
        fairness: str = "",
        mentor: Mentor | None = None,
    ) -> None:
        self.sender = sender
        self.store = store
        self.now = now
        self.catalogues = catalogues
        self.fairness = fairness
        self.mentor = mentor
        self.drawn: dict[tuple[str, Slot], Hashable] = {}  # None: whatever it shows, draw it again
        self._pictures = pictures

    async def draw(self, content: MessageContent, stem: str, of: int) -> OutgoingMessage:
        """The message with its picture, as a person (a hand) or a server (all else) prefers."""
        scene = content.scene
        if scene is None:
            return OutgoingMessage(content.text, content.controls)
        owner = PreferencesOwner.PERSON if isinstance(scene, HandScene) else PreferencesOwner.GUILD
        preferences = await self.store.preferences(owner, of)
        scene = replace(scene, style=style_of(preferences))
        text = content.text
        if isinstance(scene, HandScene) and preferences.words:
            told = await self._pictures.describe(replace(scene, news=()), MAX_TEXT_LENGTH - len(text) - MARKS)
            text = fit_message("\n".join((text, *map(escape_markup, told.splitlines()))))
        picture = await self._pictures.draw(scene)
        self.sender.turns.drawn()
        return OutgoingMessage(text, content.controls, picture, stem)

    async def draw_for(self, content: MessageContent, stem: str, guild: int | None, user: int) -> OutgoingMessage:
        """The same for what only one person sees, of what a server has in common or of nothing that belongs to anybody."""
        if content.scene is None:
            return OutgoingMessage(content.text, content.controls)
        scene = replace(content.scene, style=await private_style(self.store, guild, user))
        return OutgoingMessage(content.text, content.controls, await self._pictures.draw(scene), stem)

    async def post(
        self,
        table: Table,
        slot: Slot,
        channel: int,
        outgoing: OutgoingMessage,
        there: PostedMessage | None,
        first: int = 0,
        *,
        keeps: bool = False,
    ) -> None:
        """A new message for a slot. Killed at any moment it is still posted once, and what it replaces is taken away in the end:
        the nonce tells Discord which message would be replaced (or, where there is none, is made with `first`). With `keeps` the
        message that was there stays as it is."""
        store = self.store
        if there is not None and not keeps:
            older = await store.message(table.id, slot.old)
            if older is not None and older.message != there.message:  # left by a process that was killed
                await self.retire(table, older)
            await store.save_message(replace(there, slot=slot.old))
        nonce = nonce_of(table.id, slot.key, there.message if there else first)
        message = await self.sender.send(channel, outgoing, nonce)
        await store.save_message(PostedMessage(table.id, slot, channel, message, table.version, self.now()))
        if there is not None and not keeps:
            await self.retire(table, replace(there, slot=slot.old))

    async def edit(self, table: Table, there: PostedMessage, outgoing: OutgoingMessage) -> bool:
        """Replace what a message shows; False if somebody has deleted it."""
        edited = await self.sender.edit(there, outgoing)
        if edited:
            # the first time in a deal at once: by that it is decided whether the table is to be posted anew
            await self.store.save_message(replace(there, version=table.version), later=there.version >= table.dealt)
        return edited

    async def retire(self, table: Table, old: PostedMessage) -> None:
        """Take away what has been replaced: a whole hand; of a table all but its picture, so that nothing is left that does not
        hold any more. (If it has not been replaced after all, it stays.)"""
        slot = old.slot.current
        new = await self.store.message(old.table, slot)
        if new is not None and new.message != old.message:
            if slot == TABLE:
                words = self.catalogues.of(table.locale)
                deal = table.deals - (old.version < table.dealt)
                await self.sender.deactivate(old, moved_text(public_table(table), deal, address(table, new.message), words))
            else:
                await self.sender.delete(old)
        await self.store.delete_message(old.table, old.slot)

    async def remove(self, there: PostedMessage) -> None:
        """Take away what nothing replaces."""
        await self.sender.delete(there)
        await self.store.delete_message(there.table, there.slot)

    def absent(self, table: Table) -> bool:
        """Whether it has no channel in which it could be shown. Where we were removed it has one as soon as we are back."""
        gone = table.ended or table.winding_up
        return table.without_channel and (gone != CloseReason.SERVER_GONE or self.sender.guild_name(table.guild) is None)

    async def where(self, table: Table, words: Words) -> str:
        """Server, channel and a link to the table, for messages that are read elsewhere. Both by name: on a locked phone a
        mention is a number."""
        absent = self.absent(table)
        channel = None if absent else self.sender.channel_name(table.channel)
        names = (self.sender.guild_name(table.guild), channel and f"#{channel}")
        place = " · ".join(escaped_name(name) for name in names if name and clean_name(name))
        if absent:
            return words("where-gone", place=place or "–")
        return words("where", place=place, link=await self.link(table))

    async def coached(self, table: Table, user: int) -> bool:
        """Whether somebody is new to the game, and has not asked to be spared tips."""
        played = (await self.store.deals_played(table.game, (user,))).get(user, 0)
        return played < NEW_ROUNDS and not (await self.store.preferences(PreferencesOwner.PERSON, user)).uncoached

    async def link(self, table: Table) -> str:
        """Where the table is to be found."""
        message = await self.store.message(table.id, TABLE)
        return address(table, None if message is None else message.message)


def nonce_of(*parts: object) -> str:
    """What tells Discord that a message is the same: it takes 25 characters, and a new one for each new message."""
    return hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=12).hexdigest()


def address(table: Table, message: int | None) -> str:
    """Of a message, or of the channel while there is none."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}" + ("" if message is None else f"/{message}")
