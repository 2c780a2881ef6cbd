"""Lines of tiles as pictures: tiles, the golden clasps of brick lines, the last turn, open ends."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.core import Layout, OpenEnd, View
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sprite, put
from renderer.drawing.pen import Pen
from renderer.drawing.theme import Marks, TableLook
from renderer.drawing.tiles_and_chips import Sprites
from renderer.scene import END_LETTERS
from renderer.tables.cross import CrossBoard
from renderer.tables.line_layout import BRICK, IN_LINE, SNAKE, Board, Field, LineLayout, TileSpot

STYLES: Final = {Layout.BRICK: BRICK, Layout.LINE: SNAKE, Layout.IN_LINE: IN_LINE}


class PlacedLine(NamedTuple):
    """A line in its field.

    `split` is the number of tiles that lay there before the last series; all of them if the last
    turn laid a single tile.
    """

    lay: LineLayout
    field: Field
    split: int
    marks: Marks


class LinePainter:
    """Draws lines. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.board = lru_cache(maxsize=32)(make_board)

    def place(
        self, view: View, look: TableLook, field: Field, *, large: bool = False
    ) -> PlacedLine | None:
        """Return the line of the view as large as the field allows; None if no tile lies there."""
        if not view.line:
            return None
        lay = self.board(view.layout, field, large).lay(view.line)
        series = min(view.series, len(lay.tiles)) if view.series > 1 else 0
        return PlacedLine(lay, field, len(lay.tiles) - series, look.marks)

    def rest(self, canvas: Canvas, line: PlacedLine) -> None:
        """Draw the tiles from before the last series, or all if the last turn laid one tile."""
        self._tiles(canvas, line, line.lay.tiles[: line.split])

    def mark(
        self, canvas: Canvas, line: PlacedLine, ends: Sequence[OpenEnd], *, ringed: bool = True
    ) -> None:
        """Draw the last series, or the ring round a single tile, and the signs of open ends.

        A sign shows a letter and the number to match; there are none if no tile may be laid now.
        """
        lay, (left, top, *_) = line.lay, line.field
        series = lay.tiles[line.split :]
        for gold in (False, True):
            for laid in series:
                self._put(canvas, line, self.sprites.halo(lay.unit, laid.upright, gold), laid)
        self._tiles(canvas, line, series)
        for (x, y), upright in lay.joints:
            put(canvas, self.clasp(lay.unit, upright), left + x, top + y)
        if ringed and not series:
            last = lay.tiles[-1]
            self._put(canvas, line, self.sprites.ring(lay.unit, last.upright), last)
        for end, number in ends:
            x, y, right, _ = lay.signs[end]
            put(canvas, self.sprites.badge(right - x, END_LETTERS[end], number), left + x, top + y)

    def _tiles(self, canvas: Canvas, line: PlacedLine, tiles: tuple[TileSpot, ...]) -> None:
        # From the top downward, so that a shadow never falls on the face of a tile above.
        for laid in sorted(tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            tile = self.sprites.tile(
                line.lay.unit, laid.upright, laid.first, laid.second, line.marks
            )
            self._put(canvas, line, tile, laid)

    def _put(self, canvas: Canvas, line: PlacedLine, what: Sprite, spot: TileSpot) -> None:
        put(canvas, what, line.field.left + spot.cell.x, line.field.top + spot.cell.y)

    @kept("parts")
    def clasp(self, unit: int, upright: bool) -> Sprite:
        """Draw the gold across the edge (which is `upright` or level) of two halves that touch.

        The middle of the edge is its origin.
        """
        long, wide = max(14, round(0.3 * unit)) // 2, max(6, round(0.1 * unit)) // 2
        across, down = (long, wide) if upright else (wide, long)
        pen = Pen(0, 0, long + 2, theme.KEYLINE)
        for grown, colour in ((2, theme.KEYLINE), (0, theme.BRASS[2]), (-1, theme.RING)):
            right, low = across + grown, down + grown
            pen.box((-right, -low, right, low), wide + grown, colour)
        return pen.sprite()


def make_board(layout: Layout, field: Field, large: bool = False) -> Board | CrossBoard:
    """Return what lays lines of a layout into a field."""
    if layout is Layout.CROSS:
        return CrossBoard(field, large=large)
    return Board(field, STYLES[layout], large=large)
