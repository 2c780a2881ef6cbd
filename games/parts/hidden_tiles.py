"""Uniform sampling of hidden tiles: every arrangement that agrees with the known facts is equally
likely.

The known facts are places: a place holds a number of tiles, and its mask has the tiles that it
allows. Tiles allowed in the same places form a class. The sampler counts, place by place, the ways
to fill the remaining places for each choice of numbers per class, and draws in proportion to these
counts, so there is no rejection and no bias. After many draws there may be too many choices to
count. Then it starts from any valid arrangement and exchanges tiles at random many times, which is
nearly uniform.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import accumulate
from math import comb
from operator import or_
from typing import NamedTuple, TypeAlias

from games.core import Seat, Tile
from games.parts import tiles
from games.parts.chance import Chance

NOWHERE = -1
MOST = 2_000  # combinations tried before counting is given up, which takes some 10 ms
EXCHANGES = 30  # random exchanges tried for each tile
_WORD = 1 << 16

# draw so many tiles of a sequence, in random order
Shuffle: TypeAlias = Callable[[Sequence[Tile], int], Sequence[Tile]]
Below: TypeAlias = Callable[[int], int]  # a number from 0 to n-1, each equally likely
_Counts: TypeAlias = tuple[int, ...]  # tiles left, by class


class Place(NamedTuple):
    """A place with tiles face down."""

    seat: Seat  # the hand; NOWHERE: aside, or still to be drawn
    size: int  # number of tiles
    allowed: int  # mask of the tiles that may lie there
    drawn: int = NOWHERE  # index in the boneyard of the tile drawn into this place


class _Ways(NamedTuple):
    """The ways to fill a place, with their cumulative counts."""

    sums: tuple[int, ...]  # cumulative numbers of arrangements
    # (class, number above 0) pairs taken by each way
    taken: tuple[tuple[tuple[int, int], ...], ...]
    left: tuple[_Counts, ...]  # tiles left after each way, by class


class Filling:
    """A uniform sampler of arrangements of tiles in places.

    Raises `ValueError` if there is none.
    """

    def __init__(self, places: Sequence[Place]) -> None:
        self._places = tuple(places)
        alike: dict[int, int] = {}  # places that allow the same tiles are filled together
        for place in places:
            alike[place.allowed] = alike.get(place.allowed, 0) + place.size
        groups = sorted(alike, key=int.bit_count)
        self._group = tuple(groups.index(place.allowed) for place in places)
        self._sizes = tuple(alike[allowed] for allowed in groups)
        self._first = tuple(accumulate((0, *self._sizes[:-1]))) if groups else ()
        everything = reduce(or_, groups, 0)
        classes: dict[int, list[int]] = {}
        for tile in tiles.listed(everything):
            where = sum(1 << number for number, allowed in enumerate(groups) if allowed >> tile & 1)
            classes.setdefault(where, []).append(1 << tile)
        self._where = tuple(classes)
        self._bits = tuple(classes.values())
        self._all = tuple(map(len, self._bits))
        self._ways: dict[tuple[int, _Counts], _Ways] = {}
        self._tried = 0
        # the present arrangement, group by group, if there are too many ways to count
        self._lying: list[int] | None = None
        if sum(self._sizes) != sum(self._all):
            raise ValueError("these places cannot be filled")
        try:
            ways = self._count(0, self._all)
        except OverflowError:
            self._homes = [
                allowed
                for allowed, size in zip(groups, self._sizes, strict=True)
                for _ in range(size)
            ]
            self._lying = _matched(self._homes, everything)
            ways = len(self._lying)
        if not ways and groups:
            raise ValueError("these places cannot be filled")

    def masks(self, below: Below) -> list[int]:
        """Sample an arrangement: the mask of the tiles in each place."""
        bits = self._counted(below) if self._lying is None else self._exchanged(self._lying, below)
        shares = [
            bits[first : first + size] for first, size in zip(self._first, self._sizes, strict=True)
        ]
        found = []
        for place, group in zip(self._places, self._group, strict=True):
            share = shares[group]
            if len(share) > place.size:
                mask = 0
                for _ in range(place.size):
                    at = below(len(share))
                    mask |= share[at]
                    share[at] = share[-1]
                    share.pop()
            else:
                mask = sum(share)
                share.clear()
            found.append(mask)
        return found

    def _counted(self, below: Below) -> list[int]:
        """Sample from the counted ways; return the tiles group by group, in any order within a
        group.
        """
        unused = [bits[:] for bits in self._bits]
        left = self._all
        found: list[int] = []
        for number in range(len(self._sizes)):
            ways = self._ways[number, left]
            way = bisect_right(ways.sums, below(ways.sums[-1])) if len(ways.sums) > 1 else 0
            for kind, count in ways.taken[way]:
                bits = unused[kind]
                if count == len(bits):
                    found += bits
                    bits.clear()
                    continue
                for _ in range(count):
                    at = below(len(bits))
                    found.append(bits[at])
                    bits[at] = bits[-1]
                    bits.pop()
            left = ways.left[way]
        return found

    def _exchanged(self, lying: list[int], below: Below) -> list[int]:
        """Return the tiles group by group after many random exchanges that keep to the allowed
        tiles.
        """
        homes, count = self._homes, len(lying)
        for _ in range(EXCHANGES * count):
            place, other_place = below(count), below(count)
            if homes[place] & lying[other_place] and homes[other_place] & lying[place]:
                lying[place], lying[other_place] = lying[other_place], lying[place]
        return lying

    def _count(self, number: int, left: _Counts) -> int:
        """Count the ways to fill the groups from `number` on with the tiles that are left."""
        if number == len(self._sizes):
            return 1
        known = self._ways.get((number, left))
        if known is None:
            numbers, taken, rests = [], [], []
            for counts in self._takings(number, left):
                self._tried += 1
                if self._tried > MOST:
                    raise OverflowError
                rest = tuple(map(int.__sub__, left, counts))
                if ways := self._count(number + 1, rest):
                    kinds = tuple((kind, count) for kind, count in enumerate(counts) if count)
                    for kind, count in kinds:
                        ways *= comb(left[kind], count)
                    numbers.append(ways)
                    taken.append(kinds)
                    rests.append(rest)
            known = _Ways(tuple(accumulate(numbers)), tuple(taken), tuple(rests))
            self._ways[number, left] = known
        return known.sums[-1] if known.sums else 0

    def _takings(self, number: int, left: _Counts) -> list[_Counts]:
        """Return the numbers of each class that a group may take.

        It takes all tiles that fit in no later group.
        """
        least, most = [], []
        for where, count in zip(self._where, left, strict=True):
            here = where >> number & 1
            most.append(count if here else 0)
            least.append(count if here and where >> number == 1 else 0)
        return _vectors(self._sizes[number], least, most)


def _vectors(total: int, least: list[int], most: list[int]) -> list[_Counts]:
    """Return all vectors between `least` and `most` with a given total, in ascending order.

    Raises `OverflowError` if there are more than `MOST`.
    """
    # the numbers so far, and the rest of the total
    found: list[tuple[_Counts, int]] = [((), total - sum(least))]
    room = sum(most) - sum(least)
    for low, high in zip(least, most, strict=True):
        room -= high - low
        if low == high:
            found = [((*numbers, low), missing) for numbers, missing in found]
        else:
            found = [
                ((*numbers, low + more), missing - more)
                for numbers, missing in found
                for more in range(max(0, missing - room), min(high - low, missing) + 1)
            ]
        if len(found) > MOST:  # each leads to at least one vector
            raise OverflowError
    return [numbers for numbers, missing in found if not missing]


def _matched(homes: Sequence[int], everything: int) -> list[int]:
    """Match each home to a tile that it allows (augmenting paths); [] if that is impossible."""
    at: dict[int, int] = {}  # home by tile

    def settle(home: int, asked: set[int]) -> bool:
        for tile in tiles.listed(homes[home]):
            if tile not in asked:
                asked.add(tile)
                if tile not in at or settle(at[tile], asked):
                    at[tile] = home
                    return True
        return False

    if not all(settle(home, set()) for home in range(len(homes))):
        return []
    assert everything == tiles.mask(at)
    return [1 << tile for tile in sorted(at, key=at.__getitem__)]


def by_chance(chance: Chance) -> Below:
    """Return a function that draws uniform numbers of any size."""

    def below(n: int) -> int:
        if n <= _WORD:
            return chance.below(n)
        words = n.bit_length() // 16 + 2
        span = 1 << 16 * words
        while True:
            number = 0
            for _ in range(words):
                number = number << 16 | chance.below(_WORD)
            if number < span - span % n:
                return number % n

    return below
