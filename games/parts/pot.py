"""The pot of a match: what a table may play for where the sources play for nothing (a house rule of ours).

Everybody puts in the same entry before the first deal. The entries stay in the stacks until the match is decided, so whoever
plays no longer, because the session is closed or broken off before, leaves with their own; then the winners take them all.
(Whoever gets up before leaves theirs there: `tables.changes.forfeits`.)
Entries are whole chips, what is booked is in half-chips (hc).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core import Event, Seat
from games.parts.amounts import Chips, booked, shares, whole
from games.parts.options import option


def entry() -> Any:
    """The house rule `entry`: chips that each player puts in; 0: the match is played for the honour."""
    return option(0, low=0, high=100)


@dataclass(frozen=True, slots=True)
class PotMade(Event):
    """Everybody has put `chips` in; `pot` chips lie there."""

    chips: int
    pot: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """The match is decided; one event for each winner. `shared`: there are several."""

    seat: Seat
    shared: bool


@dataclass(frozen=True, slots=True)
class PotPaid(Event):
    """What a winner takes out of the pot: `chips` whole ones, and `half` a chip."""

    seat: Seat
    chips: int
    half: bool


EVENTS: tuple[type[Event], ...] = (PotMade, MatchWon, PotPaid)  # for `Game.events`


def exposure(chips: Chips, players: int) -> tuple[int, ...]:
    """hc that each seat must have at the table as long as the match is not decided."""
    return (booked(chips),) * players


def pool(chips: Chips, players: int) -> int:
    """hc in the pot once everybody has put in."""
    return booked(chips) * players


def gains(chips: Chips, players: int, winners: Sequence[Seat]) -> tuple[int, ...]:
    """hc won or lost by seat when the match is decided; nothing as long as there are no winners."""
    if not chips or not winners:
        return (0,) * players
    taken = shares(pool(chips, players), winners)
    return tuple(taken.get(seat, 0) - booked(chips) for seat in range(players))


def made(chips: Chips, players: int) -> tuple[Event, ...]:
    """What is said before the first deal."""
    return (PotMade(chips, chips * players),) if chips else ()


def decided(chips: Chips, players: int, winners: Sequence[Seat]) -> tuple[Event, ...]:
    """What is said when the match is decided."""
    won: tuple[Event, ...] = tuple(MatchWon(seat, len(winners) > 1) for seat in winners)
    if not chips:
        return won
    return won + tuple(PotPaid(seat, *whole(hc)) for seat, hc in shares(pool(chips, players), winners).items())
