"""Plans the messages of tables: reads the newest state of a table and decides what each of its
messages should show.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from data.exceptions import Newer, Unreadable
from data.store import Store
from delivery.discord_api.interaction_tokens import InteractionTokens
from delivery.publish.beat_holds import BeatHolds
from delivery.publish.hand_messages import participant_for, sees_hand
from delivery.publish.message_poster import CONCLUDED
from delivery.publish.message_updater import (
    DesiredMessage,
    MessageUpdater,
    TablePlan,
    has_beat_picture,
)
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.shown_messages import (
    PrivateFingerprint,
    ShownMessages,
    WaitingFingerprint,
    hand_fingerprint,
    waits_for_seat,
)
from delivery.publish.table_places_and_threads import TablePlaces
from messages.play.nudge_message import awaited_users, away_users
from messages.play.offers_message import has_offers
from tables.state import slots
from tables.state.phases import Phase
from tables.state.slots import DEALT, NUDGE, OFFERS, TABLE, PostedMessage, Slot, SlotKind
from tables.state.table import Table
from tables.views.public_table import PublicTable
from tables.views.table_views import public_table

Desired = dict[Slot, DesiredMessage | None]  # None: the message should be removed


class TablePlanner:
    """Plans tables of this process, and hands those of other processes over to them.

    `void` refunds the players of a table that cannot be read.
    """

    def __init__(
        self,
        *,
        store: Store,
        other_processes: OtherProcesses,
        tokens: InteractionTokens,
        shown: ShownMessages,
        places: TablePlaces,
        updater: MessageUpdater,
        void: Callable[[str], Awaitable[None]],
        beats: BeatHolds,
    ) -> None:
        self._beats = beats
        self._store = store
        self._other_processes = other_processes
        self._tokens = tokens
        self._shown = shown
        self._places = places
        self._updater = updater
        self._void = void
        # newest state to plan; None: read it from the database
        self._committed: dict[str, Table | None] = {}
        self._planned_version: dict[str, int] = {}  # of live tables
        self._tournaments: dict[str, str] = {}  # by table of a round

    def use(self, table: Table) -> None:
        """Plan a table in this state next time, unless the database has to be read."""
        known = self._committed.get(table.id, table)
        if known is not None and known.version <= table.version:
            self._committed[table.id] = table

    def read_again(self, table_id: str) -> None:
        """Read a table from the database next time."""
        self._committed[table_id] = None

    async def plan(self, table_id: str) -> TablePlan | None:
        """Return the plan for the newest state of a table, or None if this process has nothing
        to show.
        """
        table = self._committed.pop(table_id, None)
        is_read_anew = table is None or table.version < self._planned_version.get(table_id, 0)
        if is_read_anew:
            try:
                table = await self._store.tables.table(table_id)
            except Unreadable:
                await self._void(table_id)
                self.forget(table_id)
                return None
            except Newer:
                return None  # a newer process shows it
        if table is None:
            return None
        if not self._other_processes.owns(table):
            await self._other_processes.announce_change(table, self._tokens.take(table_id))
            self.forget(table_id)
            return None
        self._planned_version[table_id] = table.version
        # private answers go from round to round, but not to a deal that is played later
        if table.round is not None and table.round.ends_at:
            self._tournaments[table_id] = table.round.tournament
            if table.live:
                for user in people_at(table):
                    self._tokens.move(table.round.tournament, table_id, slots.private(user))
        posted = {
            message.slot: message
            for message in await self._store.messages.messages(table_id, anew=is_read_anew)
        }
        return await self._plan_messages(table, posted)

    def forget(self, table_id: str) -> None:
        """Forget a table that is over."""
        self._shown.forget(table_id)
        self._planned_version.pop(table_id, None)
        if tournament := self._tournaments.pop(table_id, ""):
            for slot in self._tokens.private_slots(table_id):
                self._tokens.move(table_id, tournament, slot)
        self._tokens.forget(table_id)

    async def _plan_messages(self, table: Table, posted: dict[Slot, PostedMessage]) -> TablePlan:
        seen = public_table(table)
        # without a message in the channel: tables of tournaments never have one
        is_hidden = table.round is not None or self._places.is_lost(table)
        shown = None if is_hidden else DesiredMessage(table.public_version, table.public_version)
        desired: Desired = {TABLE: shown}
        if not is_hidden:
            desired |= _channel_extras(
                table, seen, posted, offers=await self._has_offer_without_hand(table, seen)
            )
            if waiting := await self._users_without_tiles(table):
                if DEALT not in posted or not posted[DEALT].message:
                    desired[DEALT] = DesiredMessage("dealt", since=1, users=tuple(waiting))
            elif DEALT in posted:
                desired[DEALT] = None
        desired |= await self._hands(table, posted)
        desired |= self._private_answers(table, posted.get(TABLE))
        desired |= {slot: None for slot in posted if slot.replaced}
        self._hold_at_beat(table, posted, desired)
        is_new = not is_hidden and TABLE not in posted
        return TablePlan(
            updater=self._updater,
            table=table,
            posted=posted,
            desired=desired,
            first=[TABLE] if is_new else [],
            awaited=awaited_users(seen),
        )

    def _hold_at_beat(
        self, table: Table, posted: dict[Slot, PostedMessage], desired: Desired
    ) -> None:
        """Keep messages at the latest beat of the table as long as it is shown.

        Hands show only a beat that has a picture.
        """
        kinds = {SlotKind.TABLE}
        if has_beat_picture(table):
            kinds |= {SlotKind.HAND, SlotKind.PRIVATE}
        for slot, wanted in desired.items():
            is_there = slot in posted or slot.kind is SlotKind.PRIVATE
            if wanted is None or isinstance(wanted.fingerprint, WaitingFingerprint):
                continue
            if slot.kind in kinds and is_there and not slot.replaced:
                desired[slot] = replace(wanted, is_at_beat=self._beats.holds(table, slot))

    async def _hands(self, table: Table, posted: dict[Slot, PostedMessage]) -> Desired:
        """Plan the hands in direct messages, for the people at the table and for those who have
        left it.
        """
        desired: Desired = {}
        for slot in {slot for slot in posted if slot.kind is SlotKind.HAND and not slot.replaced}:
            desired[slot] = _desired_hand(table, slot.owner)
        if not table.live:
            return desired
        for user in people_at(table):
            participant, slot = table.participant_of(user), slots.hand(user)
            is_shown = participant is None or sees_hand(table, participant)
            if slot not in desired and is_shown and await self._takes_dms(user):
                desired[slot] = _desired_hand(table, user)
        return desired

    def _private_answers(self, table: Table, posted_table: PostedMessage | None) -> Desired:
        """Plan the private answers whose interaction tokens still work.

        They stand below the table's message: they are drawn again when that has been reposted.
        """
        desired: Desired = {}
        for slot in self._tokens.private_slots(table.id):
            participant = participant_for(table, slot.owner)
            last = self._shown.last(table.id, slot)
            was_onlooker = isinstance(last, PrivateFingerprint) and last.hand.is_onlooker
            if waits_for_seat(table, slot.owner) and not was_onlooker:
                desired[slot] = DesiredMessage(
                    WaitingFingerprint.of(table, slot.owner), table.version
                )
                continue
            was_player = last is not None and not was_onlooker
            if was_player and participant != table.seat_of(slot.owner):
                # the hand of a former player, or of somebody who has waited for a seat, never
                # becomes an onlooker's: the person may have been forgotten
                participant = None
            desired[slot] = (
                None
                if participant is None
                else DesiredMessage(
                    PrivateFingerprint.of(table, participant, posted_table), table.version
                )
            )
        return desired

    async def _users_without_tiles(self, table: Table) -> list[int]:
        """Return the people who have not pressed anything since the deal and have no message that
        shows them their tiles: their direct messages are closed, and their last private answer is
        too old.
        """
        if table.phase is not Phase.PLAYING or table.slow or table.closing.winding_up:
            return []
        presses = table.latest_deal.presses or (0,) * len(table.chairs)
        here = [
            table.chairs[seat].user
            for seat in table.people
            if not presses[seat] and not table.chairs[seat].automatic
        ]
        answered = {slot.user for slot in self._tokens.private_slots(table.id)}
        answered |= {slot.user for where, slot in self._tokens.awaited if where == table.id}
        return [
            user
            for user in here
            if user is not None and user not in answered and not await self._takes_dms(user)
        ]

    async def _has_offer_without_hand(self, table: Table, seen: PublicTable) -> bool:
        """Return whether somebody may buy back whose hand does not ask them: their direct messages
        are closed, and they have no private answer.
        """
        answered = {slot.user for slot in self._tokens.private_slots(table.id)}
        users = [table.chairs[offer.seat].user for offer in seen.offers]
        return has_offers(seen) and any(
            [user not in answered and not await self._takes_dms(user) for user in users if user]
        )

    async def _takes_dms(self, user: int) -> bool:
        person = await self._store.people.person(user)
        return person is None or not person.dm_closed


def _desired_hand(table: Table, user: int) -> DesiredMessage | None:
    """Return the wanted direct message of a person; None if they have nothing to do here any
    more.
    """
    participant = table.participant_of(user)
    if participant is not None:
        return DesiredMessage(hand_fingerprint(table, participant), table.version)
    if waits_for_seat(table, user):
        return DesiredMessage(WaitingFingerprint.of(table, user), table.version)
    return None


def _channel_extras(
    table: Table, seen: PublicTable, posted: dict[Slot, PostedMessage], *, offers: bool
) -> Desired:
    """Plan the messages in the channel beside the table's own."""
    desired: Desired = {}
    if offers:
        desired[OFFERS] = DesiredMessage(table.public_version, table.public_version)
    elif OFFERS in posted:
        desired[OFFERS] = None
    mention = posted.get(NUDGE)
    is_open = mention is not None and mention.version > CONCLUDED
    if table.clock.nudged:
        if not is_open and awaited_users(seen):
            desired[NUDGE] = DesiredMessage(
                ("nudge", table.deals, table.clock.turn, table.clock.extended), since=table.version
            )
    elif mention is not None and (
        is_open
        or CONCLUDED - mention.version > len(away_users(seen))  # somebody has come back
        or not (table.live and mention.message)
    ):
        desired[NUDGE] = None
    return desired


def people_at(table: Table) -> set[int]:
    """Return the users who should have a hand: players who have not left, the gallery, and people
    who wait for a seat.
    """
    players = {table.chairs[seat].user for seat in table.people}
    users = {user for user in players if user is not None}
    users |= {onlooker.user for onlooker in table.gallery}
    users |= {request.user for request in table.seat_requests}
    # negative ids are aliases of people who have been forgotten
    return {user for user in users if user > 0}
