"""Ornament of the rooms: for a corner, and for a piece of the edge that is repeated along it."""

import math
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing.theme import BRASS, GOLD, IVORY, ROOMS, SHADE, Colour, mix

FINE: Final = 2  # how much larger ornament is drawn before it is scaled down
BAND: Final = 38 * FINE  # width of ornament at the sides
HEM: Final = 58 * FINE  # width of a figure of the ornament above and below
REACH: Final = 52 * FINE  # of ornament in a corner
FLOWER: Final = 72 * FINE
ROSE, YELLOW, SKY = (232, 127, 160), (242, 182, 50), (91, 134, 214)
RED, BLUE = (200, 49, 62), (63, 160, 216)
NAVY: Final = (27, 63, 122)
BOARD: Final = (185, 130, 56)


def blank(wide: int, high: int, ground: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return an empty picture, and what draws on it."""
    image = Image.new("RGBA", (wide, high), (*ground, 0))
    return image, ImageDraw.Draw(image)


def draw_band(fill: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Draw a piece of the band at the left side, with a line of ivory along it."""
    image, draw = blank(BAND + 2 * FINE, 2 * BAND, IVORY)
    draw.rectangle((0, 0, BAND, 2 * BAND), fill=fill)
    draw.line((BAND, 0, BAND, 2 * BAND), fill=IVORY, width=3 * FINE)
    return image, draw


def draw_star() -> Image.Image:
    """Draw a woven star of eight lozenges."""
    image, draw = draw_band(NAVY)
    middle, step = BAND / 2, BAND / 7
    for turn in range(8):
        dx, dy = math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)
        lozenge = ((0, 0), (1.6 * step, step * 0.7), (3 * step, 0), (1.6 * step, -step * 0.7))
        points = [
            (middle + along * dx - over * dy, middle + along * dy + over * dx)
            for along, over in lozenge
        ]
        draw.polygon(points, fill=IVORY)
    return image


def draw_stripes() -> Image.Image:
    """Draw stripes along the edge."""
    image, draw = draw_band(RED)
    for index, colour in enumerate((RED, IVORY, BLUE)):
        draw.rectangle((index * BAND / 3, 0, (index + 1) * BAND / 3, 2 * BAND), fill=colour)
    draw.line((BAND, 0, BAND, 2 * BAND), fill=RED, width=3 * FINE)
    return image


def draw_scallop() -> Image.Image:
    """Draw a scallop of lace that hangs from the upper edge."""
    lace = mix(IVORY, ROOMS["hungarian"].light, 0.4)
    image, draw = blank(HEM, HEM, lace)
    for middle in (-HEM / 2, HEM / 2, 3 * HEM / 2):
        draw.ellipse((middle - 0.52 * HEM, -0.52 * HEM, middle + 0.52 * HEM, 0.52 * HEM), fill=lace)
    return image


def draw_tooth() -> Image.Image:
    """Draw a triangle of the boards round an arena."""
    image, draw = blank(HEM, HEM, BOARD)
    draw.polygon([(0, 0), (HEM, 0), (HEM / 2, 0.45 * HEM)], fill=BOARD)
    return image


def draw_lozenge(colour: Colour) -> Image.Image:
    """Draw a lozenge."""
    image, draw = blank(2 * REACH, 2 * REACH, colour)
    middle, far, near = 14 * FINE + REACH // 2, REACH // 2, REACH // 3
    corners = [
        (middle, middle - far),
        (middle + near, middle),
        (middle, middle + far),
        (middle - near, middle),
    ]
    draw.polygon(corners, outline=colour, width=3 * FINE)
    return image


def draw_pocket() -> Image.Image:
    """Draw the pocket of a billiard table."""
    image, draw = blank(2 * REACH, 2 * REACH, GOLD)
    middle = 4 * FINE + REACH // 4
    for share, colour in ((0.75, GOLD), (0.62, SHADE)):
        low, high = middle - share * REACH, middle + share * REACH
        draw.ellipse((low, low, high, high), fill=colour)
    return image


def draw_fan() -> Image.Image:
    """Draw rays that spread from the corner."""
    image, draw = blank(2 * REACH, 2 * REACH, GOLD)
    first = 4 * FINE
    for ray in range(5):
        angle = (ray + 0.5) * math.pi / 10
        tip = (first + 1.6 * REACH * math.cos(angle), first + 1.6 * REACH * math.sin(angle))
        draw.line((first, first, *tip), fill=GOLD, width=4 * FINE)
    return image


def draw_flowers() -> Image.Image:
    """Draw embroidered flowers."""
    image, draw = blank(2 * FLOWER, 2 * FLOWER, ROSE)
    for along, over, size, colour in (
        (0.5, 0.5, 0.42, ROSE),
        (1.35, 0.35, 0.26, YELLOW),
        (0.35, 1.35, 0.26, SKY),
    ):
        x, y = 14 * FINE + along * FLOWER, 14 * FINE + over * FLOWER
        petals = [petal * 2 * math.pi / 5 + 0.3 for petal in range(5)]
        out = 0.55 * size * FLOWER
        spots = [(x + out * math.cos(turn), y + out * math.sin(turn)) for turn in petals]
        for px, py, far, fill in (
            *((px, py, 0.42 * size * FLOWER, colour) for px, py in spots),
            (x, y, 0.3 * size * FLOWER, BRASS[1]),
        ):
            draw.ellipse((px - far, py - far, px + far, py + far), fill=fill)
    return image


def draw_wheel() -> Image.Image:
    """Draw a ship's wheel."""
    colour = ROOMS["sebastopol"].trim
    image, draw = blank(2 * REACH, 2 * REACH, colour)
    middle, reach = 14 * FINE + REACH // 2, REACH // 2
    for spoke in range(4):
        dx, dy = (
            reach * part for part in (math.cos(spoke * math.pi / 4), math.sin(spoke * math.pi / 4))
        )
        draw.line((middle - dx, middle - dy, middle + dx, middle + dy), colour, 3 * FINE)
    for share, width in ((0.72, 5), (0.24, 6)):
        low, high = middle - share * reach, middle + share * reach
        draw.ellipse((low, low, high, high), outline=colour, width=width * FINE)
    return image


def draw_hexagons() -> Image.Image:
    """Draw a piece of the lines of a floor of hexagonal tiles, which joins itself on all sides."""
    across, side = 64 * FINE, 74 * FINE  # half the width of a tile, and its edge
    image, draw = blank(2 * across, 3 * side, BRASS[0])
    for row in range(-1, 3):
        for column in range(-1, 3):
            x, y = (2 * column + row % 2) * across, row * 1.5 * side
            corners = [
                (x, y - side),
                (x + across, y - side / 2),
                (x + across, y + side / 2),
                (x, y + side),
                (x - across, y + side / 2),
                (x - across, y - side / 2),
            ]
            draw.polygon(corners, outline=BRASS[0], width=4)
    return image


ORNAMENTS: Final[dict[str, Callable[[], Image.Image]]] = {
    "star": draw_star,
    "stripes": draw_stripes,
    "scallop": draw_scallop,
    "teeth": draw_tooth,
    "lozenge-gold": lambda: draw_lozenge(GOLD),
    "lozenge-ivory": lambda: draw_lozenge(IVORY),
    "lozenge-violet": lambda: draw_lozenge(ROOMS["all-fives"].trim),
    "pocket": draw_pocket,
    "fan": draw_fan,
    "flowers": draw_flowers,
    "wheel": draw_wheel,
    "hexagons": draw_hexagons,
}


def draw_ornament(draw: Callable[[], Image.Image]) -> Image.Image:
    """Return an ornament at its size."""
    return draw().reduce(FINE)
