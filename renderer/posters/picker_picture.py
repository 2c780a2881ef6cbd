"""Games to choose from: a small table for each, with its name, a word and one big thing."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from games.core import Layout
from games.game import Declaration
from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.symbols import PlayerSign, draw_arrow
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import (
    Box,
    make_baize,
    make_marble,
    make_wood,
    rounded_mask,
    set_inlay,
    vertical_gradient,
)
from renderer.drawing.theme import Marks
from renderer.drawing.typeface import CAP
from renderer.posters.poster_scenes import PickerScene
from renderer.tables.seating import SIZE

EDGE: Final = 12  # from the edge of the picture to the tables
GAP: Final = 14
ROWS: Final = ((26, 378), (412, SIZE[1] - 13))  # top and bottom of the tables of two rows
SINGLE: Final = (170, 600)  # of a single row
RIM: Final = 9
SIGN: Final = 82  # height of a sign
RAISED: Final = 12  # of it above its table
TEXT: Final = 60
FEW: Final = 3  # tables in a single row, at most
# Middle tones of the cloths of rooms; the others are of stone
CLOTHS: Final[Mapping[str, theme.Colour]] = {
    "buki": theme.rgb("#22593E"),
    "pulle": theme.rgb("#22593E"),
    "latin": theme.rgb("#7E5A35"),
    "cuban": theme.rgb("#7E5A35"),
    "bergen": theme.rgb("#4C6578"),
    "hungarian": theme.rgb("#88262D"),
    "mexican-train": theme.rgb("#1F4147"),
}


class Spot(NamedTuple):
    """The middle of the thing on a table, the room for it, and the look of the game's tiles."""

    canvas: Image.Image
    x: int
    y: int
    wide: int
    marks: Marks

    def unit(self, tiles: int, most: int = 84) -> int:
        """Return half the length of tiles in a row that fills the room."""
        return min(most, self.wide // (2 * tiles))


def place_tables(count: int) -> tuple[Box, ...]:
    """Return a box for each table: in one row, or the first half above the others."""
    above = count if count <= FEW else -(-count // 2)
    boxes = []
    for index in range(count):
        row = index >= above
        place, across = (index - above, count - above) if row else (index, above)
        top, bottom = SINGLE if count <= FEW else ROWS[row]
        edges = [EDGE + (SIZE[0] - 2 * EDGE + GAP) * step // across for step in (place, place + 1)]
        boxes.append((edges[0], top, edges[1] - GAP, bottom))
    return tuple(boxes)


class PickerPainter:
    """Paints games to choose from. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._arrow = sprites.parts.keep(draw_arrow)
        # by game; `_thing` finds one for others
        self.things: Mapping[str, Callable[[Spot], None]] = {
            "buki": self._chips,
            "pulle": self._pot,
            "challenge": self._claims,
            "latin": self._pairs,
            "cuban": self._pairs,
            "hungarian": self._series,
            "bergen": self._header,
            "matador": self._seven,
            "all-fives": self._tens,
            "sebastopol": self._spinner,
        }

    def describe(self, scene: PickerScene) -> str:
        """Return the alt text: each game in a line of the menu."""
        words = scene.words
        games = [
            words(
                "picture-alt-picked", name=words(f"game-{game.key}"), hook=words(f"hook-{game.key}")
            )
            for game in scene.games
        ]
        return words("picture-alt-picker", games=words.grouped(games))

    def paint(self, scene: PickerScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        canvas, typeface = make_wood(SIZE), self.sprites.typeface
        for game, box in zip(scene.games, place_tables(len(scene.games)), strict=True):
            size = (box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM)
            set_inlay(canvas, make_ground(game, size, scene.style.contrast), box, rim=RIM)
            middle, room = (box[0] + box[2]) // 2, box[2] - box[0] - 22
            word = typeface.fit(scene.word(game), TEXT, room)
            base = (middle, box[3] - 30)
            typeface.draw(canvas, base, word, TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True)
            y = (box[1] + SIGN - RAISED + box[3] - 84) // 2
            marks = theme.table_look(game, scene.style).marks
            self._thing(game)(Spot(canvas, middle, y, box[2] - box[0] - 44, marks))
            self._sign(canvas, scene.name(game), middle, box[1] - RAISED, room)
        return canvas

    def _sign(self, canvas: Image.Image, name: str, middle: int, top: int, room: int) -> None:
        """Draw the name of a game on a board above its table."""
        typeface = self.sprites.typeface
        title = typeface.width(name, TEXT, title=True) <= room - 10
        name = typeface.fit(name, TEXT, room - 10, title=title)
        wide = typeface.width(name, TEXT, title=title) + (56 if title else 34)
        for inset, tones in ((0, theme.BRASS[:3]), (4, theme.PLATE)):
            size = (wide - 2 * inset, SIGN - 2 * inset)
            canvas.paste(
                vertical_gradient(size, *tones),
                (middle - wide // 2 + inset, top + inset),
                rounded_mask(size, (0, 0, *size), 16 - inset),
            )
        base = (middle, top + SIGN / 2 + CAP * TEXT)
        typeface.draw(canvas, base, name, TEXT, theme.BRASS[0], anchor=0.5, title=title)

    def _thing(self, game: Declaration) -> Callable[[Spot], None]:
        """Return the function that draws what stands for a game."""
        if game.layout is Layout.TRAINS:
            return self._trains
        return self.things.get(game.key, self._boneyard if game.boneyard else self._blocked)

    def _tile(
        self,
        spot: Spot,
        place: tuple[int, int],
        unit: int,
        halves: tuple[int, int],
        *,
        upright: bool = False,
        ring: bool = False,
    ) -> None:
        """Draw a tile with its middle at `place` from that of the table."""
        x = spot.x + place[0] - (unit // 2 if upright else unit)
        y = spot.y + place[1] - (unit if upright else unit // 2)
        put(spot.canvas, self.sprites.tile(unit, upright, *halves, spot.marks), x, y)
        if ring:
            put(spot.canvas, self.sprites.ring(unit, upright), x, y)

    def _chips(self, spot: Spot) -> None:
        self._tile(spot, (0, 0), 86, (3, 6), upright=True)
        for index, (dx, dy, size) in enumerate(
            ((-112, -44, 88), (112, -44, 88), (-118, 40, 104), (118, 40, 104))
        ):
            chip = self.sprites.chip(
                size, theme.CHIPS[(1, 4, 0, 2)[index]], str((2, 3, 6, 4)[index]), 3
            )
            put(spot.canvas, chip, spot.x + dx - size // 2, spot.y + dy - size // 2)

    def _pot(self, spot: Spot) -> None:
        for dx, dy, size, colour in (
            (-96, 6, 92, 1),
            (96, 6, 92, 2),
            (-44, -42, 92, 3),
            (44, -42, 92, 4),
            (0, 24, 124, 0),
        ):
            chip = self.sprites.chip(size, theme.CHIPS[colour], "50" if size > 100 else "", 3)
            put(spot.canvas, chip, spot.x + dx - size // 2, spot.y + dy - size // 2)

    def _claims(self, spot: Spot) -> None:
        for dx in (-44, 44):
            put(spot.canvas, self.sprites.back(78, True), spot.x + dx - 39, spot.y - 78)
        for dx, value, tilt in ((-124, 5, 9), (124, 2, -12)):
            put(spot.canvas, self.sprites.die(100, value, tilt), spot.x + dx - 50, spot.y - 34)
        put(spot.canvas, self.sprites.badge(92, "?"), spot.x - 46, spot.y - 40)

    def _pairs(self, spot: Spot) -> None:
        self._tile(spot, (0, 0), 72, (5, 5), upright=True)
        for place, (dx, dy, letter) in enumerate(
            ((-110, -48, "A"), (110, -48, "B"), (110, 50, "C"), (-110, 50, "D"))
        ):
            sign = PlayerSign(place, letter, team=(0, 1, 0, 1)[place])
            put(spot.canvas, self.sprites.sign(92, sign), spot.x + dx - 46, spot.y + dy - 46)

    def _row(
        self,
        spot: Spot,
        row: Sequence[tuple[int, int]],
        unit: int,
        dx: int = 0,
        dy: int = 0,
        ringed: Collection[int] = (),
    ) -> None:
        """Draw tiles in a row around `dx`, some of them with rings."""
        for index, halves in enumerate(row):
            place = (dx + (2 * index - len(row) + 1) * (unit + 2), dy)
            self._tile(spot, place, unit, halves, ring=index in ringed)

    def _boneyard(self, spot: Spot) -> None:
        unit = min(64, (spot.wide - 166) // 4)
        left = spot.x - 2 * unit - 82
        self._row(spot, ((6, 4), (4, 1)), unit, left + 2 * unit - spot.x)
        put(spot.canvas, self._arrow(theme.RING, True), left + 4 * unit + 12, spot.y - 20)
        for step in (2, 1, 0):
            x, y = left + 4 * unit + 76 + 9 * step, spot.y - 68 - 7 * step
            put(spot.canvas, self.sprites.back(70, True), x, y)

    def _series(self, spot: Spot) -> None:
        self._row(spot, ((3, 6), (6, 1), (1, 4)), spot.unit(3), ringed=range(3))

    def _header(self, spot: Spot) -> None:
        self._row(spot, ((4, 1), (1, 6), (6, 4)), spot.unit(3), ringed=(0, 2))

    def _blocked(self, spot: Spot) -> None:
        unit = spot.unit(3, 72)
        self._row(spot, ((5, 2), (2, 3), (3, 5)), unit)
        for side in (-1, 1):
            x = spot.x + side * (5 * unit // 2) - 36
            put(spot.canvas, self.sprites.symbol("cross", 72), x, spot.y + unit // 2 - 8)

    def _seven(self, spot: Spot) -> None:
        self._sum(spot, ((1, 4), (3, 6)), "7", 24)

    def _tens(self, spot: Spot) -> None:
        self._sum(spot, ((4, 0), (0, 6)), "10", 0)

    def _sum(self, spot: Spot, row: Sequence[tuple[int, int]], text: str, apart: int) -> None:
        """Draw two tiles, and above them what their halves add up to."""
        unit = spot.unit(2, 78)
        for side, halves in zip((-1, 1), row, strict=True):
            self._tile(spot, (side * (unit + apart // 2 + 2), 46), unit, halves)
        put(spot.canvas, self.sprites.badge(92, text), spot.x - 46, spot.y - 96)

    def _spinner(self, spot: Spot) -> None:
        unit = spot.unit(3, 66)
        self._tile(spot, (0, 0), unit, (6, 6), upright=True)
        for side, halves in ((-1, (5, 6)), (1, (6, 3))):
            self._tile(spot, (side * (3 * unit // 2 + 4), 0), unit, halves)

    def _trains(self, spot: Spot) -> None:
        unit = min(56, spot.wide // 6)
        for dy, row, dx in ((-40, ((9, 4), (4, 7)), -unit), (58, ((9, 2), (2, 6)), -unit // 2)):
            track = self.sprites.tag(spot.wide, unit + 24, 20)
            corner = (spot.x - spot.wide // 2, spot.y + dy - unit // 2 - 12)
            spot.canvas.paste(theme.RAIL, corner, track)
            self._row(spot, row, unit, dx, dy)
            engine = self.sprites.symbol("engine", 92)
            put(spot.canvas, engine, spot.x + dx + 2 * unit + 14, spot.y + dy - 50)


def make_ground(game: Declaration, size: tuple[int, int], contrast: bool) -> Image.Image:
    """Return the ground of the small table of a game."""
    look = theme.table_look(game)
    if contrast:
        return Image.new("RGB", size, theme.BLACK)
    if tone := CLOTHS.get(game.key):
        shade = theme.mix(tone, theme.SHADE, 0.4)
        return make_baize(size, (shade, tone))
    return make_marble(size, look.stone)
