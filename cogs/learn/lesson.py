"""A lesson as data: a stacked deal and the steps through it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from games.core import Seat
from tables.views.public_table import PrivateTable

YOU: Final[Seat] = 0  # the learner's seat
NEXT: Final = "next"  # continue after reading
READY: Final = "ready"  # ask for the next round
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"  # one digit for each step, in custom ids


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson.

    Its words are `lesson-<says>`. If the learner has to do something, `lesson-<says>.why` gives the
    reason.
    """

    says: str
    takes: tuple[str, ...] = (NEXT,)  # texts of the actions that lead on, the advised one first
    # actions of other seats afterwards ("seat action"); all others take their default action
    others: tuple[str, ...] = ()
    tempts: tuple[str, ...] = ()  # tiles that do not fit, but have a button that explains why


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first round. `secret` stacks the deal, since all chance follows from it."""

    game: str
    seats: int
    secret: int
    steps: tuple[Step, ...]
    rounds: int = 0  # rounds played by default actions before the first step
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in a lesson.

    `taken` has one digit for each finished step: the index of the action taken.
    """

    lesson: Lesson
    taken: str
    own: PrivateTable

    @property
    def step(self) -> Step | None:
        """The present step; None after the last one."""
        done = len(self.taken)
        return self.lesson.steps[done] if done < len(self.lesson.steps) else None
