"""Levels and habits of the computer players.

`ai.habits_of_regulars` says what a habit changes, and how often.
"""

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """The strength of a computer player, weakest first.

    The values are stored and stand in Fluent keys.
    """

    APPRENTICE = "lehrling"  # plays at random, but never absurdly
    JOURNEYMAN = "geselle"  # greedy: the heaviest tile
    MASTER = "meister"  # weighs each tile by what it leaves
    GRANDMASTER = "grossmeister"  # samples the hidden tiles and plays the deal out

    @property
    def weighs(self) -> bool:
        """True if it weighs tiles by what they leave, and chips by the chance of winning."""
        return self in (Level.MASTER, Level.GRANDMASTER)


SEARCH_SECONDS: Final = 0.09  # that the strongest level thinks about a decision


class Habit(StrEnum):
    """Something that a computer player likes to do, whatever its level.

    The values stand in Fluent keys.
    """

    BLUFFS = "bluffs"  # claims where its level would not
    HONEST = "honest"  # does not bluff
    DISTRUSTS = "distrusts"  # challenges claims that its level would let pass
    BELIEVES = "believes"  # lets claims pass that its level would challenge
    BOLD = "bold"  # stakes the maximum
    THRIFTY = "thrifty"  # stakes the minimum
    RESTLESS = "restless"  # hates to pass: keeps as many playable tiles as possible
    DOUBLES = "doubles"  # lays doubles as soon as they fit
    LONG = "long"  # lays long series at once (Hungarian)
