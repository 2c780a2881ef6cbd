"""The public part of a tournament: its stage and its standing. No secret, no tiles."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from tables.state.evening_times_and_limits import Evening


class Stage(StrEnum):
    """The stage of a tournament. The values are stored."""

    PLANNED = "planned"  # people sign up; its secret is sealed
    BREAK = "break"  # the next round begins when it is due
    ROUND = "round"  # a round is played; when it is due, its time is up
    PAUSED = "paused"  # as a break, until somebody lets it go on; when it is due, it is stopped
    ENDED = "ended"
    STOPPED = "stopped"


class Call(IntEnum):
    """The calls of a round: messages that mention people. The values are stored."""

    NOBODY = 0  # none has been sent
    PLAYERS = 1  # at its start: mentions people without a message that shows their tiles
    AWAITED = 2  # a minute before its end: mentions slow players


POINT: Final = 1000  # what a point of the deal is worth in a result
RUNNING = (Stage.BREAK, Stage.ROUND, Stage.PAUSED)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a round. Computer players have no user."""

    round: int
    table: str
    seat: int
    user: int | None
    # of `scores_and_prizes.outcome_of`; None: the round goes on, or the table was scrapped
    result: int | None = None
    score: int | None = None  # thousandths of the possible matchpoints

    @property
    def points(self) -> int:
        """The points of the deal within the result."""
        return abs(-(-(self.result or 0) // POINT))


@dataclass(frozen=True, slots=True)
class FinalPlace:
    """A person's place in a tournament that has ended, kept for their profile."""

    user: int
    rank: int  # from 1, as in `Standing.place`
    people: int  # who have a place
    whole: bool  # they have played every round themselves


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """The tournaments of a member on a server, as their profile shows them."""

    played: int
    rank: int  # the best place
    people: int  # in that tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's place in a tournament."""

    user: int
    place: int  # from 1; people with the same sum and the same last round share it
    score: int  # mean over the rounds, in thousandths of the possible matchpoints, rounded
    last: int  # of the last round
    name: str = ""  # hostile text, escape it
    username: str = ""


def can_enter(number: int, rounds: int) -> bool:
    """Return whether people can still enter a tournament of so many rounds: one is to begin after
    the round `number`, and they can play it.
    """
    return number < rounds


@dataclass(frozen=True, slots=True)
class PublicTournament:
    """A tournament as its message shows it."""

    plan: Evening
    stage: Stage
    round: int  # the last one that has begun
    due: int | None  # of the next step, ms since 1970
    people: int  # who play in it now
    finished: int  # rounds that have a score
    standings: tuple[Standing, ...]  # after the last of these, the best first
    seal: str  # SHA-256 of the secret, in hex

    @property
    def is_open(self) -> bool:
        """True while people can enter."""
        return can_enter(self.round, self.plan.rounds)

    def own(self, user: int) -> Standing | None:
        """Return the line of a person."""
        return next((line for line in self.standings if line.user == user), None)
