"""Evenings: tables planned for a time, and the limits of planning."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tables.state.default_settings import DAY, HOUR

MINUTE: Final = 60_000  # ms
NOTICE: Final = 10 * MINUTE  # the shortest time between the plan and the evening
SHORT_NOTICE: Final = MINUTE  # of a tournament
HORIZON: Final = 60 * DAY  # the longest
REMINDER: Final = 15 * MINUTE  # before the evening
REMINDER_NOTICE: Final = HOUR  # an evening planned later than this before it begins has no reminder
GRACE: Final = 30 * MINUTE  # a table still opens so long after its time; the bot may have been away
EVENT_LENGTH: Final = 3 * HOUR  # of the event that Discord shows
KEPT: Final = 30 * DAY  # after the evening, until the plan is erased
HOST_EVENINGS: Final = 3  # planned at the same time by a person on a server
SERVER_EVENINGS: Final = 10  # planned at the same time on a server
GUESTS: Final = 100  # far more than sit at a table; their mentions fill two messages
TOURNAMENT_GUESTS: Final = 400


class EveningStep(StrEnum):
    """The progress of a plan.

    The values are stored, and the message `evening-<value>` describes each of the endings.
    """

    PLANNED = "planned"
    REMINDED = "reminded"
    OPENED = "opened"  # from here on it has ended: its table is open
    TAKEN = "taken"  # another table stands in the channel
    NOBODY = "nobody"  # nobody has signed up
    REFUSED = "refused"  # nobody who has signed up can open a table
    MISSED = "missed"  # the bot was away at that time
    CANCELLED = "cancelled"


LIVE_STEPS: Final = (EveningStep.PLANNED, EveningStep.REMINDED)
ENDINGS: Final = tuple(step for step in EveningStep if step not in LIVE_STEPS)


@dataclass(frozen=True, slots=True)
class Evening:
    """A plan. Times are ms since 1970."""

    id: str  # also that of the table that opens
    guild: int
    channel: int
    by: int  # who has planned it; below 0: somebody who has been forgotten
    game: str
    locale: str  # of its messages
    starts_at: int
    due: int | None  # when its next step is to be taken; None: it has ended
    preset: str = ""  # house rules of the server, by name
    rounds: int = 0  # of a tournament; 0: an open table
    minutes: int = 0  # that a round of the tournament lasts at most
    entry: int = 0  # chips to enter the tournament
    step: EveningStep = EveningStep.PLANNED
    version: int = 1  # counts what its message shows
    shown: int = 0  # the version that the message shows
    message: int | None = None  # None: not posted yet
    event: int | None = None  # the event that Discord shows; None: there is none
    event_lost: bool = False  # somebody has deleted that event

    @property
    def reminds(self) -> bool:
        """True while its guests are still to be reminded."""
        return self.step is EveningStep.PLANNED

    def overlaps(self, other: "Evening") -> bool:
        """Return whether both need the one table of a channel at about the same time."""
        return (
            self.channel == other.channel
            and abs(self.starts_at - other.starts_at) < EVENT_LENGTH
            and not (self.rounds or other.rounds)
        )

    @property
    def live(self) -> bool:
        """True until the evening has begun or been cancelled."""
        return self.step in LIVE_STEPS


def first_step(starts_at: int, now: int) -> tuple[EveningStep, int]:
    """Return the first step of a new plan, and when the next one is due.

    One at short notice needs no reminder.
    """
    if starts_at - now < REMINDER_NOTICE:
        return EveningStep.REMINDED, starts_at
    return EveningStep.PLANNED, starts_at - REMINDER
