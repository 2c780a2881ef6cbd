"""Sprites of tiles, chips, badges and discs.

Each is drawn once, at four times its size, and cached. Light always comes from the upper left.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core import Tile
from games.parts.tiles import HALVES
from renderer.drawing import symbols, theme
from renderer.drawing.image_cache import (
    BACKGROUND_BYTES,
    PART_BYTES,
    TILE_BYTES,
    ImageCache,
    kept,
)
from renderer.drawing.layers import Canvas, Part, Sprite, cut_sprite, put
from renderer.drawing.pen import Pen, draw_boxes
from renderer.drawing.symbols import (
    draw_disc,
    draw_medal,
    draw_symbol,
    drop_shadow,
)
from renderer.drawing.textures import FINE, rounded_mask, shrink, with_palette
from renderer.drawing.theme import COLOURED, Colour, Marks, mix
from renderer.drawing.typeface import CAP, Typeface

# Positions of the pips on a half, in steps from its middle: across the tile and along its long
# side. 2 and 3 turn with the tile; 6 and 7 have rows of three along its long side, 10, 11 and 12
# rows of four with two, three and four between them.
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_ACROSS: Final = ((-1, 0), (1, 0))
_ALONG: Final = ((0, -1), (0, 1))
_EIGHT: Final = (*_CORNERS, *_ACROSS, *_ALONG)
_OUTER: Final = tuple((across, along) for across in (-1, 1) for along in (-1.5, -0.5, 0.5, 1.5))
SPOTS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, *_ACROSS),
    (*_CORNERS, *_ACROSS, (0, 0)),
    _EIGHT,
    (*_EIGHT, (0, 0)),
    (*_OUTER, (0, -0.5), (0, 0.5)),
    (*_OUTER, (0, -1), (0, 0), (0, 1)),
    (*_OUTER, *((0, along) for along in (-1.5, -0.5, 0.5, 1.5))),
)
# By number, in half lengths: the steps across and along, and the radius of a pip.
_STEPS: Final = ((0.25, 0.25),) * 6 + ((0.265, 0.265),) * 4 + ((0.275, 0.21),) * 3
TILE_PAD: Final = 0.2  # room around a tile for its shadow, in half lengths
PLAQUE_TEXT: Final = 29  # least size of the letters in a sign for several ends
SQUARE_MARGIN: Final = 6  # round the blue squares of open ends, for their shadow
TWO_DIGITS: Final = 10  # the first number that has them
_RADIUS: Final = (
    0.0,
    0.125,
    0.108,
    0.108,
    0.108,
    0.108,
    0.103,
    0.098,
    0.098,
    0.098,
    0.086,
    0.086,
    0.086,
)


class Sprites:
    """All sprites, by size and content, in bounded caches.

    Thread-safe; callers must not draw on the sprites.
    """

    def __init__(self, typeface: Typeface, cache_share: float = 1.0) -> None:
        self.typeface = typeface
        self.grounds = ImageCache(BACKGROUND_BYTES)  # each process needs those of all games
        self.parts = ImageCache(cache_share * PART_BYTES)
        self.tiles = ImageCache(cache_share * TILE_BYTES)
        keep = self.parts.keep
        self.sign = keep(partial(draw_disc, typeface))
        self.die = keep(symbols.draw_die)
        self.halo = keep(symbols.draw_halo)
        self.art = keep(symbols.draw_art)
        self.arrow = keep(symbols.draw_arrow)
        self.symbol = keep(draw_symbol)
        self.medal = keep(draw_medal)
        self.tag = keep(symbols.draw_tag)

    def tile(
        self,
        unit: int,
        upright: bool,
        first: int,
        second: int,
        marks: Marks = COLOURED,
        *,
        dimmed: bool = False,
    ) -> Sprite:
        """Return a tile face up: `unit` is half its length, `first` its left or upper half.

        A dimmed one cannot be played: it is blended into the baize, still readable. Halves are
        kept, 20 for each size and not 55 tiles, and around them what all tiles of a size share.
        """
        blank = Marks(contrast=marks.contrast)
        halves = (
            self._tile_half(unit, upright, place, value, marks=marks, dimmed=dimmed)
            for place, value in enumerate((first, second))
        )
        return Sprite((*self._blank_tile(unit, upright, blank, dimmed)[:-1], *halves))

    def lay_hand(
        self,
        canvas: Canvas,
        hand: Sequence[Tile],
        corner: tuple[int, int],
        unit: int,
        columns: int,
        marks: Marks,
        gaps: tuple[int, int],
    ) -> None:
        """Lay upright tiles in rows, with these gaps between columns and rows."""
        for index, tile in enumerate(hand):
            row, column = divmod(index, columns)
            x, y = corner[0] + column * (unit + gaps[0]), corner[1] + row * (2 * unit + gaps[1])
            put(canvas, self.tile(unit, True, *HALVES[tile], marks), x, y)

    def lay_claim(
        self,
        canvas: Canvas,
        tiles: Sequence[Tile | None],
        corner: tuple[int, int],
        unit: int,
        gap: int,
        marks: Marks,
        *,
        ringed: bool,
    ) -> None:
        """Lay the tiles of a claim side by side; None lies face down."""
        (x, y), step = corner, unit + gap
        for gold in (False, True) if ringed else ():
            for index in range(len(tiles)):
                put(canvas, self.halo(unit, True, gold), x + index * step, y)
        for index, tile in enumerate(tiles):
            face = None if tile is None else self.tile(unit, True, *HALVES[tile], marks)
            put(canvas, face or self.back(unit, True), x + index * step, y)

    @kept("tiles")
    def _blank_tile(self, unit: int, upright: bool, blank: Marks, dimmed: bool) -> tuple[Part, ...]:
        """Draw a tile without numbers. Its last part is where they stand, the others its rim."""
        return cut_sprite(self._body(unit, upright, blank, dimmed), round(unit * TILE_PAD)).parts

    @kept("tiles")
    def _tile_half(
        self, unit: int, upright: bool, place: int, value: int, marks: Marks, dimmed: bool
    ) -> Part:
        """Draw the left or upper (`place` = 0) or the other half of a tile, without the rim.

        Its origin is that of the tile.
        """
        blank = Marks(contrast=marks.contrast)
        image, pad = self._body(unit, upright, blank, dimmed).copy(), round(unit * TILE_PAD)
        if value or marks.digits:
            corner = (pad, pad + place * unit) if upright else (pad + place * unit, pad)
            image.alpha_composite(self._draw_face(unit, upright, value, marks, dimmed), corner)
        inner = self._blank_tile(unit, upright, blank, dimmed)[-1]
        box = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height]
        box[upright + 2 * (1 - place)] = unit  # the edge in the middle of the tile
        left, top, right, bottom = (pad + edge for edge in box)
        half = image.crop((left, top, right, bottom))
        if inner.mask is not None:
            return Part.of(half, box[0], box[1], half)
        return Part.of(with_palette(half.convert("RGB")), box[0], box[1])

    @kept("parts")
    def _body(self, unit: int, upright: bool, marks: Marks, dimmed: bool) -> Image.Image:
        """Draw a tile without pips, in its padding; a dimmed one is blended into the baize."""
        bone = theme.dimmed_tones(marks) if dimmed else theme.tile_tones(marks)
        wide, high = (unit, 2 * unit) if upright else (2 * unit, unit)
        pen = Pen(wide, high, round(unit * TILE_PAD), theme.BONE_EDGE)
        along, across, radius = 0.034 * unit, 0.016 * unit, 0.14 * unit
        left, top = (across, along) if upright else (along, across)
        right, low, thin, rim = wide - left, high - top, 0.012 * unit, 0.02 * unit
        pen.box((left, top, right, low), radius, theme.BONE_EDGE)
        pen.box((left + thin, top + thin, right - thin, low - thin), radius, theme.BONE_SIDE)
        left, top, right, low = left + thin, top + thin, right - thin, low - 0.045 * unit
        pen.box((left, top, right, low), radius - thin, bone[0])
        inner = left + rim, top + rim, right - rim, low - rim
        pen.box(inner, radius - thin - rim, bone[0], bone[1], bone[1], bone[2])
        x, y, reach, width = wide / 2, high / 2, 0.36 * unit, max(1, 0.016 * unit) / 2
        line = (x - reach, y - width, x + reach, y + width)
        if not upright:
            line = (x - width, y - reach, x + width, y + reach)
        pen.box(line, 0, mix(theme.BONE_EDGE, theme.INK, 0.25))
        for share, colour, shift in (
            (0.072, theme.BRASS[3], 0.0),
            (0.058, theme.BRASS[2], 0.0),
            (0.026, theme.BRASS[0], -0.016 * unit),
        ):
            pen.circle(x + shift, y + shift, share * unit, colour)
        shadow = self._shadow(wide, high, pen.pad, unit)
        shadow.alpha_composite(pen.drawn())
        if dimmed and not marks.contrast:
            veil = Image.new("RGBA", shadow.size, theme.VEIL)
            veil.putalpha(shadow.getchannel("A"))
            return Image.blend(shadow, veil, theme.DIM)
        return shadow

    def _shadow(self, width: int, height: int, pad: int, unit: int) -> Image.Image:
        """Draw the shadow of a tile or sign."""
        size = width + 2 * pad, height + 2 * pad
        image = Image.new("L", size)
        for drop, blur, strength in ((0.05, 0.06, 140), (0.025, 0.02, 130)):
            mask, shift = Image.new("L", size), round(drop * unit)
            left, top = pad + shift // 2, pad + shift
            ImageDraw.Draw(mask).rounded_rectangle(
                (left + 1, top, left + width - 2, top + height - 2), 0.14 * unit, fill=strength
            )
            image = ImageChops.lighter(image, mask.filter(ImageFilter.GaussianBlur(blur * unit)))
        shadow = Image.new("RGBA", size, (*theme.SHADE, 0))
        shadow.putalpha(image)
        return shadow

    def _draw_face(
        self, unit: int, upright: bool, value: int, marks: Marks, dimmed: bool
    ) -> Image.Image:
        """Draw the pips of a half, or a digit, upright whichever way the tile lies.

        Not cached: the half is, and so many pips would displace all other parts.
        """
        colour = theme.pip_colour(value, marks)
        light, dark, ink = (
            mix(tone, *theme.pip_dimming(marks)) if dimmed else tone
            for tone in (theme.LIGHT, mix(colour, theme.SHADE, 0.35), colour)
        )
        pen = Pen(unit, unit, 0, ink)
        if marks.digits:
            image, size = pen.drawn(), round(unit * 0.86)
            self.typeface.draw(
                image, (unit / 2, unit / 2 + CAP * size), str(value), size, ink, anchor=0.5
            )
            return image
        (wide, high), radius = _STEPS[value], _RADIUS[value] * unit
        lip, edge = 0.014 * unit, 0.012 * unit
        for across, along in SPOTS[value]:
            dx, dy = (across * wide, along * high) if upright else (-along * high, across * wide)
            x, y = unit * (0.5 + dx), unit * (0.492 + dy)
            pen.circle(x, y + lip, radius, light)
            pen.circle(x, y, radius, dark)
            pen.circle(x, y + lip / 2, radius - edge, ink)
        return pen.drawn()

    @kept("parts")
    def ring(self, unit: int, upright: bool) -> Sprite:
        """Draw a gold ring with a dark outline and a glow, to be laid over a tile."""
        wide, high = (unit, 2 * unit) if upright else (2 * unit, unit)
        pad, line, width = round(unit * 0.3), max(1.5, unit * 0.02), max(4.0, unit * 0.058)

        def grown(by: float, *tones: Colour) -> Image.Image:
            pen = Pen(wide, high, pad, tones[-1])
            pen.box((-by, -by, wide + by - 0.25, high + by - 0.25), 0.14 * unit + by, *tones)
            return pen.drawn()

        glow = grown(width, theme.RING).getchannel("A").filter(ImageFilter.GaussianBlur(pad / 3))
        image = Image.new("RGBA", glow.size, theme.RING)
        image.putalpha(glow.point(lambda grey: grey * 2 // 3))
        image.alpha_composite(grown(2 * line + width - 1.5, theme.KEYLINE))
        image.alpha_composite(grown(line + width - 1.5, theme.BRASS[0], theme.RING, theme.RING))
        image.alpha_composite(grown(line - 1.5, theme.KEYLINE))
        hole = grown(-2, theme.KEYLINE).getchannel("A")
        image.putalpha(ImageChops.subtract(image.getchannel("A"), hole))
        return cut_sprite(image, pad)

    @kept("parts")
    def back(self, unit: int, upright: bool) -> Sprite:
        """Draw a tile face down.

        A bright line sets it off from the stone, so colour alone is not needed.
        """
        wide, high = (unit, 2 * unit) if upright else (2 * unit, unit)
        pen, inset = Pen(wide, high, round(unit * 0.2), theme.BACK[1]), 0.12 * unit
        pen.box((0, 0, wide, high), 0.14 * unit, mix(theme.BACK[1], theme.SHADE, 0.4))
        pen.box((1, 1, wide - 1, high - 2.5), 0.13 * unit, *theme.BACK)
        pen.draw.rounded_rectangle(
            pen.fine(inset, inset, wide - inset, high - inset),
            0.05 * unit * FINE,
            outline=theme.BACK_LINE,
            width=6,
        )
        x, y = wide / 2, high / 2
        across, down = (0.13 * unit, 0.2 * unit) if upright else (0.2 * unit, 0.13 * unit)
        pen.shape(lozenge(x, y, across, down), theme.BACK_LINE)
        pen.shape(lozenge(x, y, across - 1.5, down - 1.5), theme.BACK[1])
        pen.circle(x, y, 2, theme.BACK_LINE)
        shadow = self._shadow(wide, high, pen.pad, unit)
        shadow.alpha_composite(pen.drawn())
        return cut_sprite(shadow, pen.pad)

    @kept("parts")
    def badge(
        self, size: int, letter: str, number: int | None = None, tone: Colour = theme.BADGE
    ) -> Sprite:
        """Draw the square with the letter of an open end and the number that is open there.

        It is blue, or of the `tone` of a train, and wider (`badge_width`) for a number of two
        digits.
        """
        wide = badge_width(size, number)
        image, inner, pad, rim = self._square(wide, size, tone)
        if number is None:
            return self._lettered(image, letter, round(size * 0.66))
        text, share = max(29, round(size * 0.7)), pad + round(size * 0.48)
        image.paste(
            (*mix(tone, theme.SHADE, 0.55), 255),
            (0, 0),
            inner.crop((0, 0, share, image.height)),
        )
        for middle, sign, ink in (
            ((pad + rim + share) / 2, letter, theme.LIGHT),
            ((share + pad + wide - rim) / 2, f"{number}", theme.BRASS[0]),
        ):
            self.typeface.draw(
                image, (middle, image.height / 2 + CAP * text), sign, text, ink, anchor=0.5
            )
        return cut_sprite(image, pad)

    def _square(
        self, width: int, size: int, tone: Colour = theme.BADGE
    ) -> tuple[Image.Image, Image.Image, int, int]:
        """Draw a square without signs.

        Returns it with the mask of its coloured part, the padding around it, and the width of its
        rim.
        """
        pad, rim, radius = SQUARE_MARGIN, max(2, size // 22), size // 6
        image, box = self._shadow(width, size, pad, size), (pad, pad, pad + width, pad + size)
        tones = mix(tone, theme.LIGHT, 0.12), tone
        draw_boxes(image, box, radius, (0, (theme.LIGHT,)), (rim, tones))
        return image, rounded_mask(image.size, shrink(box, rim), radius - rim), pad, rim

    def _lettered(self, image: Image.Image, letters: str, size: int) -> Sprite:
        """Write letters in the middle of a blue square."""
        base = image.width / 2, image.height / 2 + CAP * size
        self.typeface.draw(image, base, letters, size, theme.LIGHT, anchor=0.5)
        return cut_sprite(image, SQUARE_MARGIN)

    @kept("parts")
    def plaque(self, size: int, letters: str, width: int, share: float = 0.66) -> Sprite:
        """Draw one sign for several open ends. `share` is that of the letters in its height."""
        fits = self.typeface.width
        sizes = range(round(size * share), PLAQUE_TEXT, -1)
        text = next((text for text in sizes if fits(letters, text) + 12 <= width), PLAQUE_TEXT)
        return self._lettered(self._square(width, size)[0], letters, text)

    @kept("parts")
    def number(self, size: int, number: int, bright: bool, share: float = 0.62) -> Sprite:
        """Draw the number of a tile in the hand: gold if the tile can be played."""
        pen, middle, text = Pen(size, size, 4), size / 2, round(size * share)
        rim, ink = mix(theme.NOTE, theme.BONE[2], 0.35), theme.PLATE_TEXT
        tones = theme.NOTE, mix(theme.NOTE, theme.SHADE, 0.3)
        if bright:
            rim, ink, tones = theme.BRASS[2], theme.TURN_TEXT, theme.BRASS[:2]
        pen.circle(middle, middle, middle, rim)
        pen.circle(middle, middle, middle - size / 16, *tones)
        image = pen.drawn()
        base = image.width / 2, image.height / 2 + CAP * text
        self.typeface.draw(image, base, str(number), text, ink, anchor=0.5)
        return cut_sprite(image, pen.pad)

    @kept("parts")
    def chip(self, size: int, colour: Colour, text: str, pile: int) -> Sprite:
        """Draw a pile of one to three chips with `text` on the topmost.

        Without text it is a symbol for chips.
        """
        step, reach, height = max(3, size // 12), size / 2, round(size * 0.5)
        pen = Pen(size, size + step * (pile - 1), max(4, size // 10))
        for level in reversed(range(pile)):
            y, inset, inner = reach + step * level, size / 60, reach - size * 0.17
            pen.circle(reach, y + size / 24, reach, mix(colour, theme.SHADE, 0.65))
            pen.circle(reach, y, reach, colour)
            edge = pen.fine(inset, y - reach + inset, size - inset, y + reach - inset)
            for segment in range(8):
                pen.draw.pieslice(edge, segment * 45 - 10, segment * 45 + 10, fill=theme.CHIP_FACE)
            pen.circle(reach, y, inner + 1.5, colour)
            pen.circle(reach, y, inner, theme.BRASS[2])
            pen.circle(reach, y, inner - 1.5, theme.CHIP_FACE if text else colour)
            # As a sign it is small: of one colour, with a lozenge as on the backs of tiles
            if not text:
                pen.shape(lozenge(reach, y, 0.2 * size, 0.2 * size), theme.BRASS[0])
        image = drop_shadow(pen.drawn(), pen.pad)
        while height > 12 and self.typeface.width(text, height) > size * 0.6:
            height -= 1
        base = image.width / 2, pen.pad + reach + CAP * height
        self.typeface.draw(image, base, text, height, theme.INK, anchor=0.5)
        return cut_sprite(image, pen.pad)


def lozenge(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    """Return the corners of a lozenge around (x, y)."""
    return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]


class Grid(NamedTuple):
    """Limits of a grid of upright tiles: half a tile, rows, and the gaps between tiles."""

    most: int
    rows: int
    across: int
    down: int


def fit_grid(count: int, width: int, height: int, grid: Grid) -> tuple[int, int]:
    """Return the largest half for `count` upright tiles to fit, and the number of columns."""
    plans = []
    for rows in range(1, grid.rows + 1):
        columns = -(-count // rows)
        high = (height // rows - grid.down) // 2
        plans.append((min(grid.most, width // columns - grid.across, high), columns))
    return max(plans)


def badge_width(size: int, number: int | None) -> int:
    """Return the width of the sign of an open end with this height."""
    return size if number is None or number < TWO_DIGITS else round(size * 1.36)


class SpritePainter:
    """Base of what draws with sprites."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
