"""The line of tiles on the slab: tiles, the ring round the last one, and the letters at the open ends."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.core import Layout, OpenEnd, View
from renderer.drawing.sheet import Canvas
from renderer.drawing.tabletop import Sprite, Sprites, put
from renderer.drawing.theme import Marks, TableLook
from renderer.scene import ALT_BADGE, END_LETTERS
from renderer.tables.brick import BRICK
from renderer.tables.cross import CrossBoard
from renderer.tables.line_layout import Board, Cell, LineLayout, TileSpot
from renderer.tables.seating import SIZE
from renderer.tables.snake import IN_LINE, SNAKE

Field = tuple[int, int, int, int]  # left, top, width, height of the place for a line
Place = tuple[Field, Board | CrossBoard]

BRICKS: Final = (34, 168, 936, 576)  # beside the side panel
UNITS: Final = (72, 64, 52)
SNAKES: Final = (27, 165, 1156, 588)  # they use the whole slab
SNAKE_UNITS: Final = (52, 44, 38)  # at 52 four rows fit, and nine of ten Hungarian lines never move
BESIDE_UNITS: Final = (60, 52, 44, 38)
CROSS_UNITS: Final = (48, 44, 38, 32)  # at 48 two of three lines of All Fives never move
CROSS_BESIDE_UNITS: Final = (48, 44, 38, 32, 28)
AROUND: Final = 148  # pixels that a lower row of plates takes
AROUND_UNITS: Final = (52, 44, 40, 34)

END: Final = 0.92  # size of the sign at an open end, in half tiles


class PlacedLine(NamedTuple):
    """A line with its upper left corner in the picture.

    `split` is the number of tiles that lay there before the last series; all of them if the last turn laid a single tile.
    """

    lay: LineLayout
    left: int
    top: int
    split: int
    marks: Marks


def badge_corner(field: Field) -> tuple[int, int]:
    """Return the part of a field that the ALT badge covers (width and height)."""
    left, top, _, height = field
    return ALT_BADGE[0] - left, top + height - (SIZE[1] - ALT_BADGE[1])


def enlarge(place: Place) -> Place:
    """Return the place with larger tiles tried first. The line is then rearranged more often as it grows."""
    field, board = place
    unit = board.frames[0].unit
    return field, board.enlarged((unit * 7 // 10 * 2, unit * 3 // 5 * 2))


class LinePainter:
    """Draws lines; has a board for every kind of line and slab. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        left, top, width, height = SNAKES
        less = height - AROUND + 6
        self.bricks = BRICKS, Board(BRICKS[2], BRICKS[3], UNITS, BRICK, badge_corner(BRICKS))
        self.snakes = SNAKES, Board(width, height, SNAKE_UNITS, SNAKE, badge_corner(SNAKES))
        self.beside = BRICKS, Board(BRICKS[2], BRICKS[3], BESIDE_UNITS, SNAKE, badge_corner(BRICKS))
        self.in_line = SNAKES, Board(width, height, SNAKE_UNITS, IN_LINE, badge_corner(SNAKES))
        self.in_line_beside = BRICKS, Board(BRICKS[2], BRICKS[3], BESIDE_UNITS, IN_LINE, badge_corner(BRICKS))
        self.around = (left, top, width, less), Board(width, less, AROUND_UNITS, SNAKE)
        self.beside_around = (*BRICKS[:3], less), Board(BRICKS[2], less, AROUND_UNITS, SNAKE)
        self.crosses = SNAKES, CrossBoard(width, height, CROSS_UNITS, badge_corner(SNAKES))
        self.crosses_beside = BRICKS, CrossBoard(BRICKS[2], BRICKS[3], CROSS_BESIDE_UNITS, badge_corner(BRICKS))
        self.larger = lru_cache(maxsize=8)(enlarge)

    def board(self, view: View, *, around: bool, panel: bool) -> Place:
        """Return the field and board for a view. `around`: players sit below the slab; `panel`: there is a side panel."""
        if view.layout is Layout.BRICK:
            return self.bricks
        if view.layout is Layout.CROSS:
            return self.crosses_beside if panel else self.crosses
        if view.layout is Layout.IN_LINE:
            return self.in_line_beside if panel else self.in_line
        if around:
            return self.beside_around if panel else self.around
        return self.beside if panel else self.snakes

    def place(self, view: View, look: TableLook, *, around: bool, panel: bool, large: bool = False) -> PlacedLine | None:
        """Return the line of the view in its place; None if no tile lies there."""
        where = self.board(view, around=around, panel=panel)
        field, board = self.larger(where) if large else where
        lay = board.lay(view.line)
        if lay is None:
            return None
        left = field[0] + (field[2] - lay.frame.columns * lay.frame.step) // 2
        top = field[1] + (field[3] - lay.frame.rows * lay.frame.step) // 2
        series = min(view.series, len(lay.tiles)) if view.series > 1 else 0
        return PlacedLine(lay, left, top, len(lay.tiles) - series, look.marks)

    def rest(self, canvas: Canvas, line: PlacedLine) -> None:
        """Draw the tiles that lay there before the last series, or all if the last turn laid a single tile."""
        self._tiles(canvas, line, line.lay.tiles[: line.split])

    def mark(self, canvas: Canvas, line: PlacedLine, ends: Sequence[OpenEnd]) -> None:
        """Draw the series of the last turn, or the ring round its single tile, and the signs of the open ends.

        A sign shows a letter and the number to match; there are none if no tile may be laid now.
        """
        lay = line.lay
        series = lay.tiles[line.split :]
        for gold in (False, True):
            for laid in series:
                self._put(canvas, line, self.sprites.halo(lay.frame.unit, laid.upright, gold), laid.cell)
        self._tiles(canvas, line, series)
        if not series:
            last = lay.tiles[-1]
            self._put(canvas, line, self.sprites.ring(lay.frame.unit, last.upright), last.cell)
        size = round(lay.frame.unit * END)
        for end, number in ends:
            cell = lay.ends.get(end)
            if cell:
                sign = self.sprites.badge(size, END_LETTERS[end], number)
                self._put(canvas, line, sign, cell, (lay.frame.unit - size) // 2)

    def _tiles(self, canvas: Canvas, line: PlacedLine, tiles: tuple[TileSpot, ...]) -> None:
        unit = line.lay.frame.unit
        # From the top downward, so that a shadow never falls on the face of a tile above.
        for laid in sorted(tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            self._put(canvas, line, self.sprites.tile(unit, laid.upright, laid.first, laid.second, line.marks), laid.cell)

    def _put(self, canvas: Canvas, line: PlacedLine, what: Sprite, cell: Cell, shift: int = 0) -> None:
        step = line.lay.frame.step
        put(canvas, what, line.left + cell.x * step + shift, line.top + cell.y * step + shift)
