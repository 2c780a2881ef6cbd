"""The rooms: what lies under the tiles of each game, smooth, with ornament at edges and corners.

Grain would make files heavy, so grounds are gradients with a few soft lines. Ornament is art
(`renderer/assets/rooms`).
"""

from collections.abc import Callable, Mapping
from itertools import product
from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from renderer.drawing.symbols import open_art
from renderer.drawing.textures import Size, make_marble, make_noise, vein
from renderer.drawing.theme import SHADE, Room, mix

FINE: Final = 2  # how much larger a line is drawn before it is scaled down
PLANKS: Final = 5


def make_room(size: Size, room: Room) -> Image.Image:
    """Return the ground of a room with its ornament."""
    image = make_ground(size, room)
    if room.line:
        mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
        draw, edge = ImageDraw.Draw(mask), FINE * (34 if room.line == "oval" else 14)
        box = edge, edge, mask.width - edge, mask.height - edge
        if room.line == "oval":
            draw.ellipse(box, outline=255, width=5 * FINE)
        else:
            draw.rounded_rectangle(box, 30 * FINE, outline=255, width=5 * FINE)
        image.paste(mix(room.trim, room.light, 0.5), (0, 0), mask.reduce(FINE))
    wide, high = size
    for turned in (False, True):
        if room.sides:
            band = open_art(f"rooms/{room.sides}")
            band = ImageOps.mirror(band) if turned else band
            for y in range(0, high, band.height):
                image.paste(band, (wide - band.width if turned else 0, y), band)
        if room.ends:
            hem = open_art(f"rooms/{room.ends}")
            hem = ImageOps.flip(hem) if turned else hem
            for x in range(0, wide, hem.width):
                image.paste(hem, (x, high - hem.height if turned else 0), hem)
    for right, low in product((False, True), repeat=2) if room.corner else ():
        art = open_art(f"rooms/{room.corner}")
        art = ImageOps.mirror(art) if right else art
        art = ImageOps.flip(art) if low else art
        image.paste(art, (wide - art.width if right else 0, high - art.height if low else 0), art)
    return image


def make_ground(size: Size, room: Room) -> Image.Image:
    """Return the ground of a room."""
    image = GROUNDS[room.ground](size, room)
    if room.ground in LIT:  # by a lamp above the middle
        glow = ImageOps.invert(Image.radial_gradient("L")).resize(image.size)
        image.paste(room.light, (0, 0), glow.point(lambda grey: max(0, grey - 60) // 2))
    return image


def _plain(size: Size, room: Room) -> Image.Image:
    return Image.new("RGB", size, mix(room.dark, room.light, 0.25))


def _slate(size: Size, room: Room) -> Image.Image:
    """Return dark stone with a few white veins."""
    rng = Random(room.seed)  # noqa: S311 - a pattern
    image = ImageOps.colorize(make_noise(size, (5, 3), rng), room.dark, room.light)
    veins = Image.new("L", size)
    draw = ImageDraw.Draw(veins)
    for _ in range(9):
        draw.line(
            vein(size, rng),
            fill=rng.choice((50, 80, 120)),
            width=rng.choice((2, 2, 4)),
            joint="curve",
        )
    image.paste(room.trim, (0, 0), veins.filter(ImageFilter.GaussianBlur(1.6)))
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
    image, lines = _plain(size, room), open_art("rooms/hexagons")
    for x in range(0, size[0], lines.width):
        for y in range(0, size[1], lines.height):
            image.paste(mix(room.dark, room.light, 0.75), (x, y), lines)
    return image


GROUNDS: Final[Mapping[str, Callable[[Size, Room], Image.Image]]] = {
    "plain": _plain,
    "marble": lambda size, room: make_marble(size, room.stone),
    "slate": _slate,
    "planks": _planks,
    "hexagons": _hexagons,
}
LIT: Final = frozenset(("plain", "slate", "hexagons"))
