"""Slabs, cards and coins of posters, cached by size and content."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sprite, cut_sprite, put
from renderer.drawing.pen import Pen, cast, draw_boxes
from renderer.drawing.symbols import FACES, PlayerSign, open_art
from renderer.drawing.tabletop import SpritePainter
from renderer.drawing.textures import (
    inner_size,
    make_marble,
    make_wood,
    rounded_mask,
    set_inlay,
    vertical_gradient,
)
from renderer.drawing.theme import Stone, mix
from renderer.drawing.typeface import CAP, Typeface
from renderer.scene import PictureWords, joined_names
from renderer.tables.player_plates import first_letter
from renderer.tables.seating import SIZE

EDGE: Final = (12, 12, SIZE[0] - 12, SIZE[1] - 12)  # of the brass frame
HEAD: Final = 102  # middle of the line under the heading
SMALLEST_NOTE: Final = 29  # size of letters
BRACKETS: Final = re.compile(r"\s*[(（].*[)）]$")
Kind = Literal["plain", "own", "first"]


def shrunk_title(
    typeface: Typeface, title: str, size: int, least: int, width: int
) -> tuple[str, int]:
    """Return the name of a game as `Typeface.shrunk` does, without its brackets if need be."""
    if typeface.width(title, least) > width:
        title = BRACKETS.sub("", title) or title
    return typeface.shrunk(title, size, least, width)


class PosterParts(SpritePainter):
    """Draws the parts of posters. Thread-safe; callers must not draw on the sprites."""

    @kept("grounds")
    def wall(self, stone: Stone) -> Image.Image:
        """Draw the background: a framed slab on wood, with the line under the heading."""
        image = make_wood(SIZE)
        set_inlay(image, make_marble(inner_size(EDGE), stone), EDGE)
        rule = open_art("rule")
        image.paste(rule, (0, HEAD - 12), rule)
        return image

    def name(self, words: PictureWords, name: str, fallback: str) -> str:
        """Return the drawable name of a person."""
        return self.sprites.typeface.name(name, fallback, words("picture-board-nobody"))

    def heading(self, image: Image.Image, title: str, *notes: str, below: str = "") -> None:
        """Draw the title and a line below it on the left, and up to two notes on the right."""
        typeface, rows = self.sprites.typeface, (56, 90) if len(notes) > 1 else (80,)
        most = 35 if len(notes) == 1 else 32
        shrunk = [typeface.shrunk(note, most, SMALLEST_NOTE, SIZE[0] // 2) for note in notes]
        size = min((size for _, size in shrunk), default=most)
        widths = [typeface.width(note, size) + 30 for note, _ in shrunk]
        room = SIZE[0] - 96 - max(widths, default=0)
        title, large = typeface.shrunk(title, 38 if below else 62, 32, room, title=True)
        base = (48, rows[0] if below else 80)
        typeface.draw(image, base, title, large, theme.BRASS[0], title=True, lifted=True)
        if below:
            below, small = typeface.shrunk(below, 34, 29, room)
            typeface.draw(image, (48, rows[-1]), below, small, theme.PLATE_TEXT, lifted=True)
        for (note, _), y in zip(shrunk, rows, strict=False):
            base = (SIZE[0] - 48, y)
            typeface.draw(image, base, note, size, theme.PLATE_TEXT, anchor=1, lifted=True)

    @kept("parts")
    def card(self, width: int, height: int, kind: Kind) -> Sprite:
        """Draw a card: dark with a brass edge; gold for the reader's own.

        With a broad bright edge for the winner.
        """
        pad = 14
        image = Image.new("RGBA", (width + 2 * pad, height + 2 * pad), (*theme.SHADE, 0))
        box = (pad, pad, pad + width, pad + height)
        mask = rounded_mask(image.size, box, 16)
        if kind == "own":
            cast(image, mask, theme.RING, 6, 0.75)
        else:
            cast(image, mask, theme.SHADE, 5, 0.6, shift=(0, 3))
        edge = theme.RING if kind == "first" else theme.TURN[0] if kind == "own" else theme.BRASS[2]
        tones = (theme.TURN[0], *theme.TURN) if kind == "own" else theme.PLATE
        draw_boxes(image, box, 16, (0, (edge,)), (3 if kind == "plain" else 5, tones))
        return cut_sprite(image, pad)

    @kept("parts")
    def sheet(self, width: int, height: int, contrast: bool = False) -> Sprite:
        """Draw a sheet of ivory paper with brass corners."""
        pad, arm = 16, 34
        size = (width + 2 * pad, height + 2 * pad)
        box = (pad, pad, pad + width, pad + height)
        image, corners = Image.new("RGBA", size, (*theme.SHADE, 0)), Image.new("L", size)
        cast(image, rounded_mask(size, box, 8), theme.SHADE, 6, 0.75, shift=(2, 4))
        draw_boxes(image, box, 8, (0, (theme.BONE_SIDE,)), (2, theme.paper_tones(contrast)))
        draw = ImageDraw.Draw(corners)
        for x, dx in ((box[0] - 4, 1), (box[2] + 3, -1)):
            for y, dy in ((box[1] - 4, 1), (box[3] + 3, -1)):
                draw.polygon([(x, y), (x + dx * arm, y), (x, y + dy * arm)], fill=255)
        cast(image, corners, theme.SHADE, 2, 0.67, shift=(1, 2))
        image.paste(vertical_gradient(size, *theme.BRASS[1:3]), (0, 0), corners)
        return cut_sprite(image, pad)

    @kept("parts")
    def block(self, width: int, height: int, stone: Stone) -> Sprite:
        """Draw a step of the podium: a block of marble under a ledge of brass."""
        pad, ledge = 16, 12
        size = (width + 2 * pad, height + 2 * pad)
        image, box = (
            Image.new("RGBA", size, (*theme.SHADE, 0)),
            (pad, pad, pad + width, pad + height),
        )
        cast(image, rounded_mask(size, box, 4), theme.SHADE, 7, 1, shift=(0, 5))
        image.paste(make_marble((width, max(240, height)), stone).crop((0, 0, width, height)), box)
        top = (box[0] - 6, box[1], box[2] + 6, box[1] + ledge)
        cast(image, rounded_mask(size, top, 4), theme.SHADE, 3, 0.6, shift=(0, 4))
        draw_boxes(image, top, 4, (0, (theme.BRASS[3],)), (1, theme.BRASS[:3]))
        return cut_sprite(image, pad)

    @kept("parts")
    def coin(self, size: int, place: int, contrast: bool = False) -> Sprite:
        """The medal of a place: gold, silver, bronze, then plain brass.

        The number says the same.
        """
        pen, middle = Pen(size, size, 4, theme.KEYLINE), size / 2
        light, shade = theme.medal_tones(place, contrast)
        pen.circle(middle, middle + 2, middle + 1, theme.SHADE)
        pen.circle(middle, middle, middle, theme.KEYLINE)
        pen.circle(middle, middle, middle - 1.5, light, shade, mix(shade, theme.SHADE, 0.35))
        pen.circle(middle, middle, middle - size / 16 - 2, shade, light)
        image, text = pen.drawn(), round(size * (0.62 if place < 10 else 0.5))
        base = (image.width / 2, image.height / 2 + CAP * text)
        self.sprites.typeface.draw(image, base, str(place), text, theme.TURN_TEXT, anchor=0.5)
        return cut_sprite(image, pen.pad)

    def tag(
        self,
        image: Image.Image,
        x: int,
        middle: int,
        text: str,
        fill: theme.Colour,
        ink: theme.Colour,
        size: int,
        *,
        margin: int = 7,
    ) -> int:
        """Draw a word on a colour from `x` on, that is higher than its letters by `margin`.

        Returns its width.
        """
        wide, high = self.sprites.typeface.width(text, size) + 18, size + margin
        image.paste(
            fill, (x, middle - high // 2), rounded_mask((wide, high), (0, 0, wide, high), 9)
        )
        self.sprites.typeface.draw(
            image, (x + wide / 2, middle + CAP * size), text, size, ink, anchor=0.5
        )
        return wide

    def disc(
        self,
        image: Image.Image,
        x: int,
        y: int,
        size: int,
        name: str,
        index: int,
        *,
        computer: bool = False,
        portrait: str = "",
    ) -> None:
        """Draw the disc of a player with a letter, or with the portrait of a regular."""
        sign = portrait if portrait in FACES else first_letter(name)
        put(image, self.sprites.sign(size, PlayerSign(index, sign, computer)), x, y)

    def discs(
        self, image: Image.Image, x: int, y: int, size: int, people: Sequence[str]
    ) -> list[int]:
        """Draw the disc of a person, or those of two partners side by side, the first in front.

        Return where they begin.
        """
        places = [x + index * (width_of_discs(size, people) - size) for index in range(len(people))]
        for edge, name in reversed(list(zip(places, people, strict=True))):
            self.disc(image, edge, y, size=size, name=name, index=sum(map(ord, name)))
        return places

    def fit_names(
        self, people: Sequence[str], words: PictureWords, room: int, size: int, smallest: int
    ) -> tuple[str, int]:
        """Return a name, or two partners' names, as far as there is room, and the size of letters.

        Of two names each keeps half of the room, and what the other does not need.
        """
        typeface, whole = self.sprites.typeface, joined_names(people, words)
        while size > smallest and typeface.width(whole, size) > room:
            size -= 1
        if len(people) == 1 or typeface.width(whole, size) <= room:
            return typeface.fit(whole, size, room), size
        left = room - typeface.width(joined_names(("", ""), words), size)
        widths = [typeface.width(name, size) for name in people]
        parts = [max(left // 2, left - other) for other in reversed(widths)]
        cut = [typeface.fit(name, size, part) for name, part in zip(people, parts, strict=True)]
        return typeface.fit(joined_names(cut, words), size, room), size


def width_of_discs(size: int, people: Sequence[str]) -> int:
    """Return the width of the discs of one person or of two partners, which overlap."""
    return size + (len(people) - 1) * size * 3 // 4


class PosterPainter:
    """Base of the painters of posters."""

    def __init__(self, frames: PosterParts) -> None:
        self.frames = frames
        self.sprites = frames.sprites
