"""How likely a hand in Challenge is to hold a true claim, exactly: ways to fill it with tiles that nobody can place, counted."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb

from games.core import Tile
from games.parts import dice as toss
from games.parts import tiles

_Ways = tuple[int, ...]  # by number of tiles, in how many ways so many of some copies can be in a hand


def could(dice: tuple[int, int], size: int, held: int, sure: Sequence[Tile], elsewhere: Sequence[Tile]) -> float:
    """The probability that a hand of so many tiles holds a true claim of this size. `sure` are in it, others of
    `elsewhere`."""
    low, high = sorted(dice)
    there, unseen = Counter(sure), Counter(elsewhere)
    drawn = min(held - len(sure), len(elsewhere))
    if drawn < 0:
        return could(dice, size, held, sure[:held], elsewhere)
    if size == 1:
        wanted = tiles.of(low, high)
        return 1.0 if there[wanted] else 1 - comb(len(elsewhere) - unseen[wanted], drawn) / comb(len(elsewhere), drawn)
    without: _Ways = (1,)
    counted = 0
    for group in _groups(low, high):
        without = _product(without, _apart(low == high, tuple((there[tile], unseen[tile]) for tile in group)))
        counted += sum(unseen[tile] for tile in group)
    rest = len(elsewhere) - counted
    ways = sum(count * comb(rest, drawn - number) for number, count in enumerate(without) if number <= drawn)
    return 1 - ways / comb(len(elsewhere), drawn)


@lru_cache(maxsize=64)
def _groups(low: int, high: int) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of which true pairs are made, in groups that share no tile: a pair; or the tile of the toss, and both its
    doubles after it."""
    if low == high:
        return tuple((one,) for one, _ in toss.true_pairs((low, high)))
    middle = tiles.of(low, high)
    pairs = tuple(pair for pair in toss.true_pairs((low, high)) if middle not in pair)
    return (*pairs, (middle, tiles.of(low, low), tiles.of(high, high)))


@lru_cache(maxsize=1 << 12)
def _apart(double: bool, copies: tuple[tuple[int, int], ...]) -> _Ways:
    """The ways to take copies of the tiles of a group so that no true pair is there; `copies`: how many are there
    anyway, and how many can be taken."""
    if double:  # a pair are two copies of one tile
        there, unseen = copies[0]
        return tuple(comb(unseen, number) for number in range(unseen + 1) if there + number < 2)
    one, *others = copies
    without_one: _Ways = (1,)
    for _, unseen in others:
        without_one = _product(without_one, tuple(comb(unseen, number) for number in range(unseen + 1)))
    alone = tuple(comb(one[1], number) for number in range(one[1] + 1))
    if one[0]:
        without_one = ()
    else:
        alone = (0, *alone[1:])
    if any(there for there, _ in others):
        alone = ()
    return _sum(without_one, alone)


def _product(one: _Ways, other: _Ways) -> _Ways:
    found = [0] * (len(one) + len(other) - 1)
    for first, many in enumerate(one):
        for second, more in enumerate(other):
            found[first + second] += many * more
    return tuple(found)


def _sum(one: _Ways, other: _Ways) -> _Ways:
    return tuple(
        (one[number] if number < len(one) else 0) + (other[number] if number < len(other) else 0)
        for number in range(max(len(one), len(other)))
    ) or (0,)
