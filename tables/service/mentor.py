"""Computer players as teachers."""

from collections.abc import Collection, Sequence
from typing import Protocol

from ai.advice import Advice
from games.core import Seat
from tables.history.what_if import WhatIf
from tables.service.questions import Question
from tables.state.table import Table


class Mentor(Protocol):
    """Who is asked."""

    @property
    def looks_back(self) -> bool:
        """Whether it can be asked what would have been better."""

    async def advise(self, question: Question) -> Advice:
        """What a Master would do, and why."""

    async def look_back(self, table: Table, log: Sequence[str], deal: int, seats: Collection[Seat]) -> Sequence[WhatIf]:
        """What would have been better for these seats in a finished deal, the most important first. `log`: its pages."""
