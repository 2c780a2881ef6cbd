"""Sets of tiles numbered by weight, for playouts: the heaviest tile of a mask is its highest bit, whatever the set."""

from collections.abc import Iterable
from functools import cache

from games.core import Tile
from games.parts import tiles

_CHUNK = 12  # bits of a mask whose pips are one look-up


class TileSet:
    """The tiles of a set, renumbered from 0 in ascending weight. A *packed* mask has a bit for each of these numbers.

    Attributes:
        order: The tiles by their numbers here.
        number: The number here of each tile of the set.
        pips_of: The pips of each tile, by its number here.
        all: The packed mask of the whole set.
    """

    def __init__(self, deck: int) -> None:
        self.order: tuple[Tile, ...] = tuple(sorted(tiles.listed(deck), key=tiles.weight))
        self.number: dict[Tile, int] = {tile: number for number, tile in enumerate(self.order)}
        self.pips_of: tuple[int, ...] = tuple(tiles.PIPS[tile] for tile in self.order)
        self.all = (1 << len(self.order)) - 1
        self._sums = [_sums(self.pips_of[first : first + _CHUNK]) for first in range(0, len(self.order), _CHUNK)]

    def packed(self, mask: int) -> int:
        """Return the packed mask of a mask of tiles. Tiles of other sets are left out."""
        found = 0
        for tile in tiles.listed(mask):
            if (number := self.number.get(tile)) is not None:
                found |= 1 << number
        return found

    def suit(self, fitting: Iterable[int]) -> tuple[int, ...]:
        """Return packed masks of some masks."""
        return tuple(map(self.packed, fitting))

    def pips(self, mask: int) -> int:
        """Return the pips of a packed mask."""
        total = 0
        for sums in self._sums:
            total += sums[mask & (1 << _CHUNK) - 1]
            mask >>= _CHUNK
        return total


def _sums(pips: Iterable[int]) -> list[int]:
    """Return the pips of each subset of some tiles, by its mask."""
    sums = [0]
    for one in pips:
        sums += [one + so_far for so_far in sums]
    return sums + [0] * ((1 << _CHUNK) - len(sums))


@cache
def tile_set(deck: int) -> TileSet:
    """Return the numbering of a set."""
    return TileSet(deck)
