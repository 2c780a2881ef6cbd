"""Small symbols drawn at four times their size: dice, outlines, and the halo under a series of tiles."""

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renderer.drawing import theme
from renderer.drawing.sprite import Sprite, cut_sprite
from renderer.drawing.textures import rounded_mask, vertical_gradient

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


def draw_tag(width: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    return rounded_mask((width, high), (0, 0, width, high), radius)
