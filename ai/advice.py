"""What computer players tell people: a hint before a decision, a better choice after it. Plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from games.core import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended action and the strongest reason for it. The words are the Fluent message `hint-<reason>`."""

    action: Action
    reason: str
    values: Mapping[str, int] = field(default_factory=dict)  # arguments of the Fluent message


class ValueUnit(StrEnum):
    """What the value of a choice is measured in."""

    CHANCE = "chance"  # probability of winning the deal, 0 to 1
    PIPS = "pips"  # pips by which the seat ends ahead of the mean of the others
    TILES = "tiles"  # tiles by which the seat gets ahead in this roll (Challenge)


# A choice is clearly better from this difference on.
CLEAR_GAIN = {ValueUnit.CHANCE: 0.1, ValueUnit.PIPS: 4.0, ValueUnit.TILES: 1.0}


@dataclass(frozen=True, slots=True)
class BetterChoice:
    """An action that would have been clearly better than the one that was played, as far as the seat could know."""

    action: Action
    value: float
    played_value: float
    unit: ValueUnit
    is_exact: bool  # solved; otherwise estimated
    odds: float | None = None  # Challenge: probability that the claim in question is true, or that the bluff is challenged

    @property
    def gain(self) -> float:
        """The difference of the values on a scale that is common to all units; 1 is just clearly better."""
        return (self.value - self.played_value) / CLEAR_GAIN[self.unit]
