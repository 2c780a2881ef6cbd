"""Slabs, cards and coins of posters, cached by size and content."""

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sprite, cut_sprite, put
from renderer.drawing.pen import Pen, cast, draw_boxes
from renderer.drawing.symbols import FACES, PlayerSign, open_art
from renderer.drawing.textures import (
    Size,
    inner_size,
    make_marble,
    make_wood,
    rounded_mask,
    set_inlay,
    shrink,
    vertical_gradient,
)
from renderer.drawing.theme import Stone, mix
from renderer.drawing.tiles_and_chips import SpritePainter
from renderer.drawing.typeface import CAP, Typeface
from renderer.posters.poster_scenes import BoardScene, ProfileScene, SeasonScene
from renderer.scene import PictureWords, joined_names
from renderer.tables.player_plates import first_letter

WIDTH: Final = 720  # of a poster for phones, which show it half as wide
LEFT, RIGHT = 30, WIDTH - 30  # of the cards
SMALL, USUAL = 36, 40  # sizes of letters: 17 and 19 pixels on a phone
TITLE: Final = (54, 44)  # the largest and the smallest letters of a title
TITLE_STEP, NOTE_STEP = 54, 42  # between base lines
EDGE: Final = 12  # from the edge of the picture to the brass frame
MARGIN: Final = 44  # from there to titles
FOOT: Final = 70  # height of the strip below, where the ALT badge lies
CUP: Final = 64  # width of the coffee cup in the corner
GAP: Final = 5  # between cards
PODIUM: Final = 3  # places with a medal
COIN: Final = 44  # size of a medal
BRACKETS: Final = re.compile(r"\s*[(（].*[)）]$")
Kind = Literal["plain", "own", "first"]
ListScene = BoardScene | ProfileScene | SeasonScene


class Row(NamedTuple):
    """A card of a list: place, discs, names below a heading, a word and figures.

    `people` are names as drawn: one, or those of two partners.
    """

    people: Sequence[str]
    figures: str = ""
    place: int = 0
    kind: Kind = "plain"
    head: str = ""
    others: str = ""  # drawn in place of the names if several share the card
    icon: str = ""  # a symbol before the figures
    tag: str = ""
    crowned: bool = False

    @property
    def high(self) -> int:
        """The height of the card."""
        return 88 if self.head else 52


class PosterParts(SpritePainter):
    """Draws the parts of posters. Thread-safe; callers must not draw on the sprites."""

    @kept("grounds")
    def wall(self, size: Size, stone: Stone) -> Image.Image:
        """Draw the background: a framed slab on wood."""
        image, box = make_wood(size), shrink((0, 0, *size), EDGE)
        set_inlay(image, make_marble(inner_size(box), stone), box)
        return image

    def name(self, words: PictureWords, name: str, fallback: str) -> str:
        """Return the drawable name of a person."""
        return self.sprites.typeface.name(name, fallback, words("picture-board-nobody"))

    def open(
        self,
        stone: Stone,
        title: str,
        notes: Sequence[str] = (),
        *,
        body: int,
        foot: str = "",
        width: int = WIDTH,
        letters: tuple[int, int] = TITLE,
    ) -> tuple[Image.Image, int]:
        """Draw a wall with a title, a line for each note, and a foot.

        Return it and the top of its body, which is `body` pixels high. `letters` are the largest
        and the smallest of the title.
        """
        typeface, room = self.sprites.typeface, width - 2 * MARGIN
        lines, size = typeface.wrapped(title, *letters, room, 2, title=True)
        base = 18 + TITLE_STEP * len(lines)
        top = base + NOTE_STEP * len(notes) + 34
        image = self.wall((width, top + body + FOOT), stone).copy()
        for index, line in enumerate(lines, 1 - len(lines)):
            place, gold = (MARGIN, base + TITLE_STEP * index), theme.BRASS[0]
            typeface.draw(image, place, line, size, gold, title=True, lifted=True)
        for index, note in enumerate(notes, 1):
            place, text = (MARGIN, base + NOTE_STEP * index), typeface.fit(note, SMALL, room)
            typeface.draw(image, place, text, SMALL, theme.PLATE_TEXT, lifted=True)
        rule, high = open_art("rule"), image.height
        rule = rule.crop(((rule.width - room) // 2, 0, (rule.width + room) // 2, rule.height))
        image.paste(rule, (MARGIN, top - 28), rule)
        if foot:
            cup = open_art("coffee")
            cup.thumbnail((CUP, CUP))
            image.paste(cup, (LEFT - 2, high - cup.height - 22), cup)
            foot = typeface.fit(foot, SMALL, room - CUP)
            place = (width - MARGIN, high - 34)
            typeface.draw(image, place, foot, SMALL, theme.PLATE_TEXT, anchor=1, lifted=True)
        return image, top

    def row(self, image: Image.Image, top: int, row: Row, scene: ListScene, room: int = 0) -> None:
        """Draw a card of a list. `room` is the width of the widest place."""
        typeface, left, middle = self.sprites.typeface, LEFT + 14, top + row.high // 2
        put(image, self.card(RIGHT - LEFT, row.high, row.kind), LEFT, top)
        ink = theme.TURN_TEXT if row.kind == "own" else theme.PLATE_TEXT
        place = scene.words("picture-place", place=row.place) if row.place > PODIUM else ""
        typeface.draw(image, (left + room, middle + CAP * USUAL), place, USUAL, ink, anchor=1)
        if 0 < row.place <= PODIUM:
            coin = self.coin(COIN, row.place, scene.style.contrast)
            put(image, coin, left + room - COIN, middle - COIN // 2)
        left += room + 12 if room else 0
        disc, step = (64, 19) if row.head else (46, 0)
        crown, high = disc // 2, middle - disc // 2 + step // 2
        for x in self.discs(image, left, high, disc, row.people):
            if row.crowned:
                put(
                    image,
                    self.sprites.symbol("crown", crown),
                    x + crown // 2,
                    high - round(crown * 0.78),
                )
        left += width_of_discs(disc, row.people) + 14
        right, base = RIGHT - 18, middle + step + CAP * USUAL
        typeface.draw(image, (right, base), row.figures, USUAL, ink, anchor=1)
        right -= typeface.width(row.figures, USUAL) + 14
        if row.icon:
            right -= USUAL
            put(image, self.sprites.symbol(row.icon, USUAL), right + 4, middle + step - USUAL // 2)
            right -= 10
        if row.tag:
            right -= typeface.width(row.tag, SMALL) + 18
            self.tag(
                image, right, middle, row.tag, fill=theme.TURN_TEXT, ink=theme.TURN[0], size=SMALL
            )
            right -= 12
        head = short_title(typeface, row.head, SMALL, RIGHT - 18 - left)
        typeface.draw(image, (left, middle - step + CAP * SMALL), head, SMALL, theme.PLATE_FREE)
        name = typeface.fit(row.others, USUAL, right - left) or self.fit_names(
            row.people, scene.words, right - left, USUAL
        )
        typeface.draw(image, (left, base), name, USUAL, ink)

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

    def fit_names(self, people: Sequence[str], words: PictureWords, room: int, size: int) -> str:
        """Return a name, or two partners' names, as far as there is room.

        Of two names each keeps half of the room, and what the other does not need.
        """
        typeface, whole = self.sprites.typeface, joined_names(people, words)
        if len(people) == 1 or typeface.width(whole, size) <= room:
            return typeface.fit(whole, size, room)
        left = room - typeface.width(joined_names(("", ""), words), size)
        widths = [typeface.width(name, size) for name in people]
        parts = [max(left // 2, left - other) for other in reversed(widths)]
        cut = [typeface.fit(name, size, part) for name, part in zip(people, parts, strict=True)]
        return typeface.fit(joined_names(cut, words), size, room)


def short_title(typeface: Typeface, title: str, size: int, width: int) -> str:
    """Return the name of a game, without its brackets or cut if there is no room."""
    if typeface.width(title, size) > width:
        title = BRACKETS.sub("", title) or title
    return typeface.fit(title, size, width)


def width_of_discs(size: int, people: Sequence[str]) -> int:
    """Return the width of the discs of one person or of two partners, which overlap."""
    return size + (len(people) - 1) * size * 3 // 4


class PosterPainter:
    """Base of the painters of posters."""

    def __init__(self, frames: PosterParts) -> None:
        self.frames = frames
        self.sprites = frames.sprites
