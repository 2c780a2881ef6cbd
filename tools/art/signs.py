"""Symbols of one colour or two: crowns, rosettes, the marks on tiles and trains."""

import math
from random import Random
from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.pen import Pen, cast
from renderer.drawing.symbols import MARGIN
from renderer.drawing.textures import FINE
from renderer.drawing.theme import Colour, mix
from renderer.drawing.tiles_and_chips import lozenge
from renderer.drawing.typeface import CAP, Typeface
from renderer.tables.dice_table import CLAIM
from renderer.tables.seating_plan import SIZE as POSTER

# pixels of a symbol without its margins; it is shown a quarter as large or smaller
SIDE: Final = 416


class SymbolPen:
    """Draws with coordinates in shares of the symbol's width."""

    def __init__(self, ground: Colour = theme.KEYLINE) -> None:
        self.margin = SIDE // MARGIN
        size = SIDE + 2 * self.margin
        self.image = Image.new("RGBA", (size, size), (*ground, 0))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, *shares: float) -> list[float]:
        """Return coordinates in pixels."""
        return [self.margin + share * SIDE for share in shares]

    def box(
        self, left: float, top: float, right: float, low: float, fill: Colour, by: float = 0
    ) -> None:
        """Fill a rectangle, grown by a share of the symbol's width."""
        self.draw.rectangle(self.at(left - by, top - by, right + by, low + by), fill=fill)

    def oval(
        self, left: float, top: float, right: float, low: float, fill: Colour, by: float = 0
    ) -> None:
        """Fill an ellipse in a rectangle, grown by a share of the symbol's width."""
        self.draw.ellipse(self.at(left - by, top - by, right + by, low + by), fill=fill)

    def shape(self, points: list[tuple[float, float]], fill: Colour) -> None:
        """Fill a polygon."""
        self.draw.polygon([tuple(self.at(*point)) for point in points], fill=fill)


def draw_mark(fill: Colour, *strokes: tuple[tuple[float, float], ...]) -> Image.Image:
    """Draw white strokes on a disc of a colour."""
    pen = SymbolPen(theme.SHADE)
    pen.draw.ellipse(pen.at(-0.02, 0.02, 1.02, 1.06), fill=(*theme.SHADE, 120))
    pen.oval(0, 0, 1, 1, theme.LIGHT)
    pen.oval(0, 0, 1, 1, fill, by=-0.05)
    for stroke in strokes:
        points = [tuple(pen.at(*point)) for point in stroke]
        pen.draw.line(points, fill=theme.LIGHT, width=SIDE // 8, joint="curve")
    return pen.image


def draw_check() -> Image.Image:
    """Draw the sign of a chosen tile, and of what is right in a claim."""
    return draw_mark(theme.GAIN, ((0.27, 0.53), (0.43, 0.69), (0.74, 0.34)))


def draw_cross() -> Image.Image:
    """Draw the cross that marks a wrong half of a claim."""
    return draw_mark(theme.PASS, ((0.3, 0.3), (0.7, 0.7)), ((0.7, 0.3), (0.3, 0.7)))


def draw_crown() -> Image.Image:
    """Draw the crown of the winner of a match."""
    pen = SymbolPen()
    points = (
        (0.0, 0.28),
        (0.26, 0.5),
        (0.5, 0.12),
        (0.74, 0.5),
        (1.0, 0.28),
        (0.88, 0.86),
        (0.12, 0.86),
    )
    for grow, fill in ((0.05, theme.KEYLINE), (0.0, theme.BRASS[1])):
        wide, high = 1 + 2 * grow, 1 + 2.4 * grow
        pen.shape([(0.5 + (x - 0.5) * wide, 0.5 + (y - 0.5) * high) for x, y in points], fill)
        for x, y in ((0.0, 0.24), (0.5, 0.08), (1.0, 0.24)):
            pen.oval(x, y, x, y, fill, by=0.075 + grow * 0.7)
    pen.box(0.14, 0.72, 0.86, 0.8, mix(theme.BRASS[2], theme.PASS, 0.5))
    return pen.image


def draw_rosette() -> Image.Image:
    """Draw a rosette, for the number of deals won."""
    pen = SymbolPen()
    for radius, fill in ((0.55, theme.KEYLINE), (0.5, theme.BRASS[1])):
        points = []
        for step in range(24):
            reach, turn = radius * (1 if step % 2 else 0.84), math.pi * step / 12
            points.append((0.5 + reach * math.sin(turn), 0.5 + reach * math.cos(turn)))
        pen.shape(points, fill)
    pen.oval(0.15, 0.15, 0.85, 0.85, theme.BRASS[0])
    return pen.image


def draw_engine() -> Image.Image:
    """Draw a railway engine, the marker of a train that is open to everybody."""
    pen = SymbolPen()
    for by, fill in ((0.05, theme.KEYLINE), (0.0, theme.RING)):
        pen.box(0.06, 0.12, 0.4, 0.7, fill, by)  # cab
        pen.box(0.4, 0.38, 0.94, 0.7, fill, by)  # boiler
        pen.box(0.68, 0.14, 0.82, 0.38, fill, by)  # chimney
        pen.box(0.02, 0.06, 0.46, 0.13, fill, by)  # roof
        for x in (0.06, 0.36, 0.66):
            pen.oval(x, 0.64, x + 0.28, 0.92, fill, by)
    pen.box(0.15, 0.24, 0.31, 0.4, theme.KEYLINE)
    for x in (0.06, 0.36, 0.66):
        pen.oval(x + 0.09, 0.73, x + 0.19, 0.83, theme.KEYLINE)
    return pen.image


def draw_alarm() -> Image.Image:
    """Draw the sign of an open double: an exclamation mark on a red disc."""
    pen = SymbolPen()
    for by, fill in ((0.06, theme.KEYLINE), (0.0, theme.LIGHT), (-0.08, theme.PASS)):
        pen.oval(0, 0, 1, 1, fill, by)
    pen.shape([(0.4, 0.18), (0.6, 0.18), (0.55, 0.6), (0.45, 0.6)], theme.LIGHT)
    pen.oval(0.42, 0.66, 0.58, 0.82, theme.LIGHT)
    return pen.image


def draw_barred() -> Image.Image:
    """Draw the sign of a player who passed or is out: a white bar on a red disc."""
    pen = SymbolPen(theme.SHADE)
    pen.draw.ellipse(pen.at(-0.02, 0.02, 1.02, 1.06), fill=(*theme.SHADE, 120))
    pen.oval(0, 0, 1, 1, theme.LIGHT)
    pen.oval(0, 0, 1, 1, theme.PASS, by=-0.06)
    pen.draw.rounded_rectangle(pen.at(0.21, 0.41, 0.79, 0.59), 0.04 * SIDE, fill=theme.LIGHT)
    return pen.image


def draw_team(colour: Colour, *corners: tuple[float, float]) -> Image.Image:
    """Draw the sign of a team: a shape around the middle."""
    side = 240
    image = Image.new("RGBA", (side, side), (*theme.KEYLINE, 0))
    draw, low = ImageDraw.Draw(image), 0.5 + 0.08 * (len(corners) == 3)
    for share, fill in ((1.0, theme.KEYLINE), (0.88, theme.LIGHT), (0.68, colour)):
        points = [(side * (0.5 + x * share / 2), side * (low + y * share / 2)) for x, y in corners]
        draw.polygon(points, fill=fill)
    return image


def draw_tile_sign() -> Image.Image:
    """Draw the sign before a number of tiles, 34 × 60."""
    pen = Pen(34, 60, 4, theme.KEYLINE)
    pen.box((0, 0, 34, 60), 7, theme.KEYLINE)
    pen.box((2.5, 2.5, 31.5, 57.5), 4.5, theme.BONE[1])
    pen.box((6, 29, 28, 31), 0, theme.INK)
    for x, y in ((17, 16), (10, 44), (24, 44)):
        pen.circle(x, y, 4.5, theme.INK)
    return pen.drawn()


def draw_slot() -> Image.Image:
    """Draw a dashed gold outline where a tile is expected, with a question mark in it."""
    unit, pad = CLAIM, 6
    pen = Pen(unit, 2 * unit, pad, theme.KEYLINE)
    for width, colour, more in ((7, theme.KEYLINE, 2), (4, theme.RING, 0)):
        rim, by = Image.new("L", pen.image.size), (7 - width) / 2
        draw = ImageDraw.Draw(rim)
        box = pen.fine(by, by, unit - by, 2 * unit - by)
        draw.rounded_rectangle(box, 0.16 * unit * FINE, outline=255, width=width * FINE)
        for length, count, level in ((unit, 3, True), (2 * unit, 7, False)):
            dash = length / count
            for gap in range(1, count, 2):
                here, there = gap * dash + more, (gap + 1) * dash - more
                for edge in (0, 2 * unit) if level else (0, unit):
                    hole = (here, edge - 9, there, edge + 9)
                    draw.rectangle(
                        pen.fine(*(hole if level else (hole[1], here, hole[3], there))), 0
                    )
        pen.image.paste((*colour, 255), (0, 0), rim)
    image, size = pen.drawn(), round(unit * 0.9)
    middle = image.width / 2, image.height / 2 + CAP * size
    ink = theme.PLATE_TEXT
    Typeface(fallbacks=()).draw(image, middle, "?", size, ink, anchor=0.5, lifted=True)
    return image


def draw_wear() -> Image.Image:
    """Draw spots where the ink of a stamp is missing, at twice the size of the largest stamp."""
    rng = Random(1848)  # noqa: S311 - a pattern
    image = Image.new("RGBA", (1280, 380), (*theme.SHADE, 0))
    draw = ImageDraw.Draw(image)
    for _ in range(image.width // 12):
        x, y, reach = rng.uniform(0, 1280), rng.uniform(0, 380), rng.uniform(2, 7)
        box = (x - reach, y - reach * 0.7, x + reach, y + reach * 0.7)
        draw.ellipse(box, fill=(*theme.SHADE, 195))
    return image


def draw_rule() -> Image.Image:
    """Draw the line under the heading of a poster, with lozenges in its middle."""
    wide, high = POSTER[0], 24
    pen = Pen(wide, high, 0, theme.BRASS[1])
    for left, right in ((48, wide / 2 - 22), (wide / 2 + 22, wide - 48)):
        pen.box((left, 11, right, 13), 0, theme.BRASS[1])
    for x, reach in ((wide / 2, 9), (wide / 2 - 17, 4), (wide / 2 + 17, 4)):
        pen.shape(lozenge(x, 12, reach, reach), theme.BRASS[1])
    line, image = pen.drawn(), Image.new("RGBA", (wide, high), (*theme.SHADE, 0))
    cast(image, line.getchannel("A"), theme.SHADE, 1.5, 1, (1, 2))
    image.alpha_composite(line)
    return image


SYMBOLS: Final = {
    "alarm": draw_alarm,
    "barred": draw_barred,
    "check": draw_check,
    "cross": draw_cross,
    "crown": draw_crown,
    "engine": draw_engine,
    "rosette": draw_rosette,
    "team-0": lambda: draw_team(theme.TEAMS[0], (0, -1), (1, 0), (0, 1), (-1, 0)),
    "team-1": lambda: draw_team(theme.TEAMS[1], (0, -1.1), (1, 0.75), (-1, 0.75)),
}
