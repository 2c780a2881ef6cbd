"""Draws a line of tiles on the slab: tiles, the ring round what was laid last, the letters at the open ends."""

from typing import Final

from PIL import Image

from games.core import Layout, View
from renderer.brick import BRICK
from renderer.layout import Board, Cell, Laid, Lay
from renderer.snake import SNAKE
from renderer.sprites import Sprites, put
from renderer.theme import look

Field = tuple[int, int, int, int]  # left, top, width, height of the place for a line

BRICKS: Final = (34, 168, 936, 576)  # beside the side panel
UNITS: Final = (72, 64, 52)
SNAKES: Final = (27, 165, 1156, 588)  # the whole slab
SNAKE_UNITS: Final = (56, 52, 44, 38)  # at 56 about six of seven Hungarian games need not be moved
AROUND: Final = 148  # pixels that a lower row of plates takes away
AROUND_UNITS: Final = (52, 44, 40, 34)


class Lines:
    """Boards for every kind of line and of slab. Holds bounded caches; may be used by several threads."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        left, top, width, height = SNAKES
        less = height - AROUND + 6
        self.bricks = BRICKS, Board(BRICKS[2], BRICKS[3], UNITS, BRICK)
        self.snakes = SNAKES, Board(width, height, SNAKE_UNITS, SNAKE)
        self.beside = BRICKS, Board(BRICKS[2], BRICKS[3], SNAKE_UNITS, SNAKE)
        self.around = (left, top, width, less), Board(width, less, AROUND_UNITS, SNAKE)
        self.beside_around = (*BRICKS[:3], less), Board(BRICKS[2], less, AROUND_UNITS, SNAKE)

    def board(self, view: View, *, around: bool, panel: bool) -> tuple[Field, Board]:
        """Where the line of this view lies. `around`: people sit below the slab; `panel`: there is a side panel."""
        if view.layout is Layout.BRICK:
            return self.bricks
        if around:
            return self.beside_around if panel else self.around
        return self.beside if panel else self.snakes

    def draw(self, canvas: Image.Image, view: View, *, around: bool, panel: bool) -> bool:
        """Draw the line, if there is one."""
        field, board = self.board(view, around=around, panel=panel)
        lay = board.lay(view.line)
        if lay is None:
            return False
        left = field[0] + (field[2] - lay.frame.columns * lay.frame.step) // 2
        top = field[1] + (field[3] - lay.frame.rows * lay.frame.step) // 2
        # From the top downward: a tile may throw its shadow on what is below, never on a face above.
        count = min(view.series, len(lay.tiles)) if view.series > 1 else 0
        split = len(lay.tiles) - count
        classic = look(view.game).classic
        self._tiles(canvas, lay, lay.tiles[:split], left, top, classic)
        series = lay.tiles[split:]
        for gold in (False, True):
            for laid in series:
                self._put_halo(canvas, lay, laid, left, top, gold)
        self._tiles(canvas, lay, series, left, top, classic)
        if not series:
            last = lay.tiles[-1]
            x, y = left + last.cell.x * lay.frame.step, top + last.cell.y * lay.frame.step
            put(canvas, self.sprites.ring(lay.frame.unit, last.upright), x, y)
        if view.dealing:
            for cell, letter in ((lay.left, "A"), (lay.right, "B")):
                self._end(canvas, cell, letter, lay, left, top)
        return True

    def _tiles(self, canvas: Image.Image, lay: Lay, tiles: tuple[Laid, ...], left: int, top: int, classic: bool) -> None:
        step, unit = lay.frame.step, lay.frame.unit
        for laid in sorted(tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            sprite = self.sprites.tile(unit, laid.upright, laid.first, laid.second, classic)
            put(canvas, sprite, left + laid.cell.x * step, top + laid.cell.y * step)

    def _put_halo(self, canvas: Image.Image, lay: Lay, laid: Laid, left: int, top: int, gold: bool) -> None:
        step = lay.frame.step
        put(canvas, self.sprites.halo(lay.frame.unit, laid.upright, gold), left + laid.cell.x * step, top + laid.cell.y * step)

    def _end(self, canvas: Image.Image, cell: Cell | None, letter: str, lay: Lay, left: int, top: int) -> None:
        if cell is None:
            return
        unit, step = lay.frame.unit, lay.frame.step
        size = round(unit * 0.84)
        shift = (unit - size) // 2
        put(canvas, self.sprites.badge(size, letter), left + cell.x * step + shift, top + cell.y * step + shift)
