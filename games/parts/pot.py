"""The pot of a match: our own house rule for games that the sources play without chips.

Every player puts in the same entry before the first deal. Entries stay in the stacks until the
match is decided, so if the session ends before, everybody leaves with their own. The winners take
them all. (A player who leaves early loses the entry: `tables.changes.pots_and_stakes`.)
Entries are whole chips; booked amounts are half-chips (hc).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Event, Seat, SeatEvent
from games.parts.amounts import Chips, HalfChips, booked, whole
from games.parts.options import Options, declared, option


def entry() -> Any:
    """Return the house rule `entry`: the chips that each player puts in; 0: no pot."""
    return option(0, low=0, high=100)


def is_optional(options: Options) -> bool:
    """Return whether a game of these house rules can be played without its pot."""
    return any(rule.name == "entry" and rule.low == 0 for rule in declared(type(options)))


@dataclass(frozen=True, slots=True)
class PotMade(Event):
    """Every player has put in `chips`; the pot holds `pot` chips."""

    chips: int
    pot: int


@dataclass(frozen=True, slots=True)
class MatchWon(SeatEvent):
    """The match is decided; one event for each winner. `shared`: there are several."""

    shared: bool


@dataclass(frozen=True, slots=True)
class PotPaid(SeatEvent):
    """A winner takes `chips` whole chips out of the pot, and half a chip if `half`."""

    chips: int
    half: bool


EVENTS: tuple[type[Event], ...] = (PotMade, MatchWon, PotPaid)  # for `Game.events`


def shares(hc: int, winners: Sequence[int]) -> dict[int, HalfChips]:
    """Divide hc equally among winners (seats).

    The remainder goes, one hc each, to the first in seat order.
    """
    each, rest = divmod(hc, len(winners))
    return {seat: HalfChips(each + (rank < rest)) for rank, seat in enumerate(sorted(winners))}


def exposure(chips: Chips, players: int) -> tuple[int, ...]:
    """Return the hc that each seat must have at the table while the match is undecided."""
    return (booked(chips),) * players


def pool(chips: Chips, players: int) -> int:
    """Return the hc in the full pot."""
    return booked(chips) * players


def gains(chips: Chips, players: int, winners: Sequence[Seat]) -> tuple[int, ...]:
    """Return the hc won or lost by seat when the match is decided; all 0 without winners."""
    if not chips or not winners:
        return (0,) * players
    taken = shares(pool(chips, players), winners)
    return tuple(taken.get(seat, 0) - booked(chips) for seat in range(players))


def opening_events(chips: Chips, players: int) -> tuple[Event, ...]:
    """Return the events before the first deal."""
    return (PotMade(chips, chips * players),) if chips else ()


def winning_events(chips: Chips, players: int, winners: Sequence[Seat]) -> tuple[Event, ...]:
    """Return the events of a decided match."""
    won: tuple[Event, ...] = tuple(MatchWon(seat, len(winners) > 1) for seat in winners)
    if not chips:
        return won
    return won + tuple(
        PotPaid(seat, *whole(hc)) for seat, hc in shares(pool(chips, players), winners).items()
    )
