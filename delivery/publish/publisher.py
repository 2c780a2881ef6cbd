"""Makes messages match tables: levels, not edges. `show` may be called at any time, as often as one likes; the newest row wins.

What is kept here in memory are shortcuts only (tokens of recent presses, what was last drawn). After a restart everything is
found again from the rows. What each kind of slot shows is in `delivery.publish.channel_slots` and `delivery.publish.hand_slots`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from delivery.discord_api.discord_errors import ChannelLost, describe
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.publish import channel_slots, hand_slots
from delivery.publish.composer import Composer, address, nonce_of
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.publish_queue import PublishQueue, Target
from delivery.publish.send_scheduler import Rank, Wish
from messages.parts.content import MessageContent
from messages.play.final_standing_message import has_standing
from messages.play.gallery_message import participant_content
from messages.play.nudge_message import awaited_users
from messages.play.offers_message import has_offers
from renderer.scene import HandScene, Picture
from tables.service.store import Newer, PostedMessage, Unreadable
from tables.service.tables import Tables
from tables.state import slots
from tables.state.people import PreferencesOwner
from tables.state.phases import CloseReason
from tables.state.refusal import Refused
from tables.state.slots import NUDGE, OFFERS, STANDING, TABLE, Slot, SlotKind
from tables.state.table import Table
from tables.views.table_views import private_table, public_table

log = logging.getLogger(__name__)

GREETING = 10.0  # seconds to wait for a direct message before somebody is shown another way to the hand

Match = Callable[[Composer, Table, Slot, PostedMessage | None], Awaitable[None]]

MATCH: Mapping[SlotKind, Match] = {
    SlotKind.TABLE: channel_slots.match_table,
    SlotKind.STANDING: channel_slots.match_standing,
    SlotKind.OFFERS: channel_slots.match_offers,
    SlotKind.NUDGE: channel_slots.match_nudge,
    SlotKind.HAND: hand_slots.match_hand,
    SlotKind.PRIVATE: hand_slots.match_private,
}


class Publisher:
    """What the rest of the house asks for when something is to be shown. Everything that leaves goes through the sender."""

    def __init__(self, composer: Composer, tables: Tables, other_processes: OtherProcesses | None = None) -> None:
        self._other_processes = other_processes or OtherProcesses()
        self._composer = composer
        self._tables = tables
        self._store = composer.store
        self._sender = composer.sender
        self._queue = PublishQueue(self._read, self._forget, self._sender.turns)
        self._passed: dict[str, Table | None] = {}  # what is to be shown, as it has been committed; None: it is to be read
        self._version: dict[str, int] = {}  # that was shown last, of a table that is live

    # ---- all messages of a table

    def changed(self, table: Table) -> None:
        """Make all messages of a table match it, soon: this is its newest state, as far as is known here."""
        if table.id not in self._passed or ((there := self._passed[table.id]) is not None and there.version < table.version):
            self._passed[table.id] = table
        self._queue.show(table.id)

    def show(self, table_id: str) -> None:
        """The same, whatever its newest state is."""
        self._passed[table_id] = None
        self._queue.show(table_id)

    def catch_up(self, table_id: str) -> None:
        """The same for a table that lags behind, unless that is because it fails: then it has a time of its own."""
        self._passed[table_id] = None
        self._queue.catch_up(table_id)

    async def shown(self, table_id: str, only: Slot | None = None) -> None:
        """Ask for it, and wait until it has been tried: in all slots, or in this one."""
        self._passed[table_id] = None
        await self._queue.shown(table_id, only)

    async def close(self) -> None:
        """Finish what is under way; what is not done is done after the next start."""
        await self._queue.close()

    # ---- one message

    def through(self, interaction: discord.Interaction, table_id: str, slot: Slot) -> None:
        """Repaint this message through its press, and in any case once: whoever has pressed waits for an answer. A message that
        others see never becomes a hand, whatever was pressed on it."""
        message = interaction.message
        if slot.kind is SlotKind.HAND and interaction.guild_id is not None:
            if message is None or not message.flags.ephemeral:
                return
            slot = slots.private(interaction.user.id)
        if message is not None:
            self._sender.tokens.keep(InteractionToken.of(interaction, message.id), table_id, slot)
        self._composer.drawn[table_id, slot] = None

    def use_token(self, table_id: str, slot: Slot, token: InteractionToken) -> None:
        """The same for a press that another process has answered."""
        self._sender.tokens.keep(token, table_id, slot)
        self._composer.drawn[table_id, slot] = None

    async def hand(self, interaction: discord.Interaction, table: Table, user: int, *, looks_on: bool = False) -> None:
        """Answer a deferred interaction with a person's hand, or (`looks_on`) with whom they may watch."""
        seat = hand_slots.participant_for(table, user) if looks_on else table.participant_of(user)
        if seat is None:
            raise Refused("not-seated")
        words, coached = self._composer.catalogues.of(interaction.locale.value), await self._composer.coached(table, user)
        content = participant_content(private_table(table, seat), words, None, coached=coached)
        token = await self._sender.answer(interaction, await self._composer.draw(content, hand_slots.named(table, seat), user))
        slot = slots.private(user)
        if table.live:
            self._sender.tokens.keep(token, table.id, slot)
            self._composer.drawn[table.id, slot] = hand_slots.drawing(table, seat)
            self.changed(table)  # or what it has become while this was drawn

    async def answer(
        self, interaction: discord.Interaction, content: MessageContent, stem: str = "", picture: Picture | None = None
    ) -> None:
        """Fill a deferred answer, or the message that was pressed, with its picture: one that is there already (`picture`), or
        that of its scene, as whoever reads it prefers. `stem` names its file."""
        if picture is None and isinstance(content.scene, HandScene):
            outgoing = await self._composer.draw(content, stem, interaction.user.id)
        elif picture is None:
            outgoing = await self._composer.draw_for(content, stem, interaction.guild_id, interaction.user.id)
        else:
            outgoing = OutgoingMessage(content.text, content.controls, picture, stem)
        await self._sender.answer(interaction, outgoing)

    async def greet(self, table: Table, user: int) -> str:
        """Write to whoever has just sat down. What to say if that was not possible: "dm-closed", or for now "dm-later"."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GREETING):
                await self.shown(table.id)
        person = await self._store.person(user)
        if person is not None and person.dm_closed:
            return "dm-closed"
        return "" if person is not None and person.dm_channel is not None else "dm-later"

    async def post(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel. Raises `discord.Forbidden` and the like."""
        outgoing = await channel_slots.draw_table(self._composer, table)
        async with self._queue.lock(table.id, TABLE):
            there = await self._store.message(table.id, TABLE)
            await self._composer.post(table, TABLE, table.channel, outgoing, there)
        self.show(table.id)  # private hands follow it

    async def announce(self, channel: int, content: MessageContent, what: str) -> None:
        """Post a message that belongs to no table. `what` tells it from all others: a crash does not post it twice."""
        await self._sender.send(channel, OutgoingMessage(content.text, content.controls), nonce_of(what))

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew. None if that is impossible."""
        message = await self._store.message(table.id, TABLE)
        if message is None:
            await self.shown(table.id, TABLE)
        elif not await self._sender.exists(message.channel, message.message):
            await self._store.save_message(replace(message, version=0))
            await self.shown(table.id, TABLE)
        message = await self._store.message(table.id, TABLE)
        return None if message is None else address(table, message.message)

    # ---- pictures

    async def repaint(self, owner: PreferencesOwner, of: int) -> None:
        """Somebody's preferences have changed: show it at once in all their hands, or at all tables of the server."""
        await self.repaint_here(owner, of)
        if owner is PreferencesOwner.PERSON:
            await self._other_processes.announce_preferences(of)

    async def repaint_here(self, owner: PreferencesOwner, of: int) -> None:
        """As far as this process shows them."""
        drawn = self._composer.drawn
        if owner is PreferencesOwner.PERSON:
            own = (slots.hand(of), slots.private(of))
            asked = {
                *await self._store.tables_with_hand(of),
                *(table_id for table_id, slot in drawn if slot == slots.private(of)),
            }
            for table_id in asked:
                for slot in own:
                    async with self._queue.lock(table_id, slot):
                        drawn[table_id, slot] = None
        else:
            asked = set(await self._store.live_tables(of))
            for table_id in asked:
                async with self._queue.lock(table_id, TABLE):
                    drawn[table_id, TABLE] = None
        for table_id in asked:
            self.show(table_id)

    async def returned(self, guild: int) -> None:
        """We are on a server again: what stands there of tables from before is put right, and those that go on are shown."""
        for table_id in await self._store.newest_in_server(guild):
            with suppress(Unreadable, Newer):
                table, there = await self._store.table(table_id), await self._store.message(table_id, TABLE)
                if table is not None and there is not None and table.without_channel and not self._composer.absent(table):
                    await self._store.save_message(replace(there, version=0))
                    self.show(table_id)

    async def read_anew(self) -> None:
        """What the other processes remember of people and messages may not hold any more."""
        await self._other_processes.announce_erasure()

    # ---- what the queue asks for

    async def _read(self, table_id: str) -> Target | None:
        """What is to be shown of a table now."""
        table = self._passed.pop(table_id, None)
        anew = table is None or table.version < self._version.get(table_id, 0)
        if anew:
            try:
                table = await self._store.table(table_id)
            except Unreadable:
                return await self._scrapped(table_id)
            except Newer:
                return None  # a newer process shows it
        if table is None:
            return None
        if not self._other_processes.owns(table):
            await self._other_processes.announce_change(table, self._sender.tokens.take(table_id))
            self._forget(table_id)
            return None
        self._version[table_id] = table.version
        there = {message.slot: message for message in await self._store.messages(table_id, anew=anew)}
        taken = set(there)
        first: list[Slot] = []
        seen = public_table(table)
        wish = partial(self._wish, table_id, awaited_users(seen))
        if self._composer.absent(table):
            personal = {slot for slot in taken if slot.user is not None}
            wanted = personal | {TABLE, *map(slots.hand, seated(table)), *self._sender.tokens.private_slots(table_id)}
            return Target(partial(self._match, table), wanted, first, not table.live, wish)
        if table.without_channel and not table.live:  # we are back: what stands there is put right, and nothing new is said
            return Target(partial(self._match, table), taken | {TABLE}, first, last=True, wish=wish)
        if STANDING not in taken and has_standing(seen):
            first.append(STANDING)  # before the table is as shown as it will be: a restart goes by that
        if TABLE not in taken:
            first.append(TABLE)  # hands link to it: it comes before them, and once more with them if it fails
        hands = [slots.hand(user) for user in seated(table) if slots.hand(user) in taken or await self._takes_dms(user)]
        wanted = taken | {TABLE, *hands, *self._sender.tokens.private_slots(table_id)}
        if table.clock.nudged:
            wanted.add(NUDGE)
        if has_offers(seen):
            wanted.add(OFFERS)
        stays = partial(hand_slots.stays, self._composer, table, board=there.get(TABLE))
        return Target(partial(self._match, table), wanted, first, not table.live, wish, stays)

    async def _takes_dms(self, user: int) -> bool:
        """As far as is known."""
        person = await self._store.person(user)
        return person is None or not person.dm_closed

    def _wish(self, table_id: str, awaited: Collection[int], slot: Slot) -> Wish:
        """For what turn a slot waits; `awaited` are the people for whom the deal waits."""
        limited = self._sender.tokens.get(table_id, slot) is None
        if slot.user is None:
            return Wish(Rank.TABLE, limited)
        return Wish(Rank.AWAITED if slot.user in awaited else Rank.OTHER, limited)

    async def _match(self, table: Table, slot: Slot) -> None:
        """Make the message in a slot show the table."""
        if slot == TABLE and self._composer.absent(table):
            await self._lost(table)
            return
        there = await self._store.message(table.id, slot)
        try:
            if not slot.replaced:
                await MATCH[slot.kind](self._composer, table, slot, there)
                if slot == TABLE and self._sender.tokens.private_slots(table.id):
                    now = await self._store.message(table.id, slot)
                    if now is not None and (there is None or there.message != now.message):
                        self.show(table.id)  # private hands follow it down the channel
            elif there is not None:
                await self._composer.retire(table, there)
        except ChannelLost as gone:
            await self._gone(table, slot, gone.why)

    async def _gone(self, table: Table, slot: Slot, why: CloseReason) -> None:
        """Nothing can be posted in a channel any more: the table that was in it is played to its end without, a person without
        DMs plays on."""
        if slot.user is not None:
            await self._store.update_person(slot.user, dm_channel=None, dm_closed=True)
            await self._store.delete_message(table.id, slot)
            return
        with suppress(Newer):  # else a newer process sees to it
            await self._lost(await self._tables.wind_up(table.id, why))

    async def _lost(self, table: Table) -> None:
        """A table without a channel is as shown as it can be."""
        there = await self._store.message(table.id, TABLE)
        there = there or PostedMessage(table.id, TABLE, table.channel, 0, 0, self._composer.now())
        await self._store.save_message(replace(there, version=table.version))

    async def _scrapped(self, table_id: str) -> Target:
        """Today's rules cannot read it: void, refunded, and its messages say so."""
        log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
        await self._store.scrap(table_id, self._composer.now())
        left = [message.slot for message in await self._store.messages(table_id)]
        return Target(partial(self._match_scrapped, table_id), left, last=True)

    async def _match_scrapped(self, table_id: str, slot: Slot) -> None:
        """A message of a table that cannot be read says so, and is forgotten."""
        there = await self._store.message(table_id, slot)
        if there is None:
            return
        text = self._composer.catalogues.of(await self._locale_of(there))("refused-unreadable-table")
        try:
            await self._sender.edit(there, OutgoingMessage(text))
        except (ChannelLost, discord.Forbidden) as lost:
            log.info("table %s (%s): nobody can be told that it is void: %s", table_id, slot.kind, describe(lost))
        await self._store.delete_message(table_id, slot)

    async def _locale_of(self, message: PostedMessage) -> str | None:
        """What the readers of a message speak, where the table cannot tell."""
        if message.slot.user is not None:
            person = await self._store.person(message.slot.user)
            return person.locale if person else None
        guild = self._sender.guild_of(message.channel)
        return None if guild is None else (await self._store.guild_settings(guild.id)).locale or guild.preferred_locale.value

    def _forget(self, table_id: str) -> None:
        """A table is over."""
        for key in [key for key in self._composer.drawn if key[0] == table_id]:
            del self._composer.drawn[key]
        self._version.pop(table_id, None)
        self._sender.tokens.forget(table_id)


def seated(table: Table) -> set[int]:
    """Everybody who is to have a hand: the players who have not left, and the gallery."""
    players = {chair.user for chair in table.chairs if chair.user is not None and table.seat_of(chair.user) is not None}
    return {
        user for user in players | {one.user for one in table.gallery} if user > 0
    }  # below are aliases of whoever is forgotten
