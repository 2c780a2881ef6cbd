"""Drawn art (faces, medals, symbols: files in `renderer/assets`), and small symbols drawn at four
times their size: dice, outlines, halos, and the discs of players.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from renderer.drawing import theme
from renderer.drawing.layers import Sprite, cut_sprite
from renderer.drawing.textures import FINE, rounded_mask, vertical_gradient
from renderer.drawing.theme import Colour, mix
from renderer.drawing.typeface import CAP, Typeface

ASSETS: Final = Path(__file__).parents[1] / "assets"
FACES: Final = frozenset(path.stem for path in (ASSETS / "faces").glob("*.png"))  # keys of regulars
PORTRAITS: Final = FACES | {f"glum/{key}" for key in FACES}
MARGIN: Final = 8  # a symbol has an eighth of its width around it, for outline and shadow
ENAMEL: Final = {  # by game; "" is the house
    "": theme.rgb("#6B1B24"),
    "austrian-block": theme.rgb("#1F5560"),
    "austrian-draw": theme.rgb("#1F4E79"),
    "tendler": theme.rgb("#5B4A8C"),
    "buki": theme.rgb("#17562D"),
    "pulle": theme.rgb("#7C5018"),
    "hungarian": theme.rgb("#7A3566"),
    "challenge": theme.rgb("#4A5560"),
    "luxembourg": theme.rgb("#2C5F73"),
}
GREY: Final = (theme.rgb("#B9B4AC"), theme.rgb("#8A857E"), theme.rgb("#5F5B55"))
OPEN: Final = theme.rgb("#4B4742")


def open_art(name: str) -> Image.Image:
    """Return a picture in `renderer/assets`."""
    with Image.open(next(ASSETS.glob(f"{name}.*"))) as file:
        return file.convert("RGBA")


def draw_symbol(name: str, size: int) -> Sprite:
    """Return a symbol, `size` pixels wide without its margin."""
    image, pad = open_art(f"symbols/{name}"), size // MARGIN
    side = image.width * MARGIN / (MARGIN + 2)
    edge = side / MARGIN - pad * side / size  # the part of the margin that is left out
    whole = size + 2 * pad
    shown = image.resize(
        (whole, whole), Image.Resampling.BOX, (edge, edge, image.width - edge, image.width - edge)
    )
    return cut_sprite(shown, pad)


def paste_face(image: Image.Image, key: str, inner: tuple[float, ...]) -> None:
    """Paste the face of a regular into a disc, whose colour stays visible round it."""
    left, top, right, bottom = (round(edge) for edge in inner)
    edge = max(1, (right - left) // 16)
    size = (right - left - 2 * edge, bottom - top - 2 * edge)
    face, wide = open_art(f"faces/{key}"), size[0] / max(size)
    shown = (face.width * (1 - wide) / 2, 0, face.width * (1 + wide) / 2, face.height)
    mask = rounded_mask(size, (0, 0, *size), max(2, size[0] // 9))
    image.paste(face.resize(size, Image.Resampling.BOX, shown), (left + edge, top + edge), mask)


def draw_medal(size: int, key: str, game: str, earned: bool, contrast: bool) -> Sprite:
    """Return the medal of an achievement, `size` pixels wide; grey until it is earned.

    The origin is the corner of the square round it. An achievement without a drawing has a star.
    """
    pad = max(4, size // 14)
    canvas = size + 2 * pad
    big = Image.new("RGBA", (canvas * FINE, canvas * FINE), (*theme.SHADE, 0))
    first, last = pad * FINE, (pad + size) * FINE
    metal = (theme.BRASS[0], theme.BRASS[1], theme.BRASS[3]) if earned else GREY
    colour = ENAMEL.get(game, theme.DISCS[sum(map(ord, game)) % len(theme.DISCS)])
    tone = theme.BLACK if contrast else colour if earned else OPEN
    inset = size * FINE // 22
    for tones, shrink in ((metal, 0), (enamel(theme.KEYLINE), inset - FINE), (enamel(tone), inset)):
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).ellipse(
            (first + shrink, first + shrink, last - shrink, last - shrink), fill=255
        )
        big.paste(vertical_gradient(big.size, *tones), (0, 0), mask)
    side = round((size - 2 * size / 22) * FINE * 0.9)
    name = key if (ASSETS / "medals" / f"{key}.png").exists() else "star"
    drawing = open_art(f"medals/{name}").resize((side, side), Image.Resampling.HAMMING)
    if not earned:
        grey = ImageEnhance.Brightness(drawing.convert("L")).enhance(0.72).convert("RGBA")
        grey.putalpha(drawing.getchannel("A"))
        drawing = grey
    corner = (big.width - side) // 2
    big.alpha_composite(drawing, (corner, corner))
    return cut_sprite(drop_shadow(big.reduce(FINE), pad), pad)


def enamel(tone: Colour) -> tuple[Colour, Colour]:
    """Return the tones of enamel, lighter above."""
    return mix(tone, theme.LIGHT, theme.LIT), mix(tone, theme.SHADE, 0.3)


def drop_shadow(face: Image.Image, pad: int) -> Image.Image:
    """Return a round picture with a soft shadow below it."""
    image = Image.new("RGBA", face.size, (*theme.SHADE, 0))
    shade = (
        face.getchannel("A").filter(ImageFilter.GaussianBlur(pad / 3)).point(lambda grey: grey // 2)
    )
    image.paste((*theme.SHADE, 255), (1, pad // 3), shade)
    image.alpha_composite(face)
    return image


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

    Its outlines are drawn at four times their size, each as a mask with little room around it;
    colours and shadow are not.
    """
    pad, room = max(4, size // 3), max(2, size // 6)
    canvas, inside = (size + 2 * pad, size + 2 * pad), (pad - room, pad - room)
    fine, inset = size * FINE, room * FINE
    outer, face, eyes = (Image.new("L", (fine + 2 * inset, fine + 2 * inset)) for _ in range(3))
    ImageDraw.Draw(outer).rounded_rectangle(
        (inset, inset, inset + fine, inset + fine), 0.2 * fine, fill=255
    )
    rim = round(0.035 * fine)
    ImageDraw.Draw(face).rounded_rectangle(
        (inset + rim, inset + rim, inset + fine - rim, inset + fine - rim), 0.18 * fine, fill=255
    )
    draw, radius = ImageDraw.Draw(eyes), 0.105 * fine
    for dx, dy in _EYES[value]:
        x, y = inset + fine / 2 + 0.27 * fine * dx, inset + fine / 2 + 0.27 * fine * dy
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    outer, face, eyes = (
        mask.rotate(tilt, Image.Resampling.BILINEAR).reduce(FINE) for mask in (outer, face, eyes)
    )
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
        vertical_gradient(canvas, theme.BRASS[0], theme.RING, theme.RING)
        if gold
        else Image.new("RGB", canvas, theme.KEYLINE)
    )
    image.paste(colour.convert("RGBA"), (0, 0), mask)
    return cut_sprite(image, pad)


def draw_slot(unit: int, letter: Callable[[Image.Image, float, float, int], None]) -> Sprite:
    """Draw a dashed gold outline where a tile is expected.

    `letter` (image, x, y of the middle, size) writes the sign in it.
    """
    pad = 6
    canvas = (unit + 2 * pad, 2 * unit + 2 * pad)
    fine = (canvas[0] * FINE, canvas[1] * FINE)
    low, right, bottom = pad * FINE, (pad + unit) * FINE, (pad + 2 * unit) * FINE
    image = Image.new("RGBA", canvas, (*theme.KEYLINE, 0))
    for width, colour, more in ((7, theme.KEYLINE, 2), (4, theme.RING, 0)):
        rim, by = Image.new("L", fine), (7 - width) * FINE // 2
        draw = ImageDraw.Draw(rim)
        draw.rounded_rectangle(
            (low + by, low + by, right - by, bottom - by),
            0.16 * unit * FINE,
            outline=255,
            width=width * FINE,
        )
        for first, last, count, level in ((low, right, 3, True), (low, bottom, 7, False)):
            dash = (last - first) / count
            for gap in range(1, count, 2):
                here, there = (
                    first + gap * dash + more * FINE,
                    first + (gap + 1) * dash - more * FINE,
                )
                middle = (low, bottom) if level else (low, right)
                for edge in middle:
                    box = (edge - 9 * FINE, edge + 9 * FINE)
                    draw.rectangle(
                        (here, box[0], there, box[1]) if level else (box[0], here, box[1], there),
                        fill=0,
                    )
        image.paste((*colour, 255), (0, 0), rim.reduce(FINE))
    letter(image, canvas[0] / 2, canvas[1] / 2, round(unit * 0.9))
    return cut_sprite(image, pad)


def draw_barred(size: int) -> Sprite:
    """Draw the sign of a player who passed or is out: a white bar on a red disc."""
    pad = max(3, size // 12)
    big = Image.new("RGBA", ((size + 2 * pad) * FINE,) * 2, (*theme.SHADE, 0))
    draw, whole, middle = ImageDraw.Draw(big), size * FINE, big.width / 2
    for share, colour in ((1.0, theme.LIGHT), (0.88, theme.PASS)):
        reach = share * whole / 2
        draw.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=colour)
    bar = 0.29 * whole, 0.09 * whole
    draw.rounded_rectangle(
        (middle - bar[0], middle - bar[1], middle + bar[0], middle + bar[1]),
        0.04 * whole,
        fill=theme.LIGHT,
    )
    return cut_sprite(drop_shadow(big.reduce(FINE), pad), pad)


def draw_tag(width: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    return rounded_mask((width, high), (0, 0, width, high), radius)


def draw_arrow(colour: Colour, high: int = 40, left: bool = False) -> Sprite:
    """Draw an arrow to the right or (`left`) to the left, a quarter wider than high."""
    pad, step = 4, high / 40 * FINE
    size = (round(50 * step) + 2 * pad * FINE, high * FINE + 2 * pad * FINE)
    big = Image.new("RGBA", size, (*theme.SHADE, 0))
    points = ((0, 14), (26, 14), (26, 0), (50, 20), (26, 40), (26, 26), (0, 26))
    for shift, fill in ((3, theme.SHADE), (0, colour)):
        shape = [
            ((50 - x if left else x) * step + pad * FINE, (y + shift) * step + pad * FINE)
            for x, y in points
        ]
        ImageDraw.Draw(big).polygon(shape, fill=fill)
    return cut_sprite(big.reduce(FINE), pad)


def draw_tile_sign() -> Sprite:
    """Draw the sign before a number of tiles, 34 × 60."""
    pad = 4
    big = Image.new("RGBA", ((34 + 2 * pad) * FINE, (60 + 2 * pad) * FINE), (*theme.KEYLINE, 0))
    draw = ImageDraw.Draw(big)
    for inset, fill in ((0, theme.KEYLINE), (2.5, theme.BONE[1])):
        box = (pad + inset, pad + inset, pad + 34 - inset, pad + 60 - inset)
        draw.rounded_rectangle([edge * FINE for edge in box], (7 - inset) * FINE, fill=fill)
    middle = (pad + 30) * FINE
    draw.line(((pad + 6) * FINE, middle, (pad + 28) * FINE, middle), theme.INK, 2 * FINE)
    for x, y in ((17, 16), (10, 44), (24, 44)):
        box = (pad + x - 4.5, pad + y - 4.5, pad + x + 4.5, pad + y + 4.5)
        draw.ellipse([edge * FINE for edge in box], fill=theme.INK)
    return cut_sprite(big.reduce(FINE), pad)


TEAM: Final = 0.42  # size of the sign of a team on a disc
TEAM_SHAPES: Final = (((0, -1), (1, 0), (0, 1), (-1, 0)), ((0, -1.1), (1, 0.75), (-1, 0.75)))


@dataclass(frozen=True, slots=True)
class PlayerSign:
    """The content of a player's disc."""

    seat: int
    letter: str  # or a key of `PORTRAITS`, which takes its place
    computer: bool = False
    away: bool = False
    team: int | None = None  # number of the player's team, if there are any

    @property
    def colour(self) -> Colour:
        """The colour of the seat."""
        return theme.DISCS[self.seat % len(theme.DISCS)]


def draw_disc(
    typeface: Typeface,
    size: int,
    colour: Colour,
    letter: str,
    computer: bool,
    away: bool,
    team: int | None = None,
) -> Sprite:
    """Draw the sign of a player.

    Round for people, square with antennae for computers, broken ring if away. `letter` is a letter,
    or the key of a portrait, which is drawn instead. The sign of the team is in the lower
    left.
    """
    pad = max(4, size // 12)
    canvas = (size + 2 * pad, size + 2 * pad)
    big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.SHADE, 0))
    draw, fine, first = ImageDraw.Draw(big), size * FINE, pad * FINE
    mask = Image.new("L", big.size)
    inset = fine // 14
    rim = vertical_gradient(big.size, theme.BRASS[0], theme.BRASS[1], theme.BRASS[3])
    if computer:
        top = first + fine // 9
        box = (first + fine // 16, top, first + fine - fine // 16, first + fine)
        for side in (0.3, 0.7):
            x = first + side * fine
            draw.line((x, first + fine * 0.03, x, top + 4), fill=theme.BRASS[1], width=fine // 18)
            fill_circle(
                draw,
                round(x - fine * 0.055),
                round(first - fine * 0.03),
                round(fine * 0.11),
                theme.BRASS[1],
            )
        ImageDraw.Draw(mask).rounded_rectangle(box, fine // 7, fill=255)
    else:
        box = (first, first, first + fine, first + fine)
        ImageDraw.Draw(mask).ellipse(box, fill=255)
    if away:
        for segment in range(10):
            ImageDraw.Draw(mask).pieslice(
                (first - 8, first - 8, first + fine + 8, first + fine + 8),
                segment * 36,
                segment * 36 + 14,
                fill=0,
            )
    big.paste(rim, (0, 0), mask)
    mask = Image.new("L", big.size)
    inner = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    if computer:
        ImageDraw.Draw(mask).rounded_rectangle(inner, fine // 10, fill=255)
    else:
        ImageDraw.Draw(mask).ellipse(inner, fill=255)
    dull = mix(colour, theme.NOTE, theme.AWAY) if away else colour
    big.paste(
        vertical_gradient(
            big.size,
            mix(dull, theme.LIGHT, theme.LIT / 2 if away else theme.LIT),
            mix(dull, theme.SHADE, 0.25),
        ),
        (0, 0),
        mask,
    )
    image = drop_shadow(big.reduce(FINE), pad)
    if letter in PORTRAITS:
        paste_face(image, letter, tuple(edge / FINE for edge in inner))
    else:
        text, middle = round(size * 0.54), (box[1] + box[3]) / 2 / FINE
        ink = mix(theme.LIGHT, dull, theme.LETTER) if away else theme.LIGHT
        typeface.draw(image, (canvas[0] / 2, middle + CAP * text), letter, text, ink, anchor=0.5)
    _add_team(image, size, pad, team)
    return cut_sprite(image, pad)


def _add_team(image: Image.Image, size: int, pad: int, team: int | None) -> None:
    """Draw the sign of a team over the lower left corner of a disc: a lozenge or a triangle."""
    if team is None:
        return
    wide = max(24, round(size * TEAM))
    big = Image.new("RGBA", (wide * FINE, wide * FINE), (*theme.KEYLINE, 0))
    draw = ImageDraw.Draw(big)
    shape = TEAM_SHAPES[team % len(TEAM_SHAPES)]
    for share, fill in (
        (1.0, theme.KEYLINE),
        (0.88, theme.LIGHT),
        (0.68, theme.TEAMS[team % len(theme.TEAMS)]),
    ):
        middle = wide * FINE / 2, wide * FINE * (0.5 + 0.08 * (len(shape) == 3))
        points = [
            (middle[0] + x * share * wide * FINE / 2, middle[1] + y * share * wide * FINE / 2)
            for x, y in shape
        ]
        draw.polygon(points, fill=fill)
    image.alpha_composite(
        big.reduce(FINE), (max(0, pad - 3), image.height - pad - wide + min(3, pad))
    )


def fill_circle(draw: ImageDraw.ImageDraw, x: int, y: int, size: int, colour: Colour) -> None:
    """Fill a circle of diameter `size` with its upper left corner at (x, y)."""
    draw.ellipse((x, y, x + size, y + size), fill=colour)
