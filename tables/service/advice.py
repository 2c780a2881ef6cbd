"""What somebody is advised to do, or might have done."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core import Action, Seat, View


@dataclass(frozen=True, slots=True)
class Advice:
    """What somebody might do, and why. The words are the message `hint-<why>`, which `values` fill."""

    action: Action
    why: str
    values: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Something better, and what it was worth in its unit: `chance` (to win), `pips` or `tiles` (ahead of the others)."""

    seat: Seat
    number: int
    view: View  # of that seat, at that moment
    played: Action
    better: Action
    was: float
    worth: float
    unit: str
    exact: bool
    gain: float  # the larger, the more it would have mattered
    odds: float | None = None  # Challenge: that the claim in question was true, or that a bluff would have been challenged
