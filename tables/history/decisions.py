"""What could have been done in a finished deal: the decisions to look at again, and what was found better."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Action, Participant, Seat, View
from games.parts.chance import Chance, commitment
from tables.history.replay import company_by_version, game_of_log, moments_of_deal
from tables.state.log_items import LogEntry
from tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody could know when they had to choose, and what they chose."""

    seat: Seat
    turn: int  # counts this seat's turns in the deal, from 1
    view: View
    world: Any  # all that the seat could not know is dealt anew
    played: Action


def decisions(table: Table, log: Sequence[LogEntry], deal: int, seats: Collection[Seat]) -> Iterator[Decision]:
    """Of these seats in one deal, wherever there was a choice and nobody stood in for them; of claims that were changed before
    all had claimed, the last. Raises as `replay` does."""
    rules = game_of_log(log)
    sitting = company_by_version(table, log)
    before: Any = None
    turns: dict[Seat, int] = {}
    last: Participant | None = None
    claimed: dict[Seat, Decision] = {}
    for moment in moments_of_deal(log, table.secret, deal):
        seat = moment.seat
        if seat is not None and seat != last:  # somebody who draws, stakes and plays has one turn
            turns[seat], last = turns.get(seat, 0) + 1, seat
        if before is not None and moment.action is not None and seat is not None and seat in seats:
            view = rules.view(before, seat)
            if len(view.legal) > 1 and seat not in sitting[moment.version].away:
                public = bytes.fromhex(commitment(f"{deal} {seat} {turns[seat]}".encode()))
                world = rules.redealt(before, seat, Chance(public))
                decision = Decision(seat, turns[seat], view, world, moment.action)
                if view.claiming:
                    claimed[seat] = decision
                else:
                    yield decision
        if claimed and rules.turn(moment.state) != rules.turn(before):
            yield from claimed.values()
            claimed.clear()
        before = moment.state


def people(table: Table) -> tuple[Seat, ...]:
    """The seats of people, who may be told what they could have done."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user is not None)
