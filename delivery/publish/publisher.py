"""The publisher keeps the messages of tables up to date.

The way from a commit to Discord:

1. `Tables` has committed a change and calls `Publisher.publish` (or `refresh`, if the newest state
   has to be read).
2. `PublishQueue` runs one reader per table. States that come while it is busy are skipped: only the
   newest one is shown.
3. The reader asks `TablePlanner` for a plan: for each message of the table, a cheap fingerprint of
   its wanted state.
4. `ShownMessages` compares the fingerprint with the last one that was shown. If they are equal,
   nothing is done.
5. Otherwise the message gets a worker, which waits until `SendScheduler` grants a drawing slot and
   a request.
6. The worker calls `MessageUpdater`, which looks at the fingerprint once more and chooses what to
   do with the message.
7. `ChannelMessages` or `HandMessages` builds the content from views of the table (`messages/`).
8. `MessageDrawing` has its picture drawn in another process.
9. `MessagePoster` edits the message, or posts a new one and removes the old one, and records it in
   the database.
10. `Sender` makes the request, with an interaction token where possible, and `ShownMessages`
   records the fingerprint.

The state in memory only saves work: after a restart, the database says which messages are out of
date.
"""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import discord

from data.store import Store
from delivery.discord_api.discord_errors import (
    ChannelLost,
    Meaning,
    describe,
    may_pass,
    meaning_of,
)
from delivery.discord_api.interaction_answers import WAY_BACK
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.discord_api.server_presses import place_of
from delivery.publish.beat_holds import BeatHolds
from delivery.publish.channel_messages import ChannelMessages
from delivery.publish.evening_messages import FAILURES, EveningMessages
from delivery.publish.hand_messages import HandMessages, participant_for
from delivery.publish.message_drawing import MessageDrawing
from delivery.publish.message_poster import MessagePoster, nonce_of
from delivery.publish.message_updater import MessageUpdater
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.publish_queue import PublishQueue
from delivery.publish.shown_messages import (
    PrivateFingerprint,
    ShownMessages,
    WaitingFingerprint,
    waits_for_seat,
)
from delivery.publish.table_notices import TableNotices
from delivery.publish.table_places_and_threads import TablePlaces, TableThreads, address
from delivery.publish.unreadable_tables import void_table
from delivery.publish.wanted_messages import TablePlanner
from delivery.workers.picture_pool import PicturePool
from delivery.workers.thinker import Thinker
from locales.catalogues import Catalogues
from messages.parts.components import place_controls
from messages.parts.content import MessageContent
from messages.play.nudge_message import awaited_users
from renderer.scene import HandScene, Picture
from service.tables import Tables
from service.tournaments import Tournaments
from tables.people.people import PreferencesOwner
from tables.state import slots
from tables.state.change import Refused
from tables.state.slots import TABLE, Slot, SlotKind
from tables.state.table import Table
from tables.views.table_views import public_table

log = logging.getLogger(__name__)


class Publisher:
    """Shows tables to people.

    Args:
        tables: Closes tables whose channel is lost.
        store: Knows tables, messages and people.
        sender: Makes the requests.
        pictures: Draws.
        catalogues: The words of all languages.
        now: Returns ms since 1970.
        mentor: Finds the turning point of a session; None: it is not told.
        other_processes: The other processes of this bot.
    """

    def __init__(
        self,
        *,
        tables: Tables,
        store: Store,
        sender: Sender,
        pictures: PicturePool,
        catalogues: Catalogues,
        now: Callable[[], int],
        mentor: Thinker | None = None,
        other_processes: OtherProcesses | None = None,
    ) -> None:
        self._store = store
        self._sender = sender
        self.other_processes = other_processes or OtherProcesses()
        self.follow_ups = sender.follow_ups
        self._shown = ShownMessages()
        self.beats = BeatHolds(now, self.refresh)
        self.places = TablePlaces(sender, store)
        self._drawing = MessageDrawing(store, pictures, sender.scheduler)
        poster = MessagePoster(sender, store, now, catalogues)
        channel_messages = ChannelMessages(
            store=store,
            sender=sender,
            poster=poster,
            drawing=self._drawing,
            places=self.places,
            catalogues=catalogues,
            mentor=mentor,
        )
        self._hand_messages = HandMessages(
            store=store,
            sender=sender,
            poster=poster,
            drawing=self._drawing,
            places=self.places,
            catalogues=catalogues,
            now=now,
        )
        self._updater = MessageUpdater(
            store=store,
            tables=tables,
            tokens=sender.tokens,
            shown=self._shown,
            poster=poster,
            channel_messages=channel_messages,
            hand_messages=self._hand_messages,
            beats=self.beats,
        )
        self._planner = TablePlanner(
            store=store,
            other_processes=self.other_processes,
            tokens=sender.tokens,
            shown=self._shown,
            places=self.places,
            updater=self._updater,
            void=lambda table_id: void_table(store, sender, catalogues, table_id, now()),
            beats=self.beats,
        )
        self._queue = PublishQueue(self._planner, sender.scheduler)
        self.notices = TableNotices(
            store,
            sender,
            self.places,
            catalogues,
            now,
            admission=tables.admission,
            write_to=self.write_to,
        )
        self.tournaments = Tournaments(tables, (mentor or Thinker(searches=False)).play_out)
        self.evenings = EveningMessages(
            store,
            sender,
            catalogues,
            now,
            write_to=self.write_to,
            drawing=self._drawing,
            tournaments=self.tournaments,
        )
        self.threads = TableThreads(store, sender, now)

    # ---- all messages of a table

    def show_again(self, table_id: str, slot: Slot) -> None:
        """Draw a message again in any case: somebody has used a button in it that is out of
        date.
        """
        self._shown.invalidate(table_id, slot)
        self.refresh(table_id)

    def publish(self, table: Table) -> None:
        """Show the state of a table that has just been committed."""
        self._planner.use(table)
        self._queue.refresh(table.id)

    def refresh(self, table_id: str) -> None:
        """Show the newest state of a table, as the database has it."""
        self._planner.read_again(table_id)
        self._queue.refresh(table_id)

    def catch_up(self, table_id: str) -> None:
        """Refresh a table whose messages are out of date, unless they have failed and are going
        to be tried again anyway.
        """
        self._planner.read_again(table_id)
        if not self._queue.has_retries(table_id):
            self._queue.refresh(table_id)

    async def refreshed(self, table_id: str, only: Slot | None = None) -> None:
        """Refresh a table, and wait until all messages, or `only` one, have been updated or have
        failed.
        """
        self._planner.read_again(table_id)
        await self._queue.refreshed(table_id, only)

    async def close(self) -> None:
        """Finish running updates, for a few seconds; the next process does the rest."""
        await self.notices.stop()
        await self._queue.close()

    # ---- the message that somebody has used

    def note_press(self, interaction: discord.Interaction) -> None:
        """Note what the menus of a pressed message are called, so that they keep their ids when
        it is edited.
        """
        self._sender.menu_marks.note(interaction)

    def use_interaction(self, interaction: discord.Interaction, table_id: str, slot: Slot) -> None:
        """Update a message with the token of the interaction, and draw it in any case: the user
        waits for an answer.

        The public message of a table never becomes a hand, whatever button was pressed there.
        """
        message = interaction.message
        if slot.kind is SlotKind.HAND and interaction.guild_id is not None:
            if message is None or not message.flags.ephemeral:
                return
            slot = slots.private(interaction.user.id)
        if message is not None:
            token = InteractionToken.of(
                interaction, message.id, self._sender.menu_marks.of(message.id)
            )
            self._sender.tokens.keep(token, table_id, slot)
        self.beats.end(table_id, slot)
        self._shown.invalidate(table_id, slot)

    def use_token(self, table_id: str, slot: Slot, token: InteractionToken) -> None:
        """Update a message with a token that another process has received, and draw it in any
        case.
        """
        self._sender.tokens.keep(token, table_id, slot)
        self._sender.menu_marks.keep(token.message, token.marks)
        self.beats.end(table_id, slot)
        self._shown.invalidate(table_id, slot)

    async def answer_with_hand(
        self,
        interaction: discord.Interaction,
        table: Table,
        user: int,
        *,
        as_onlooker: bool = False,
    ) -> None:
        """Answer a deferred interaction with a hand, or (`as_onlooker`) with the players that
        the user may watch.
        """
        participant = participant_for(table, user) if as_onlooker else table.participant_of(user)
        if participant is None:
            raise Refused("not-seated")
        posted_table = await self._store.messages.message(table.id, TABLE)
        outgoing = await self._hand_messages.draw_private(
            table, participant, user, interaction.locale.value
        )
        token = await self._sender.answer(interaction, outgoing)
        if table.live:
            fingerprint = PrivateFingerprint.of(table, participant, posted_table)
            await self._keep_answer(token, table, user, fingerprint)

    @asynccontextmanager
    async def answering(self, table_id: str, user: int) -> AsyncIterator[None]:
        """Within this block a press is answered with the presser's hand: it takes the place of
        their earlier private answer, which would become the hand, too.
        """
        tokens, slot = self._sender.tokens, slots.private(user)
        earlier = tokens.get(table_id, slot)
        tokens.drop(table_id, slot)
        tokens.awaited.add((table_id, slot))
        try:
            yield
        finally:
            tokens.awaited.discard((table_id, slot))
            if tokens.get(table_id, slot) is None:  # there was no answer: a mention may be needed
                self.refresh(table_id)
            if earlier is not None and tokens.get(table_id, slot) is None:
                tokens.keep(earlier, table_id, slot)
            elif earlier is not None:
                tokens.supersede(earlier, table_id, slot)
                await self._sender.delete_superseded(table_id, slot)

    async def keep_for_round(self, interaction: discord.Interaction, tournament_id: str) -> None:
        """Let the private answer to a press become the hand of the next round of a tournament."""
        tokens, slot = self._sender.tokens, slots.private(interaction.user.id)
        tokens.keep(
            InteractionToken.of(interaction, (await interaction.original_response()).id),
            tournament_id,
            slot,
        )
        await self._sender.delete_superseded(tournament_id, slot)

    async def delete_answer(self, table_id: str, user: int, pressed: int = 0) -> None:
        """Delete the private answer to a person who has left: the answer to their press says so.

        It stays if it is the message that was `pressed`.
        """
        tokens, slot = self._sender.tokens, slots.private(user)
        if (token := tokens.get(table_id, slot)) is not None:
            tokens.drop(table_id, slot)
            if token.message != pressed:
                tokens.supersede(token, table_id, slot)
            await self._sender.delete_superseded(table_id, slot)

    async def keep_answer(self, token: InteractionToken, table: Table, user: int) -> None:
        """Let the private answer to somebody who has sat down, or has asked for a seat, become
        their hand.
        """
        participant = table.seat_of(user)
        if not table.live:
            return
        if participant is not None:
            posted_table = await self._store.messages.message(table.id, TABLE)
            fingerprint = PrivateFingerprint.of(table, participant, posted_table)
            await self._keep_answer(token, table, user, fingerprint)
        elif waits_for_seat(table, user):
            await self._keep_answer(token, table, user, WaitingFingerprint.of(table, user))

    async def _keep_answer(
        self,
        token: InteractionToken,
        table: Table,
        user: int,
        fingerprint: PrivateFingerprint | WaitingFingerprint,
    ) -> None:
        tokens, slot = self._sender.tokens, slots.private(user)
        if not tokens.keep_new(token, table.id, slot):  # the hand has moved below it meanwhile
            await self._sender.delete_superseded(table.id, slot)
            return
        self.beats.end(table.id, slot)
        with self._shown.drawing(table.id, slot, fingerprint):
            await self._sender.delete_superseded(table.id, slot)
        self.refresh(table.id)  # the table may have changed meanwhile, or be over

    async def add_to_hand(
        self, interaction: discord.Interaction, table: Table, said: Sequence[str]
    ) -> None:
        """Show lines in the hand whose button was pressed, after a silent acknowledgement.

        They go when the hand changes.
        """
        participant = table.participant_of(interaction.user.id)
        if participant is None:
            raise Refused("not-seated")
        await self._hand_messages.add_to_hand(interaction, table, participant, said)
        newest = await self._store.tables.table(table.id)
        # the lines may be about a hand that has changed meanwhile
        if newest is not None and newest.version != table.version:
            self.use_interaction(interaction, table.id, slots.hand(interaction.user.id))
            self.publish(newest)

    async def answer(
        self,
        interaction: discord.Interaction,
        content: MessageContent,
        stem: str = "",
        picture: Picture | None = None,
    ) -> None:
        """Fill a deferred response, or the message with the pressed button.

        Args:
            interaction: The interaction to answer.
            content: What the answer says and shows.
            stem: Name of the picture's file.
            picture: The picture, if it has been drawn already.
        """
        controls = (*content.controls, *interaction.extras.get(WAY_BACK, ()))
        if place := place_of(interaction):
            controls = place_controls(controls, place)
        content = replace(content, controls=controls)
        if picture is not None:
            outgoing = OutgoingMessage(content.text, content.controls, picture, stem)
        elif isinstance(content.scene, HandScene):
            outgoing = await self._drawing.draw(content, stem, interaction.user.id)
        else:
            outgoing = await self._drawing.draw_privately(
                content, stem, interaction.guild_id, interaction.user.id
            )
        await self._sender.answer(interaction, outgoing)

    # ---- single messages

    async def waits_for_dm(self, table: Table) -> bool:
        """Return whether a table waits for a player whose hand is in their direct messages, and
        nowhere else.
        """
        awaited = set(awaited_users(public_table(table)))
        elsewhere = {slot.user for slot in self._sender.tokens.private_slots(table.id)}
        posted = {
            message.slot for message in await self._store.messages.messages(table.id, anew=False)
        }
        return any(slots.hand(user) in posted for user in awaited - elsewhere)

    async def repost(self, table: Table) -> None:
        """Repost a table at the bottom of its channel.

        Raises `discord.HTTPException` and `ChannelLost`.
        """
        async with self._queue.lock(table.id, TABLE):
            await self._updater.repost_table(table)
        self.refresh(table.id)  # private answers follow it

    async def announce(
        self, channel: int, content: MessageContent, key: str, guild: int = 0, stem: str = "season"
    ) -> None:
        """Post a message that belongs to no table.

        Discord posts it once for each `key`, even after a crash.

        A picture looks as the server (`guild`) likes it. `stem` names its file.
        """
        await self._sender.send(
            channel, await self._drawing.draw_for_server(content, stem, guild), nonce_of(key)
        )

    async def invite(self, channel: int, content: MessageContent, role: int, key: str) -> None:
        """Post a message that notifies the people with a role, once for each `key`."""
        await self._sender.send(
            channel, OutgoingMessage(content.text, content.controls), nonce_of(key), roles=[role]
        )

    async def write_to(self, user: int, guild: int, content: MessageContent, key: str) -> bool:
        """Send a direct message about a server, once for each `key`.

        Return False if this person does not get it.

        Raises `discord.HTTPException` or a connection error if Discord is in trouble and may have
        delivered it.
        """
        person = await self._store.people.person(user)
        if person is not None and person.dm_closed:
            return False
        channel = None if person is None else person.dm_channel
        try:
            if channel is None:
                channel = await self._sender.open_dm(user, guild)
            await self.announce(channel, content, key)
        except FAILURES as error:
            is_refused = isinstance(error, discord.RateLimited) or not may_pass(error)
            if channel is not None and not is_refused:
                raise
            log.info("a DM could not be delivered (%s)", describe(error))
            is_closed = isinstance(error, ChannelLost)
            if isinstance(error, discord.HTTPException):
                is_closed = meaning_of(error) is Meaning.DM_CLOSED
                if meaning_of(error) is Meaning.NEW_DMS_REFUSED:
                    await self._sender.new_dms.pause(error)
            if is_closed and person is not None:
                await self._store.people.update_person(user, dm_closed=True)
                await self.redraw_for(PreferencesOwner.PERSON, user)
            return False
        return True

    async def link(self, table: Table) -> str | None:
        """Return the address of a table's message, which is reposted if it was deleted.

        None if that is impossible.
        """
        posted = await self._store.messages.message(table.id, TABLE)
        if posted is None:
            await self.refreshed(table.id, TABLE)
        elif not await self._sender.exists(posted.channel, posted.message):
            await self._store.messages.save_message(replace(posted, version=0))
            self._shown.invalidate(table.id, TABLE)
            await self.refreshed(table.id, TABLE)
        posted = await self._store.messages.message(table.id, TABLE)
        return None if posted is None else address(table, posted.message)

    # ---- when preferences, people or servers have changed

    async def redraw_for(self, owner: PreferencesOwner, owner_id: int) -> None:
        """Redraw all hands of a person, or all tables of a server, because preferences have
        changed.
        """
        await self.redraw_here_for(owner, owner_id)
        if owner is PreferencesOwner.PERSON:
            await self.other_processes.announce_preferences(owner_id)

    async def redraw_here_for(self, owner: PreferencesOwner, owner_id: int) -> None:
        """Redraw the hands of a person, or the tables of a server, that this process shows."""
        if owner is PreferencesOwner.PERSON:
            redrawn = [slots.hand(owner_id), slots.private(owner_id)]
            table_ids = {
                *await self._store.tables.tables_with_hand(owner_id),
                *self._shown.tables_with(slots.private(owner_id)),
            }
        else:
            redrawn = [TABLE]
            table_ids = set(await self._store.tables.live_tables(owner_id))
        for table_id in table_ids:
            for slot in redrawn:
                self._shown.invalidate(table_id, slot)
            self.refresh(table_id)

    async def return_to(self, guild: int) -> None:
        """Update the messages on a server after the bot has been added again."""
        await self._store.evenings.show_again(guild=guild)
        for table_id in await self._store.tables.newest_in_server(guild):
            table = await self._store.tables.readable_table(table_id)
            posted = await self._store.messages.message(table_id, TABLE)
            if (
                table is not None
                and posted is not None
                and table.without_channel
                and not self.places.is_lost(table)
            ):
                await self._store.messages.save_message(replace(posted, version=0))
                self._shown.invalidate(table_id, TABLE)
                self.refresh(table_id)
