"""The interface of the database for achievements."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress towards an achievement on a server."""

    steps: int = 0  # taken so far; 0 once it is earned
    earned_at: int | None = None  # ms since 1970; None: not earned yet


class AchievementStore(Protocol):
    """Store of achievements. `TableStore.commit` awards them, each once a person and server, and never takes one back."""

    async def achievements(self, guild: int, user: int) -> Mapping[str, Progress]:
        """Return a person's progress by achievement, the first earned first. Those without any step are left out."""

    async def earned_in_deal(self, user: int, table_id: str, deal: int) -> Sequence[str]:
        """Return the achievements that a person has earned with this deal of a table, by key."""
