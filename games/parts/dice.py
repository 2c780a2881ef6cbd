"""A toss of two dice and the claims that are true for it (rules, section 7)."""

import hmac
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from games.core import Tile
from games.parts import tiles
from games.parts.chance import Chance

TOSSES: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(1, 7), 2))  # all results of a toss, low die first
SET = tiles.listed(tiles.D6)


def dice(seed: bytes, number: int) -> tuple[int, int]:
    """Return a toss, two numbers from 1 to 6, by the seed of the deal and its number from 1 (docs/developers/shuffle.md)."""
    chance = Chance(hmac.digest(seed, f"kaffeehaus 1 toss {number}".encode("ascii"), "sha256"))
    return 1 + chance.below(6), 1 + chance.below(6)


def holds_true(toss: tuple[int, int], claim: tuple[Tile, ...]) -> bool:
    """Return whether a claim is true: one tile with these numbers, or two that make a train with these ends."""
    ends = tuple(sorted(toss))
    if len(claim) == 1:
        return tiles.halves(claim[0]) == ends
    if len(claim) != 2:
        return False
    (a, b), (c, d) = (tiles.halves(tile) for tile in claim)
    trains = ((a, b, c, d), (b, a, c, d), (a, b, d, c), (b, a, d, c))
    return any(inner == other and tuple(sorted((left, right))) == ends for left, inner, other, right in trains)


@lru_cache(maxsize=64)
def true_pairs(toss: tuple[int, int]) -> tuple[tuple[Tile, Tile], ...]:
    """Return the seven true pairs of a toss, one for each number that may join them. The lighter tile comes first."""
    x, y = toss
    found = []
    for joint in range(7):
        lighter, heavier = sorted((tiles.of(x, joint), tiles.of(joint, y)))
        found.append((lighter, heavier))
    return tuple(found)


def true_claims(toss: tuple[int, int], hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Return the different true claims that can be made with the tiles of a sorted hand, single tiles first."""
    return tuple(claim for count in (1, 2) for claim in choices(hand, count) if holds_true(toss, claim))


def served(tile: Tile) -> tuple[tuple[int, int], ...]:
    """Return the tosses, low die first, that have a true claim with this tile."""
    return tuple(toss for toss in TOSSES if holds_true(toss, (tile,)) or any(holds_true(toss, (tile, other)) for other in SET))


@lru_cache(maxsize=1 << 8)
def choices(hand: tuple[Tile, ...], count: int) -> tuple[tuple[Tile, ...], ...]:
    """Return the different ways to pick `count` tiles from a sorted hand. Two copies of a tile count as the same."""
    return tuple(sorted(set(combinations(hand, count))))
