"""Trains (series of tiles laid one after the other at one end), found by exact search.

A train is a trail in the graph with the numbers as vertices and the tiles of a hand as edges. The
best one is found by memoised search over pairs of (tiles left, number at the end): some dozens for
twelve tiles. A double is laid as soon as its number is reached, since that costs nothing and leaves
the same end.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.core import Tile
from games.parts import tiles

_LONG, _HEAVY = 0, 1
# weight of the first aim in a value, so that the second aim only decides between equals
_ONE = 1_000
_TILE = 63  # a value is kept times 64, with the first tile's number + 1 in the room below
FEW = 5  # number of opening trains that are offered
KEPT: Final = 128  # cached results: the legal actions of a position are computed several times


def _edges(number: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the tiles of a number as (bit, other half, value by length, value by pips), the
    double first.
    """
    found = []
    for tile in tiles.listed(tiles.SUITS[number] & tiles.D8):
        low, high = tiles.HALVES[tile]
        pips = tiles.PIPS[tile]
        long, heavy = (
            (_ONE + pips) * (_TILE + 1) + tile + 1,
            (pips * _ONE + 1) * (_TILE + 1) + tile + 1,
        )
        found.append((tiles.BITS[tile], low + high - number, long, heavy))
    return tuple(sorted(found, key=lambda edge: edge[1] != number))


_EDGES = tuple(_edges(number) for number in range(tiles.NUMBERS))
_DOUBLES = tuple(edges[0][0] for edges in _EDGES)

# By tiles left * 16 + end: the value of the best train for each aim, with its first tile in the low
# bits.
_Memo: TypeAlias = dict[int, tuple[int, int]]
_NOTHING = (0, 0)


class Train(NamedTuple):
    """Tiles in the order of laying, and the number at the end after the last one."""

    tiles: tuple[Tile, ...]
    number: int

    @property
    def pips(self) -> int:
        """Return the pips of all its tiles."""
        return sum(tiles.PIPS[tile] for tile in self.tiles)


def _solved(left: int, number: int, memo: _Memo) -> tuple[int, int]:
    """Return the values and first tiles of the best trains from a number on, one for each aim."""
    if not left & tiles.SUITS[number]:
        return _NOTHING
    key = left << 4 | number
    known = memo.get(key)
    if known is not None:
        return known
    edges = _EDGES[number][:1] if left & _DOUBLES[number] else _EDGES[number]
    best_long = best_heavy = 0
    for bit, other, long, heavy in edges:
        if left & bit:
            rest_long, rest_heavy = _solved(left ^ bit, other, memo)
            # calling `max` here takes a third longer
            if (value := long + (rest_long & ~_TILE)) > best_long:
                best_long = value
            if (value := heavy + (rest_heavy & ~_TILE)) > best_heavy:
                best_heavy = value
    memo[key] = best_long, best_heavy
    return best_long, best_heavy


def _followed(left: int, number: int, aim: int, memo: _Memo) -> Train:
    """Return the best train for an aim, tile by tile."""
    found: list[Tile] = []
    while True:
        tile = (_solved(left, number, memo)[aim] & _TILE) - 1
        if tile < 0:
            return Train(tuple(found), number)
        found.append(tile)
        left ^= 1 << tile
        number = sum(tiles.HALVES[tile]) - number


@lru_cache(maxsize=KEPT)
def at(hand: int, number: int) -> tuple[Train, ...]:
    """Return the longest and the heaviest train of several tiles for an end; only one if they
    are the same.
    """
    memo: _Memo = {}
    found: dict[tuple[int, int], Train] = {}
    for aim in (_LONG, _HEAVY):
        train = _followed(hand, number, aim, memo)
        if len(train.tiles) > 1:
            found.setdefault((tiles.mask(train.tiles), train.number), train)
    return tuple(found.values())


@lru_cache(maxsize=KEPT)
def openings(hand: int, both: bool) -> tuple[Train, ...]:
    """Return the best few trains of several tiles for an empty table: the longest, then the
    heaviest first.

    They are complete: no tile left in the hand fits at an end that must go on, `both` ends or only
    the last one.
    """
    memo: _Memo = {}
    found: dict[tuple[int, frozenset[int]], Train] = {}
    for number in range(tiles.NUMBERS):
        for aim in (_LONG, _HEAVY):
            train = _followed(hand, number, aim, memo)
            laid = tiles.mask(train.tiles)
            if len(train.tiles) > 1 and not (both and (hand ^ laid) & tiles.SUITS[number]):
                found.setdefault((laid, frozenset((number, train.number))), train)
    trains = sorted(found.values(), key=lambda train: (train.pips, len(train.tiles)), reverse=True)
    longest = max(trains, key=lambda train: len(train.tiles), default=None)
    return tuple(sorted(trains, key=lambda train: train is not longest)[:FEW])
