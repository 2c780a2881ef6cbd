"""Finds who leads a deal: by the tiles that were dealt, by lot, in turn or the winner of the last
deal (rules of the world, 0.3).

A rule has the name of its house rule's value.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from games.core import Seat, Tile
from games.parts import tiles

HEAVIEST_DOUBLE, LOWEST_DOUBLE, DOUBLE_SIX = "heaviest_double", "lowest_double", "double_six"
HEAVIEST_TILE, LOT, ROTATE, WINNER = "heaviest_tile", "lot", "rotate", "winner"
MUST: Final = (HEAVIEST_DOUBLE, LOWEST_DOUBLE, DOUBLE_SIX)  # the tile that decides must be led


class Lead(NamedTuple):
    """The leader of a deal, and why it is that seat."""

    seat: Seat
    rule: str
    tile: Tile | None = None  # decided who leads


@cache
def ranking(rule: str, deck: int) -> tuple[Tile, ...]:
    """Return the tiles of a set that lead under a rule, the first choice first: the holder of the
    first one that is in a hand leads.
    """
    if rule == DOUBLE_SIX:
        return (tiles.of(6, 6),)
    ranked = sorted(tiles.listed(deck), key=tiles.weight, reverse=rule != LOWEST_DOUBLE)
    if rule == HEAVIEST_TILE:
        return tuple(ranked)
    return tuple(sorted(ranked, key=lambda tile: not tiles.DOUBLES >> tile & 1))


def by_tiles(hands: Sequence[int], rule: str, deck: int) -> Lead:
    """Return the lead of the holder of the first tile of a ranking that was dealt."""
    return next(
        Lead(seat, rule, tile)
        for tile in ranking(rule, deck)
        for seat, held in enumerate(hands)
        if held >> tile & 1
    )


def undealt(rule: str, deck: int, tile: Tile) -> int:
    """Return the mask of the tiles that nobody was dealt, as `tile` decided who leads."""
    ranked = ranking(rule, deck)
    return tiles.mask(ranked[: ranked.index(tile)])
