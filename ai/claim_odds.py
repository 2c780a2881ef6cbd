"""Challenge: the exact probability that a hand holds a true claim, by counting the ways to fill it with unplaced tiles."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias

from games.core import Tile
from games.parts import dice as toss
from games.parts import tiles

# Index n: the number of ways to put n tiles of some group into a hand without making a true pair.
_Ways: TypeAlias = tuple[int, ...]


def true_claim_odds(dice: tuple[int, int], size: int, held: int, sure: Sequence[Tile], elsewhere: Sequence[Tile]) -> float:
    """Return the probability that a hand holds a true claim.

    Args:
        dice: The toss.
        size: Tiles in the claim, 1 or 2.
        held: Tiles in the hand.
        sure: Tiles known to be in the hand.
        elsewhere: The unplaced tiles; the rest of the hand is drawn from them.
    """
    low, high = sorted(dice)
    known, unseen = Counter(sure), Counter(elsewhere)
    drawn = min(held - len(sure), len(elsewhere))
    if drawn < 0:
        return true_claim_odds(dice, size, held, sure[:held], elsewhere)
    if size == 1:
        wanted = tiles.of(low, high)
        return 1.0 if known[wanted] else 1 - comb(len(elsewhere) - unseen[wanted], drawn) / comb(len(elsewhere), drawn)
    without_pair: _Ways = (1,)
    grouped = 0
    for group in _pair_groups(low, high):
        copies = tuple((known[tile], unseen[tile]) for tile in group)
        without_pair = _multiply(without_pair, _ways_without_pair(low == high, copies))
        grouped += sum(unseen[tile] for tile in group)
    rest = len(elsewhere) - grouped
    ways = sum(count * comb(rest, drawn - number) for number, count in enumerate(without_pair) if number <= drawn)
    return 1 - ways / comb(len(elsewhere), drawn)


@lru_cache(maxsize=64)
def _pair_groups(low: int, high: int) -> tuple[tuple[Tile, ...], ...]:
    """Return the tiles that make true pairs, in groups that share no tile.

    A group is a pair, or the tile of the toss followed by the doubles of both its numbers.
    """
    if low == high:
        return tuple((one,) for one, _ in toss.true_pairs((low, high)))
    middle = tiles.of(low, high)
    pairs = tuple(pair for pair in toss.true_pairs((low, high)) if middle not in pair)
    return (*pairs, (middle, tiles.of(low, low), tiles.of(high, high)))


@lru_cache(maxsize=1 << 12)
def _ways_without_pair(is_double: bool, copies: tuple[tuple[int, int], ...]) -> _Ways:
    """Return the ways to draw tiles of one group without completing a true pair.

    Args:
        is_double: The toss is a double: a pair is two copies of one tile. Otherwise it is the first tile with one of the others.
        copies: By tile of the group: copies known to be in the hand, and copies that can be drawn.
    """
    if is_double:
        known, unseen = copies[0]
        return tuple(comb(unseen, number) for number in range(unseen + 1) if known + number < 2)
    first, *others = copies
    without_first: _Ways = (1,)
    for _, unseen in others:
        without_first = _multiply(without_first, tuple(comb(unseen, number) for number in range(unseen + 1)))
    only_first = tuple(comb(first[1], number) for number in range(first[1] + 1))
    if first[0]:
        without_first = ()
    else:
        only_first = (0, *only_first[1:])
    if any(known for known, _ in others):
        only_first = ()
    return _add(without_first, only_first)


def _multiply(one: _Ways, other: _Ways) -> _Ways:
    """Return the ways to draw from both groups (the product of the polynomials)."""
    product = [0] * (len(one) + len(other) - 1)
    for first, many in enumerate(one):
        for second, more in enumerate(other):
            product[first + second] += many * more
    return tuple(product)


def _add(one: _Ways, other: _Ways) -> _Ways:
    return tuple(
        (one[number] if number < len(one) else 0) + (other[number] if number < len(other) else 0)
        for number in range(max(len(one), len(other)))
    ) or (0,)
