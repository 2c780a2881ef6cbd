"""The picture of a table: people, the line, the Stamm with its stakes; before the first deal the bare slab."""

from functools import lru_cache
from typing import Final

from PIL import Image

from renderer import theme
from renderer.layout import Board, Cell, Lay
from renderer.plates import Plates, faces
from renderer.scene import TableScene
from renderer.side import Side
from renderer.sprites import CAP, Sprites, put
from renderer.textures import inlay, marble, wood
from renderer.theme import Stone

SIZE: Final = (1210, 770)  # 11:7, the box in which Discord shows a single picture
SLAB: Final = (14, 148, 1196, 764)
RIM: Final = 9
FIELD: Final = (34, 168, 936, 576)  # left, top, width, height of the place for the line
UNITS: Final = (72, 64, 52)


class Tables:
    """Paints tables on one stone. Holds bounded caches; may be used by several threads."""

    def __init__(self, sprites: Sprites, stone: Stone) -> None:
        self.sprites = sprites
        self.board = Board(FIELD[2], FIELD[3], UNITS)
        self.background = wood(SIZE)
        inner = (SLAB[2] - SLAB[0] - 2 * RIM, SLAB[3] - SLAB[1] - 2 * RIM)
        inlay(self.background, marble(inner, stone), SLAB, rim=RIM)
        self.plates = Plates(sprites, self.background)
        self.side = Side(sprites, self.background)
        self.bare = lru_cache(maxsize=16)(self._bare)

    def paint(self, scene: TableScene) -> Image.Image:
        """All pixels of a table."""
        view = scene.view if scene.view and scene.view.deal else None
        shown = faces(scene, self.sprites)
        if view is None:
            canvas = self.bare(scene.title, scene.notes, len(scene.plates)).copy()
        else:
            canvas = self.background.copy()
            self.side.draw(canvas, scene, view, shown)
        self.plates.draw(canvas, shown)
        lay = self.board.lay(view.line) if view else None
        if view and lay:
            self._line(canvas, lay, ends=view.dealing)
        elif view:
            self._notes(canvas, scene.notes, FIELD[0] + FIELD[2] // 2, FIELD[1] + FIELD[3] // 2)
        return canvas

    def _line(self, canvas: Image.Image, lay: Lay, *, ends: bool) -> None:
        unit = lay.frame.unit
        left = FIELD[0] + (FIELD[2] - lay.frame.columns * unit) // 2
        top = FIELD[1] + (FIELD[3] - lay.frame.rows * unit) // 2
        # From the top downward: a tile may throw its shadow on what is below, never on a face above.
        for laid in sorted(lay.tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            sprite = self.sprites.tile(unit, laid.upright, laid.first, laid.second)
            put(canvas, sprite, left + laid.cell.x * unit, top + laid.cell.y * unit)
        last = lay.tiles[-1]
        put(canvas, self.sprites.ring(unit, last.upright), left + last.cell.x * unit, top + last.cell.y * unit)
        if ends:
            for cell, letter in ((lay.left, "A"), (lay.right, "B")):
                self._end(canvas, cell, letter, unit, left, top)

    def _end(self, canvas: Image.Image, cell: Cell | None, letter: str, unit: int, left: int, top: int) -> None:
        if cell is None:
            return
        size = round(unit * 0.84)
        shift = (unit - size) // 2
        put(canvas, self.sprites.badge(size, letter), left + cell.x * unit + shift, top + cell.y * unit + shift)

    def _bare(self, title: str, notes: tuple[str, ...], chairs: int) -> Image.Image:  # noqa: ARG002 - part of the key
        canvas = self.background.copy()
        middle, unit = SIZE[0] // 2, 66
        for index in range(-4, 5):
            x, y = middle + index * (unit + 16) - unit // 2, SLAB[1] + 66 + 5 * abs(index)
            put(canvas, self.sprites.back(unit, True) if index else self.sprites.tile(unit, True, 7, 8), x, y)
        draw, size = self.sprites.typeface.draw, 92
        name = self.sprites.typeface.fit(title, size, 1000, title=True)
        line = SLAB[1] + 310
        draw(canvas, (middle, line), name, size, theme.BRASS[0], anchor=0.5, title=True, lifted=True)
        self._notes(canvas, notes, middle, SLAB[1] + 450)
        return canvas

    def _notes(self, canvas: Image.Image, notes: tuple[str, ...], middle: int, centre: int) -> None:
        size, step = 42, 58
        for index, note in enumerate(notes[:4]):
            line = centre + round((index - (min(len(notes), 4) - 1) / 2) * step + CAP * size)
            text = self.sprites.typeface.fit(note, size, FIELD[2] - 40)
            self.sprites.typeface.draw(canvas, (middle, line), text, size, theme.PLATE_TEXT, anchor=0.5, lifted=True)
