"""Fingerprints of hands, which tell whether a hand must be drawn again: most changes of a table
do not change most hands.
"""

from dataclasses import dataclass

from games.core import Claim, Participant, Tile, View
from tables.changes.agreement import current_edition, rules_to_accept
from tables.state.phases import Phase
from tables.state.table import Table, view


@dataclass(frozen=True, slots=True)
class HandFingerprint:
    """Everything about a hand that its message shows."""

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
    """A hand that is shown below the table's message with the id `below` (0: the table is over)."""

    hand: HandFingerprint
    below: int


def hand_fingerprint(table: Table, participant: Participant) -> HandFingerprint:
    """Return the fingerprint of a participant's hand."""
    seen = view(table, participant)
    if participant >= len(table.chairs):
        return _onlooker_fingerprint(table, participant, seen)
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
    own = seen.seats[participant]
    return HandFingerprint(
        table.phase,
        table.deals,
        chair.acts,
        own.due,
        hash(seen.legal),
        deadline=table.clock.deadline if own.due or table.phase is Phase.PAUSE else None,
        ready=chair.ready,
        tiles=own.hand,
        claim=own.claim,
        notes=len(seen.notes),
        nudged=own.due and table.clock.nudged,
        winding_up=table.closing.winding_up,
    )


def _onlooker_fingerprint(
    table: Table, participant: Participant, seen: View | None
) -> HandFingerprint:
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
