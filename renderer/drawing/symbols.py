"""Small symbols drawn at four times their size: dice, crowns, outlines, and the halo under a series of tiles."""

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renderer.drawing import theme
from renderer.drawing.sprite import Sprite, cut_sprite
from renderer.drawing.textures import rounded_mask, vertical_gradient
from renderer.drawing.theme import mix

FINE: Final = 4  # supersampling
_EYES: Final = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def draw_die(size: int, value: int, tilt: int = 0) -> Sprite:
    """Draw a die turned by `tilt` degrees; light and shadow keep their direction.

    Its outlines are drawn at four times their size, each as a mask with little room around it; colours and shadow are not.
    """
    pad, room = max(4, size // 3), max(2, size // 6)
    canvas, inside = (size + 2 * pad, size + 2 * pad), (pad - room, pad - room)
    fine, at = size * FINE, room * FINE
    outer, face, eyes = (Image.new("L", (fine + 2 * at, fine + 2 * at)) for _ in range(3))
    ImageDraw.Draw(outer).rounded_rectangle((at, at, at + fine, at + fine), 0.2 * fine, fill=255)
    rim = round(0.035 * fine)
    ImageDraw.Draw(face).rounded_rectangle((at + rim, at + rim, at + fine - rim, at + fine - rim), 0.18 * fine, fill=255)
    draw, radius = ImageDraw.Draw(eyes), 0.105 * fine
    for dx, dy in _EYES[value]:
        x, y = at + fine / 2 + 0.27 * fine * dx, at + fine / 2 + 0.27 * fine * dy
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    outer, face, eyes = (mask.rotate(tilt, Image.Resampling.BILINEAR).reduce(FINE) for mask in (outer, face, eyes))
    die = Image.new("RGB", outer.size, theme.BONE_EDGE)
    light = vertical_gradient(canvas, theme.BONE[0], theme.BONE[1], theme.BONE[2])
    die.paste(light.crop((*inside, inside[0] + die.width, inside[1] + die.height)), (0, 0), face)
    die.paste(theme.INK, (0, 0), eyes)
    die.putalpha(outer)
    shade = Image.new("L", canvas)
    shade.paste(outer.point(lambda grey: grey * 2 // 3), inside)
    shade = shade.filter(ImageFilter.GaussianBlur(max(1.5, size / 16)))
    image = Image.new("RGBA", canvas, (*theme.SHADE, 0))
    image.paste((*theme.SHADE, 255), (max(1, size // 36), max(2, size // 16)), shade)
    image.alpha_composite(die, inside)
    return cut_sprite(image, pad)


def draw_halo(unit: int, upright: bool, gold: bool) -> Sprite:
    """Draw the halo under a tile of a series.

    All dark halos are laid first and then all gold ones, so that one ring surrounds the series.
    """
    pad = round(unit * 0.3)
    size = (unit, 2 * unit) if upright else (2 * unit, unit)
    canvas = (size[0] + 2 * pad, size[1] + 2 * pad)
    by = max(3.5, unit * 0.07) + (0 if gold else 1.7)
    big = Image.new("L", (canvas[0] * FINE, canvas[1] * FINE))
    low, right, bottom = (pad - by) * FINE, (pad + size[0] + by) * FINE, (pad + size[1] + by) * FINE
    ImageDraw.Draw(big).rounded_rectangle((low, low, right - 1, bottom - 1), by * FINE, fill=255)
    mask = big.reduce(FINE)
    image = Image.new("RGBA", canvas, (*(theme.RING if gold else theme.KEYLINE), 0))
    if not gold:
        glow = mask.filter(ImageFilter.GaussianBlur(pad / 3)).point(lambda grey: grey * 2 // 3)
        image.paste((*theme.RING, 255), (0, 0), glow)
    colour = (
        vertical_gradient(canvas, theme.BRASS[0], theme.RING, theme.RING) if gold else Image.new("RGB", canvas, theme.KEYLINE)
    )
    image.paste(colour.convert("RGBA"), (0, 0), mask)
    return cut_sprite(image, pad)


def draw_slot(unit: int, letter: Callable[[Image.Image, float, float, int], None]) -> Sprite:
    """Draw a dashed gold outline where a tile is expected. `letter` (image, x, y of the middle, size) writes the sign in it."""
    pad = 6
    canvas = (unit + 2 * pad, 2 * unit + 2 * pad)
    fine = (canvas[0] * FINE, canvas[1] * FINE)
    low, right, bottom = pad * FINE, (pad + unit) * FINE, (pad + 2 * unit) * FINE
    image = Image.new("RGBA", canvas, (*theme.KEYLINE, 0))
    for width, colour, more in ((7, theme.KEYLINE, 2), (4, theme.RING, 0)):
        rim, by = Image.new("L", fine), (7 - width) * FINE // 2
        draw = ImageDraw.Draw(rim)
        draw.rounded_rectangle((low + by, low + by, right - by, bottom - by), 0.16 * unit * FINE, outline=255, width=width * FINE)
        for first, last, count, level in ((low, right, 3, True), (low, bottom, 7, False)):
            dash = (last - first) / count
            for gap in range(1, count, 2):
                here, there = first + gap * dash + more * FINE, first + (gap + 1) * dash - more * FINE
                middle = (low, bottom) if level else (low, right)
                for edge in middle:
                    box = (edge - 9 * FINE, edge + 9 * FINE)
                    draw.rectangle((here, box[0], there, box[1]) if level else (box[0], here, box[1], there), fill=0)
        image.paste((*colour, 255), (0, 0), rim.reduce(FINE))
    letter(image, canvas[0] / 2, canvas[1] / 2, round(unit * 0.9))
    return cut_sprite(image, pad)


def draw_check(size: int) -> Sprite:
    """Draw the sign of a chosen tile."""
    pad = 6
    canvas = ((size + 2 * pad) * FINE, (size + 2 * pad) * FINE)
    big = Image.new("RGBA", canvas, (*theme.SHADE, 0))
    draw, at, fine = ImageDraw.Draw(big), pad * FINE, size * FINE
    draw.ellipse((at - 4, at + 4, at + fine + 4, at + fine + 12), fill=(*theme.SHADE, 120))
    draw.ellipse((at, at, at + fine, at + fine), fill=theme.LIGHT)
    rim = fine // 20
    draw.ellipse((at + rim, at + rim, at + fine - rim, at + fine - rim), fill=theme.GAIN)
    points = [(at + fine * x, at + fine * y) for x, y in ((0.27, 0.53), (0.43, 0.69), (0.74, 0.34))]
    draw.line(points, fill=theme.LIGHT, width=fine // 8, joint="curve")
    return cut_sprite(big.reduce(FINE), pad)


def draw_crown(size: int) -> Sprite:
    """Draw the crown of the winner of a match."""
    pad = max(4, size // 8)
    big = Image.new("RGBA", ((size + 2 * pad) * FINE, (size + 2 * pad) * FINE), (*theme.KEYLINE, 0))
    draw, at, fine = ImageDraw.Draw(big), pad * FINE, size * FINE
    points = ((0.0, 0.28), (0.26, 0.5), (0.5, 0.12), (0.74, 0.5), (1.0, 0.28), (0.88, 0.86), (0.12, 0.86))
    for grow, fill in ((0.05, theme.KEYLINE), (0.0, theme.BRASS[1])):
        shape = [
            (at + fine * (0.5 + (x - 0.5) * (1 + 2 * grow)), at + fine * (0.5 + (y - 0.5) * (1 + 2.4 * grow))) for x, y in points
        ]
        draw.polygon(shape, fill=fill)
        for x, y in ((0.0, 0.24), (0.5, 0.08), (1.0, 0.24)):
            r = (0.075 + grow * 0.7) * fine
            draw.ellipse((at + x * fine - r, at + y * fine - r, at + x * fine + r, at + y * fine + r), fill=fill)
    draw.rectangle(
        (at + 0.14 * fine, at + 0.72 * fine, at + 0.86 * fine, at + 0.8 * fine), fill=mix(theme.BRASS[2], theme.PASS, 0.5)
    )
    return cut_sprite(big.reduce(FINE), pad)


def draw_engine(size: int) -> Sprite:
    """Draw a railway engine, the marker of a train that is open to everybody."""
    pad = 4
    big = Image.new("RGBA", ((size + 2 * pad) * FINE, (size + 2 * pad) * FINE), (*theme.KEYLINE, 0))
    draw, fine = ImageDraw.Draw(big), size * FINE

    def box(left: float, top: float, right: float, bottom: float, by: float) -> tuple[float, float, float, float]:
        at = pad * FINE
        return at + (left - by) * fine, at + (top - by) * fine, at + (right + by) * fine, at + (bottom + by) * fine

    for by, fill in ((0.05, theme.KEYLINE), (0.0, theme.RING)):
        draw.rectangle(box(0.06, 0.12, 0.4, 0.7, by), fill=fill)  # cab
        draw.rectangle(box(0.4, 0.38, 0.94, 0.7, by), fill=fill)  # boiler
        draw.rectangle(box(0.68, 0.14, 0.82, 0.38, by), fill=fill)  # chimney
        draw.rectangle(box(0.02, 0.06, 0.46, 0.13, by), fill=fill)  # roof
        for x in (0.06, 0.36, 0.66):
            draw.ellipse(box(x, 0.64, x + 0.28, 0.92, by), fill=fill)
    draw.rectangle(box(0.15, 0.24, 0.31, 0.4, 0), fill=theme.KEYLINE)
    for x in (0.06, 0.36, 0.66):
        draw.ellipse(box(x + 0.09, 0.73, x + 0.19, 0.83, 0), fill=theme.KEYLINE)
    return cut_sprite(big.reduce(FINE), pad)


def draw_alarm(size: int) -> Sprite:
    """Draw the sign of an open double, which has to be covered: an exclamation mark on a red disc."""
    pad = 4
    big = Image.new("RGBA", ((size + 2 * pad) * FINE, (size + 2 * pad) * FINE), (*theme.KEYLINE, 0))
    draw, fine, at = ImageDraw.Draw(big), size * FINE, pad * FINE
    for by, fill in ((0.06, theme.KEYLINE), (0.0, theme.LIGHT), (-0.08, theme.PASS)):
        draw.ellipse((at - by * fine, at - by * fine, at + (1 + by) * fine, at + (1 + by) * fine), fill=fill)
    draw.polygon(
        [(at + fine * x, at + fine * y) for x, y in ((0.4, 0.18), (0.6, 0.18), (0.55, 0.6), (0.45, 0.6))], fill=theme.LIGHT
    )
    draw.ellipse((at + 0.42 * fine, at + 0.66 * fine, at + 0.58 * fine, at + 0.82 * fine), fill=theme.LIGHT)
    return cut_sprite(big.reduce(FINE), pad)


def draw_tag(width: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    return rounded_mask((width, high), (0, 0, width, high), radius)
