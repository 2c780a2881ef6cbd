"""Events that matches have in common."""

from dataclasses import dataclass
from typing import ClassVar

from games.core import Ending, Event, Scored, Seat, SeatEvent, Tile
from games.parts.achievement import FinishedDeal


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A deal has begun. `tile` is the one that decided who leads, `lot` that a lot did."""

    deal: int
    seat: Seat
    tile: Tile | None
    lot: bool


@dataclass(frozen=True, slots=True)
class DealtAgain(Event):
    """A hand had so many doubles (0: nobody had any) that the tiles were dealt again."""

    doubles: int


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """A deal was won: by one seat, or by all seats of a team.

    `reason` says why, if it was blocked.
    """

    decides: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    ending: Ending
    reason: str


@dataclass(frozen=True, slots=True)
class RoundTied(Event):
    """A deal was blocked, and nobody won it."""

    decides: ClassVar[bool] = True

    reason: str


@dataclass(frozen=True, slots=True)
class ArmsOpened(Event):
    """Tiles may be laid on all four arms of the spinner from now on."""

    moment: ClassVar[float] = 0.5


@dataclass(frozen=True, slots=True)
class BonusWon(SeatEvent):
    """A seat has earned a bonus for its side; the points are told by `Scored`."""

    moment: ClassVar[float] = 1.0

    # "capicua", "chuchazo", "pass-lead", "pass-all", "deal", "block", "shutout"
    bonus: str


def points_at_once(deal: FinishedDeal) -> tuple[Scored, ...]:
    """Return the scores of moves.

    The points that the end of a deal counts come after the event that decides it.
    """
    end = next(
        number for number, event in enumerate(deal.story) if isinstance(event, RoundWon | RoundTied)
    )
    return tuple(event for event in deal.story[:end] if isinstance(event, Scored))
