"""Decisions of a finished deal, to be looked at again."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Action, Participant, Seat, View
from games.parts.chance import Chance, commitment
from tables.history.replay import Company, company_by_version, game_of_log, moments_of_deal
from tables.state.log_items import LogEntry
from tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a player had, with all that the player could know, and the action taken."""

    seat: Seat
    turn: int  # counts this seat's turns in the deal, from 1
    view: View
    world: Any  # a possible state: all that the seat could not know is dealt again
    played: Action
    company: Company  # the people at the table then


def decisions(
    table: Table, log: Sequence[LogEntry], deal: int, seats: Collection[Seat]
) -> Iterator[Decision]:
    """Yield the decisions of these seats in one deal.

    Left out are decisions without an alternative, those that the house took for an absent player,
    and those of somebody who had the seat before. Of a claim that was changed before all had
    claimed, only the last version counts. Raises like `tables.history.replay.replay`.
    """
    rules = game_of_log(log)
    sitting = company_by_version(table, log)
    before: Any = None
    turns: dict[Seat, int] = {}
    last: Participant | None = None
    claimed: dict[Seat, Decision] = {}
    for moment in moments_of_deal(log, table.secret, deal):
        seat = moment.seat
        if seat is not None and seat != last:  # drawing, staking and playing are one turn
            turns[seat], last = turns.get(seat, 0) + 1, seat
        if before is not None and moment.action is not None and seat is not None and seat in seats:
            view = rules.view(before, seat)
            is_own = (
                sitting[moment.version].users[seat] == table.chairs[seat].user
                and seat not in sitting[moment.version].away
            )
            if len(view.legal) > 1 and is_own:
                public = bytes.fromhex(commitment(f"{deal} {seat} {turns[seat]}".encode()))
                world = rules.redealt(before, seat, Chance(public))
                decision = Decision(
                    seat, turns[seat], view, world, moment.action, company=sitting[moment.version]
                )
                if view.toss.claiming:
                    claimed[seat] = decision
                else:
                    yield decision
        if claimed and rules.turn(moment.state) != rules.turn(before):
            yield from claimed.values()
            claimed.clear()
        before = moment.state


def seats_of_people(table: Table) -> tuple[Seat, ...]:
    """Return the seats of persons, who may see what they could have done better."""
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.user is not None)
