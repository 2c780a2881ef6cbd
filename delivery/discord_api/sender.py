"""Sends, edits and deletes messages, within Discord's limits.

A message that was pressed lately is edited through the press (its token lives 15 minutes and does not count against the bot's
global limit); everything else waits for its turn.
"""

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any

import discord
from discord.utils import DISCORD_EPOCH

from delivery.discord_api.component_payloads import View, rows_of
from delivery.discord_api.discord_errors import UNREACHED, Gone, Meaning, later, meaning
from delivery.discord_api.edits import Edit, edit_message, edit_through
from delivery.discord_api.new_dms import NewDms
from delivery.publish.send_scheduler import Turns
from messages.parts.components import Controls
from renderer.scene import Picture
from tables.service.store import PostedMessage
from tables.state.phases import CloseReason
from tables.state.slots import Slot, SlotKind

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60_000  # ms; Discord says 15 minutes
NOBODY = discord.AllowedMentions.none()
# Why nothing can be posted. (A thread that was only archived would come back with the message.)
LOST = {
    Meaning.NO_CHANNEL: CloseReason.CHANNEL_GONE,
    Meaning.ARCHIVED: CloseReason.UNREACHABLE,
    Meaning.LOCKED: CloseReason.UNREACHABLE,
}


class OutgoingMessage:
    """A message ready to be sent, as often as necessary: files of discord.py can be sent only once. `stem` is the name of the
    picture's file, but for its format."""

    def __init__(self, text: str, controls: Controls = (), picture: Picture | None = None, stem: str = "") -> None:
        self.text = text
        self._controls = controls
        self._picture = picture
        self._name = None if picture is None else picture.file_name(stem)

    def files(self) -> list[discord.File]:
        """The picture with its words."""
        if self._picture is None:
            return []
        return [discord.File(BytesIO(self._picture.data), self._name, description=self._picture.alt)]

    def is_in(self, message: discord.Message) -> bool:
        """Whether the message shows this. The names of pictures hold the version of what they show."""
        if self._picture is None:
            return message.content == self.text
        return [one.filename for one in message.attachments] == [self._name]

    def edit(self) -> Edit:
        """Everything is replaced."""
        payload = {**nobody_told(self.text), "components": rows_of(self._controls), "attachments": []}
        if self._picture is None:
            return Edit(payload)
        payload["attachments"] = [{"id": 0, "filename": self._name, "description": self._picture.alt}]
        return Edit(payload, self._picture.data)

    def send(self) -> dict[str, Any]:
        """What a new message takes."""
        new: dict[str, Any] = {"content": self.text, "files": self.files(), "suppress_embeds": True}
        if self._controls:
            new["view"] = View(self._controls)
        return new


@dataclass(frozen=True, slots=True)
class Press:
    """Something that was pressed lately, and the message that can be edited and deleted through it for a while."""

    interaction: discord.Interaction
    message: int
    follows: bool = False  # the message is not the answer itself, but has taken its place further down


class Sender:
    """The only place that talks to Discord without being asked. `now` gives ms since 1970."""

    def __init__(self, client: discord.Client, now: Callable[[], int], turns: Turns, new_dms: NewDms) -> None:
        self._client = client
        self._now = now
        self.turns = turns
        self.new_dms = new_dms
        self._presses: dict[str, dict[Slot, Press]] = {}  # by table, each as that which was pressed last
        self._replaced: dict[tuple[str, Slot], list[Press]] = {}  # private answers in whose place there is a newer one

    # ---- tokens

    def keep(self, press: Press, table_id: str, slot: Slot) -> None:
        """A message was pressed, or is the answer to a press: it can be edited through this for a while. Of the private answers
        in a slot the last one stays."""
        kept = self._presses.pop(table_id, {})
        older = kept.pop(slot, None)
        if older is not None and older.message != press.message and slot.kind is SlotKind.PRIVATE:
            self._replaced.setdefault((table_id, slot), []).append(older)
        kept[slot] = press
        self._presses[table_id] = kept
        while self._presses and not self._lives(self._newest(oldest := next(iter(self._presses)))):
            del self._presses[oldest]

    def press(self, table_id: str, slot: Slot) -> Press | None:
        """The newest press of a slot whose token still lives."""
        press = self._presses.get(table_id, {}).get(slot)
        if press is not None and not self._lives(press):
            self.lose(table_id, slot)
            return None
        return press

    def lose(self, table_id: str, slot: Slot) -> None:
        """Nothing can be done through its press any more."""
        kept = self._presses.get(table_id, {})
        kept.pop(slot, None)
        if not kept:
            self._presses.pop(table_id, None)

    def given(self, table_id: str) -> list[tuple[Slot, Press]]:
        """The newest presses on a table's messages, for somebody else to use: they are not kept here any longer."""
        kept = [(slot, press) for slot, press in self._presses.get(table_id, {}).items() if self._lives(press)]
        self.forget(table_id)
        return kept

    def private(self, table_id: str) -> list[Slot]:
        """The slots of a table's private messages that can still be edited."""
        kept = [slot for slot in self._presses.get(table_id, ()) if slot.kind is SlotKind.PRIVATE]
        return [slot for slot in kept if self.press(table_id, slot)]

    def forget(self, table_id: str) -> None:
        """A table has ended."""
        self._presses.pop(table_id, None)
        for key in [key for key in self._replaced if key[0] == table_id]:
            del self._replaced[key]

    def _newest(self, table_id: str) -> Press:
        return next(reversed(self._presses[table_id].values()))

    def _lives(self, press: Press) -> bool:
        return self._now() - (press.interaction.id >> 22) - DISCORD_EPOCH <= TOKEN_LIFE

    # ---- messages

    async def send(self, channel: int, outgoing: OutgoingMessage, nonce: str | None, mention: Sequence[int] = ()) -> int:
        """A new message; its id. With a `nonce` Discord makes sure that a crash does not send it twice. Raises `Gone`.

        What a process that was killed has sent with this nonce may show an older state: it is edited."""
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in mention]) if mention else NOBODY
        more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        post = partial(self._channel(channel).send, allowed_mentions=mentions, **more)
        await self.turns.request()
        try:
            try:
                message = await post(**outgoing.send())
            except UNREACHED:
                # It may stand there, unknown to us: as long as it is wanted it is found by its nonce, and later never.
                if nonce is None:
                    raise
                await self.turns.request()
                message = await post(**outgoing.send())
            if nonce is not None and not outgoing.is_in(message):
                await self.turns.request()
                await edit_message(self._client, channel, message.id, outgoing.edit())
        except discord.HTTPException as error:
            if why := LOST.get(meaning(error)):
                raise Gone(why) from error
            raise  # "no message": what was sent with this nonce has been deleted, and Discord will soon have forgotten it
        return message.id

    async def edit(self, message: PostedMessage, outgoing: OutgoingMessage) -> bool:
        """Replace a message; False if it is gone, or cannot be edited since its thread is archived. Raises `Gone` if its channel
        is."""
        press = self.press(message.table, message.slot)
        if press is not None and press.message == message.message:
            if await self.edit_through(press, outgoing):
                return True
            self.lose(message.table, message.slot)
        await self.turns.request()
        try:
            await edit_message(self._client, message.channel, message.message, outgoing.edit())
        except discord.HTTPException as error:
            if meaning(error) is Meaning.NO_CHANNEL:
                raise Gone(CloseReason.CHANNEL_GONE) from error
            if meaning(error) not in (Meaning.NO_MESSAGE, Meaning.ARCHIVED, Meaning.LOCKED):
                raise
            return False
        return True

    async def answer(self, interaction: discord.Interaction, outgoing: OutgoingMessage) -> Press:
        """Answer a deferred interaction."""
        message = json.loads(await edit_through(interaction, None, outgoing.edit()))
        return Press(interaction, int(message["id"]))

    async def edit_through(self, press: Press, outgoing: OutgoingMessage) -> bool:
        """Replace the message of a press; False if that is not possible (any more)."""
        return await self._edited_through(press, outgoing.edit())

    async def _edited_through(self, press: Press, edit: Edit) -> bool:
        try:
            await edit_through(press.interaction, press.message if press.follows else None, edit)
        except discord.HTTPException as late:
            if late.status >= 500:
                raise
            log.info("could not edit through a press (%s)", late.code)
            return False
        return True

    async def move_down(self, press: Press, outgoing: OutgoingMessage) -> Press | None:
        """Show a private answer once more, at the bottom of its channel. None if that is not possible (any more)."""
        try:
            message = await press.interaction.followup.send(**outgoing.send(), ephemeral=True, wait=True)
        except discord.HTTPException as late:
            if late.status >= 500:
                raise
            log.info("could not follow up a press (%s)", late.code)
            return None
        return Press(press.interaction, message.id, follows=True)

    def has_replaced(self, table_id: str, slot: Slot) -> bool:
        """Whether there is something to be taken back."""
        return (table_id, slot) in self._replaced

    async def take_back(self, table_id: str, slot: Slot) -> None:
        """Delete the private answers that have been replaced, as far as their tokens live."""
        for press in self._replaced.pop((table_id, slot), []):
            await self._deleted_through(press)

    def _last_press(self, message: PostedMessage) -> Press | None:
        """The press through which a message that has been replaced, or goes, can be reached; nothing else is done through it."""
        slot = message.slot.current
        press = self.press(message.table, slot)
        if press is None or press.message != message.message:
            return None
        self.lose(message.table, slot)
        return press

    async def _deleted_through(self, press: Press) -> bool:
        try:
            if press.follows:
                await press.interaction.followup.delete_message(press.message)
            else:
                await press.interaction.delete_original_response()
        except discord.HTTPException as late:
            log.info("could not delete through a press (%s)", late.code)
            return False
        return True

    async def supersede(self, message: PostedMessage, text: str) -> None:
        """Leave a text and the picture of a message that has been replaced by a newer one: nothing can be pressed there any
        more."""
        left = Edit({**nobody_told(text), "components": []})
        press = self._last_press(message)
        if press is not None and await self._edited_through(press, left):
            return
        await self.turns.request()
        try:
            await edit_message(self._client, message.channel, message.message, left)
        except discord.HTTPException as gone:
            if later(gone):
                raise
            log.info("could not close a message (%s)", gone.code)

    async def delete(self, message: PostedMessage) -> None:
        """Delete a message of ours, if it is still there."""
        press = self._last_press(message)
        if press is not None and await self._deleted_through(press):
            return
        await self.turns.request()
        try:
            await self._channel(message.channel).get_partial_message(message.message).delete()
        except discord.HTTPException as gone:
            if later(gone):
                raise
            log.info("could not delete a message (%s)", gone.code)

    async def exists(self, channel: int, message: int) -> bool:
        """Whether a message of ours is still there. An edit that changes nothing asks for no permission, unlike fetching it."""
        await self.turns.request()
        try:
            await edit_message(self._client, channel, message, Edit({"allowed_mentions": NOBODY.to_dict()}))
        except discord.NotFound:
            return False
        except discord.HTTPException as unknown:
            log.info("could not look for a message (%s)", unknown.code)
        return True

    async def buried(self, channel: int, message: int) -> bool:
        """Whether other messages have pushed it up. What a channel calls its last message may have been deleted since, as our
        mentions are; so this one and what follows are asked for. Where nothing may be read the answer is empty, and the last
        message is taken at its word."""
        where = self._channel(channel)
        try:
            await self.turns.request()
            last = getattr(await self._client.fetch_channel(channel), "last_message_id", None)
            if last is None or last <= message:
                return False
            await self.turns.request()
            there = [one.id async for one in where.history(limit=2, after=discord.Object(message - 1))]
        except discord.HTTPException as unknown:
            log.info("could not look at a channel (%s)", unknown.code)
            return False
        return there != [message]

    async def open_dm(self, user: int) -> int:
        """The channel of direct messages with somebody who has asked for them by sitting down. Raises `discord.RateLimited` as
        long as no new ones are to be opened."""

        async def opening() -> int:
            await self.turns.request()
            return (await self._client.create_dm(discord.Object(user))).id

        self.turns.drawn()  # it may wait for others' new ones; nobody's drawing waits for that
        return await self.new_dms.open(opening)

    def guild_name(self, guild: int) -> str | None:
        """What a server is called."""
        known = self._client.get_guild(guild)
        return known.name if known else None

    def channel_name(self, channel: int) -> str | None:
        """What a channel or thread is called, as far as is known."""
        known = self._client.get_channel(channel)
        return getattr(known, "name", None)

    def guild_of(self, channel: int) -> discord.Guild | None:
        """The server that a channel or thread is in, as far as is known."""
        known = self._client.get_channel(channel)
        return getattr(known, "guild", None)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def nobody_told(text: str) -> dict[str, Any]:
    """A text that mentions people without calling them."""
    return {"content": text, "allowed_mentions": NOBODY.to_dict()}
