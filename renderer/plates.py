"""The row of people above the table: who they are, whose turn it is, what they hold. One opaque strip per chair, kept."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from games.core import View
from renderer import theme
from renderer.scene import HandScene, Plate, TableScene, chips, for_chips, gain
from renderer.sprites import CAP, FINE, Sprites, put
from renderer.textures import Box, rounded, vertical
from renderer.theme import Colour, mix

TOP: Final = 10
BOTTOM: Final = 142
SIDE: Final = 14
GAP: Final = 24
STRIP: Final = 164  # height of the strips: the wedge and the glow reach over the rim of the slab


@dataclass(frozen=True, slots=True)
class Tag:
    """A short word on a colour."""

    text: str
    fill: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class Face:
    """Everything a plate shows; equal faces are equal pictures."""

    name: str
    initial: str
    seat: int
    computer: bool = False
    away: bool = False
    free: bool = False
    turn: bool = False
    winner: bool = False
    count: int | None = None
    stack: str = ""
    wins: int = 0
    tags: tuple[Tag, ...] = ()
    stake: str = ""
    gain: Tag | None = None
    arrow: int = 0  # where the turn goes from here: +1 to the right, -1 to the left


def initial(name: str) -> str:
    """The first letter or digit of a name."""
    return next((char for char in name if char.isalnum()), "?").upper()[:1]


def faces(scene: TableScene, sprites: Sprites) -> tuple[Face, ...]:
    """One face for each chair of the scene."""
    view = scene.view if scene.view and scene.view.deal else None
    return tuple(_face(scene, view, seat, plate, sprites) for seat, plate in enumerate(scene.plates))


def shown_name(scene: TableScene | HandScene, sprites: Sprites, seat: int, plate: Plate) -> str:
    """The name as it can be drawn."""
    number = scene.words("picture-player", number=seat + 1)
    return sprites.typeface.name(plate.name, plate.fallback, number)


def _face(scene: TableScene, view: View | None, seat: int, plate: Plate | None, sprites: Sprites) -> Face:
    words = scene.words
    if plate is None:
        return Face(words("picture-free"), "+", seat, free=True)
    name = shown_name(scene, sprites, seat, plate)
    tags: list[Tag] = []
    if plate.computer:
        tags.append(Tag(words("picture-computer"), theme.NOTE, theme.PLATE_TEXT))
    if plate.away:
        tags.append(Tag(words("picture-away"), theme.NOTE, theme.PLATE_TEXT))
    face = Face(name, initial(name), seat, computer=plate.computer, away=plate.away)
    if view is None:
        if plate.host:
            tags.append(Tag(words("picture-host"), theme.BANK, theme.TURN_TEXT))
        return replace(face, tags=tuple(tags))
    at = view.seats[seat]
    if at.banker:
        tags.append(Tag(words("picture-bank"), theme.BANK, theme.TURN_TEXT))
    result = None if view.dealing else view.result
    if result is None:
        if at.passed:
            tags.insert(0, Tag(words("picture-pass"), theme.PASS, theme.LIGHT))
        won = None
    else:
        if result.winner == seat:
            tags.insert(0, Tag(words("picture-winner"), theme.BANK, theme.TURN_TEXT))
        hc = result.gains[seat]
        # Nothing was paid: stakes stay after a tie, and are shown instead; or there are no chips in the game.
        won = (
            None
            if not any(result.gains)
            else Tag(gain(hc), theme.GAIN if hc > 0 else theme.PASS if hc < 0 else theme.NOTE, theme.LIGHT)
        )
    return replace(
        face,
        turn=at.due and view.dealing,
        winner=result is not None and result.winner == seat,
        count=at.count,
        stack=chips(at.stack) if for_chips(view) else "",
        wins=at.wins,
        tags=tuple(tags),
        stake="" if at.stake is None else str(at.stake),
        gain=won,
        arrow=view.direction if view.dealing else 0,
    )


class Plates:
    """Draws faces on the wood of one background."""

    def __init__(self, sprites: Sprites, background: Image.Image) -> None:
        self.sprites = sprites
        self.background = background
        self.strip = lru_cache(maxsize=192)(self._strip)
        self._ground = lru_cache(maxsize=64)(self._draw_ground)

    def columns(self, chairs: int) -> tuple[tuple[int, int], ...]:
        """Left edge and width of each strip, gaps included."""
        width = self.background.width - 2 * SIDE + GAP
        edges = [SIDE - GAP // 2 + width * index // chairs for index in range(chairs + 1)]
        return tuple((low, high - low) for low, high in pairwise(edges))

    def draw(self, canvas: Image.Image, shown: tuple[Face, ...]) -> None:
        """Put all plates on the table; whose turn it is comes last, since its glow reaches furthest."""
        for (x, width), face in sorted(zip(self.columns(len(shown)), shown, strict=True), key=lambda pair: pair[1].turn):
            canvas.paste(self.strip(x, width, face), (x, 0))

    def _draw_ground(self, width: int, kind: str) -> Image.Image:
        """An empty plate with its glow and wedge, on nothing."""
        size = (width, STRIP)
        box = (GAP // 2, TOP, width - GAP // 2, BOTTOM)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        mask = rounded(size, box, 18)
        inner = rounded(size, _shrunk(box, 3), 15)
        if kind == "turn":
            glow = mask.filter(ImageFilter.GaussianBlur(7)).point(lambda grey: min(255, grey * 3 // 2))
            image.paste((*theme.RING, 255), (0, 0), glow.point(lambda grey: grey * 3 // 4))
            wedge = Image.new("L", (width * FINE, STRIP * FINE))
            x, y = width * FINE // 2, (BOTTOM - 2) * FINE
            ImageDraw.Draw(wedge).polygon([(x - 22 * FINE, y), (x + 22 * FINE, y), (x, y + 22 * FINE)], fill=255)
            image.paste((*theme.TURN[1], 255), (0, 0), wedge.reduce(FINE))
            image.paste((*theme.TURN[0], 255), (0, 0), mask)
            image.paste(vertical(size, theme.TURN[0], theme.TURN[0], theme.TURN[1]).convert("RGBA"), (0, 0), inner)
            return image
        shade = mask.filter(ImageFilter.GaussianBlur(5)).point(lambda grey: grey * 3 // 5)
        image.paste((*theme.SHADE, 255), (0, 3), shade)
        line = mix(theme.BRASS[2], theme.PLATE[1], 0.45) if kind == "free" else theme.BRASS[2]
        if kind == "free":
            dashes = Image.new("L", size)
            draw = ImageDraw.Draw(dashes)
            for x in range(-STRIP, width, 26):
                draw.polygon([(x, 0), (x + 14, 0), (x + 14 + STRIP, STRIP), (x + STRIP, STRIP)], fill=255)
            image.paste((*theme.PLATE[1], 255), (0, 0), mask)
            image.paste((*line, 255), (0, 0), Image.composite(dashes, Image.new("L", size), mask))
            image.paste((*mix(theme.PLATE[0], theme.PLATE[1], 0.6), 255), (0, 0), inner)
            return image
        image.paste((*line, 255), (0, 0), mask)
        image.paste(vertical(size, *theme.PLATE).convert("RGBA"), (0, 0), inner)
        if kind == "winner":
            image.paste((*theme.RING, 255), (0, 0), mask)
            image.paste(vertical(size, *theme.PLATE).convert("RGBA"), (0, 0), rounded(size, _shrunk(box, 6), 12))
        return image

    def _strip(self, left: int, width: int, face: Face) -> Image.Image:
        image = self.background.crop((left, 0, left + width, STRIP))
        kind = "turn" if face.turn else "free" if face.free else "winner" if face.winner else "plain"
        ground = self._ground(width, kind)
        image.paste(ground, (0, 0), ground)
        ink = theme.TURN_TEXT if face.turn else theme.PLATE_FREE if face.free else theme.PLATE_TEXT
        box = (GAP // 2 + 12, TOP, width - GAP // 2 - 12, BOTTOM)
        for edge, outermost in ((0, left <= SIDE), (width, left + width >= self.background.width - SIDE)):
            if face.arrow and not outermost:
                _chevron(image, edge, (TOP + BOTTOM) // 2, face.arrow)
        self._write(image, box, face, ink)
        return image

    def _write(self, image: Image.Image, box: Box, face: Face, ink: Colour) -> None:
        draw_text, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        size = 74
        x, y = box[0] - 2, TOP + (10 if face.count is not None else 28)
        colour = theme.NOTE if face.free else theme.DISCS[face.seat % len(theme.DISCS)]
        put(image, self.sprites.disc(size, colour, face.initial, face.computer, face.away or face.free), x, y)
        text = x + size + 12
        if face.free:
            draw_text(image, (text, (TOP + BOTTOM) // 2 + CAP * 38), fit(face.name, 38, box[2] - text), 38, ink)
            return
        if face.count is None:
            high = 56 if face.tags else (BOTTOM - TOP) // 2 + CAP * 40
            draw_text(image, (text, TOP + high), fit(face.name, 40, box[2] - text + 4), 40, ink)
            self._line(image, (text, box[1], box[2], box[3] - 8), face, ink)
            return
        draw_text(image, (text, TOP + 41), fit(face.name, 37, box[2] - text + 4), 37, ink)
        self._counts(image, text, TOP + 67, box[2], face, ink)
        self._line(image, box, face, ink)
        if face.wins:
            self._medal(image, x + size - 9, y + size - 13, face.wins)

    def _counts(self, image: Image.Image, x: int, middle: int, right: int, face: Face, ink: Colour) -> None:
        draw_text, width = self.sprites.typeface.draw, self.sprites.typeface.width
        put(image, self.sprites.tile(18, True, 1, 1), x + 3, middle - 18)
        draw_text(image, (x + 28, middle + CAP * 36), str(face.count), 36, ink)
        wide = width(face.stack, 36)
        if face.stack and x + 40 + width(str(face.count), 36) + 34 + wide <= right:
            put(image, self.sprites.chip(30, theme.CHIPS[3], "", 1), right - wide - 36, middle - 15)
            draw_text(image, (right, middle + CAP * 36), face.stack, 36, ink, anchor=1)

    def _line(self, image: Image.Image, box: Box, face: Face, ink: Colour) -> None:
        """The lower line: tags from the left, the stake or the gain at the right; tags that have no room are left out."""
        middle, left, right = box[3] - 27, box[0] - 1, box[2] + 1
        typeface = self.sprites.typeface
        if face.gain:
            wide = typeface.width(face.gain.text, 34) + 24
            self._tag(image, right - wide, middle, face.gain, 34, wide)
            right -= wide + 8
        elif face.stake:
            wide = typeface.width(face.stake, 34)
            typeface.draw(image, (right - 2, middle + CAP * 34), face.stake, 34, ink, anchor=1)
            put(image, self.sprites.chip(34, theme.CHIPS[face.seat % len(theme.CHIPS)], "", 2), right - wide - 44, middle - 19)
            right -= wide + 54
        for tag in face.tags:
            wide = typeface.width(tag.text, 29) + 18
            if left + wide <= right:
                self._tag(image, left, middle, tag, 29, wide)
                left += wide + 8

    def _tag(self, image: Image.Image, x: int, middle: int, tag: Tag, size: int, width: int) -> None:
        high = size + 7
        image.paste(tag.fill, (x, middle - high // 2), rounded((width, high), (0, 0, width, high), 9))
        self.sprites.typeface.draw(image, (x + width / 2, middle + CAP * size), tag.text, size, tag.ink, anchor=0.5)

    def _medal(self, image: Image.Image, x: int, y: int, wins: int) -> None:
        put(image, self.sprites.medal(42), x - 21, y - 21)
        size = 29
        self.sprites.typeface.draw(image, (x, y + CAP * size), str(wins), size, theme.TURN_TEXT, anchor=0.5)


def _shrunk(box: Box, by: int) -> Box:
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def _chevron(image: Image.Image, x: int, y: int, way: int) -> None:
    """The half of an arrowhead that lies on this strip, in the gap between two plates: where the turn goes."""
    big = Image.new("L", (24 * FINE, 48 * FINE))
    high, wide = big.height, big.width
    points = [(0.22, 0.06), (0.86, 0.5), (0.22, 0.94)]
    if way < 0:
        points = [(1 - px, py) for px, py in points]
    ImageDraw.Draw(big).polygon([(px * wide, py * high) for px, py in points], fill=255)
    image.paste(theme.RING, (x - 12, y - 24), big.reduce(FINE))
