"""Actions and events of Challenge (rules, section 7): claims, challenges, tiles that change hands.

Tiles may be picked in any order: actions with the same tiles are equal, `picked` has them in ascending order.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from games.core import Action, Event, Role, Seat, Tile

MOST_CLAIMED = 2  # tiles in a claim


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Answer a toss with no tile, one or two, face down. A later answer replaces it until all have answered."""

    verb: ClassVar[str] = "claim"
    role: ClassVar[Role] = Role.MOVE
    picks: ClassVar[tuple[int, int] | None] = (0, MOST_CLAIMED)
    tiles: tuple[Tile, ...] = field(compare=False)
    picked: tuple[Tile, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "picked", tuple(sorted(self.tiles)))


@dataclass(frozen=True, slots=True)
class Dispute(Action):
    """Challenge the open claim of another seat."""

    verb: ClassVar[str] = "challenge"
    role: ClassVar[Role] = Role.MOVE
    seat: Seat


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give away the tiles due after a challenge, unseen by the others. The challenge determines their number."""

    verb: ClassVar[str] = "give"
    role: ClassVar[Role] = Role.MOVE
    picks: ClassVar[tuple[int, int] | None] = (1, MOST_CLAIMED)
    tiles: tuple[Tile, ...] = field(compare=False)
    picked: tuple[Tile, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "picked", tuple(sorted(self.tiles)))


@dataclass(frozen=True, slots=True)
class FirstTosser(Event):
    """A deal has begun; this seat tosses first, by lot or because it lost the deal before."""

    deal: int
    seat: Seat
    lot: bool


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """The dice were tossed."""

    seat: Seat
    one: int
    two: int


@dataclass(frozen=True, slots=True)
class ClaimShown(Event):
    """A seat has answered with `size` tiles. Only told if claims are open (option `claims`)."""

    seat: Seat
    size: int


@dataclass(frozen=True, slots=True)
class ClaimsRevealed(Event):
    """All have answered: the seats that claim with one tile and with two, in challenge order."""

    singles: tuple[Seat, ...]
    pairs: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NoClaims(Event):
    """All have answered, nobody has claimed."""


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A claim is challenged."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """A challenged claim lies open. `seat` takes its tiles: the challenger if it is true, else the claimant."""

    target: Seat  # the claimant
    tiles: tuple[Tile, ...]
    true: bool
    seat: Seat


@dataclass(frozen=True, slots=True)
class GaveTiles(Event):
    """Tiles changed hands unseen; 0 if the giver had none."""

    giver: Seat
    receiver: Seat
    count: int


@dataclass(frozen=True, slots=True)
class ToBoneyard(Event):
    """All have passed: `count` tiles of unchallenged claims went to the boneyard, unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class ClaimReturned(Event):
    """The deal was won while this claim was open: its tiles are back in the hand, unseen."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DealLost(Event):
    """A seat was left with most tiles, and so tosses first in the next deal."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """The giver's private note of the tiles given to `seat`."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Received(Event):
    """The receiver's private note of the tiles from `seat`."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The claimant's private note of the tiles of an unchallenged claim."""

    tiles: tuple[Tile, ...]


NOTES: tuple[type[Event], ...] = (Exposed, Gave, Received, Discarded)  # kinds of private notes
