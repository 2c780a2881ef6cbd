"""Better choices for decisions of finished deals. Plain data that messages may see."""

from dataclasses import dataclass

from ai.advice import BetterChoice
from games.core import Action, Seat, View


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A decision of a finished deal and a clearly better choice."""

    seat: Seat
    turn: int  # counts this seat's turns in the deal, from 1
    view: View  # what the seat saw when it decided
    played: Action
    better: BetterChoice
