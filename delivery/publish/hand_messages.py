"""The messages that show people their own hands: in their direct messages, and as a private
answer in the channel.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from data.store import Store
from delivery.discord_api.discord_errors import Meaning, meaning_of
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.message_drawing import MessageDrawing
from delivery.publish.message_poster import MessagePoster
from delivery.publish.table_places_and_threads import TablePlaces
from games.core import Participant
from locales.catalogues import Catalogues, Words
from messages.play.beat_message import beat_hand_content
from messages.play.gallery_message import participant_content
from messages.play.seat_messages import waiting_content
from renderer.scene import Medal
from service.newcomers_and_readers import is_coached
from tables.people.achievements import ACHIEVEMENTS
from tables.people.people import Person
from tables.state import slots
from tables.state.phases import Phase
from tables.state.slots import TABLE, PostedMessage, Slot
from tables.state.table import Table, game_of
from tables.views.table_views import onlooker_view, private_table, public_table

log = logging.getLogger(__name__)


class HandMessages:
    """Builds, draws and sends hands."""

    def __init__(
        self,
        *,
        store: Store,
        sender: Sender,
        poster: MessagePoster,
        drawing: MessageDrawing,
        places: TablePlaces,
        catalogues: Catalogues,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._now = now
        self._sender = sender
        self._poster = poster
        self._drawing = drawing
        self._places = places
        self._catalogues = catalogues

    # ---- in direct messages

    async def show_hand(
        self, table: Table, user: int, posted: PostedMessage | None, *, is_at_beat: bool = False
    ) -> bool:
        """Repost a hand with each deal, edit it in between.

        Return False if the person takes no direct messages.
        """
        participant = table.participant_of(user)
        person = await self._store.people.person(user) or Person(user)
        # joining again makes another try, but not for ever
        if person.dm_closed or self._sender.new_dms.refuses(user):
            await self._give_up_hand(table, user, person.dm_channel)
            return False
        if person.dm_channel is None:
            await self._sender.new_dms.check(user, table.guild)  # before it is drawn for nothing
        words = self._catalogues.of(person.reads)
        place = await self._places.describe(table, words)
        if participant is None:
            content = waiting_content(public_table(table), user, place, words)
            outgoing = OutgoingMessage(content.text, content.controls)
        else:
            outgoing = await self._draw(
                table, participant, user, words, place, is_at_beat=is_at_beat
            )
        is_new_deal = (
            posted is not None
            and participant is not None
            and table.phase is Phase.PLAYING
            and posted.version < table.latest_deal.first_version
        )
        if (
            posted is not None
            and not is_new_deal
            and not self._poster.is_old(posted)
            and not await self._poster.is_half_replaced(posted)
            and await self._poster.edit(table, posted, outgoing)
        ):
            return True
        return await self._send_hand(table, participant, person, outgoing, posted)

    async def _send_hand(
        self,
        table: Table,
        participant: Participant | None,
        person: Person,
        outgoing: OutgoingMessage,
        posted: PostedMessage | None,
    ) -> bool:
        """Return False if the person takes no direct messages.

        This table does not try again; *My hand* shows the same.
        """
        channel, distinguish = person.dm_channel, table.latest_deal.first_version
        if participant is not None and participant < len(table.chairs):
            # who comes again gets another message; the cut of the host changes with *Start*
            distinguish = 0 if person.user == table.host else table.chairs[participant].cut
        try:
            if channel is None:
                channel = await self._sender.open_dm(person.user, table.guild)
            await self._poster.post(
                table,
                slots.hand(person.user),
                channel,
                outgoing,
                replaces=posted,
                distinguish=distinguish,
            )
        except discord.HTTPException as error:
            if meaning_of(error) is Meaning.NEW_DMS_REFUSED:
                raise await self._sender.new_dms.pause(error) from error
            if meaning_of(error) is not Meaning.DM_CLOSED:
                raise
            log.info("a DM could not be delivered (%s)", error.code)
            self._sender.new_dms.note_refusal(person.user)
            await self._give_up_hand(table, person.user, channel)
            return False
        if person.dm_channel != channel:
            await self._store.people.update_person(person.user, dm_channel=channel, dm_closed=False)
        return True

    async def _give_up_hand(self, table: Table, user: int, channel: int | None) -> None:
        """Remove the hand of a person who takes no direct messages any more: its buttons would
        stay for ever.
        """
        slot = slots.hand(user)
        for unreachable in (slot, slot.old):
            posted = await self._store.messages.message(table.id, unreachable)
            if posted is not None:
                await self._poster.remove(posted)
        await self._store.people.update_person(user, dm_channel=channel, dm_closed=True)

    async def remove_hand(self, table: Table, user: int, posted: PostedMessage) -> None:
        """Replace the hand of a person who has left the table."""
        words = self._catalogues.of(await self._store.people.reads(user))
        outgoing = OutgoingMessage(
            f"{words('hand-left')}\n-# {await self._places.describe(table, words)}"
        )
        await self._poster.replace_for_good(table, posted, outgoing)

    # ---- as a private answer in the channel

    async def draw_waiting(self, table: Table, user: int, locale: str) -> OutgoingMessage:
        """Return the private answer to a person who waits for a seat."""
        words = await self._private_words(user, locale)
        content = waiting_content(public_table(table), user, None, words)
        return OutgoingMessage(content.text, content.controls)

    async def draw_private(
        self,
        table: Table,
        participant: Participant,
        user: int,
        locale: str,
        *,
        is_at_beat: bool = False,
    ) -> OutgoingMessage:
        """Return the private answer that shows a hand. `locale` is that of the user's Discord."""
        words = await self._private_words(user, locale)
        return await self._draw(table, participant, user, words, None, is_at_beat=is_at_beat)

    async def _draw(
        self,
        table: Table,
        participant: Participant,
        user: int,
        words: Words,
        place: str | None,
        *,
        is_at_beat: bool,
    ) -> OutgoingMessage:
        """Return a hand, or (`is_at_beat`) the picture of the table's beat in its place."""
        if table.round and table.round.ends_at:
            # an outage may have moved the end; once it is over the hand does not tell it
            tournament = await self._store.tournaments.tournament(table.round.tournament)
            due = (tournament and tournament.due) or 0
            ends_at = due if due > self._now() else 0
            table = replace(table, round=replace(table.round, ends_at=ends_at))
        own_table = private_table(table, participant)
        # does not reveal how many others have acted in secret
        stem = f"hand-{table.public_version}-{table.acts_of(participant)}"
        if is_at_beat and (beat := beat_hand_content(own_table, words, place)) is not None:
            return await self._drawing.draw_privately(beat, stem, table.guild, user)
        content = participant_content(
            own_table,
            words,
            place,
            coached=await is_coached(self._store, table, user),
            medals=await self._new_medals(table, user),
        )
        return await self._drawing.draw(content, stem, user)

    async def show_private(
        self,
        table: Table,
        slot: Slot,
        token: InteractionToken,
        *,
        is_new_deal: bool,
        is_waiting: bool,
        is_at_beat: bool,
    ) -> bool:
        """Edit a private answer, or post it once more below everything else and delete the old one.

        It moves down when the table was reposted below it, and with each deal: replays and other
        answers may have come after it. Returns False if it is not the newest private answer any
        more: the user has asked for another one meanwhile, which may show an older state.
        """
        posted_table = await self._store.messages.message(table.id, TABLE)
        # ids grow with time
        is_above_table = (
            table.live and posted_table is not None and posted_table.message > token.message
        )
        if is_waiting:
            outgoing = await self.draw_waiting(table, slot.owner, token.locale)
        else:
            participant = participant_for(table, slot.owner)
            assert participant is not None
            outgoing = await self.draw_private(
                table, participant, slot.owner, token.locale, is_at_beat=is_at_beat
            )
        tokens, newest = self._sender.tokens, token.message
        if (kept := tokens.get(table.id, slot)) is not None and kept.message != newest:
            return False  # superseded while the picture was drawn, and deleted by now
        moves = is_above_table or is_new_deal
        # The old message loses its buttons first, so that nobody presses a button of a message that
        # goes.
        if not await self._sender.edit_with_token(
            token, OutgoingMessage("…") if moves else outgoing
        ):
            # the user has dismissed it, or another one has superseded it
            if tokens.get(table.id, slot) is token:
                tokens.drop(table.id, slot)
        elif (
            moves
            and (below := await self._sender.send_below(token, outgoing, table.channel)) is not None
        ):
            tokens.keep_new(below, table.id, slot)
            newest = below.message
        elif moves:
            await self._sender.edit_with_token(token, outgoing)
        await self._sender.delete_superseded(table.id, slot)
        kept = tokens.get(table.id, slot)
        return kept is not None and kept.message == newest

    async def add_to_hand(
        self,
        interaction: discord.Interaction,
        table: Table,
        participant: Participant,
        said: Sequence[str],
    ) -> None:
        """Show lines in the hand whose button was pressed. They go when the hand changes."""
        words = await self._private_words(interaction.user.id, interaction.locale.value)
        place = await self._places.describe(table, words) if interaction.guild_id is None else None
        content = participant_content(private_table(table, participant), words, place, said=said)
        await interaction.edit_original_response(
            content=await self._drawing.text_for(content, interaction.user.id)
        )

    async def remove_private(self, table: Table, slot: Slot, token: InteractionToken) -> None:
        """Replace the private answer of a person who has left the table."""
        words = await self._private_words(slot.owner, token.locale)
        await self._sender.edit_with_token(token, OutgoingMessage(words("hand-left")))
        self._sender.tokens.drop(table.id, slot)
        await self._sender.delete_superseded(table.id, slot)

    async def _new_medals(self, table: Table, user: int) -> tuple[Medal, ...]:
        """Return the achievements that a person has earned with the last round, until the next
        one begins.
        """
        if table.phase not in (Phase.PAUSE, Phase.CLOSED) or not table.deals:
            return ()
        earned = await self._store.profiles.earned_in_deal(user, table.id, table.deals)
        return tuple(Medal(key, ACHIEVEMENTS[key].game) for key in earned if key in ACHIEVEMENTS)

    async def _private_words(self, user: int, locale: str) -> Words:
        """Return the words for a private answer: of the language that the user has chosen, else
        of `locale`.
        """
        person = await self._store.people.person(user)
        return self._catalogues.of((person.language if person else None) or locale)


def sees_hand(table: Table, participant: Participant) -> bool:
    """Return whether a participant sees a hand: players do, onlookers once they are admitted."""
    if participant < len(table.chairs):
        return True
    seen = onlooker_view(table, participant)
    return seen is not None and seen.viewer is not None


def participant_for(table: Table, user: int) -> Participant | None:
    """Return where a user sits, or would sit in the gallery.

    Returns None for former players, and if there is no gallery.
    """
    participant = table.participant_of(user)
    if participant is None and table.state is not None and game_of(table).onlookers:
        return (
            None if any(chair.user == user for chair in table.chairs) else len(table.participants)
        )
    return participant
