"""Drawn art (files in `renderer/assets`), and what is drawn in many sizes and colours.

Medals, dice, halos, arrows, and the discs of players.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageEnhance

from renderer.drawing import theme
from renderer.drawing.layers import Sprite, cut_sprite
from renderer.drawing.pen import Pen, cast
from renderer.drawing.textures import FINE, rounded_mask
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


def draw_art(name: str, pad: int) -> Sprite:
    """Return a picture at its size, whose origin lies `pad` pixels inside."""
    return cut_sprite(open_art(name), pad)


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
    pen, middle = Pen(size, size, max(4, size // 14)), size / 2
    metal = (theme.BRASS[0], theme.BRASS[1], theme.BRASS[3]) if earned else GREY
    colour = ENAMEL.get(game, theme.DISCS[sum(map(ord, game)) % len(theme.DISCS)])
    tone = theme.BLACK if contrast else colour if earned else OPEN
    inner = middle - size / 22
    pen.circle(middle, middle, middle, *metal)
    pen.circle(middle, middle, inner + 1, *enamel(theme.KEYLINE))
    pen.circle(middle, middle, inner, *enamel(tone))
    side = round(2 * inner * FINE * 0.9)
    name = key if (ASSETS / "medals" / f"{key}.png").exists() else "star"
    drawing = open_art(f"medals/{name}").resize((side, side), Image.Resampling.HAMMING)
    if not earned:
        grey = ImageEnhance.Brightness(drawing.convert("L")).enhance(0.72).convert("RGBA")
        grey.putalpha(drawing.getchannel("A"))
        drawing = grey
    corner = (pen.image.width - side) // 2
    pen.image.alpha_composite(drawing, (corner, corner))
    return cut_sprite(drop_shadow(pen.drawn(), pen.pad), pen.pad)


def enamel(tone: Colour) -> tuple[Colour, Colour]:
    """Return the tones of enamel, lighter above."""
    return mix(tone, theme.LIGHT, theme.LIT), mix(tone, theme.SHADE, 0.3)


def drop_shadow(face: Image.Image, pad: int) -> Image.Image:
    """Return a round picture with a soft shadow below it."""
    image = Image.new("RGBA", face.size, (*theme.SHADE, 0))
    cast(image, face.getchannel("A"), theme.SHADE, pad / 3, 0.5, shift=(1, pad // 3))
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
    """Draw a die turned by `tilt` degrees; its shadow keeps its direction."""
    pen, rim = Pen(size, size, max(4, size // 5), theme.BONE_EDGE), 0.035 * size
    pen.box((0, 0, size, size), 0.2 * size, theme.BONE_EDGE)
    pen.box((rim, rim, size - rim, size - rim), 0.18 * size, *theme.BONE)
    for dx, dy in _EYES[value]:
        pen.circle(size * (0.5 + 0.27 * dx), size * (0.5 + 0.27 * dy), 0.105 * size, theme.INK)
    pen.image = pen.image.rotate(tilt, Image.Resampling.BILINEAR)
    return cut_sprite(drop_shadow(pen.drawn(), pen.pad), pen.pad)


def draw_halo(unit: int, upright: bool, gold: bool) -> Sprite:
    """Draw the halo under a tile of a series.

    All dark halos are laid first and then all gold ones, so that one ring surrounds the series.
    """
    wide, high = (unit, 2 * unit) if upright else (2 * unit, unit)
    by = max(3.5, unit * 0.07) + (0 if gold else 1.7)
    tones = (theme.BRASS[0], theme.RING, theme.RING) if gold else (theme.KEYLINE,)
    pen = Pen(wide, high, round(unit * 0.3), tones[-1])
    pen.box((-by, -by, wide + by, high + by), by, *tones)
    halo = pen.drawn()
    if not gold:
        glow = Image.new("RGBA", halo.size, (*theme.RING, 0))
        cast(glow, halo.getchannel("A"), theme.RING, pen.pad / 3, 0.67)
        glow.alpha_composite(halo)
        halo = glow
    return cut_sprite(halo, pen.pad)


def draw_tag(width: int, high: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    return rounded_mask((width, high), (0, 0, width, high), radius)


def draw_arrow(colour: Colour, high: int = 40, left: bool = False) -> Sprite:
    """Draw an arrow to the right or (`left`) to the left, a quarter wider than high."""
    step = high / 40
    pen = Pen(round(50 * step), high, 4)
    points = ((0, 14), (26, 14), (26, 0), (50, 20), (26, 40), (26, 26), (0, 26))
    for shift, fill in ((3, theme.SHADE), (0, colour)):
        pen.shape([((50 - x if left else x) * step, y * step + shift) for x, y in points], fill)
    return pen.sprite()


TEAM: Final = 0.42  # size of the sign of a team on a disc


@dataclass(frozen=True, slots=True)
class PlayerSign:
    """The content of a player's disc."""

    seat: int
    letter: str  # or a key of `PORTRAITS`, which takes its place
    computer: bool = False
    away: bool = False
    gone: bool = False  # nobody sits here, or the player is out
    team: int | None = None  # number of the player's team, if there are any

    @property
    def colour(self) -> Colour:
        """The colour of the seat."""
        return theme.NOTE if self.gone else theme.DISCS[self.seat % len(theme.DISCS)]


def draw_disc(typeface: Typeface, size: int, sign: PlayerSign) -> Sprite:
    """Draw the sign of a player.

    Round for people, square with antennae for computers, broken ring if away or gone. The sign of
    the team is in the lower left.
    """
    colour, letter, away, team = sign.colour, sign.letter, sign.away or sign.gone, sign.team
    pen, inset, middle = Pen(size, size, max(4, size // 12)), size / 14, size / 2
    dull = mix(colour, theme.NOTE, theme.AWAY) if away else colour
    light = mix(dull, theme.LIGHT, theme.LIT / 2 if away else theme.LIT)
    brass, tones = (*theme.BRASS[:2], theme.BRASS[3]), (light, mix(dull, theme.SHADE, 0.25))
    left, top, radius = (size / 16, size / 9, size / 7) if sign.computer else (0.0, 0.0, middle)
    inner = left + inset, top + inset, size - left - inset, size - inset
    for x in (0.3 * size, 0.7 * size) if sign.computer else ():
        pen.box((x - size / 36, 0, x + size / 36, top + 1), 0, theme.BRASS[1])
        pen.circle(x, 0.025 * size, 0.055 * size, theme.BRASS[1])
    pen.box((left, top, size - left, size), radius, *brass)
    for segment in range(10) if away else ():
        pen.draw.pieslice(
            pen.fine(-2, -2, size + 2, size + 2), segment * 36, segment * 36 + 14, (*theme.SHADE, 0)
        )
    pen.box(inner, radius - inset, *tones)
    image, pad = drop_shadow(pen.drawn(), pen.pad), pen.pad
    if letter in PORTRAITS:
        paste_face(image, letter, tuple(pad + edge for edge in inner))
    else:
        text, low = round(size * 0.54), pad + (inner[1] + inner[3]) / 2
        ink = mix(theme.LIGHT, dull, theme.LETTER) if away else theme.LIGHT
        typeface.draw(image, (image.width / 2, low + CAP * text), letter, text, ink, anchor=0.5)
    if team is not None:
        wide = max(24, round(size * TEAM))
        shape = open_art(f"symbols/team-{team % len(theme.TEAMS)}").resize((wide, wide))
        image.alpha_composite(shape, (max(0, pad - 3), image.height - pad - wide + min(3, pad)))
    return cut_sprite(image, pad)
