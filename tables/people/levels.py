"""Level matching: the level of the bots that a person meets in a game, and how it moves with their
results.

A person begins with apprentices. Three wins in their last five rounds against a level lead to the
next one, five defeats in a row to the one before. Only rounds count in which they are alone against
bots of their own level, and which somebody has won.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from ai.levels import Level

WINDOW = 5  # rounds that are looked at
WINS_TO_RISE = 3  # among these rounds


@dataclass(frozen=True, slots=True)
class LevelProgress:
    """The level of the bots that a person meets in a game, and their latest rounds against it."""

    level: Level = Level.APPRENTICE
    # whether the person has won, oldest first; at most `WINDOW` rounds
    recent: tuple[bool, ...] = ()

    def after_round(self, *, won: bool) -> Self:
        """Return the progress after one more round against bots of this level.

        A new level begins without rounds.
        """
        recent = (*self.recent, won)[-WINDOW:]
        levels = list(Level)
        step = (
            1
            if sum(recent) >= WINS_TO_RISE
            else -1
            if len(recent) == WINDOW and not any(recent)
            else 0
        )
        at = min(max(levels.index(self.level) + step, 0), len(levels) - 1)
        return type(self)(levels[at], () if step else recent)


def lowest_level(levels: Iterable[Level]) -> Level:
    """Return the lowest of these levels; `Level.APPRENTICE` if there are none."""
    order = list(Level)
    return min(levels, key=order.index, default=Level.APPRENTICE)
