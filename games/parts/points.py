"""Points that are added up from deal to deal."""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The pips left in a hand have been added to its owner's score."""

    seat: Seat
    points: int
    score: int
