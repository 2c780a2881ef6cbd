"""Achievements of a game as data: what a player has to do in a deal. The finished deal decides."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from games.core import Ending, Event, Result, Scored, Seat, View

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, as achievements see it.

    `own` gives a seat's view: nothing beyond it may decide.
    """

    seen: View  # of the room
    story: tuple[Event, ...]  # public events of the deal, the dealing first
    own: Callable[[Seat], View]

    @property
    def result(self) -> Result:
        """The result of the deal, which is over."""
        assert self.seen.result is not None
        return self.seen.result

    @property
    def winner(self) -> Seat | None:
        """The only seat that has won the deal; None after a tie, and if a team has won."""
        return self.result.winner

    @property
    def champion(self) -> Seat | None:
        """The only seat that has won the match, if this deal has decided it."""
        return self.seen.winners[0] if len(self.seen.winners) == 1 else None

    @property
    def out_of_tiles(self) -> Seat | None:
        """The winner, if that seat has laid its last tile."""
        return self.winner if self.result.ending is Ending.DOMINO else None

    def events(self, kind: type[E]) -> tuple[E, ...]:
        """Return the events of a kind, in order."""
        return tuple(event for event in self.story if isinstance(event, kind))

    def times(self, kind: type[Event], seat: Seat) -> int:
        """Return how many events of a kind are this seat's."""
        return sum(event.seat == seat for event in self.events(kind) if hasattr(event, "seat"))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all other seats that have taken part."""
        return tuple(other for other in self.seats if other != seat)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that have taken part. One that is out and has scored went out just now."""
        scored = {event.seat for event in self.events(Scored)}
        return tuple(
            seat for seat, at in enumerate(self.seen.seats) if not at.out or seat in scored
        )

    def scores_before(self) -> Mapping[Seat, int]:
        """Return the points of each seat that has taken part, before those of this deal.

        Later buy-backs do not count.
        """
        scored = {event.seat: event.score - event.points for event in self.events(Scored)}
        return scored | {
            seat: at.score
            for seat, at in enumerate(self.seen.seats)
            if seat not in scored and at.score is not None and not at.out
        }


Earners: TypeAlias = Callable[[FinishedDeal], Collection[Seat]]


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something worth remembering. Its words are `achievement-<key>` and their attribute `.how`.

    `earners` returns the seats that have done it in a deal. It is earned once they have done it
    `goal` times. One for beginners (`with_bots`) is earned among bots, too.
    """

    key: str  # stored for ever, never renamed
    earners: Earners
    goal: int = 1
    with_bots: bool = False


def seat_if(seat: Seat | None, condition: Callable[[Seat], Any]) -> tuple[Seat, ...]:
    """Return the seat as a tuple if it meets a condition, else ()."""
    return (seat,) if seat is not None and condition(seat) else ()
