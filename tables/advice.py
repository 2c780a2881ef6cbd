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
    """Something better. The values are chances to win, or (`pips`) pips ahead of the others."""

    seat: Seat
    number: int
    view: View  # of that seat, at that moment
    played: Action
    better: Action
    was: float
    worth: float
    pips: bool
    exact: bool
    gain: float  # the larger, the more it would have mattered
