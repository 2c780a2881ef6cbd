"""What a lesson is, as data: a stacked deal and the steps through it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from games.core import Seat
from tables.views.public_table import PrivateTable

YOU: Final[Seat] = 0  # where the learner sits
NEXT: Final = "next"  # read, and go on
READY: Final = "ready"  # the next round, please
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"  # one a step, in custom ids


@dataclass(frozen=True, slots=True)
class Step:
    """A moment at which something is learnt. Its words are `lesson-<says>`; where there is something to do, `lesson-<says>.why`
    says why just that."""

    says: str
    takes: tuple[str, ...] = (NEXT,)  # texts of the actions that lead on; the first is what is advised
    others: tuple[str, ...] = ()  # what happens then, each a seat and an action; all else is what is safest for whoever is due
    tempts: tuple[str, ...] = ()  # tiles that do not fit, but have a button so that it can be explained why


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first round. `secret` stacks the deal: all chance follows from it, as at every table."""

    game: str
    seats: int
    secret: int
    steps: tuple[Step, ...]
    rounds: int = 0  # that have been played before the first step; everybody did what is safest
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where somebody is in a lesson: `taken` has one digit a step that is done, the number of what was taken there."""

    lesson: Lesson
    taken: str
    own: PrivateTable

    @property
    def step(self) -> Step | None:
        """What is to be done now; None once all is done."""
        done = len(self.taken)
        return self.lesson.steps[done] if done < len(self.lesson.steps) else None
