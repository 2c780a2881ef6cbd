"""What could have been done in a finished deal: the decisions to look at again, and what was found better."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Action, Seat, View
from games.parts.chance import Chance, commitment
from tables.log import LogEntry
from tables.replay import deal_of, game_of_log
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody could know when they had to choose, and what they chose."""

    seat: Seat
    number: int  # of the seat's turns in this deal, from 1
    view: View
    world: Any  # all that the seat could not know is dealt anew
    played: Action


def decisions(log: Sequence[LogEntry], secret: bytes, deal: int, seats: Collection[Seat]) -> Iterator[Decision]:
    """Of these seats in one deal, wherever there was a choice. Raises as `tables.replay.replay` does."""
    rules = game_of_log(log)
    before: Any = None
    turns: dict[Seat, int] = {}
    for moment in deal_of(log, secret, deal):
        seat = moment.seat
        if before is not None and moment.action is not None and seat is not None and seat in seats:
            turns[seat] = turns.get(seat, 0) + 1
            view = rules.view(before, seat)
            if len(view.legal) > 1:
                public = bytes.fromhex(commitment(f"{deal} {seat} {turns[seat]}".encode()))
                world = rules.redealt(before, seat, Chance(public))
                yield Decision(seat, turns[seat], view, world, moment.action)
        before = moment.state


def people(table: Table) -> tuple[Seat, ...]:
    """The seats of people, who may be told what they could have done."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user is not None)
