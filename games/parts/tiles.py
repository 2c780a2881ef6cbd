"""Tiles as numbers and hands as bit masks.

The 45 tiles of a double-eight set are numbered in ascending weight (pips, then the larger half;
rules 0.1), so the heaviest tile of a mask is its highest bit. Smaller sets are masks of the same
numbering. The tiles that a double-nine set adds follow, then those of a double-ten, -eleven and
-twelve set, each in ascending weight: numbers that are stored never change. The tables of
`games.parts.line` are made for the first 45 tiles.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from games.core import Tile

NUMBERS = 9  # 0 … 8, the numbers on the halves of a double-eight set
ALL_NUMBERS = 13  # 0 … 12


def _of_set(highest: Iterable[int]) -> list[tuple[int, int]]:
    """Return the tiles with these larger halves, in ascending weight."""
    return sorted(
        ((low, high) for high in highest for low in range(high + 1)),
        key=lambda tile: (sum(tile), tile[1]),
    )


HALVES: tuple[tuple[int, int], ...] = (
    *_of_set(range(NUMBERS)),
    *(tile for high in range(NUMBERS, ALL_NUMBERS) for tile in _of_set((high,))),
)
NAMES: tuple[str, ...] = tuple(f"{low}-{high}" for low, high in HALVES)
PIPS: tuple[int, ...] = tuple(low + high for low, high in HALVES)
BITS: tuple[int, ...] = tuple(1 << tile for tile in range(len(HALVES)))


def set_up_to(number: int) -> int:
    """Return the mask of the set with all pairs of numbers from 0 to `number`."""
    return sum(bit for bit, (_, high) in zip(BITS, HALVES, strict=True) if high <= number)


D6, D8, D9, D12 = (set_up_to(number) for number in (6, 8, 9, 12))
D8ND = sum(bit for bit, (low, high) in zip(BITS, HALVES, strict=True) if low != high and D8 & bit)
DOUBLES = sum(bit for bit, (low, high) in zip(BITS, HALVES, strict=True) if low == high)

# By number on a half: the tiles that show it, of all sets.
SUITS: tuple[int, ...] = tuple(
    sum(bit for bit, halves in zip(BITS, HALVES, strict=True) if number in halves)
    for number in range(ALL_NUMBERS)
)


def _sums(pips: Sequence[int]) -> bytes:
    """Return the pips of each subset of some tiles, by its mask."""
    sums = b"\0"
    for value in pips:
        sums += bytes([value + so_far for so_far in sums])
    return sums


# The pips of a hand of the double-eight set are three table lookups instead of a loop, one for each
# third of the tiles.
_OLD = D8.bit_length()
_THIRD = _OLD // 3
_THIRD_MASK = (1 << _THIRD) - 1
_LIGHT, _MIDDLE, _HEAVY = (_sums(PIPS[first : first + _THIRD]) for first in range(0, _OLD, _THIRD))
# the double-eight set, and what each larger set adds
_GROUPS = (D8, *(set_up_to(high) ^ set_up_to(high - 1) for high in range(NUMBERS, ALL_NUMBERS)))
# The same for the tiles that larger sets add, ten at a time.
_ADDED = tuple(_sums(PIPS[first : first + 10]) for first in range(_OLD, len(PIPS), 10))
_NUMBER = {name: tile for tile, name in enumerate(NAMES)}


def named(name: str) -> Tile:
    """Return the tile called `name`, low half first: "3-4".

    Raises `ValueError` for anything else.
    """
    tile = _NUMBER.get(name)
    if tile is None:
        raise ValueError(f"no tile is called {name!r}")
    return tile


def of(half: int, other: int) -> Tile:
    """Return the tile with these halves, in any order. Raises `ValueError` if there is none."""
    return named(f"{min(half, other)}-{max(half, other)}")


def mask(tiles: Iterable[Tile]) -> int:
    """Return the bit mask of some tiles."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile
    return bits


def weight(tile: Tile) -> tuple[int, int]:
    """Return a key that puts tiles in ascending weight: pips, then the larger half."""
    return PIPS[tile], HALVES[tile][1]


# by tile: its place in ascending weight
RANKS: tuple[int, ...] = tuple(
    sorted(range(len(HALVES)), key=weight).index(tile) for tile in range(len(HALVES))
)


def listed(bits: int) -> tuple[Tile, ...]:
    """Return the tiles of a mask in the order of their numbers: the lightest first within the
    double-eight set.
    """
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def heaviest_first(bits: int) -> tuple[Tile, ...]:
    """Return the tiles of a mask, the heaviest first."""
    return tuple(sorted(listed(bits), key=RANKS.__getitem__, reverse=True))


@cache
def bits(mask_of_set: int) -> tuple[int, ...]:
    """Return the bits of a mask, in the order of `listed`."""
    return tuple(BITS[tile] for tile in listed(mask_of_set))


def heaviest(bits: int) -> Tile:
    """Return the heaviest tile of a mask that is not empty."""
    if not bits >> _OLD:
        return bits.bit_length() - 1
    tops = [(bits & added).bit_length() - 1 for added in _GROUPS if bits & added]
    return max(tops, key=RANKS.__getitem__)


def pips(bits: int) -> int:
    """Return the pips of a hand."""
    total = (
        _LIGHT[bits & _THIRD_MASK]
        + _MIDDLE[bits >> _THIRD & _THIRD_MASK]
        + _HEAVY[bits >> 2 * _THIRD & _THIRD_MASK]
    )
    if added := bits >> _OLD:
        for number, sums in enumerate(_ADDED):
            total += sums[added >> 10 * number & 1023]
    return total
