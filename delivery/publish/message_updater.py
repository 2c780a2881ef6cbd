"""Carries out plans: makes one message show what its table's plan wants."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from data.exceptions import Newer
from data.store import Store
from delivery.discord_api.discord_errors import ChannelLost
from delivery.discord_api.interaction_tokens import InteractionTokens
from delivery.discord_api.send_scheduler import Demand, Priority
from delivery.publish.beat_holds import BeatHolds
from delivery.publish.channel_messages import ChannelMessages
from delivery.publish.hand_messages import HandMessages
from delivery.publish.message_poster import MessagePoster
from delivery.publish.shown_messages import PrivateFingerprint, ShownMessages, WaitingFingerprint
from messages.play.beat_message import latest_reveal
from service.tables import Tables
from tables.people.people import PreferencesOwner
from tables.state.phases import CloseReason, Phase
from tables.state.slots import TABLE, PostedMessage, Slot, SlotKind
from tables.state.table import Table
from tables.views.table_views import public_table


@dataclass(frozen=True, slots=True)
class DesiredMessage:
    """The wanted state of one message.

    Attributes:
        fingerprint: Changes whenever the message must be drawn again.
        since: First version of the table with this fingerprint.
        users: People to mention, if the table alone does not say it.
        is_at_beat: The message shows the latest beat of the table, and newer states wait.
    """

    fingerprint: Hashable
    since: int
    users: tuple[int, ...] = ()
    is_at_beat: bool = False


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The wanted state of all messages of a table.

    Attributes:
        table: The table in this state.
        posted: The messages that the database knows.
        desired: What each message should show; None if it should be removed or is only to be
            recorded as shown.
        first: Messages to update before all others.
        awaited: Users who have to act.
    """

    updater: "MessageUpdater"
    table: Table
    posted: Mapping[Slot, PostedMessage]
    desired: Mapping[Slot, DesiredMessage | None]
    first: Sequence[Slot]
    awaited: Collection[int]

    @property
    def slots(self) -> Collection[Slot]:
        """All messages that should or do exist."""
        return self.desired.keys()

    @property
    def is_final(self) -> bool:
        """The table is over, and no message waits for the end of a beat or for an heir."""
        wanted = (desired for desired in self.desired.values() if desired is not None)
        is_over = not self.table.live and self.table.clock.due is None
        return is_over and not any(desired.is_at_beat for desired in wanted)

    def demand(self, slot: Slot) -> Demand:
        """Return what the update of a message needs from the scheduler."""
        is_rate_limited = self.updater.tokens.get(self.table.id, slot) is None
        if slot.user is None:
            priority = Priority.TABLE
        else:
            priority = Priority.AWAITED_HAND if slot.user in self.awaited else Priority.OTHER_HAND
        return Demand(priority, is_rate_limited, self.table.guild)

    def is_up_to_date(self, slot: Slot) -> bool:
        """Return whether a message needs no update."""
        return self.updater.is_up_to_date(self, slot, self.posted.get(slot))

    async def update(self, slot: Slot) -> bool:
        """Make a message show the table. Return whether other messages may be out of date now."""
        return await self.updater.update(self, slot)


class MessageUpdater:
    """Chooses how to update a message: draw it, remove it, or only record it."""

    def __init__(
        self,
        *,
        store: Store,
        tables: Tables,
        tokens: InteractionTokens,
        shown: ShownMessages,
        poster: MessagePoster,
        channel_messages: ChannelMessages,
        hand_messages: HandMessages,
        beats: BeatHolds,
    ) -> None:
        self.tokens = tokens
        self._beats = beats
        self._store = store
        self._tables = tables
        self._shown = shown
        self._poster = poster
        self._channel_messages = channel_messages
        self._hand_messages = hand_messages

    def is_up_to_date(self, plan: TablePlan, slot: Slot, posted: PostedMessage | None) -> bool:
        """Return whether a message shows what the plan wants, and the database knows it."""
        desired = plan.desired[slot]
        if slot.replaced or desired is None:
            return False
        if desired.is_at_beat:
            return self._beats.is_shown(plan.table, slot)
        is_recorded = slot != TABLE or (posted is not None and posted.version >= plan.table.version)
        return is_recorded and not self._needs_drawing(plan.table, slot, posted, desired)

    async def update(self, plan: TablePlan, slot: Slot) -> bool:
        """Make a message show what the plan wants.

        Return whether other messages of the table may be out of date now.
        """
        table, posted = plan.table, await self._store.messages.message(plan.table.id, slot)
        desired = plan.desired.get(slot)
        if slot.kind is SlotKind.HAND and posted is None and not table.live:
            return False  # the next round of a tournament has taken the message over
        try:
            if slot.replaced:
                if posted is not None:
                    await self._poster.retire(table, posted)
            elif desired is None:
                await self._remove(table, slot, posted)
            elif desired.is_at_beat:
                if not self._beats.is_shown(table, slot):
                    await self._draw_beat(table, slot, posted, desired)
            elif self._needs_drawing(table, slot, posted, desired):
                if not await self._draw(table, slot, posted, desired):
                    # a mention may be needed now: the person has no message, or no longer
                    return (
                        slot.user is not None
                        and await self._store.messages.message(table.id, slot) is None
                    )
                return slot == TABLE and await self._has_moved(table, posted)
            elif slot == TABLE and posted is not None and posted.version < table.version:
                await self._poster.mark_shown(table, slot, posted)
        except ChannelLost as lost:
            await self._give_up_channel(table, slot, lost.why)
        return False

    async def repost_table(self, table: Table) -> None:
        """Repost a table's message at the bottom of its channel."""
        with self._shown.drawing(table.id, TABLE, table.public_version):
            await self._channel_messages.repost_table(table)

    def _needs_drawing(
        self, table: Table, slot: Slot, posted: PostedMessage | None, desired: DesiredMessage
    ) -> bool:
        return self._shown.needs_drawing(
            table.id,
            slot,
            posted,
            fingerprint=desired.fingerprint,
            version=table.version,
            since=desired.since,
        )

    async def _draw(
        self, table: Table, slot: Slot, posted: PostedMessage | None, desired: DesiredMessage
    ) -> bool:
        """Show a message. Return False if that is impossible for now."""
        with self._shown.drawing(table.id, slot, desired.fingerprint):
            is_shown = await self._show(table, slot, posted, desired)
        if not is_shown:
            self._shown.forget(table.id, slot)
        return is_shown

    async def _draw_beat(
        self, table: Table, slot: Slot, posted: PostedMessage | None, desired: DesiredMessage
    ) -> None:
        """Show the latest beat of the table.

        If the newest state looks different, the message is recorded as older than the table: it is
        drawn again when the beat is over, also after a restart.
        """
        if has_beat_picture(table) or not table.live:
            table = replace(table, version=max(table.latest_deal.first_version, table.version - 1))
            self._shown.invalidate(table.id, slot)
            await self._show(table, slot, posted, desired)
        else:
            with self._shown.drawing(table.id, slot, desired.fingerprint):
                await self._show(table, slot, posted, desired)
        patiently = (
            slot.user is not None
            and (await self._store.people.preferences(PreferencesOwner.PERSON, slot.user)).patient
        )
        self._beats.note_shown(table, slot, patiently=patiently)

    async def _show(
        self, table: Table, slot: Slot, posted: PostedMessage | None, desired: DesiredMessage
    ) -> bool:
        """Draw and send a message. Return False if that is impossible for now."""
        match slot.kind:
            case SlotKind.TABLE:
                await self._channel_messages.show_table(
                    table, posted, is_at_beat=desired.is_at_beat
                )
            case SlotKind.OFFERS:
                await self._channel_messages.show_offers(table, posted)
            case SlotKind.NUDGE:
                await self._channel_messages.show_nudge(table, posted)
            case SlotKind.DEALT:
                await self._channel_messages.show_dealt(table, desired.users)
            case SlotKind.HAND:
                return await self._hand_messages.show_hand(
                    table, slot.owner, posted, is_at_beat=desired.is_at_beat
                )
            case SlotKind.PRIVATE:
                if (token := self.tokens.get(table.id, slot)) is None:
                    return False
                return await self._hand_messages.show_private(
                    table,
                    slot,
                    token,
                    is_new_deal=self._is_new_deal(table, slot),
                    is_waiting=isinstance(desired.fingerprint, WaitingFingerprint),
                    is_at_beat=desired.is_at_beat,
                )
        return True

    def _is_new_deal(self, table: Table, slot: Slot) -> bool:
        """Return whether a private answer still shows an earlier deal than the one that is
        played. The answer to *Join* has shown none, and becomes the hand where it stands.
        """
        last = self._shown.last(table.id, slot)
        return (
            table.phase is Phase.PLAYING
            and isinstance(last, PrivateFingerprint)
            and 0 < last.hand.deal < table.deals
        )

    async def _remove(self, table: Table, slot: Slot, posted: PostedMessage | None) -> None:
        """Remove a message that should not exist.

        A table that cannot be shown is recorded as shown.
        """
        if slot == TABLE:
            await self._poster.mark_shown(table, slot, posted)
        elif slot.kind is SlotKind.PRIVATE:
            if (token := self.tokens.get(table.id, slot)) is not None:
                await self._hand_messages.remove_private(table, slot, token)
            self._shown.forget(table.id, slot)
        elif posted is not None:
            if slot.user is not None:
                await self._hand_messages.remove_hand(table, slot.user, posted)
            elif slot.kind is SlotKind.NUDGE:
                await self._channel_messages.conclude_nudge(table, posted)
            else:
                await self._poster.remove(posted)
            self._shown.forget(table.id, slot)

    async def _has_moved(self, table: Table, before: PostedMessage | None) -> bool:
        """Return whether private answers must follow the table's message down the channel."""
        if not self.tokens.private_slots(table.id):
            return False
        now = await self._store.messages.message(table.id, TABLE)
        return now is not None and (before is None or before.message != now.message)

    async def _give_up_channel(self, table: Table, slot: Slot, why: CloseReason) -> None:
        """Stop posting in a channel.

        A table without it goes on in direct messages; a person without them plays on.
        """
        if slot.user is not None:
            await self._store.people.update_person(slot.user, dm_channel=None, dm_closed=True)
            await self._store.messages.delete_message(table.id, slot)
            return
        posted = await self._store.messages.message(table.id, TABLE)
        # a moderator may unlock the thread again
        is_locked = why is CloseReason.UNREACHABLE and posted is not None
        with suppress(Newer):  # else a newer process sees to it
            wound_up = await self._tables.wind_up(table.id, why, waits=is_locked)
            await self._poster.mark_shown(wound_up, TABLE, posted)


def has_beat_picture(table: Table) -> bool:
    """Return whether the latest beat of a table has a picture of its own, which hands show too."""
    return latest_reveal(public_table(table)) is not None
