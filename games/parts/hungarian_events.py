"""Events of Hungarian dominoes (rules, section 6) apart from tiles and points."""

from dataclasses import dataclass

from games.core import Event, Seat


@dataclass(frozen=True, slots=True)
class LeaderDrawn(Event):
    """The lot has chosen the leader of the first deal; later the lead goes round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeriesEnded(Event):
    """A turn is over after `count` tiles, because no tile left in the hand fits there."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class NobodyFits(Event):
    """The deal is over: nobody can go on."""


@dataclass(frozen=True, slots=True)
class Domino(Event):
    """The deal is over because a seat has no tile left (house rule)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchLost(Event):
    """The match is over and this seat has lost it: with the highest score, or (house rule) one that has reached the target."""

    seat: Seat
    score: int
