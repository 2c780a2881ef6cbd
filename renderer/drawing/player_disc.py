"""The disc that stands for a player, with a letter or a portrait."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.art import FACES, drop_shadow, paste_face
from renderer.drawing.sprite import Sprite, cut_sprite
from renderer.drawing.textures import vertical_gradient
from renderer.drawing.theme import Colour, mix
from renderer.drawing.typeface import Typeface

FINE: Final = 4  # supersampling
TEAM: Final = 0.42  # size of the sign of a team on a disc
TEAM_SHAPES: Final = (((0, -1), (1, 0), (0, 1), (-1, 0)), ((0, -1.1), (1, 0.75), (-1, 0.75)))
CAP: Final = 0.345  # half the height of capitals and digits, in text sizes: from the middle of a line to its base line


@dataclass(frozen=True, slots=True)
class PlayerSign:
    """The content of a player's disc."""

    seat: int
    letter: str  # or the key of a regular, whose portrait takes its place
    computer: bool = False
    away: bool = False
    team: int | None = None  # number of the player's team, if there are any

    @property
    def colour(self) -> Colour:
        """The colour of the seat."""
        return theme.DISCS[self.seat % len(theme.DISCS)]


def draw_disc(
    typeface: Typeface, size: int, colour: Colour, letter: str, computer: bool, away: bool, team: int | None = None
) -> Sprite:
    """Draw the sign of a player: round for people, square with antennae for computers, broken ring if away.

    `letter` is a letter, or the key of a regular, whose portrait is drawn instead. The sign of the team is in the lower left.
    """
    pad = max(4, size // 12)
    canvas = (size + 2 * pad, size + 2 * pad)
    big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.SHADE, 0))
    draw, fine, at = ImageDraw.Draw(big), size * FINE, pad * FINE
    mask = Image.new("L", big.size)
    inset = fine // 14
    rim = vertical_gradient(big.size, theme.BRASS[0], theme.BRASS[1], theme.BRASS[3])
    if computer:
        top = at + fine // 9
        box = (at + fine // 16, top, at + fine - fine // 16, at + fine)
        for side in (0.3, 0.7):
            x = at + side * fine
            draw.line((x, at + fine * 0.03, x, top + 4), fill=theme.BRASS[1], width=fine // 18)
            fill_circle(draw, round(x - fine * 0.055), round(at - fine * 0.03), round(fine * 0.11), theme.BRASS[1])
        ImageDraw.Draw(mask).rounded_rectangle(box, fine // 7, fill=255)
    else:
        box = (at, at, at + fine, at + fine)
        ImageDraw.Draw(mask).ellipse(box, fill=255)
    if away:
        for segment in range(10):
            ImageDraw.Draw(mask).pieslice((at - 8, at - 8, at + fine + 8, at + fine + 8), segment * 36, segment * 36 + 14, fill=0)
    big.paste(rim, (0, 0), mask)
    mask = Image.new("L", big.size)
    inner = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    if computer:
        ImageDraw.Draw(mask).rounded_rectangle(inner, fine // 10, fill=255)
    else:
        ImageDraw.Draw(mask).ellipse(inner, fill=255)
    dull = mix(colour, theme.NOTE, theme.AWAY) if away else colour
    big.paste(
        vertical_gradient(big.size, mix(dull, theme.LIGHT, theme.LIT / 2 if away else theme.LIT), mix(dull, theme.SHADE, 0.25)),
        (0, 0),
        mask,
    )
    image = drop_shadow(big.reduce(FINE), pad)
    if letter in FACES:
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
    for share, fill in ((1.0, theme.KEYLINE), (0.88, theme.LIGHT), (0.68, theme.TEAMS[team % len(theme.TEAMS)])):
        middle = wide * FINE / 2, wide * FINE * (0.5 + 0.08 * (len(shape) == 3))
        points = [(middle[0] + x * share * wide * FINE / 2, middle[1] + y * share * wide * FINE / 2) for x, y in shape]
        draw.polygon(points, fill=fill)
    image.alpha_composite(big.reduce(FINE), (max(0, pad - 3), image.height - pad - wide + min(3, pad)))


def fill_circle(draw: ImageDraw.ImageDraw, x: int, y: int, size: int, colour: Colour) -> None:
    """Fill a circle of diameter `size` with its upper left corner at (x, y)."""
    draw.ellipse((x, y, x + size, y + size), fill=colour)
