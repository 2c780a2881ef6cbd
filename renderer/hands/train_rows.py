"""Rows below a hand for the series that may be laid at once: the end, the tiles as they would lie, the pips."""

from collections.abc import Sequence
from typing import Final

from games.core import End, OpenEnd, Tile
from games.parts.tiles import HALVES, PIPS
from renderer.drawing import theme
from renderer.drawing.sheet import Canvas
from renderer.drawing.tabletop import CAP, Sprites, put
from renderer.hands.hand_choices import SeriesLaid
from renderer.scene import END_LETTERS, PictureWords

ROW: Final = 64
MOST: Final = 4  # series shown; the buttons offer all
UNIT: Final = 46  # legible on a phone; long series are smaller
TEXT: Final = 31


def rows_height(count: int) -> int:
    """Return the pixels that `count` series need."""
    return ROW * -(-min(count, MOST) // count_columns(count)) + (8 if count else 0)


def count_columns(count: int) -> int:
    """Return the number of columns for `count` series: one or two."""
    return 1 if count <= 2 else 2


def orient_series(tiles: Sequence[Tile], start: int | None) -> tuple[tuple[int, int], ...]:
    """Return the halves of a series outward from the number `start`; with None from a half of the first tile."""
    low, high = HALVES[tiles[0]]
    for first in (low, high) if start is None else (start,):
        number, laid = first, []
        for tile in tiles:
            if number not in HALVES[tile]:
                break
            other = sum(HALVES[tile]) - number
            laid.append((number, other))
            number = other
        if len(laid) == len(tiles):
            return tuple(laid)
    return tuple(HALVES[tile] for tile in tiles)


def draw_series(
    canvas: Canvas,
    sprites: Sprites,
    words: PictureWords,
    found: tuple[SeriesLaid, ...],
    ends: Sequence[OpenEnd],
    box: tuple[int, int, int],
    marks: theme.Marks,
) -> None:
    """Draw the series below the hand. `box` is left edge, top and width."""
    left, top, width = box
    across = count_columns(len(found))
    for index, one in enumerate(found[:MOST]):
        row, column = divmod(index, across)
        x, middle = left + column * (width // across), top + row * ROW + ROW // 2
        start = dict(ends).get(one.end)
        if one.end is not End.START:
            put(canvas, sprites.badge(48, END_LETTERS[one.end], start), x, middle - 24)
        text = words("picture-series", count=len(one.tiles), pips=sum(PIPS[tile] for tile in one.tiles))
        wide = sprites.typeface.width(text, TEXT)
        unit = min(UNIT, (width // across - 56 - wide - 40) // (2 * len(one.tiles)))
        for place, halves in enumerate(orient_series(one.tiles, start)):
            sprite = sprites.tile(unit, False, *halves, marks)
            put(canvas, sprite, x + 56 + place * 2 * unit, middle - unit // 2)
        at = (x + 56 + 2 * unit * len(one.tiles) + 14, middle + CAP * TEXT)
        sprites.typeface.draw(canvas, at, text, TEXT, theme.PLATE_TEXT)
