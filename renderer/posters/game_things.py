"""What stands for each game in a picture: its room, its name on a board, and one big thing."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from games.core import Layout
from games.game import Declaration
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, put
from renderer.drawing.symbols import PlayerSign, draw_arrow
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import rounded_mask, vertical_gradient
from renderer.drawing.theme import Marks
from renderer.drawing.typeface import CAP

SIGN: Final = 82  # height of a sign
TEXT: Final = 60
COMPANY: Final = ("resi", "mizzi", "poldi", "schani")  # two against two


class Spot(NamedTuple):
    """The middle of the thing, the width that it may have, its scale, and the look of the tiles.

    At a scale of 1 it is 200 pixels high.
    """

    canvas: Canvas
    x: int
    y: int
    wide: int
    marks: Marks
    scale: float = 1.0

    def sized(self, length: float) -> int:
        """Return a length at this scale."""
        return round(length * self.scale)

    def unit(self, tiles: int, most: int = 84) -> int:
        """Return half the length of tiles in a row that fills the width."""
        return min(self.sized(most), (self.wide - 20) // (2 * tiles))


class GameThings:
    """Draws what stands for a game. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._arrow = sprites.parts.keep(draw_arrow)
        # by game; `draw` finds one for others
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

    def draw(self, game: Declaration, spot: Spot) -> None:
        """Draw the thing of a game."""
        usual = self._boneyard if game.boneyard else self._blocked
        if game.layout is Layout.TRAINS:
            usual = self._trains
        self.things.get(game.key, usual)(spot)

    def board(self, canvas: Canvas, name: str, middle: int, top: int, room: int) -> None:
        """Draw the name of a game on a board, at most `room` pixels wide."""
        typeface = self.sprites.typeface
        title = typeface.width(name, TEXT, title=True) <= room - 34
        name = typeface.fit(name, TEXT, room - 34, title=title)
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
        self._tile(spot, (0, 0), spot.sized(86), (3, 6), upright=True)
        for dx, dy, size, colour, text in (
            (-112, -44, 88, 1, "2"),
            (112, -44, 88, 4, "3"),
            (-118, 40, 104, 0, "6"),
            (118, 40, 104, 2, "4"),
        ):
            self._chip(spot, (dx, dy), size, colour, text)

    def _chip(
        self, spot: Spot, place: tuple[int, int], size: int, colour: int, text: str = ""
    ) -> None:
        """Draw a pile of chips."""
        size = spot.sized(size)
        chip = self.sprites.chip(size, theme.CHIPS[colour], text, 3)
        x, y = (spot.sized(shift) - size // 2 for shift in place)
        put(spot.canvas, chip, spot.x + x, spot.y + y)

    def _pot(self, spot: Spot) -> None:
        for dx, dy, colour in ((-96, 6, 1), (96, 6, 2), (-44, -42, 3), (44, -42, 4)):
            self._chip(spot, (dx, dy), 92, colour)
        self._chip(spot, (0, 24), 124, 0, "50")

    def _claims(self, spot: Spot) -> None:
        unit, die, badge = spot.sized(78), spot.sized(100), spot.sized(92)
        for dx in (-44, 44):
            x = spot.x + spot.sized(dx) - unit // 2
            put(spot.canvas, self.sprites.back(unit, True), x, spot.y - unit)
        for dx, value, tilt in ((-124, 5, 9), (124, 2, -12)):
            x = spot.x + spot.sized(dx) - die // 2
            put(spot.canvas, self.sprites.die(die, value, tilt), x, spot.y - die // 3)
        put(
            spot.canvas,
            self.sprites.badge(badge, "?"),
            spot.x - badge // 2,
            spot.y - badge * 2 // 5,
        )

    def _pairs(self, spot: Spot) -> None:
        self._tile(spot, (0, 0), spot.sized(72), (5, 5), upright=True)
        size = spot.sized(92)
        for place, (dx, dy) in enumerate(((-110, -48), (110, -48), (110, 50), (-110, 50))):
            sign = PlayerSign(place, COMPANY[place], computer=True, team=place % 2)
            x, y = spot.x + spot.sized(dx) - size // 2, spot.y + spot.sized(dy) - size // 2
            put(spot.canvas, self.sprites.sign(size, sign), x, y)

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
        arrow, back = spot.sized(40), spot.sized(70)
        rest = arrow * 5 // 4 + back + spot.sized(40)
        unit = min(spot.sized(64), (spot.wide - rest) // 4)
        left = spot.x - (4 * unit + rest) // 2
        self._row(spot, ((6, 4), (4, 1)), unit, left + 2 * unit - spot.x)
        x = left + 4 * unit + spot.sized(12)
        put(spot.canvas, self._arrow(theme.RING, arrow, True), x, spot.y - arrow // 2)
        for step in (2, 1, 0):
            corner = x + arrow * 5 // 4 + spot.sized(12) + 9 * step, spot.y + 2 - back - 7 * step
            put(spot.canvas, self.sprites.back(back, True), *corner)

    def _series(self, spot: Spot) -> None:
        self._row(spot, ((3, 6), (6, 1), (1, 4)), spot.unit(3), ringed=range(3))

    def _header(self, spot: Spot) -> None:
        self._row(spot, ((4, 1), (1, 6), (6, 4)), spot.unit(3), ringed=(0, 2))

    def _blocked(self, spot: Spot) -> None:
        unit, size = spot.unit(3, 72), spot.sized(72)
        self._row(spot, ((5, 2), (2, 3), (3, 5)), unit)
        for side in (-1, 1):
            x = spot.x + side * (5 * unit // 2) - size // 2
            put(spot.canvas, self.sprites.symbol("cross", size), x, spot.y + unit // 2 - 8)

    def _seven(self, spot: Spot) -> None:
        self._sum(spot, ((1, 4), (3, 6)), "7", 24)

    def _tens(self, spot: Spot) -> None:
        self._sum(spot, ((4, 0), (0, 6)), "10", 0)

    def _sum(self, spot: Spot, row: Sequence[tuple[int, int]], text: str, apart: int) -> None:
        """Draw two tiles, and above them what their halves add up to."""
        unit, badge = spot.unit(2, 78), spot.sized(92)
        for side, halves in zip((-1, 1), row, strict=True):
            self._tile(spot, (side * (unit + apart // 2 + 2), spot.sized(46)), unit, halves)
        sign = self.sprites.badge(badge, text)
        put(spot.canvas, sign, spot.x - badge // 2, spot.y - spot.sized(96))

    def _spinner(self, spot: Spot) -> None:
        unit = spot.unit(3, 66)
        self._tile(spot, (0, 0), unit, (6, 6), upright=True)
        for side, halves in ((-1, (5, 6)), (1, (6, 3))):
            self._tile(spot, (side * (3 * unit // 2 + 4), 0), unit, halves)

    def _trains(self, spot: Spot) -> None:
        unit, engine = min(spot.sized(56), spot.wide // 6), spot.sized(92)
        for place, row, dx in ((-40, ((9, 4), (4, 7)), -unit), (58, ((9, 2), (2, 6)), -unit // 2)):
            dy, high = spot.sized(place), unit + 24
            track = self.sprites.tag(spot.wide, high, 20)
            spot.canvas.paste(theme.RAIL, (spot.x - spot.wide // 2, spot.y + dy - high // 2), track)
            self._row(spot, row, unit, dx, dy)
            x, y = spot.x + dx + 2 * unit + 14, spot.y + dy - engine * 6 // 11
            put(spot.canvas, self.sprites.symbol("engine", engine), x, y)
