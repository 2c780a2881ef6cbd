"""What is told in Hungarian dominoes (rules, section 6) beside the tiles and the points."""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class LeaderDrawn(Event):
    """The lot has made somebody leader of the first deal; then the lead goes round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeriesEnded(Event):
    """Nothing more of this hand fits where it was laid: the turn is over after `count` tiles."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class NobodyFits(Event):
    """The deal is over: nobody can go on."""


@dataclass(frozen=True, slots=True)
class Domino(Event):
    """The deal is over, because somebody has no tile left (house rule)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchLost(Event):
    """The match is over and this seat has lost it: with the highest score, or (house rule) one that has reached the target."""

    seat: Seat
    score: int
