"""Makes messages match tables: levels, not edges. `show` may be called at any time, as often as one likes; the newest row wins.

What is kept here in memory are shortcuts only (tokens of recent presses, what was last drawn). After a restart everything is
found again from the rows. What each kind of slot shows is in `delivery.channel_slots` and `delivery.hand_slots`.
"""

import asyncio
import logging
from dataclasses import replace

import discord

from delivery import channel_slots, hand_slots
from delivery.composer import Composer, address
from delivery.queue import PublishQueue
from delivery.sender import Gone, OutgoingMessage
from locales.catalogues import Words
from messages.gallery import place_content
from messages.offers import offers_content
from messages.standing import standing_content
from messages.table import table_content
from renderer.drawing.theme import Style
from renderer.posters.scenes import Scene
from renderer.scene import Picture
from tables import slots
from tables.slots import NUDGE, OFFERS, STANDING, TABLE, Slot, SlotKind
from tables.store import Newer, Owner, PostedMessage
from tables.table import Refused, Table

log = logging.getLogger(__name__)


class Publisher(PublishQueue):
    """What each message of a table shows. Everything that leaves goes through the sender."""

    def __init__(self, composer: Composer) -> None:
        super().__init__()
        self.composer = composer

    # ---- what others call

    def through(self, interaction: discord.Interaction, table_id: str, slot: Slot) -> None:
        """Repaint this message through its press, and in any case once: who has pressed waits for an answer."""
        if slot.kind is SlotKind.HAND and interaction.guild_id is not None:
            slot = slots.private(interaction.user.id)
        self.composer.sender.keep(interaction, table_id, slot)
        self.composer.drawn[table_id, slot] = None

    async def hand(self, interaction: discord.Interaction, table: Table, user: int, *, looks_on: bool = False) -> None:
        """Answer a deferred interaction with a person's hand, or (`looks_on`) with whom he may watch."""
        seat = hand_slots.place_for(table, user) if looks_on else table.place_of(user)
        if seat is None:
            raise Refused("not-seated")
        face = place_content(table, seat, self.composer.catalogues.of(interaction.locale.value), None)
        outgoing = await self.composer.draw(face, hand_slots.named(table, seat), user)
        await interaction.edit_original_response(**outgoing.edit())
        slot = slots.private(user)
        if table.live:
            self.composer.sender.keep(interaction, table.id, slot)
            self.composer.drawn[table.id, slot] = hand_slots.drawing(table, seat)
            self.show(table.id)  # it may have changed while this was drawn

    async def repaint(self, owner: Owner, of: int) -> None:
        """Somebody's preferences have changed: show it at once in all of that person's hands, or at all tables of the server."""
        store, drawn = self.composer.tables.store, self.composer.drawn
        if owner is Owner.PERSON:
            asked = {*await store.hands(of), *(table_id for table_id, slot in drawn if slot == slots.private(of))}
            for table_id in asked:
                for slot in (slots.hand(of), slots.private(of)):
                    async with self._lock(table_id, slot):
                        drawn[table_id, slot] = None
        else:
            asked = set(await store.live(of))
            for table_id in asked:
                async with self._lock(table_id, TABLE):
                    there = await store.message(table_id, TABLE)
                    if there is not None:
                        await store.shown(replace(there, version=max(0, there.version - 1)))
        for table_id in asked:
            self.show(table_id)

    async def draw(self, scene: Scene) -> Picture:
        """Any picture."""
        return await self.composer.picture(scene)

    async def figure(self, game: str, words: Words, style: Style) -> Picture:
        """The rules of a game in small pictures."""
        return await self.composer.figure(game, words, style)

    async def greet(self, table: Table, user: int) -> bool:
        """Write to who has just sat down; False if his direct messages are closed."""
        await self.shown(table.id)
        person = await self.composer.tables.store.person(user)
        return person is None or not person.dm_closed

    async def post(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel."""
        face = table_content(table, self.composer.catalogues.of(table.locale))
        outgoing = await self.composer.draw(face, f"table-{table.public_version}", table.guild)
        async with self._lock(table.id, TABLE):
            await self.composer.post(
                table, TABLE, table.channel, outgoing, await self.composer.tables.store.message(table.id, TABLE)
            )

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew."""
        message = await self.composer.tables.store.message(table.id, TABLE)
        if message is None:
            await self.shown(table.id)
        elif not await self.composer.sender.exists(message.channel, message.message):
            await self.composer.tables.store.shown(replace(message, version=0))
            await self.shown(table.id)
        message = await self.composer.tables.store.message(table.id, TABLE)
        return None if message is None else address(table, message.message)

    # ---- what the queue does

    async def _match(self, table_id: str) -> None:
        """Tell every slot of a table what it has to show; the newest row wins."""
        table = await self.composer.tables.store.table(table_id)
        if table is None:
            return
        taken = {message.slot for message in await self.composer.tables.store.messages(table_id)}
        if STANDING not in taken and standing_content(table, self.composer.catalogues.of(None)) is not None:
            # before the table is as shown as it will be: a restart goes by that
            await asyncio.wait([self._tell(table, STANDING)])
        if TABLE not in taken:  # the channel first where it is new: hands link to it
            await asyncio.wait([self._tell(table, TABLE)])
        seated = {chair.user for chair in table.chairs if chair.user is not None and table.seat_of(chair.user) is not None}
        seated |= {one.user for one in table.gallery}
        taken |= {TABLE} | {slots.hand(user) for user in seated} | ({NUDGE} if table.nudged else set())
        taken.update(self.composer.sender.private(table_id))
        if offers_content(table, self.composer.catalogues.of(None)) is not None:
            taken.add(OFFERS)
        tasks = [self._tell(table, slot) for slot in taken]
        if not table.live:
            await asyncio.wait(tasks)
            for key in [key for key in self.composer.drawn if key[0] == table_id]:
                del self.composer.drawn[key]
            self.composer.sender.forget(table_id)

    async def _match_slot(self, table: Table, slot: Slot) -> None:
        there = await self.composer.tables.store.message(table.id, slot)
        kind, user = slot.kind, slot.user
        seat = None if user is None else table.place_of(user)
        if slot.replaced:
            if there is not None:
                await self.composer.retire(there)
        elif slot == TABLE:
            await channel_slots.match_table(self.composer, table, there)
        elif slot == STANDING:
            await channel_slots.match_standing(self.composer, table, there)
        elif slot == OFFERS:
            await channel_slots.match_offers(self.composer, table, there)
        elif slot == NUDGE:
            await channel_slots.match_nudge(self.composer, table, there)
        elif kind is SlotKind.PRIVATE and user is not None:
            await hand_slots.match_private(self.composer, table, user)
        elif kind is SlotKind.HAND and user is not None and seat is not None:
            await hand_slots.match_hand(self.composer, table, user, seat, there)
        elif there is not None:
            await hand_slots.got_up(self.composer, table, there)

    async def _gone(self, table: Table, slot: Slot) -> None:
        """A channel does not exist any more: the table is void if it was in it, a person without DMs plays on."""
        store = self.composer.tables.store
        if slot.user is not None:
            person = await store.person(slot.user)
            if person is not None:
                await store.remember(hand_slots.with_dm(person, None, closed=True))
            await store.forget_message(table.id, slot)
            return
        try:
            table = (await self.composer.tables.void(table.id, "channel-gone")).table
        except Refused:
            log.info("table %s ended without a channel to say so", table.id)
        except Newer:
            return  # a newer process sees to it
        # as shown as it ever will be
        await store.shown(PostedMessage(table.id, TABLE, table.channel, 0, table.version, self.composer.tables.now()))

    async def _scrapped(self, table_id: str) -> None:
        """Today's rules cannot read it: void, refunded, and its messages say so. What has said so is forgotten."""
        store = self.composer.tables.store
        log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
        await store.scrap(table_id, self.composer.tables.now())
        for message in await store.messages(table_id):
            if message.slot.user is not None:
                person = await store.person(message.slot.user)
                locale = person.locale if person else None
            else:
                guild = self.composer.sender.guild_of(message.channel)
                locale = None if guild is None else (await store.guild(guild.id)).locale or guild.preferred_locale.value
            text = self.composer.catalogues.of(locale)("refused-unreadable-table")
            try:
                await self.composer.sender.edit(message, OutgoingMessage(text, None, None, None), table_id)
            except (Gone, discord.Forbidden) as lost:
                log.info("nobody can be told: %r", lost)
            except Exception as error:  # noqa: BLE001 - tried again
                self._failed(table_id, message.slot, error)
                continue
            self._worked(table_id, message.slot)
            await store.forget_message(table_id, message.slot)

    # ---- helpers
