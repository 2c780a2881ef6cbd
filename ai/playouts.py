"""What playouts share: how their players choose among plays, and the order of drawn tiles."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from games.parts import tiles
from games.parts.line import Play

RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1

# by tile: its place in ascending weight
_RANKS = tuple(
    sorted(range(len(tiles.HALVES)), key=tiles.weight).index(tile)
    for tile in range(len(tiles.HALVES))
)


def heaviest(plays: Sequence[Any], random: RandomFloat, explore: float) -> Play:
    """Return the heaviest tile, at any of its ends; with probability `explore` any play."""
    if random() < explore:
        return _any_of(plays, random)
    best = max([_RANKS[play.tile] for play in plays])
    return _any_of([play for play in plays if _RANKS[play.tile] == best], random)


def _any_of(plays: Sequence[Play], random: RandomFloat) -> Play:
    return plays[0] if len(plays) == 1 else plays[int(random() * len(plays))]


def shuffled(random: RandomFloat) -> Callable[[Sequence[int], int], Sequence[int]]:
    """Return a function that draws so many tiles in random order."""

    def draw(listed: Sequence[int], count: int) -> Sequence[int]:
        left = list(listed)
        return [left.pop(int(random() * len(left))) for _ in range(count)]

    return draw
