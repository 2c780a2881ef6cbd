"""Calculates how likely the plays of a seat are if it held certain tiles: a play tells more than it shows."""

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

from games.core import Seat
from games.parts import tiles
from games.parts.line import Draw, Play
from games.parts.match.leads import MUST

HEAVIEST_FIRST = 0.5  # probability that a seat is one that usually lays the heaviest tile; all others lay any tile that fits
SLIP = 0.1  # how often a seat that usually lays the heaviest tile lays another one

HEAVIER = tuple(tiles.mask(tile for tile, more in enumerate(tiles.PIPS) if more > pips) for pips in range(25))  # than these pips

Packing = Callable[[int], int]  # packs a mask of tiles (`ai.tile_sets`)


class Choice(NamedTuple):
    """A tile that a seat has laid. Masks are packed."""

    held: int  # this tile and those that the seat has laid later: it held them
    fitting: int
    heavier: int  # fitting tiles that are heavier


def must_lead(world: Any) -> bool:
    """Return whether the first tile of the deal had to be led."""
    return world.lead_tile is not None and world.lead_rule in MUST


def choices(world: Any, me: Seat, packed: Packing) -> Iterator[tuple[Seat, Choice]]:
    """Yield what other seats have laid of their own choice, the latest first.

    A tile that had to be led tells nothing. Nor does one laid before the seat drew: it did not hold yet what it drew later.
    """
    laid = [0] * len(world.hands)
    drew: set[Seat] = set()
    for seat, action, fitting in reversed(world.moves[must_lead(world) :]):
        if isinstance(action, Draw):
            drew.add(seat)
        if not isinstance(action, Play):
            continue
        laid[seat] |= packed(action.bit)
        if seat != me and seat not in drew:
            yield seat, Choice(laid[seat], packed(fitting), packed(fitting & HEAVIER[tiles.PIPS[action.tile]]))


class PlayLikelihood:
    """Says how likely a deal makes all plays of the other seats.

    Nobody knows how a seat chooses: it may usually lay the heaviest tile, or any. A seat that has laid lighter tiles is soon
    taken for one that lays any.
    """

    def __init__(self, world: Any, me: Seat, packed: Packing) -> None:
        self._by_seat: dict[Seat, list[Choice]] = {}
        for seat, choice in choices(world, me, packed):
            self._by_seat.setdefault(seat, []).append(choice)

    def of(self, hands: Sequence[int]) -> float:
        """Return the likelihood of all plays if these are the hands, packed and by seat."""
        return prod(self.of_seat(seat, hands[seat]) for seat in self._by_seat)

    def of_seat(self, seat: Seat, hand: int) -> float:
        """Return the likelihood of the plays of a seat if this is its hand; 1 if nothing is known of them."""
        if seat not in self._by_seat:
            return 1.0
        heaviest_first = at_random = 1.0
        for held, fitting, heavier in self._by_seat[seat]:
            had = hand | held
            count = (had & fitting).bit_count()
            if count > 1:
                at_random /= count
                heaviest_first *= SLIP / (count - 1) if had & heavier else 1 - SLIP
        return HEAVIEST_FIRST * heaviest_first + (1 - HEAVIEST_FIRST) * at_random
