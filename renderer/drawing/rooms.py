"""The rooms: what lies under the tiles of each game, smooth, with ornament at edges and corners.

Grain would make files heavy, so grounds are gradients with a few soft lines.
"""

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from renderer.drawing.textures import Size, make_marble, make_noise
from renderer.drawing.theme import BRASS, SHADE, Room, mix

FINE: Final = 2  # how much larger ornament is drawn before it is scaled down
BAND: Final = 38  # width of ornament at the sides
HEM: Final = 58  # width of a figure of the ornament above and below
PLANKS: Final = 5
HEXAGON: Final = 74


def make_room(size: Size, room: Room) -> Image.Image:
    """Return the ground of a room."""
    image = GROUNDS[room.ground](size, room)
    if room.ground in LIT:
        _light(image, room)
    layer = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*room.trim[0], 0))
    draw, (wide, high) = ImageDraw.Draw(layer), layer.size
    band, line = BAND * FINE, 3 * FINE
    gold = (*mix(room.trim[0], room.light, 0.5), 255)
    if room.line == "oval":
        edge = 34 * FINE
        draw.ellipse((edge, edge, wide - edge, high - edge), outline=gold, width=5 * FINE)
    elif room.line == "frame":
        edge = 14 * FINE
        draw.rounded_rectangle(
            (edge, edge, wide - edge, high - edge), 30 * FINE, outline=gold, width=5 * FINE
        )
    if room.sides:
        for left in (0, wide - band):
            draw.rectangle((left, 0, left + band, high), fill=(*room.band, 255))
            inner = left + band if left == 0 else left
            draw.line((inner, 0, inner, high), fill=(*room.trim[0], 255), width=line)
            for top in range(0, high, 2 * band):
                MOTIFS[room.sides](draw, (left, top), band, room, False)
    if room.ends:
        hem = HEM * FINE
        for top in (0, high - hem):
            for index in range(wide // hem + 1):
                MOTIFS[room.ends](draw, (index * hem, top), hem, room, top > 0)
    if room.corner:
        reach = (72 if room.corner == "flower" else 52) * FINE
        edge = (4 if room.corner in ("pocket", "fan") else 14) * FINE
        for right in (False, True):
            for low in (False, True):
                CORNERS[room.corner](
                    draw,
                    (wide - edge if right else edge, high - edge if low else edge),
                    (-1 if right else 1, -1 if low else 1),
                    reach,
                    room,
                )
    ornament = layer.reduce(FINE)
    image.paste(ornament, (0, 0), ornament)
    return image


def _light(image: Image.Image, room: Room) -> None:
    """Add the light of a lamp above the middle, and shade at the edges."""
    glow = ImageOps.invert(Image.radial_gradient("L")).resize(image.size)
    image.paste(room.light, (0, 0), glow.point(lambda grey: max(0, grey - 60) // 2))


def _plain(size: Size, room: Room) -> Image.Image:
    return Image.new("RGB", size, mix(room.dark, room.light, 0.25))


def _marble(size: Size, room: Room) -> Image.Image:
    return make_marble(size, room.stone)


def _slate(size: Size, room: Room) -> Image.Image:
    """Return dark stone with a few white veins."""
    rng = Random(room.seed)  # noqa: S311 - a pattern
    image = ImageOps.colorize(make_noise(size, (5, 3), rng), room.dark, room.light)
    veins = Image.new("L", size)
    draw = ImageDraw.Draw(veins)
    for _ in range(9):
        x, y = rng.uniform(0, size[0]), rng.uniform(0, size[1])
        path, heading = [(x, y)], rng.uniform(0.2, 0.9)
        for _ in range(rng.randint(8, 20)):
            heading += rng.gauss(0, 0.3)
            x, y = x + 24 * math.cos(heading), y + 24 * math.sin(heading)
            path.append((x, y))
        draw.line(path, fill=rng.choice((50, 80, 120)), width=rng.choice((2, 2, 4)), joint="curve")
    image.paste(room.trim[0], (0, 0), veins.filter(ImageFilter.GaussianBlur(1.6)))
    return image


def _planks(size: Size, room: Room) -> Image.Image:
    """Return boards along the picture with light that falls slantwise through a window."""
    rng = Random(room.seed)  # noqa: S311 - a pattern
    wide, high = size
    slow = make_noise(size, (3, PLANKS * 3), rng)
    image = ImageOps.colorize(slow, room.dark, mix(room.dark, room.light, 0.6))
    light = Image.new("L", size)
    draw = ImageDraw.Draw(light)
    for left in range(-high // 2, wide, wide // 4):
        span, lean = wide // 8, high // 2
        draw.polygon(
            [(left + lean, 0), (left + lean + span, 0), (left + span, high), (left, high)], fill=210
        )
    image.paste(room.light, (0, 0), light.filter(ImageFilter.GaussianBlur(26)))
    draw = ImageDraw.Draw(image)
    for index in range(1, PLANKS):
        y = high * index // PLANKS
        draw.line((0, y, wide, y), fill=mix(room.dark, SHADE, 0.45), width=2)
        draw.line((0, y + 2, wide, y + 2), fill=mix(room.light, room.dark, 0.4), width=1)
    return image


def _hexagons(size: Size, room: Room) -> Image.Image:
    """Return a floor of hexagonal tiles."""
    image = _plain((size[0] * 2, size[1] * 2), room)
    draw, side, row = ImageDraw.Draw(image), 2 * HEXAGON, 0
    line = mix(room.dark, room.light, 0.75)
    y = 0.0
    while y < image.height + side:
        x = -side + (row % 2) * side * math.sqrt(3) / 2
        while x < image.width + side:
            corners = [
                (x + side * math.sin(turn * math.pi / 3), y + side * math.cos(turn * math.pi / 3))
                for turn in range(6)
            ]
            draw.polygon(corners, outline=line, width=4)
            x += side * math.sqrt(3)
        y, row = y + 1.5 * side, row + 1
    return image.reduce(2)


Point = tuple[int, int]
GROUNDS: Final[Mapping[str, Callable[[Size, Room], Image.Image]]] = {
    "plain": _plain,
    "marble": _marble,
    "slate": _slate,
    "planks": _planks,
    "hexagons": _hexagons,
}
LIT: Final = frozenset(("plain", "slate", "hexagons"))


def _star(draw: ImageDraw.ImageDraw, spot: Point, size: int, room: Room, _: bool) -> None:
    """Draw a woven star of eight lozenges."""
    x, y = spot
    middle, step = (x + size / 2, y + size / 2), size / 7
    for turn in range(8):
        angle = turn * math.pi / 4
        dx, dy = math.cos(angle), math.sin(angle)
        points = [
            (middle[0] + along * dx - over * dy, middle[1] + along * dy + over * dx)
            for along, over in (
                (0, 0),
                (1.6 * step, step * 0.7),
                (3 * step, 0),
                (1.6 * step, -step * 0.7),
            )
        ]
        draw.polygon(points, fill=(*room.trim[0], 255))


def _stripes(draw: ImageDraw.ImageDraw, spot: Point, size: int, room: Room, _: bool) -> None:
    """Draw stripes along the edge in the colours of the trim."""
    x, y = spot
    wide = size / len(room.trim)
    for index, colour in enumerate(room.trim):
        draw.rectangle(
            (x + index * wide, y, x + (index + 1) * wide, y + 2 * size), fill=(*colour, 255)
        )


def _scallop(draw: ImageDraw.ImageDraw, spot: Point, size: int, room: Room, turned: bool) -> None:
    """Draw a scallop of lace that hangs from the upper edge, or stands on the lower one."""
    x, y = spot
    top = y + size if turned else y
    middle = x + size / 2
    far, colour = 0.52 * size, mix(room.trim[0], room.light, 0.4)
    draw.ellipse((middle - far, top - far, middle + far, top + far), fill=(*colour, 255))


def _teeth(draw: ImageDraw.ImageDraw, spot: Point, size: int, room: Room, turned: bool) -> None:
    """Draw a triangle of the boards round an arena."""
    x, y = spot
    base, tip = (y + size, y + size * 0.55) if turned else (y, y + size * 0.45)
    draw.polygon([(x, base), (x + size, base), (x + size / 2, tip)], fill=(*room.trim[0], 255))


Motif = Callable[[ImageDraw.ImageDraw, Point, int, Room, bool], None]
MOTIFS: Final[Mapping[str, Motif]] = {
    "star": _star,
    "stripes": _stripes,
    "scallop": _scallop,
    "teeth": _teeth,
}


def _lozenge(draw: ImageDraw.ImageDraw, spot: Point, way: Point, reach: int, room: Room) -> None:
    """Draw a lozenge of gold."""
    x, y = spot[0] + way[0] * reach // 2, spot[1] + way[1] * reach // 2
    corners = [(x, y - reach // 2), (x + reach // 3, y), (x, y + reach // 2), (x - reach // 3, y)]
    draw.polygon(corners, outline=(*room.trim[0], 255), width=3 * FINE)


def _pocket(draw: ImageDraw.ImageDraw, spot: Point, way: Point, reach: int, room: Room) -> None:
    """Draw the pocket of a billiard table."""
    x, y = spot[0] + way[0] * reach // 4, spot[1] + way[1] * reach // 4
    for share, colour in ((0.75, room.trim[0]), (0.62, SHADE)):
        far = share * reach
        draw.ellipse((x - far, y - far, x + far, y + far), fill=(*colour, 255))


def _fan(draw: ImageDraw.ImageDraw, spot: Point, way: Point, reach: int, room: Room) -> None:
    """Draw rays that spread from the corner."""
    for ray in range(5):
        angle = (ray + 0.5) * math.pi / 10
        tip = (
            spot[0] + way[0] * 1.6 * reach * math.cos(angle),
            spot[1] + way[1] * 1.6 * reach * math.sin(angle),
        )
        draw.line((*spot, *tip), fill=(*room.trim[0], 255), width=4 * FINE)


def _flower(draw: ImageDraw.ImageDraw, spot: Point, way: Point, reach: int, room: Room) -> None:
    """Draw embroidered flowers and leaves."""
    for along, over, size, colour in (
        (0.5, 0.5, 0.42, room.trim[1]),
        (1.35, 0.35, 0.26, room.trim[2]),
        (0.35, 1.35, 0.26, room.trim[3]),
    ):
        x, y = spot[0] + way[0] * along * reach, spot[1] + way[1] * over * reach
        for petal in range(5):
            angle = petal * 2 * math.pi / 5 + 0.3
            px, py = (
                x + 0.55 * size * reach * math.cos(angle),
                y + 0.55 * size * reach * math.sin(angle),
            )
            far = 0.42 * size * reach
            draw.ellipse((px - far, py - far, px + far, py + far), fill=(*colour, 255))
        far = 0.3 * size * reach
        draw.ellipse((x - far, y - far, x + far, y + far), fill=(*BRASS[1], 255))


def _anchor(draw: ImageDraw.ImageDraw, spot: Point, way: Point, reach: int, room: Room) -> None:
    """Draw an anchor."""
    x, y, colour = (
        spot[0] + way[0] * reach * 0.5,
        spot[1] + way[1] * reach * 0.5,
        (*room.trim[0], 255),
    )
    far, width = reach * 0.42, 5 * FINE
    draw.line((x, y - far, x, y + far), fill=colour, width=width)
    draw.line((x - far / 2, y - far / 2, x + far / 2, y - far / 2), fill=colour, width=width)
    draw.arc((x - far, y - far, x + far, y + far), 20, 160, fill=colour, width=width)


CORNERS: Final[Mapping[str, Callable[[ImageDraw.ImageDraw, Point, Point, int, Room], None]]] = {
    "lozenge": _lozenge,
    "pocket": _pocket,
    "fan": _fan,
    "flower": _flower,
    "anchor": _anchor,
}
