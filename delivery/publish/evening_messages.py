"""Posts, edits and sends the messages of planned evenings."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final
from weakref import WeakValueDictionary

import discord

from data.store import Store
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe, is_temporary
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.message_poster import nonce_of
from locales.catalogues import Catalogues
from messages.pages.evening_message import call_content, channel_link, evening_content, plain_game, reminder_content
from messages.parts.content import MessageContent
from tables.people.evenings import ENDINGS, EVENT_LENGTH, LIVE_STEPS, Evening, EveningStep
from tables.state.slots import TABLE, PostedMessage
from tables.state.time_zones import is_quiet

log = logging.getLogger(__name__)

FAILURES: Final = (*EXTERNAL_ERRORS, ChannelLost)
WriteTo = Callable[[int, int, MessageContent, str], Awaitable[bool]]  # `Publisher.write_to`


class EveningMessages:
    """Shows plans, and writes to people who have signed up. `write_to` sends a direct message."""

    def __init__(self, store: Store, sender: Sender, catalogues: Catalogues, now: Callable[[], int], write_to: WriteTo) -> None:
        self._store = store
        self._sender = sender
        self._catalogues = catalogues
        self._now = now
        self._write_to = write_to
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of plans that are being shown

    async def show(self, evening_id: str) -> Evening | None:
        """Show the newest state of a plan: post its message, or edit it. A deleted message is not posted again.

        Returns the plan as shown. Many changes at the same time become few edits. Raises what the request raises.
        """
        async with self._locks.setdefault(evening_id, asyncio.Lock()):
            evening = await self._store.evenings.evening(evening_id)
            if evening is None or evening.shown == evening.version:
                return evening
            content = evening_content(evening, await self._store.evenings.guests(evening_id), self._catalogues.of(evening.locale))
            outgoing = OutgoingMessage(content.text, content.controls)
            message = evening.message
            if message is None and not evening.live:  # it could never be posted
                pass
            elif message is None:
                message = await self._sender.send(evening.channel, outgoing, nonce_of("evening", evening_id))
            else:
                posted = PostedMessage(evening.id, TABLE, evening.channel, message, version=evening.shown, posted_at=0)
                await self._sender.edit(posted, outgoing)
            await self._store.evenings.note_evening_message(evening_id, message, evening.version)
            return await self._store.evenings.evening(evening_id)

    async def catch_up(self, evening_id: str) -> Evening | None:
        """Show a plan whose message is out of date, as `show` does. What Discord refuses for good is not tried again."""
        try:
            return await self.show(evening_id)
        except FAILURES as error:
            log.info("a plan could not be shown (%s)", describe(error))
            evening = await self._store.evenings.evening(evening_id)
            is_refused = isinstance(error, ChannelLost) or (isinstance(error, discord.HTTPException) and not is_temporary(error))
            if evening is not None and is_refused:
                await self._store.evenings.note_evening_message(evening_id, evening.message, evening.version)
            return evening

    async def announce_event(self, evening: Evening) -> None:
        """Create the server's event for an evening, and store it. The plan does without if Discord refuses."""
        words = self._catalogues.of(evening.locale)
        event = await self._sender.events.create(
            evening.guild,
            name=words("evening-event", game=plain_game(evening, words)),
            about=words("evening-event-about"),
            place=channel_link(evening),
            starts_at=evening.starts_at,
            ends_at=evening.starts_at + EVENT_LENGTH,
        )
        if event is not None:
            await self._store.evenings.change_evening(evening.id, LIVE_STEPS, event=event)

    async def find_lost_event(self, evening: Evening) -> None:
        """Store the event of an evening that a process has created before it was killed, if there is one."""
        if evening.event is not None or evening.event_lost:
            return
        words = self._catalogues.of(evening.locale)
        name = words("evening-event", game=plain_game(evening, words))
        event = await self._sender.events.find(evening.guild, name=name, place=channel_link(evening), starts_at=evening.starts_at)
        if event is not None:
            await self._store.evenings.change_evening(evening.id, LIVE_STEPS, event=event)

    async def look_at_event(self, evening: Evening) -> None:
        """Note it if somebody has deleted or cancelled the event. The plan says so."""
        if evening.event is not None and not await self._sender.events.is_there(evening.guild, evening.event):
            await self._store.evenings.change_evening(evening.id, LIVE_STEPS, event=None, event_lost=True)

    async def close_event(self, evening: Evening) -> None:
        """Start the event of an evening whose table is open, or remove that of one that does not take place."""
        if evening.event is None:
            return
        close = self._sender.events.start if evening.step is EveningStep.OPENED else self._sender.events.remove
        await close(evening.guild, evening.event)
        await self._store.evenings.change_evening(evening.id, ENDINGS, event=None)

    async def remind(self, evening: Evening, guests: Collection[int]) -> None:
        """Remind people by direct message, each once; those it does not reach by one message in the channel."""
        missed = []
        for guest in guests:
            is_claimed = not await self._is_quiet(guest) and await self._store.evenings.claim_reminder(evening.id, guest)
            if is_claimed and not await self._remind_privately(evening, guest):
                missed.append(guest)
        if missed:
            words = self._catalogues.of(evening.locale)
            content = reminder_content(evening, words, " ".join(f"<@{guest}>" for guest in missed))
            await self._announce(evening, content, missed, "reminder")

    async def call(self, evening: Evening, guests: Sequence[int]) -> None:
        """Mention the people who have signed up, because the evening begins or does not take place."""
        if guests:
            await self._announce(evening, call_content(evening, guests, self._catalogues.of(evening.locale)), guests, "call")

    async def _is_quiet(self, user: int) -> bool:
        """Return whether a person wants no messages at this hour. They are not mentioned in their place either."""
        person = await self._store.people.person(user)
        return person is not None and is_quiet(person.quiet_hours, person.time_zone, self._now())

    async def _remind_privately(self, evening: Evening, guest: int) -> bool:
        """Return whether the person has the reminder, as far as Discord says; not known counts as yes."""
        person = await self._store.people.person(guest)
        words = self._catalogues.of(person.reads if person else evening.locale)
        try:
            return await self._write_to(guest, evening.guild, reminder_content(evening, words), f"reminder {evening.id} {guest}")
        except FAILURES as error:
            log.info("a reminder may not have arrived (%s)", describe(error))
            return True

    async def _announce(self, evening: Evening, content: MessageContent, users: Sequence[int], what: str) -> None:
        outgoing = OutgoingMessage(content.text, content.controls)
        try:
            await self._sender.send(evening.channel, outgoing, nonce_of("evening", what, evening.id), mention=users)
        except FAILURES as error:
            log.info("an evening could not be announced (%s)", describe(error))
