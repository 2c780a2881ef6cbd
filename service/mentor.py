"""Interface of the computer players as teachers."""

from collections.abc import Collection, Sequence
from typing import Protocol

from ai.advice import Advice
from games.core import Seat
from service.questions_to_computers import Question
from tables.history.what_if import WhatIf
from tables.state.table import Table


class Mentor(Protocol):
    """Gives hints, and looks back at finished deals."""

    @property
    def looks_back(self) -> bool:
        """True if `look_back` is available."""

    async def advise(self, question: Question) -> Advice:
        """Return a Master's action and the reason for it."""

    async def look_back(self, table: Table, log: Sequence[str], deal: int, seats: Collection[Seat]) -> Sequence[WhatIf]:
        """Return better choices for these seats in a finished deal, the most important first. `log` holds packed pages."""
