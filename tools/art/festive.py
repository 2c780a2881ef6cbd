"""Pictures for the end of a round.

Laurel and confetti for the winner, a cup of coffee for the others.
"""

import math
from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renderer.drawing import theme
from renderer.drawing.textures import FINE, inner_size, vertical_gradient
from renderer.drawing.theme import Colour, mix
from renderer.hands.own_result_picture import CUP, CUP_MARGIN, FRAME, LAUREL, LAUREL_MARGIN, TEXT

CONFETTI: Final = 74
LEAVES: Final = 11  # on one side of the wreath
OPEN: Final = 30  # degrees left open at the top, on either side
Point = tuple[float, float]


def leaf_outline(x: float, y: float, length: float, turn: float) -> list[Point]:
    """Return the outline of a pointed leaf that starts at (x, y).

    `turn` is in radians clockwise from the right.
    """
    shape = [
        (share, 0.2 * math.sin(math.pi * share**0.85))
        for share in (step / 12 for step in range(13))
    ]
    outline = [*shape, *((along, -across) for along, across in reversed(shape))]
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        (x + length * (a * cos - b * sin), y + length * (a * sin + b * cos)) for a, b in outline
    ]


def draw_laurel() -> Image.Image:
    """Draw two gold branches of laurel, tied below."""
    side = 2 * (LAUREL + LAUREL_MARGIN)
    leaves, veins, berries = (Image.new("L", (side * FINE, side * FINE)) for _ in range(3))
    middle, reach = side * FINE / 2, LAUREL * FINE
    pens = [ImageDraw.Draw(mask) for mask in (leaves, veins, berries)]
    for way in (-1, 1):
        stem = []
        for step in range(LEAVES):
            angle = math.pi / 2 + way * math.radians(8 + step * (172 - OPEN) / LEAVES)
            x, y = middle + reach * math.cos(angle), middle + reach * math.sin(angle)
            stem.append((x, y))
            along, size = angle + way * math.pi / 2, reach * (0.36 - 0.009 * step)
            for side_turn in (-0.62, 0.62):
                turn = along + side_turn
                pens[0].polygon(leaf_outline(x, y, size, turn), fill=255)
                tip = (x + 0.85 * size * math.cos(turn), y + 0.85 * size * math.sin(turn))
                pens[1].line([(x, y), tip], fill=255, width=max(3, round(reach * 0.012)))
            if step % 2:
                spot = (x + 0.17 * reach * math.cos(angle), y + 0.17 * reach * math.sin(angle))
                round_ = reach * 0.035
                pens[2].ellipse(
                    (spot[0] - round_, spot[1] - round_, spot[0] + round_, spot[1] + round_),
                    fill=255,
                )
        angle = math.pi / 2 + way * math.radians(180 - OPEN - 10)
        x, y = middle + reach * math.cos(angle), middle + reach * math.sin(angle)
        pens[0].polygon(leaf_outline(x, y, reach * 0.26, angle + way * math.pi / 2), fill=255)
        pens[0].line(stem, fill=255, width=round(reach * 0.03), joint="curve")
    masks = [mask.reduce(FINE) for mask in (leaves, veins, berries)]
    edge = masks[0].filter(ImageFilter.MaxFilter(5))
    image = Image.new("RGBA", (side, side), (*theme.SHADE, 0))
    image.paste(
        (*theme.SHADE, 255),
        (2, 6),
        edge.filter(ImageFilter.GaussianBlur(6)).point(lambda grey: grey * 2 // 3),
    )
    image.paste((*theme.KEYLINE, 255), (0, 0), edge)
    gold = vertical_gradient(
        (side, side), theme.BRASS[0], theme.BRASS[1], theme.BRASS[1], theme.BRASS[2]
    )
    image.paste(gold.convert("RGBA"), (0, 0), masks[0])
    image.paste((*theme.BRASS[3], 255), (0, 0), masks[1].point(lambda grey: grey * 3 // 5))
    image.paste((*theme.BRASS[0], 255), (0, 0), masks[2])
    return image


def draw_confetti() -> Image.Image:
    """Scatter lozenges over the winner's cloth, outside of the words and the ALT badge."""
    rng = Random(1872)  # noqa: S311 - a pattern
    colours = (theme.BRASS[0], theme.BRASS[1], theme.BONE[1], *theme.PIPS[2:], theme.CHIPS[1])
    size = inner_size(FRAME)
    kept = (TEXT[0] - 40, TEXT[1] - 14, *size), (0, size[1] - 110, 150, size[1])
    image, count, side = Image.new("RGBA", size, (*theme.LIGHT, 0)), CONFETTI, 28
    while count:
        x, y = rng.uniform(0, image.width), image.height * rng.random() ** 1.5
        reach, turn, colour = rng.uniform(5, 10), rng.uniform(0, math.pi), rng.choice(colours)
        if any(
            left - 12 < x < right + 12 and top - 12 < y < low + 12 for left, top, right, low in kept
        ):
            continue
        count -= 1
        piece, middle, far = (
            Image.new("L", (side * FINE, side * FINE)),
            side * FINE / 2,
            reach * FINE,
        )
        corners = []
        for index, wide in enumerate((1, 0.55, 1, 0.55)):
            angle = turn + index * math.pi / 2
            corners.append(
                (middle + far * wide * math.cos(angle), middle + far * wide * math.sin(angle))
            )
        ImageDraw.Draw(piece).polygon(corners, fill=255)
        layer = Image.new("RGBA", size, (*mix(colour, theme.LIGHT, 0.1), 0))
        layer.putalpha(
            _placed(piece.reduce(FINE), size, round(x) - side // 2, round(y) - side // 2)
        )
        image.alpha_composite(layer)
    return image


def _placed(mask: Image.Image, size: tuple[int, int], x: int, y: int) -> Image.Image:
    """Return a mask of this size that is empty but for `mask` at (x, y)."""
    whole = Image.new("L", size)
    whole.paste(mask, (x, y))
    return whole


def draw_coffee() -> Image.Image:
    """Draw a steaming cup of coffee."""
    size, pad = CUP, CUP_MARGIN
    canvas = (size + 2 * pad, round(size * 0.95) + 2 * pad)
    big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.SHADE, 0))
    draw, unit = ImageDraw.Draw(big), size * FINE
    left, low = pad * FINE, canvas[1] * FINE - pad * FINE
    middle = left + unit / 2

    def oval(x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        draw.ellipse((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), fill=fill)

    plate = low - 0.11 * unit
    oval(middle, plate + 0.02 * unit, unit, 0.22 * unit, theme.BONE_SIDE)
    oval(middle, plate, unit, 0.2 * unit, theme.BONE[1])
    oval(middle, plate + 0.004 * unit, 0.93 * unit, 0.17 * unit, theme.BRASS[2])
    oval(middle, plate + 0.004 * unit, 0.9 * unit, 0.16 * unit, theme.BONE[0])
    oval(middle, plate + 0.012 * unit, 0.5 * unit, 0.09 * unit, theme.BONE_SIDE)
    brim, foot, wide = low - 0.47 * unit, plate, 0.56 * unit
    ring = 0.052 * unit
    grip = (middle + 0.2 * unit, brim + 0.04 * unit, middle + 0.42 * unit, brim + 0.24 * unit)
    draw.ellipse(grip, outline=theme.BONE_SIDE, width=round(ring))
    draw.ellipse(
        (grip[0], grip[1], grip[2], grip[3] - 0.012 * unit),
        outline=theme.BONE[1],
        width=round(ring * 0.8),
    )
    body = [
        (middle + side * wide / 2 * math.cos(share) ** 0.55, brim + (foot - brim) * math.sin(share))
        for side in (-1, 1)
        for share in ((step if side < 0 else 20 - step) * math.pi / 40 for step in range(21))
    ]
    mask = Image.new("L", big.size)
    ImageDraw.Draw(mask).polygon(body, fill=255)
    tone = vertical_gradient(
        (big.height, big.width),
        theme.BONE_SIDE,
        theme.BONE[0],
        theme.BONE[1],
        theme.BONE[2],
        theme.BONE_SIDE,
    ).rotate(90, expand=True)
    big.paste(tone.convert("RGBA"), (0, 0), mask)
    oval(middle, brim, wide, 0.15 * unit, theme.BRASS[2])
    oval(middle, brim, wide * 0.965, 0.137 * unit, theme.BONE[0])
    oval(
        middle, brim + 0.012 * unit, wide * 0.9, 0.112 * unit, mix(theme.BACK[1], theme.SHADE, 0.35)
    )
    oval(
        middle,
        brim + 0.02 * unit,
        wide * 0.8,
        0.088 * unit,
        mix(theme.BACK[0], theme.BRASS[1], 0.25),
    )
    image = big.reduce(FINE)
    shade = image.getchannel("A").filter(ImageFilter.GaussianBlur(6)).point(lambda grey: grey // 2)
    ground = Image.new("RGBA", canvas, (*theme.SHADE, 0))
    ground.paste((*theme.SHADE, 255), (2, 5), shade)
    ground.alpha_composite(image)
    ground.alpha_composite(_steam(canvas, pad + size / 2, brim / FINE, size))
    return ground


def _steam(canvas: tuple[int, int], x: float, low: float, size: int) -> Image.Image:
    """Draw three threads of steam that rise and fade."""
    mask = Image.new("L", canvas)
    draw = ImageDraw.Draw(mask)
    for shift, high in ((-0.12, 0.3), (0.0, 0.4), (0.12, 0.33)):
        for step in range(60):
            share = step / 59
            spot = (
                x + shift * size + 0.035 * size * math.sin(share * 2.2 * math.pi),
                low - 0.05 * size - share * high * size,
            )
            thick = 0.018 * size * (1.15 - share)
            draw.ellipse(
                (spot[0] - thick, spot[1] - thick, spot[0] + thick, spot[1] + thick),
                fill=round(150 * math.sin(math.pi * (0.12 + 0.88 * share))),
            )
    steam = Image.new("RGBA", canvas, (*theme.BONE[0], 0))
    steam.putalpha(mask.filter(ImageFilter.GaussianBlur(size / 70)))
    return steam
