"""The two open ends of a line as one number, and what fits them."""

from collections.abc import Sequence

from games.core import End, OpenEnd, Tile
from games.parts import tiles

START = tiles.NUMBERS**2  # code of an empty line; else left * 9 + right

# By code: the numbers on the left and on the right.
ENDS: tuple[tuple[int, int] | None, ...] = (
    *((left, right) for left in range(tiles.NUMBERS) for right in range(tiles.NUMBERS)),
    None,
)

# By code: the tiles that fit on the left and those that fit on the right, as masks; and those that
# fit at all.
SIDES: tuple[tuple[int, int], ...] = tuple(
    (tiles.D8, tiles.D8)
    if numbers is None
    else (tiles.SUITS[numbers[0]] & tiles.D8, tiles.SUITS[numbers[1]] & tiles.D8)
    for numbers in ENDS
)
FITTING: tuple[int, ...] = tuple(left | right for left, right in SIDES)


def code(left: int, right: int) -> int:
    """Return the code of two ends."""
    return left * tiles.NUMBERS + right


def open_ends(ends: int) -> tuple[OpenEnd, ...]:
    """Return the ends with this code as a view names them; () for an empty line."""
    numbers = ENDS[ends]
    return () if numbers is None else ((End.LEFT, numbers[0]), (End.RIGHT, numbers[1]))


def code_of(ends: Sequence[OpenEnd]) -> int:
    """Return the code of the ends of a view of a line; () is an empty line."""
    if not ends:
        return START
    (_, left), (_, right) = ends
    return code(left, right)


def laid(ends: int, tile: Tile, end: End) -> tuple[int, int] | None:
    """Return the halves of a tile, from left to right, when laid at an end; None if it does not
    fit.
    """
    numbers = ENDS[ends]
    low, high = tiles.HALVES[tile]
    if numbers is None:
        return (low, high) if end is End.START else None
    if end is End.LEFT:
        return (low, high) if high == numbers[0] else (high, low) if low == numbers[0] else None
    if end is End.RIGHT:
        return (low, high) if low == numbers[1] else (high, low) if high == numbers[1] else None
    return None


def after(ends: int, tile: Tile, end: End) -> int | None:
    """Return the code of the ends after a tile; None if it does not fit."""
    halves = laid(ends, tile, end)
    if halves is None:
        return None
    left, right = ENDS[ends] or halves
    return code(left if end is End.RIGHT else halves[0], right if end is End.LEFT else halves[1])
