"""What stands for each game at its open table and in the list of games: one big thing."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.layers import Sprite
from renderer.drawing.symbols import PlayerSign, draw_arrow
from renderer.drawing.textures import rounded_mask
from renderer.drawing.theme import Marks
from renderer.drawing.tiles_and_chips import Sprites
from renderer.drawing.typeface import Typeface

SIZE: Final = (840, 512)  # pixels; things are shown as large or smaller
TRACK: Final = (58, 42, 28, 255)  # under trains
COMPANY: Final = ("resi", "mizzi", "poldi", "schani")  # two against two
BLACK: Final = Marks(classic=True)


class ThingPen:
    """Draws with coordinates from the middle of the picture."""

    def __init__(self) -> None:
        self.sprites = Sprites(Typeface(fallbacks=()))
        self.image = Image.new("RGBA", SIZE, (*theme.SHADE, 0))

    def lay(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its origin at (x, y)."""
        for part in sprite.parts:
            layer = Image.new("RGBA", SIZE, (*theme.SHADE, 0))
            layer.paste(part.image, (SIZE[0] // 2 + x + part.x, SIZE[1] // 2 + y + part.y))
            if part.mask and part.mask is not part.image:
                layer = Image.composite(layer, Image.new("RGBA", SIZE), part.mask)
            self.image.alpha_composite(layer)

    def tile(
        self,
        x: int,
        y: int,
        unit: int,
        halves: tuple[int, int],
        *,
        upright: bool = False,
        ring: bool = False,
        marks: Marks = BLACK,
    ) -> None:
        """Draw a tile with its middle at (x, y)."""
        left, top = x - (unit // 2 if upright else unit), y - (unit if upright else unit // 2)
        self.lay(self.sprites.tile(unit, upright, *halves, marks), left, top)
        if ring:
            self.lay(self.sprites.ring(unit, upright), left, top)

    def row(
        self,
        halves: Sequence[tuple[int, int]],
        unit: int,
        x: int = 0,
        y: int = 0,
        ringed: Collection[int] = (),
        marks: Marks = BLACK,
    ) -> None:
        """Draw tiles in a row around (x, y), some of them with rings."""
        for index, pair in enumerate(halves):
            along = x + (2 * index - len(halves) + 1) * (unit + 2)
            self.tile(along, y, unit, pair, ring=index in ringed, marks=marks)

    def chip(self, x: int, y: int, size: int, colour: int, text: str = "") -> None:
        """Draw a pile of chips with its middle at (x, y)."""
        chip = self.sprites.chip(size, theme.CHIPS[colour], text, 3)
        self.lay(chip, x - size // 2, y - size // 2)

    def badge(self, x: int, y: int, size: int, text: str) -> None:
        """Draw a blue sign with its middle at (x, y)."""
        self.lay(self.sprites.badge(size, text), x - size // 2, y - size // 2)


def draw_stakes(pen: ThingPen) -> None:
    """Draw a tile between stakes."""
    pen.tile(0, 0, 179, (3, 6), upright=True, marks=theme.COLOURED)
    for x, y, size, colour, text in (
        (-233, -92, 183, 1, "2"),
        (233, -92, 183, 4, "3"),
        (-245, 83, 216, 0, "6"),
        (245, 83, 216, 2, "4"),
    ):
        pen.chip(x, y, size, colour, text)


def draw_pot(pen: ThingPen) -> None:
    """Draw chips around a pot."""
    for x, y, colour in ((-200, 12, 1), (200, 12, 2), (-92, -87, 3), (92, -87, 4)):
        pen.chip(x, y, 191, colour)
    pen.chip(0, 50, 258, 0, "50")


def draw_claims(pen: ThingPen) -> None:
    """Draw dice beside two tiles that lie face down."""
    for x in (-92, 92):
        pen.lay(pen.sprites.back(162, True), x - 81, -162)
    for x, value, tilt in ((-258, 5, 9), (258, 2, -12)):
        pen.lay(pen.sprites.die(208, value, tilt), x - 104, -69)
    pen.badge(0, 20, 191, "?")


def draw_pairs(pen: ThingPen, double: int) -> None:
    """Draw two against two around a double."""
    pen.tile(0, 0, 150, (double, double), upright=True, marks=Marks(classic=double < 7))
    for place, (x, y) in enumerate(((-229, -100), (229, -100), (229, 104), (-229, 104))):
        sign = PlayerSign(place, COMPANY[place], computer=True, team=place % 2)
        pen.lay(pen.sprites.sign(191, sign), x - 96, y - 96)


def draw_series(pen: ThingPen) -> None:
    """Draw tiles that are laid in one turn."""
    pen.row(((3, 6), (6, 1), (1, 4)), 135, ringed=range(3))


def draw_header(pen: ThingPen) -> None:
    """Draw equal ends of a line."""
    pen.row(((4, 1), (1, 6), (6, 4)), 135, ringed=(0, 2))


def draw_sum(
    pen: ThingPen, text: str, apart: int, row: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    """Draw two tiles, and above them what their halves add up to."""
    for side, halves in zip((-1, 1), row, strict=True):
        pen.tile(side * (162 + apart // 2 + 2), 96, 162, halves)
    pen.badge(0, -104, 191, text)


def draw_spinner(pen: ThingPen) -> None:
    """Draw a spinner with two arms."""
    pen.tile(0, 0, 135, (6, 6), upright=True)
    for side, halves in ((-1, (5, 6)), (1, (6, 3))):
        pen.tile(side * 206, 0, 135, halves)


def draw_trains(pen: ThingPen) -> None:
    """Draw two trains with their engines."""
    many = Marks(many=True)
    for y, row, x in ((-83, ((9, 4), (4, 7)), -116), (120, ((9, 2), (2, 6)), -58)):
        box = (4, SIZE[1] // 2 + y - 70, SIZE[0] - 4, SIZE[1] // 2 + y + 70)
        pen.image.paste(TRACK, box, rounded_mask((832, 140), (0, 0, 832, 140), 40))
        pen.row(row, 116, x, y, marks=many)
        pen.lay(pen.sprites.symbol("engine", 191), x + 246, y - 104)


def draw_boneyard(pen: ThingPen) -> None:
    """Draw tiles, and an arrow from the boneyard to them."""
    pen.row(((6, 4), (4, 1)), 133, -144)
    pen.lay(draw_arrow(theme.RING, 83, True), 143, -42)
    for step in (2, 1, 0):
        pen.lay(pen.sprites.back(120, True), 254 + 12 * step, -114 - 10 * step)


def draw_blocked(pen: ThingPen) -> None:
    """Draw a line with a cross at each end."""
    pen.row(((5, 2), (2, 3), (3, 5)), 135)
    for side in (-1, 1):
        pen.lay(pen.sprites.symbol("cross", 150), side * 338 - 75, 52)


THINGS: Final[dict[str, Callable[[ThingPen], None]]] = {
    "buki": draw_stakes,
    "pulle": draw_pot,
    "challenge": draw_claims,
    "latin": lambda pen: draw_pairs(pen, 5),
    "cuban": lambda pen: draw_pairs(pen, 9),
    "hungarian": draw_series,
    "bergen": draw_header,
    "matador": lambda pen: draw_sum(pen, "7", 48, ((1, 4), (3, 6))),
    "all-fives": lambda pen: draw_sum(pen, "10", 0, ((4, 0), (0, 6))),
    "sebastopol": draw_spinner,
    "trains": draw_trains,
    "boneyard": draw_boneyard,
    "block": draw_blocked,
}


def draw_thing(draw: Callable[[ThingPen], None]) -> Image.Image:
    """Return a thing without the room around it."""
    pen = ThingPen()
    draw(pen)
    return pen.image.crop(pen.image.getbbox())
