"""Sprites of tiles, chips, badges and discs.

Each is drawn once, at four times its size, and cached. Light always comes from the upper left.
"""

from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.drawing import symbols, theme
from renderer.drawing.image_cache import (
    BACKGROUND_BYTES,
    PART_BYTES,
    STRIP_BYTES,
    TILE_BYTES,
    ImageCache,
)
from renderer.drawing.layers import Sprite, cut_half, cut_sprite, join_sprite
from renderer.drawing.symbols import (
    PlayerSign,
    draw_disc,
    draw_medal,
    draw_symbol,
    drop_shadow,
    fill_circle,
)
from renderer.drawing.textures import FINE, rounded_mask, vertical_gradient
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
        self.grounds, self.strips = (
            ImageCache(cache_share * BACKGROUND_BYTES),
            ImageCache(cache_share * STRIP_BYTES),
        )
        self.parts, self.tiles = (
            ImageCache(cache_share * PART_BYTES),
            ImageCache(cache_share * TILE_BYTES),
        )
        keep = self.parts.keep
        self._body = keep(self._draw_body)
        self._veiled = keep(self._veil)
        self._tile_half = self.tiles.keep(self._draw_tile_half)
        self.ring = keep(self._ring)
        self.back = keep(self._back)
        self.badge = keep(self._badge)
        self.plaque = keep(self._plaque)
        self.number = keep(self._number)
        self.chip = keep(self._chip)
        self.disc = keep(partial(draw_disc, typeface))
        self.half = keep(self._half)
        self.die = keep(symbols.draw_die)
        self.halo = keep(symbols.draw_halo)
        self.slot = keep(self._slot)
        self.symbol = keep(draw_symbol)
        self.medal = keep(draw_medal)
        self.tag = keep(symbols.draw_tag)
        self.barred = keep(symbols.draw_barred)

    def sign(self, size: int, sign: PlayerSign) -> Sprite:
        """Return the disc of a player."""
        return self.disc(
            size, sign.colour, sign.letter, computer=sign.computer, away=sign.away, team=sign.team
        )

    def tile(
        self, unit: int, upright: bool, first: int, second: int, marks: Marks = COLOURED
    ) -> Sprite:
        """Return a tile face up: `unit` is half its length, `first` its left or upper half."""
        return self._join(unit, upright, (first, second), marks, dimmed=False)

    def dimmed(self, unit: int, first: int, second: int, marks: Marks = COLOURED) -> Sprite:
        """Return an upright tile that cannot be played: blended into the baize, still readable."""
        return self._join(unit, True, (first, second), marks, dimmed=True)

    def _join(
        self, unit: int, upright: bool, values: tuple[int, int], marks: Marks, *, dimmed: bool
    ) -> Sprite:
        """Return a tile made of its halves, and of the edges that tiles of a size have in common.

        So 20 halves are kept for each size and not 55 tiles, twice as many if they lie both ways.
        """
        blank = self._blank(unit, upright, marks, dimmed)[1]
        halves = [
            self._tile_half(unit, upright, place, value, marks=marks, dimmed=dimmed)
            for place, value in enumerate(values)
        ]
        return join_sprite(blank, halves)

    def _blank(
        self, unit: int, upright: bool, marks: Marks, dimmed: bool
    ) -> tuple[Image.Image, Sprite, int]:
        """Return a tile without pips, as `_draw_body`."""
        if dimmed:
            return self._veiled(unit, theme.dimmed_tones(marks), marks.contrast)
        return self._body(unit, upright, theme.tile_tones(marks))

    def _draw_tile_half(
        self, unit: int, upright: bool, place: int, value: int, marks: Marks, dimmed: bool
    ) -> Sprite:
        """Draw the left or upper (`place` = 0) or the other half of a tile.

        Its origin is that of the tile.
        """
        body, blank, pad = self._blank(unit, upright, marks, dimmed)
        x, y = (0, place * unit) if upright else (place * unit, 0)
        # The first half has the padding above and to the left of the tile, too, the second the
        # rest.
        left, top = (x + pad if x else 0), (y + pad if y else 0)
        right, bottom = (
            (body.width if place or upright else pad + unit),
            (body.height if place or not upright else pad + unit),
        )
        image = body.crop((left, top, right, bottom))
        if value or marks.digits:
            face, corner = (
                self._draw_face(unit, upright, value, marks),
                (pad + x - left, pad + y - top),
            )
            if dimmed:
                shade, share = theme.pip_dimming(marks)
                image.paste(
                    Image.blend(face.convert("RGB"), Image.new("RGB", face.size, shade), share),
                    corner,
                    face,
                )
                image.putalpha(body.getchannel("A").crop((left, top, right, bottom)))
            else:
                image.alpha_composite(face, corner)
        return cut_half(blank, image, left - pad, top - pad)

    def _veil(
        self, unit: int, bone: tuple[Colour, Colour, Colour], contrast: bool
    ) -> tuple[Image.Image, Sprite, int]:
        """Draw the body of a dimmed tile.

        Returns the image, the same as a sprite, and the padding around the tile.
        """
        body, _, pad = self._body(unit, True, bone)
        image = Image.blend(
            body.convert("RGB"),
            Image.new("RGB", body.size, theme.VEIL),
            0 if contrast else theme.DIM,
        )
        image.putalpha(body.getchannel("A"))
        return image, cut_sprite(image, pad), pad

    def _draw_body(
        self, unit: int, upright: bool, bone: tuple[Colour, Colour, Colour]
    ) -> tuple[Image.Image, Sprite, int]:
        """Draw a tile without pips.

        Returns the image, the same as a sprite, and the padding around the tile.
        """
        pad, fine = round(unit * 0.2), unit * FINE
        size = (unit, 2 * unit) if upright else (2 * unit, unit)
        canvas = (size[0] + 2 * pad, size[1] + 2 * pad)
        along, across = 0.034 * unit, 0.016 * unit
        inset = (across, along) if upright else (along, across)
        edges = pad + inset[0], pad + inset[1], pad + size[0] - inset[0], pad + size[1] - inset[1]
        box = [edge * FINE for edge in edges]
        big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.BONE_EDGE, 0))
        draw, radius, depth = ImageDraw.Draw(big), 0.14 * fine, 0.045 * fine
        draw.rounded_rectangle(box, radius, fill=theme.BONE_EDGE)
        thin = 0.012 * fine
        draw.rounded_rectangle(
            [box[0] + thin, box[1] + thin, box[2] - thin, box[3] - thin],
            radius,
            fill=theme.BONE_SIDE,
        )
        face = (
            round(box[0] + thin),
            round(box[1] + thin),
            round(box[2] - thin),
            round(box[3] - depth),
        )
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).rounded_rectangle(face, radius - thin, fill=255)
        big.paste(bone[0], (0, 0), mask)
        rim = round(0.02 * fine)
        inner = Image.new("L", big.size)
        ImageDraw.Draw(inner).rounded_rectangle(
            (face[0] + rim, face[1] + rim, face[2] - rim, face[3] - rim),
            radius - thin - rim,
            fill=255,
        )
        big.paste(vertical_gradient(big.size, bone[0], bone[1], bone[1], bone[2]), (0, 0), inner)
        self._divide(draw, big.width / 2, (pad + size[1] / 2) * FINE, fine, upright)
        shadow = self._shadow(canvas, (pad, pad, pad + size[0], pad + size[1]), unit)
        shadow.alpha_composite(big.reduce(FINE))
        return shadow, cut_sprite(shadow, pad), pad

    def _divide(
        self, draw: ImageDraw.ImageDraw, x: float, y: float, fine: int, upright: bool
    ) -> None:
        reach, width = 0.36 * fine, max(FINE, round(0.016 * fine))
        line = (x - reach, y, x + reach, y) if upright else (x, y - reach, x, y + reach)
        draw.line(line, fill=mix(theme.BONE_EDGE, theme.INK, 0.25), width=width)
        for radius, colour, shift in (
            (0.072, theme.BRASS[3], 0.0),
            (0.058, theme.BRASS[2], 0.0),
            (0.026, theme.BRASS[0], -0.016),
        ):
            r, s = radius * fine, shift * fine
            draw.ellipse((x + s - r, y + s - r, x + s + r, y + s + r), fill=colour)

    def _shadow(
        self, canvas: tuple[int, int], box: tuple[int, int, int, int], unit: int
    ) -> Image.Image:
        image = Image.new("L", canvas)
        for drop, blur, strength in ((0.05, 0.06, 140), (0.025, 0.02, 130)):
            mask = Image.new("L", canvas)
            shift = round(drop * unit)
            ImageDraw.Draw(mask).rounded_rectangle(
                (
                    box[0] + shift // 2 + 1,
                    box[1] + shift,
                    box[2] - 2 + shift // 2,
                    box[3] - 2 + shift,
                ),
                0.14 * unit,
                fill=strength,
            )
            image = ImageChops.lighter(image, mask.filter(ImageFilter.GaussianBlur(blur * unit)))
        shadow = Image.new("RGBA", canvas, (*theme.SHADE, 0))
        shadow.putalpha(image)
        return shadow

    def _draw_face(self, unit: int, upright: bool, value: int, marks: Marks) -> Image.Image:
        """Draw the pips or the digit of a half.

        Not cached: the half is, and so many pips would displace all other parts.
        """
        fine = unit * FINE
        colour = theme.pip_colour(value, marks)
        if marks.digits:
            return self._digit(unit, value, colour)
        image = Image.new("RGBA", (fine, fine), (*colour, 0))
        draw = ImageDraw.Draw(image)
        (wide, high), radius = _STEPS[value], _RADIUS[value] * fine
        for across, along in SPOTS[value]:
            dx, dy = (across * wide, along * high) if upright else (-along * high, across * wide)
            x, y = fine * (0.5 + dx), fine * (0.5 + dy) - 0.008 * fine
            lip = 0.014 * fine
            draw.ellipse(
                (x - radius, y - radius + lip, x + radius, y + radius + lip),
                fill=(255, 255, 255, 200),
            )
            draw.ellipse(
                (x - radius, y - radius, x + radius, y + radius),
                fill=mix(colour, theme.SHADE, 0.35),
            )
            r = radius - 0.012 * fine
            draw.ellipse((x - r, y - r + lip / 2, x + r, y + r + lip / 2), fill=colour)
        return image.reduce(FINE)

    def _digit(self, unit: int, value: int, colour: Colour) -> Image.Image:
        """Draw a digit in the middle of a half, upright whichever way the tile lies."""
        image, size = Image.new("RGBA", (unit, unit), (*colour, 0)), round(unit * 0.86)
        self.typeface.draw(
            image, (unit / 2, unit / 2 + CAP * size), str(value), size, colour, anchor=0.5
        )
        return image

    def _half(self, unit: int, value: int, marks: Marks = COLOURED) -> Sprite:
        """Draw one half as a small tile of its own: the number at an open end."""
        pad, fine = 4, unit * FINE
        big = Image.new(
            "RGBA", ((unit + 2 * pad) * FINE, (unit + 2 * pad) * FINE), (*theme.BONE_EDGE, 0)
        )
        draw, edge = ImageDraw.Draw(big), pad * FINE
        draw.rounded_rectangle(
            (edge, edge, edge + fine, edge + fine), 0.16 * fine, fill=theme.BONE_EDGE
        )
        draw.rounded_rectangle(
            (edge + 4, edge + 4, edge + fine - 4, edge + fine - 4),
            0.15 * fine,
            fill=theme.BONE_SIDE,
        )
        draw.rounded_rectangle(
            (edge + 4, edge + 4, edge + fine - 4, edge + fine * 0.95),
            0.15 * fine,
            fill=theme.tile_tones(marks)[1],
        )
        image = big.reduce(FINE)
        image.alpha_composite(self._draw_face(unit, True, value, marks), (pad, pad))
        return cut_sprite(image, pad)

    def _ring(self, unit: int, upright: bool) -> Sprite:
        """Draw a gold ring with a dark outline and a glow, to be laid over a tile."""
        pad = round(unit * 0.3)
        size = (unit, 2 * unit) if upright else (2 * unit, unit)
        canvas = (size[0] + 2 * pad, size[1] + 2 * pad)

        def grown(by: float) -> Image.Image:
            big = Image.new("L", (canvas[0] * FINE, canvas[1] * FINE))
            low, right, bottom = (
                (pad - by) * FINE,
                (pad + size[0] + by) * FINE,
                (pad + size[1] + by) * FINE,
            )
            ImageDraw.Draw(big).rounded_rectangle(
                (low, low, right - 1, bottom - 1), (0.14 * unit + by) * FINE, fill=255
            )
            return big.reduce(FINE)

        hole, line, width = grown(-2), max(1.5, unit * 0.02), max(4.0, unit * 0.058)
        image = Image.new("RGBA", canvas, (*theme.RING, 0))
        image.putalpha(
            grown(width).filter(ImageFilter.GaussianBlur(pad / 3)).point(lambda grey: grey * 2 // 3)
        )
        image.paste((*theme.KEYLINE, 255), (0, 0), grown(2 * line + width - 1.5))
        image.paste(
            vertical_gradient(canvas, theme.BRASS[0], theme.RING, theme.RING).convert("RGBA"),
            (0, 0),
            grown(line + width - 1.5),
        )
        image.paste((*theme.KEYLINE, 255), (0, 0), grown(line - 1.5))
        image.putalpha(ImageChops.subtract(image.getchannel("A"), hole))
        return cut_sprite(image, pad)

    def _back(self, unit: int, upright: bool) -> Sprite:
        """Draw a tile face down.

        A bright line sets it off from the stone, so colour alone is not needed.
        """
        pad, fine = round(unit * 0.2), unit * FINE
        size = (unit, 2 * unit) if upright else (2 * unit, unit)
        canvas = (size[0] + 2 * pad, size[1] + 2 * pad)
        big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.BACK[1], 0))
        box = (pad * FINE, pad * FINE, (pad + size[0]) * FINE - 1, (pad + size[1]) * FINE - 1)
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).rounded_rectangle(box, 0.14 * fine, fill=255)
        big.paste(mix(theme.BACK[1], theme.SHADE, 0.4), (0, 0), mask)
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).rounded_rectangle(
            (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 10), 0.13 * fine, fill=255
        )
        big.paste(vertical_gradient(big.size, theme.BACK[0], theme.BACK[1]), (0, 0), mask)
        draw, inset = ImageDraw.Draw(big), 0.12 * fine
        draw.rounded_rectangle(
            (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset),
            0.05 * fine,
            outline=theme.BACK_LINE,
            width=6,
        )
        x, y, wide, high = big.width / 2, big.height / 2, 0.13 * fine, 0.2 * fine
        if not upright:
            wide, high = high, wide
        draw.polygon(
            [(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)],
            outline=theme.BACK_LINE,
            width=5,
        )
        draw.ellipse((x - 8, y - 8, x + 8, y + 8), fill=theme.BACK_LINE)
        shadow = self._shadow(canvas, (pad, pad, pad + size[0], pad + size[1]), unit)
        shadow.alpha_composite(big.reduce(FINE))
        return cut_sprite(shadow, pad)

    def _badge(
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
            base = middle, image.height / 2 + CAP * text
            self.typeface.draw(image, base, sign, text, ink, anchor=0.5)
        return cut_sprite(image, pad)

    def _square(
        self, width: int, size: int, tone: Colour = theme.BADGE
    ) -> tuple[Image.Image, Image.Image, int, int]:
        """Draw a square without signs.

        Returns it with the mask of its coloured part, the padding around it, and the width of its
        rim.
        """
        pad, rim, radius = SQUARE_MARGIN, max(2, size // 22), size // 6
        canvas, box = (width + 2 * pad, size + 2 * pad), (pad, pad, pad + width, pad + size)
        image = self._shadow(canvas, box, size)
        image.paste((*theme.LIGHT, 255), (0, 0), rounded_mask(canvas, box, radius))
        blue = (pad + rim, pad + rim, pad + width - rim, pad + size - rim)
        inner = rounded_mask(canvas, blue, radius - rim)
        tones = mix(tone, theme.LIGHT, 0.12), tone
        image.paste(vertical_gradient(canvas, *tones).convert("RGBA"), (0, 0), inner)
        return image, inner, pad, rim

    def _lettered(self, image: Image.Image, letters: str, size: int) -> Sprite:
        """Write letters in the middle of a blue square."""
        base = image.width / 2, image.height / 2 + CAP * size
        self.typeface.draw(image, base, letters, size, theme.LIGHT, anchor=0.5)
        return cut_sprite(image, SQUARE_MARGIN)

    def plaque_width(self, letters: str, size: int, most: int) -> int:
        """Return the width of a sign with several letters, at most `most` unless they need more."""
        return max(
            self.typeface.width(letters, PLAQUE_TEXT) + 12,
            min(most, self.typeface.width(letters, round(size * 0.66)) + 16),
        )

    def _plaque(self, size: int, letters: str, width: int, share: float = 0.66) -> Sprite:
        """Draw one sign for several open ends. `share` is that of the letters in its height."""
        fits = self.typeface.width
        sizes = range(round(size * share), PLAQUE_TEXT, -1)
        text = next((text for text in sizes if fits(letters, text) + 12 <= width), PLAQUE_TEXT)
        return self._lettered(self._square(width, size)[0], letters, text)

    def _slot(self, unit: int) -> Sprite:
        """Draw the outline of a tile that a player is expected to lay, with a question mark."""

        def ask(image: Image.Image, x: float, y: float, size: int) -> None:
            self.typeface.draw(
                image, (x, y + CAP * size), "?", size, theme.PLATE_TEXT, anchor=0.5, lifted=True
            )

        return symbols.draw_slot(unit, ask)

    def _number(self, size: int, number: int, bright: bool, share: float = 0.62) -> Sprite:
        """Draw the number of a tile in the hand: gold if the tile can be played."""
        pad = 4
        canvas = ((size + 2 * pad), (size + 2 * pad))
        big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.SHADE, 0))
        draw, first, last = ImageDraw.Draw(big), pad * FINE, (pad + size) * FINE
        rim, fill = (
            (theme.BRASS[2], theme.BRASS[1])
            if bright
            else (mix(theme.NOTE, theme.BONE[2], 0.35), theme.NOTE)
        )
        draw.ellipse((first, first, last, last), fill=rim)
        inset = size * FINE // 16
        mask = Image.new("L", big.size)
        ImageDraw.Draw(mask).ellipse(
            (first + inset, first + inset, last - inset, last - inset), fill=255
        )
        tones = (theme.BRASS[0], fill) if bright else (fill, mix(fill, theme.SHADE, 0.3))
        big.paste(vertical_gradient(big.size, *tones), (0, 0), mask)
        image, text = big.reduce(FINE), round(size * share)
        colour = theme.TURN_TEXT if bright else theme.PLATE_TEXT
        self.typeface.draw(
            image,
            (canvas[0] / 2, canvas[1] / 2 + CAP * text),
            str(number),
            text,
            colour,
            anchor=0.5,
        )
        return cut_sprite(image, pad)

    def _chip(self, size: int, colour: Colour, text: str, pile: int) -> Sprite:
        """Draw a pile of one to three chips with `text` on the topmost.

        Without text it is a symbol for chips.
        """
        step = max(3, size // 12)
        pad = max(4, size // 10)
        canvas = (size + 2 * pad, size + 2 * pad + step * (pile - 1))
        big = Image.new("RGBA", (canvas[0] * FINE, canvas[1] * FINE), (*theme.SHADE, 0))
        draw = ImageDraw.Draw(big)
        for level in reversed(range(pile)):
            top = (pad + step * level) * FINE
            fill_circle(
                draw,
                pad * FINE,
                top + size * FINE // 24,
                size * FINE,
                mix(colour, theme.SHADE, 0.65),
            )
            fill_circle(draw, pad * FINE, top, size * FINE, colour)
            for segment in range(8):
                inset = size * FINE // 60
                edge = (
                    pad * FINE + inset,
                    top + inset,
                    (pad + size) * FINE - inset,
                    top + size * FINE - inset,
                )
                draw.pieslice(edge, segment * 45 - 10, segment * 45 + 10, fill=theme.CHIP_FACE)
            inner = size * FINE * 17 // 100
            fill_circle(
                draw, pad * FINE + inner - 6, top + inner - 6, size * FINE - 2 * inner + 12, colour
            )
            fill_circle(
                draw, pad * FINE + inner, top + inner, size * FINE - 2 * inner, theme.BRASS[2]
            )
            fill_circle(
                draw,
                pad * FINE + inner + 6,
                top + inner + 6,
                size * FINE - 2 * inner - 12,
                theme.CHIP_FACE if text else colour,
            )
            # As a sign it is small: of one colour, with a lozenge as on the backs of tiles
            if not text:
                x, y, reach = (pad + size / 2) * FINE, top + size * FINE / 2, 0.2 * size * FINE
                draw.polygon(
                    [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)],
                    fill=theme.BRASS[0],
                )
        image = drop_shadow(big.reduce(FINE), pad)
        height = round(size * 0.5)
        while height > 12 and self.typeface.width(text, height) > size * 0.6:
            height -= 1
        middle = pad + size / 2
        self.typeface.draw(
            image, (canvas[0] / 2, middle + CAP * height), text, height, theme.INK, anchor=0.5
        )
        return cut_sprite(image, pad)


class Grid(NamedTuple):
    """Limits of a grid of upright tiles: half a tile, rows, and the gaps between tiles."""

    most: int
    rows: int
    across: int
    down: int


def fit_grid(count: int, width: int, height: int, grid: Grid) -> tuple[int, int]:
    """Return the largest half length with which `count` upright tiles fit, and the columns."""
    plans = []
    for rows in range(1, grid.rows + 1):
        columns = -(-count // rows)
        high = (height // rows - grid.down) // 2
        plans.append((min(grid.most, width // columns - grid.across, high), columns))
    return max(plans)


def badge_width(size: int, number: int | None) -> int:
    """Return the width of the sign of an open end with this height."""
    return size if number is None or number < TWO_DIGITS else round(size * 1.36)
