"""What playouts share: how their players choose among plays, and the order of drawn tiles."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.parts import tiles

RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1


def choose_tile(fitting: int, random: RandomFloat, explore: float) -> int:
    """Return the bit of the heaviest of some tiles; with probability `explore` of any."""
    if fitting & (fitting - 1) and random() >= explore:
        return tiles.BITS[tiles.heaviest(fitting)]
    for _ in range(int(random() * fitting.bit_count())):
        fitting &= fitting - 1
    return fitting & -fitting


def shuffled(random: RandomFloat) -> Callable[[Sequence[int], int], Sequence[int]]:
    """Return a function that draws so many tiles in random order."""

    def draw(listed: Sequence[int], count: int) -> Sequence[int]:
        left = list(listed)
        return [left.pop(int(random() * len(left))) for _ in range(count)]

    return draw
