"""Plain data about decisions: a hint for a decision to come, a better choice for one that was
taken in a finished deal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from games.core import Action, Seat, View


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended action and the strongest reason for it.

    The words are the Fluent message `hint-<reason>`.
    """

    action: Action
    reason: str
    values: Mapping[str, int] = field(default_factory=dict)  # arguments of the Fluent message


class ValueUnit(StrEnum):
    """The unit of a choice's value."""

    CHANCE = "chance"  # probability of winning the deal, 0 to 1
    PIPS = "pips"  # the others' mean pips at the end, less the seat's own
    # points of the deal ahead of the mean of the others, in games whose tiles score at once
    POINTS = "points"
    TILES = "tiles"  # Challenge: tiles gained on the others in this roll


# A choice is clearly better from this difference on.
CLEAR_GAIN = {
    ValueUnit.CHANCE: 0.1,
    ValueUnit.PIPS: 4.0,
    ValueUnit.POINTS: 5.0,
    ValueUnit.TILES: 1.0,
}
SHORT_MATCH = 30  # points; in a match of at most so many, a fifth of them are clear


def clear_gain(unit: ValueUnit, target: int | None = None) -> float:
    """Return the difference of values from which a choice is clearly better, in a match to this
    number of points.
    """
    gain = CLEAR_GAIN[unit]
    return (
        gain / 5
        if unit is ValueUnit.POINTS and target is not None and target <= SHORT_MATCH
        else gain
    )


@dataclass(frozen=True, slots=True)
class BetterChoice:
    """An action that would have been clearly better than the one that was played, as far as the
    seat could know.
    """

    action: Action
    value: float
    played_value: float
    unit: ValueUnit
    is_exact: bool  # solved; otherwise estimated
    # difference from which a choice is clearly better, if it is not the usual one of the unit
    clear: float | None = None
    # Challenge: probability that the claim in question is true, or that the bluff is challenged
    odds: float | None = None

    @property
    def gain(self) -> float:
        """The difference of the values on a scale that is common to all units; 1 is just clearly
        better.
        """
        return (self.value - self.played_value) / (self.clear or CLEAR_GAIN[self.unit])


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A decision of a finished deal and a clearly better choice."""

    seat: Seat
    turn: int  # counts this seat's turns in the deal, from 1
    view: View  # what the seat saw when it decided
    played: Action
    better: BetterChoice
