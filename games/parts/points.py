"""Points that add up from deal to deal."""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points have been added to a seat's score."""

    seat: Seat
    points: int
    score: int
