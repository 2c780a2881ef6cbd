"""The dice of Challenge, and the claims about them: actions, events, and when a claim is true."""

import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, NamedTuple

from games.core import Action, Event, Seat, SeatEvent, Tile
from games.parts import tiles
from games.parts.chance import Chance

# all results of a toss, low die first
TOSSES: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, 7), 2))
SET = tiles.listed(tiles.D6)


def dice(seed: bytes, number: int) -> tuple[int, int]:
    """Return a toss, two numbers from 1 to 6, by the seed of the deal and its number from 1
    (docs/developers/shuffle.md).
    """
    chance = Chance(hmac.digest(seed, f"kaffeehaus 1 toss {number}".encode("ascii"), "sha256"))
    return 1 + chance.below(6), 1 + chance.below(6)


def holds_true(toss: tuple[int, int], claim: tuple[Tile, ...]) -> bool:
    """Return whether a claim is true: one tile with these numbers, or two that make a train with
    these ends.
    """
    if len(claim) == 1:
        return tiles.HALVES[claim[0]] == tuple(sorted(toss))
    return tuple(sorted(claim)) in true_pairs(toss)


@lru_cache(maxsize=64)
def true_pairs(toss: tuple[int, int]) -> tuple[tuple[Tile, Tile], ...]:
    """Return the seven true pairs of a toss, one for each number that may join them.

    The lighter tile comes first.
    """
    x, y = toss
    pairs = ((tiles.of(x, joint), tiles.of(joint, y)) for joint in range(7))
    return tuple((min(pair), max(pair)) for pair in pairs)


def true_claims(toss: tuple[int, int], hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Return the different true claims that can be made with the tiles of a sorted hand, single
    tiles first.
    """
    return tuple(
        claim for count in (1, 2) for claim in choices(hand, count) if holds_true(toss, claim)
    )


@lru_cache(maxsize=1 << 8)
def choices(hand: tuple[Tile, ...], count: int) -> tuple[tuple[Tile, ...], ...]:
    """Return the different ways to pick `count` tiles from a sorted hand.

    Two copies of a tile count as the same.
    """
    return tuple(sorted(set(combinations(hand, count))))


MOST_CLAIMED = 2  # tiles in a claim


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """An action with tiles of the hand; their order makes no difference."""

    tiles: tuple[Tile, ...] = field(compare=False)
    picked: tuple[Tile, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "picked", tuple(sorted(self.tiles)))


@dataclass(frozen=True, slots=True)
class Lay(Pick):
    """Answer a toss with no tile, one or two, face down.

    A later answer replaces it until all have answered.
    """

    verb: ClassVar[str] = "claim"
    picks: ClassVar[tuple[int, int] | None] = (0, MOST_CLAIMED)


@dataclass(frozen=True, slots=True)
class Dispute(Action):
    """Challenge the open claim of another seat."""

    verb: ClassVar[str] = "challenge"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Give(Pick):
    """Give away the tiles due after a challenge, unseen by the others.

    The challenge determines their number.
    """

    verb: ClassVar[str] = "give"
    picks: ClassVar[tuple[int, int] | None] = (1, MOST_CLAIMED)


@dataclass(frozen=True, slots=True)
class FirstTosser(Event):
    """A deal has begun; this seat tosses first, by lot or because it lost the deal before."""

    deal: int
    seat: Seat
    lot: bool


@dataclass(frozen=True, slots=True)
class Tossed(SeatEvent):
    """The dice were tossed."""

    one: int
    two: int


@dataclass(frozen=True, slots=True)
class ClaimShown(SeatEvent):
    """A seat has answered with `size` tiles. Only told if claims are open (option `claims`)."""

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
class Challenged(SeatEvent):
    """A claim is challenged."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """A challenged claim lies open.

    `seat` takes its tiles: the challenger if it is true, else the claimant. Private notes do not
    repeat the dice and the numbers of tiles.
    """

    moment: ClassVar[float] = 1.0

    target: Seat  # the claimant
    tiles: tuple[Tile, ...]
    true: bool
    seat: Seat
    dice: tuple[int, int] = (0, 0)  # that the claim is about
    held: tuple[int, int] = (0, 0)  # tiles in the hands of claimant and challenger before

    @property
    def given(self) -> int:
        """The number of tiles that the winner gives to the loser: as many as were claimed, but a
        smaller hand gives all its tiles (ambiguity F5).
        """
        return min(len(self.tiles), self.held[not self.true])


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
class ClaimReturned(SeatEvent):
    """The deal was won while this claim was open: its tiles are back in the hand, unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class DealLost(SeatEvent):
    """A seat was left with most tiles, and so tosses first in the next deal."""

    count: int


@dataclass(frozen=True, slots=True)
class Lied(SeatEvent):
    """The deal is over: how many false claims this seat has made, and how many were caught."""

    count: int
    caught: int


@dataclass(frozen=True, slots=True)
class BoldestLie(SeatEvent):
    """The deal is over: the false claim with most tiles that nobody has doubted, the last one of
    several.
    """

    tiles: tuple[Tile, ...]
    one: int  # the dice
    two: int


@dataclass(frozen=True, slots=True)
class Gave(SeatEvent):
    """The giver's private note of the tiles given to `seat`."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Received(SeatEvent):
    """The receiver's private note of the tiles from `seat`."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The claimant's private note of the tiles of an unchallenged claim."""

    tiles: tuple[Tile, ...]


class Undoubted(NamedTuple):
    """A claim that nobody has challenged."""

    tiles: tuple[Tile, ...]
    true: bool
    toss: int  # number of the toss, from 1


def undoubted_claims(
    story: Iterable[Event], notes: Iterable[Event], seat: Seat
) -> Iterator[Undoubted]:
    """Yield the claims of a seat that have gone to the boneyard unseen, in order.

    `story` are the public events of the deal, `notes` those that the seat alone knows.
    """
    discarded = (note.tiles for note in notes if isinstance(note, Discarded))
    dice, toss, claiming = (0, 0), 0, set[Seat]()
    for event in story:
        match event:
            case Tossed():
                dice, toss, claiming = (event.one, event.two), toss + 1, set()
            case ClaimsRevealed():
                claiming = {*event.singles, *event.pairs}
            case Exposed():
                claiming.discard(event.target)
            case ToBoneyard() if seat in claiming:
                tiles = next(discarded)
                yield Undoubted(tiles, holds_true(dice, tiles), toss)
