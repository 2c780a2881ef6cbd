"""Tiles as numbers and hands as bit masks.

The 45 tiles of a double-eight set are numbered in ascending weight (pips, then the larger half; rules 0.1), so the heaviest
tile of a mask is its highest bit. Smaller sets are masks of the same numbering.
"""

from collections.abc import Iterable, Sequence

from games.core import Tile

NUMBERS = 9  # 0 … 8, the numbers on the halves
HALVES: tuple[tuple[int, int], ...] = tuple(
    sorted(((low, high) for high in range(NUMBERS) for low in range(high + 1)), key=lambda tile: (tile[0] + tile[1], tile[1]))
)
NAMES: tuple[str, ...] = tuple(f"{low}-{high}" for low, high in HALVES)
PIPS: tuple[int, ...] = tuple(low + high for low, high in HALVES)
BITS: tuple[int, ...] = tuple(1 << tile for tile in range(len(HALVES)))

# By number on a half: the tiles that show it.
SUITS: tuple[int, ...] = tuple(
    sum(bit for bit, halves in zip(BITS, HALVES, strict=True) if number in halves) for number in range(NUMBERS)
)

D8 = sum(BITS)
D8ND = sum(bit for bit, (low, high) in zip(BITS, HALVES, strict=True) if low != high)
D6 = sum(bit for bit, (_, high) in zip(BITS, HALVES, strict=True) if high <= 6)


def _sums(pips: Sequence[int]) -> bytes:
    """Return the pips of each subset of some tiles, by its mask."""
    sums = b"\0"
    for one in pips:
        sums += bytes([one + so_far for so_far in sums])
    return sums


# The pips of a hand are three table lookups instead of a loop, one for each third of the tiles.
_THIRD = len(HALVES) // 3
_THIRD_MASK = (1 << _THIRD) - 1
_LIGHT, _MIDDLE, _HEAVY = (_sums(PIPS[first : first + _THIRD]) for first in range(0, len(HALVES), _THIRD))
_NUMBER = {name: tile for tile, name in enumerate(NAMES)}


def named(name: str) -> Tile:
    """Return the tile called `name`, low half first: "3-4". Raises `ValueError` for anything else."""
    tile = _NUMBER.get(name)
    if tile is None:
        raise ValueError(f"no tile is called {name!r}")
    return tile


def of(one: int, other: int) -> Tile:
    """Return the tile with these halves, in any order. Raises `ValueError` if there is none."""
    return named(f"{min(one, other)}-{max(one, other)}")


def halves(tile: Tile) -> tuple[int, int]:
    """Return the two numbers of a tile, the lower first."""
    return HALVES[tile]


def mask(tiles: Iterable[Tile]) -> int:
    """Return the bit mask of some tiles."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits


def listed(bits: int) -> tuple[Tile, ...]:
    """Return the tiles of a mask, lightest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def bits(mask_of_set: int) -> tuple[int, ...]:
    """Return the bits of a mask, lightest tile first."""
    return tuple(BITS[tile] for tile in listed(mask_of_set))


def heaviest(bits: int) -> Tile:
    """Return the heaviest tile of a mask that is not empty."""
    return bits.bit_length() - 1


def pips(bits: int) -> int:
    """Return the pips of a hand."""
    return _LIGHT[bits & _THIRD_MASK] + _MIDDLE[bits >> _THIRD & _THIRD_MASK] + _HEAVY[bits >> 2 * _THIRD]
