"""Surfaces made of seeded noise: marble, wood, baize, and brass frames.

The same bytes at every start.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from renderer.drawing.theme import BAIZE, BRASS, SHADE, WOOD, Colour, Stone, mix

Size = tuple[int, int]
Box = tuple[int, int, int, int]
RIM: Final = 9  # width of the metal frame of an inlay
RAYS: Final = 26
FINE: Final = 4  # supersampling: how much larger shapes are drawn before they are scaled down


def make_noise(size: Size, grid: Size, rng: Random) -> Image.Image:
    """Return smooth grey noise with about `grid` hills."""
    return Image.frombytes("L", grid, rng.randbytes(grid[0] * grid[1])).resize(
        size, Image.Resampling.BICUBIC
    )


def make_fractal(size: Size, grid: Size, octaves: int, rng: Random) -> Image.Image:
    """Return octaves of noise, each twice as fine and half as strong, stretched to all greys."""
    image = make_noise(size, grid, rng)
    for octave in range(1, octaves):
        finer = make_noise(size, (grid[0] << octave, grid[1] << octave), rng)
        image = Image.blend(image, finer, 1 / (octave + 2))
    return ImageOps.autocontrast(image)


def make_marble(size: Size, stone: Stone) -> Image.Image:
    """Return a slab: two tones, and veins from the upper left to the lower right.

    No grain: it would treble the file.
    """
    rng = Random(stone.seed)  # noqa: S311 - a pattern
    slab = ImageOps.colorize(make_fractal(size, (6, 4), 4, rng), stone.dark, stone.light)
    fine, wide = Image.new("L", size), Image.new("L", size)
    for index in range(26):
        strong = index % 4 == 0
        path = vein(size, rng)
        weight = rng.choice((2, 3)) if strong else 1
        ImageDraw.Draw(fine).line(path, fill=105 if strong else 70, width=weight, joint="curve")
        ImageDraw.Draw(wide).line(path, fill=75 if strong else 36, width=weight * 6, joint="curve")
    clouds = make_fractal(size, (9, 7), 2, rng).point(lambda grey: min(255, max(0, 2 * grey - 110)))
    for mask, radius in ((wide, 7), (fine, 1.4)):
        veins = ImageChops.multiply(mask.filter(ImageFilter.GaussianBlur(radius)), clouds)
        slab.paste(stone.vein, (0, 0), veins)
    return slab


def vein(size: Size, rng: Random) -> list[tuple[float, float]]:
    """Return the path of a vein, from the upper left to the lower right."""
    x, y = rng.uniform(-0.3, 0.9) * size[0], rng.uniform(-0.3, 0.9) * size[1]
    heading = rng.uniform(0.35, 0.95)
    path = [(x, y)]
    for _ in range(rng.randint(12, 34)):
        heading += rng.gauss(0, 0.28) + (0.65 - heading) * 0.2
        length = rng.uniform(14, 34)
        x, y = x + math.cos(heading) * length, y + math.sin(heading) * length
        path.append((x, y))
    return path


def make_wood(size: Size) -> Image.Image:
    """Return dark boards with the grain along the picture."""
    rng = Random(1872)  # noqa: S311 - a pattern
    width, height = size
    slow = make_noise(size, (max(2, width // 300), max(2, height // 60)), rng)
    grain = make_noise(size, (max(2, width // 120), max(2, height // 4)), rng)
    rings = slow.point([round(127 + 127 * math.sin(grey / 7.5)) for grey in range(256)])
    return ImageOps.colorize(Image.blend(rings, grain, 0.55), WOOD[0], mix(WOOD[0], WOOD[1], 0.72))


def make_baize(
    size: Size, tones: tuple[Colour, Colour] = BAIZE, *, alike: bool = False
) -> Image.Image:
    """Return green cloth, a little lighter in the middle. `alike`: all rows of pixels are alike."""
    glow = Image.radial_gradient("L")
    if alike:
        glow = glow.crop((0, glow.height // 2, glow.width, glow.height // 2 + 1))
    glow = glow.resize(size, Image.Resampling.BICUBIC)
    return ImageOps.colorize(glow, tones[1], mix(tones[0], tones[1], 0.35))


def draw_rays(image: Image.Image, middle: tuple[int, int], colour: Colour, strength: int) -> None:
    """Add light that spreads from `middle` over an RGB image and fades. `strength` is 0 … 255."""
    size, reach = image.size, 4 * max(image.size)
    fan = Image.new("L", (size[0] * 2, size[1] * 2))
    draw, (x, y) = ImageDraw.Draw(fan), (2 * middle[0], 2 * middle[1])
    for index in range(RAYS):
        start, end = ((index + share) * 360 / RAYS for share in (-0.23, 0.23))
        draw.pieslice((x - reach, y - reach, x + reach, y + reach), start, end, fill=255)
    fades = Image.radial_gradient("L").point(lambda grey: max(0, 255 - grey))
    # What the picture shows of `fades`, were that three times as wide as the picture
    share = fades.width / (3 * size[0])
    left, top = fades.width / 2 - middle[0] * share, fades.height / 2 - middle[1] * share
    glow = fades.resize(size, box=(left, top, left + size[0] * share, top + size[1] * share))
    image.paste(colour, (0, 0), glow.point(lambda grey: max(0, grey - 90) * strength // 255))
    image.paste(
        colour,
        (0, 0),
        ImageChops.multiply(fan.reduce(2), glow.point(lambda grey: grey * strength // 255)),
    )


def with_palette(image: Image.Image) -> Image.Image:
    """Return a ground with a palette of 256 colours, which takes a quarter of the memory."""
    return image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def vertical_gradient(size: Size, *stops: Colour) -> Image.Image:
    """Return a gradient from top to bottom through evenly spaced `stops`."""
    return _column(size[1], stops).resize(size, Image.Resampling.NEAREST)


@lru_cache(maxsize=128)  # strips and plates often have the same height; a column is tiny
def _column(height: int, stops: tuple[Colour, ...]) -> Image.Image:
    """Return a gradient one pixel wide."""
    column, last = bytearray(), len(stops) - 1
    for y in range(height):
        where = y / max(1, height - 1) * last
        index = min(int(where), last - 1)
        column += bytes(mix(stops[index], stops[index + 1], where - index))
    return Image.frombytes("RGB", (1, height), bytes(column))


def rounded_mask(size: Size, box: Box, radius: int) -> Image.Image:
    """Return a mask with a smooth rounded rectangle; `box` excludes its right and lower edge.

    Only the corners are drawn at four times their size: for a mask as large as a picture that takes
    a tenth of the time and memory.
    """
    wide, high = (min(box[edge + 2] - box[edge], 2 * radius + 2) for edge in (0, 1))
    big = Image.new("L", (wide * 4, high * 4))
    ImageDraw.Draw(big).rounded_rectangle(
        (0, 0, big.width - 1, big.height - 1), radius * 4, fill=255
    )
    corners = big.reduce(4)
    mask = Image.new("L", size)
    mask.paste(255, box)
    for x, left, right in ((box[0], 0, wide // 2), (box[2] - wide + wide // 2, wide // 2, wide)):
        for y, top, bottom in (
            (box[1], 0, high // 2),
            (box[3] - high + high // 2, high // 2, high),
        ):
            mask.paste(corners.crop((left, top, right, bottom)), (x, y))
    return mask


def shrink(box: Box, by: int) -> Box:
    """Return a box without an edge of this width."""
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def inner_size(box: Box) -> Size:
    """Return the size of what `set_inlay` frames in a box."""
    return box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM


def set_inlay(
    ground: Image.Image, surface: Image.Image, box: Box, metal: Sequence[Colour] = BRASS
) -> None:
    """Set `surface` (the box without its rim) into `ground`, with a metal frame and shadows.

    The frame has the colours `metal` from top to bottom.
    """

    def mask(inset: int) -> Image.Image:
        return rounded_mask(ground.size, shrink(box, inset), 24 - inset)

    outer, inner = mask(0), mask(RIM)
    halo = outer.filter(ImageFilter.GaussianBlur(9)).point(lambda grey: grey * 7 // 10)
    ground.paste(SHADE, (0, 0), halo)
    frame = vertical_gradient((box[2] - box[0], box[3] - box[1]), *metal)
    ground.paste(frame, box[:2], outer.crop(box))
    line = ImageChops.subtract(mask(2), mask(4))
    ground.paste(BRASS[2], (0, 0), line.point(lambda grey: grey // 3))
    ground.paste(surface, shrink(box, RIM)[:2], inner.crop(shrink(box, RIM)))
    shade = ImageChops.multiply(
        ImageChops.invert(inner).filter(ImageFilter.GaussianBlur(14)), inner
    )
    ground.paste(SHADE, (0, 0), shade.point(lambda grey: min(255, grey * 5 // 4)))
    edge = ImageChops.subtract(inner, mask(RIM + 2))
    ground.paste(SHADE, (0, 0), edge.point(lambda grey: grey * 3 // 4))
