"""Record of what the messages of tables show, which decides whether a message must be drawn again;
fingerprints of hands, which decide it for hands.

The record lives in memory. After a restart the version that the database has recorded for a message
decides.
"""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Self

from games.core import Claim, Participant, Tile
from tables.changes.house_rules_agreement import current_edition, rules_to_accept
from tables.changes.latecomers import seats_of_next_deal
from tables.state.phases import Phase
from tables.state.slots import PostedMessage, Slot, SlotKind
from tables.state.table import Table, view


class ShownMessages:
    """The fingerprint of what each message has shown last, and which messages are to be drawn
    again in any case.
    """

    def __init__(self) -> None:
        self._fingerprints: dict[tuple[str, Slot], Hashable] = {}
        self._invalid: set[tuple[str, Slot]] = set()

    def needs_drawing(
        self,
        table_id: str,
        slot: Slot,
        posted: PostedMessage | None,
        *,
        fingerprint: Hashable,
        version: int,
        since: int,
    ) -> bool:
        """Return whether a message must be drawn to show a state of its table.

        Args:
            table_id: The table.
            slot: The message.
            posted: The message as the database knows it. Private answers are not stored.
            fingerprint: Whatever the message should show; it is drawn again if this has changed.
            version: The table's version in this state.
            since: The first version of the table with this fingerprint.
        """
        key = (table_id, slot)
        if slot.kind is not SlotKind.PRIVATE and posted is None:
            return True
        # another process has shown a newer state
        if posted is not None and posted.version > version:
            return False
        if key in self._invalid:
            return True
        # shown before a restart
        if key not in self._fingerprints and posted is not None and posted.version >= since:
            self._fingerprints[key] = fingerprint
        return key not in self._fingerprints or self._fingerprints[key] != fingerprint

    def last(self, table_id: str, slot: Slot) -> Hashable:
        """Return the fingerprint of what a message has shown last, or None if it is unknown."""
        return self._fingerprints.get((table_id, slot))

    @contextmanager
    def drawing(self, table_id: str, slot: Slot, fingerprint: Hashable) -> Iterator[None]:
        """Record the fingerprint if the block, which draws and sends the message, succeeds.

        A message that is invalidated meanwhile stays invalid.
        """
        key = (table_id, slot)
        was_invalid = key in self._invalid
        self._invalid.discard(key)
        try:
            yield
        except BaseException:
            if was_invalid:
                self._invalid.add(key)
            raise
        self._fingerprints[key] = fingerprint

    def invalidate(self, table_id: str, slot: Slot) -> None:
        """Have a message drawn again, whatever it shows."""
        self._invalid.add((table_id, slot))

    def tables_with(self, slot: Slot) -> set[str]:
        """Return the tables that have shown a message in this slot."""
        return {table_id for table_id, shown in self._fingerprints if shown == slot}

    def forget(self, table_id: str, slot: Slot | None = None) -> None:
        """Forget a message, or all messages of a table."""
        for key in [
            key
            for key in {*self._fingerprints, *self._invalid}
            if key[0] == table_id and slot in (None, key[1])
        ]:
            self._fingerprints.pop(key, None)
            self._invalid.discard(key)


@dataclass(frozen=True, slots=True)
class HandFingerprint:
    """Everything about a hand that its message shows.

    Nothing about turns of others: hands are not drawn with every move.
    """

    phase: Phase
    deal: int
    acts: int
    due: bool = False
    legal: int = 0  # hash of the legal actions
    deadline: int | None = None
    ready: bool = False  # for the next deal; of an onlooker: the bet is accepted
    tiles: tuple[Tile, ...] | None = None  # others may hand some over
    claim: Claim | None = None
    notes: int = 0  # number of notes
    # a slow player is shown the hand once more: another process may have drawn an older one last
    nudged: bool = False
    edition: int = 0  # of the house rules that wait for the player's consent
    # why the table closes whether or not its players want it: every hand says so
    winding_up: str = ""
    is_onlooker: bool = False  # in the gallery, or somebody who may join it


@dataclass(frozen=True, slots=True)
class PrivateFingerprint:
    """A hand that is shown below the table's message with the id `below` (0: no matter where)."""

    hand: HandFingerprint
    below: int

    @classmethod
    def of(cls, table: Table, participant: Participant, posted: PostedMessage | None) -> Self:
        """Return the fingerprint of a participant's private answer. `posted` is the table's
        message, which the answer follows down the channel while rounds are played.
        """
        is_played = table.phase in (Phase.PLAYING, Phase.PAUSE)
        below = posted.message if posted is not None and is_played else 0
        return cls(hand_fingerprint(table, participant), below)


@dataclass(frozen=True, slots=True)
class WaitingFingerprint:
    """Everything that a person reads who waits for a seat, or has waited for one until the end."""

    phase: Phase
    deal: int
    ahead: int  # how many others wait before this person
    seats: int  # that can be taken with the next deal
    is_host: bool

    @classmethod
    def of(cls, table: Table, user: int) -> Self:
        """Return the fingerprint for a person who has asked for a seat."""
        ahead = [request.user for request in table.seat_requests].index(user)
        seats = len(seats_of_next_deal(table))
        phase = Phase.PAUSE if table.live else table.phase
        return cls(phase, table.deals, ahead, seats, table.host == user)


def waits_for_seat(table: Table, user: int) -> bool:
    """Return whether a person has asked for a seat and sees no hand meanwhile."""
    return table.request_of(user) is not None and table.participant_of(user) is None


def hand_fingerprint(table: Table, participant: Participant) -> HandFingerprint:
    """Return the fingerprint of a participant's hand."""
    seen = view(table, participant)
    if participant >= len(table.chairs):
        return HandFingerprint(
            table.phase,
            table.deals,
            table.acts_of(participant),
            legal=0 if seen is None else hash(seen.legal),
            ready=seen is not None
            and any(bet.participant == participant and bet.accepted for bet in seen.gallery.bets),
            tiles=None if seen is None or seen.viewer is None else seen.seats[seen.viewer].hand,
            is_onlooker=True,
        )
    chair = table.chairs[participant]
    if seen is None:
        waits_for_consent = chair.user is not None and rules_to_accept(table, chair.user)
        return HandFingerprint(
            table.phase,
            0,
            chair.acts,
            deadline=table.clock.deadline if table.closing.winding_up else None,
            edition=current_edition(table) if waits_for_consent else 0,
            winding_up=table.closing.winding_up,
        )
    player = seen.seats[participant]
    return HandFingerprint(
        table.phase,
        table.deals,
        chair.acts,
        player.due,
        hash(seen.legal),
        deadline=table.clock.deadline if player.due or table.phase is Phase.PAUSE else None,
        ready=chair.ready,
        tiles=player.hand,
        claim=player.claim,
        notes=len(seen.notes),
        nudged=player.due and table.clock.nudged,
        winding_up=table.closing.winding_up,
    )
