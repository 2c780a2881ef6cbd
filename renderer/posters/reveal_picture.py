"""A claim of Challenge that is turned up: faces, dice, tiles, a stamp, and what it costs."""

from collections.abc import Sequence
from itertools import permutations, product
from typing import Final

from PIL import Image, ImageChops

from games.core import Tile
from games.parts.tiles import HALVES
from renderer.alt_texts import describe_reveal
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Part, Sheet, Sprite, cut_sprite, put
from renderer.drawing.pen import cast, draw_boxes
from renderer.drawing.rooms import make_room
from renderer.drawing.symbols import PORTRAITS, PlayerSign, open_art
from renderer.drawing.textures import (
    RIM,
    draw_rays,
    inner_size,
    make_wood,
    rounded_mask,
    set_inlay,
)
from renderer.drawing.tiles_and_chips import SpritePainter
from renderer.drawing.typeface import CAP, Typeface
from renderer.scene import RevealedPlayer, RevealScene
from renderer.tables.player_plates import first_letter
from renderer.tables.seating_plan import SIZE

MIDDLE: Final = SIZE[0] // 2
FRAME: Final = (14, 14, SIZE[0] - 14, SIZE[1] - 14)
SIDES: Final = (186, SIZE[0] - 186)  # middles of the claimant and the challenger
DISC: Final = 196
DISC_TOP: Final = 52
ROOM: Final = 258  # width of a name
NAME: Final = 72
NAME_BASE: Final = 336
COUNT_MIDDLE: Final = 402
DIE: Final = 122
DIE_MIDDLE: Final = 113
MARK: Final = 58  # tick or cross
MARK_MIDDLE: Final = 206
TILE_TOP: Final = 236
UNIT: Final = 122
SINGLE: Final = 134  # of a single tile, so that both dice have room above its halves
APART: Final = 68  # between two tiles that do not join, for a cross
TOGETHER: Final = 4
STAMP: Final = 140  # size of letters
STAMP_WIDTH: Final = 500  # of its word, at most
STAMP_MIDDLE: Final = 478
STRIP: Final = (190, 583, SIZE[0] - 33, 737)
TEXT: Final = (64, 59)  # largest and smallest size of the sentences
BASES: Final = (649, 717)
SHORTEST: Final = 4  # letters of a name in a sentence
TONES: Final = {True: (theme.GAIN, theme.rgb("#2E8F57")), False: (theme.PASS, theme.rgb("#D23B42"))}
FEWER, MORE = theme.rgb("#C4F0C2"), theme.rgb("#FFB59C")


def arrange_claim(dice: tuple[int, int], tiles: Sequence[Tile]) -> tuple[tuple[int, int], ...]:
    """Return the halves of the tiles, end to end, as they match the dice best.

    Of two tiles, halves that join come before an outer half that equals its die.
    """
    ways = (
        way
        for order in permutations(tiles)
        for way in product(*((HALVES[tile], HALVES[tile][::-1]) for tile in order))
    )

    def matches(way: tuple[tuple[int, int], ...]) -> tuple[int, bool]:
        joined = way[0][1] == way[-1][0] or len(way) == 1
        outer = (way[0][0] == dice[0]) + (way[-1][1] == dice[1])
        return outer + joined, joined

    return max(ways, key=matches)


class RevealPainter(SpritePainter):
    """Paints claims that are turned up. Thread-safe."""

    def names(self, scene: RevealScene) -> tuple[str, str]:
        """Return the drawable names of the claimant and the challenger."""
        claimant, challenger = (
            self.sprites.typeface.name(
                player.plate.name,
                player.plate.fallback,
                scene.words("picture-player", number=player.seat + 1),
            )
            for player in scene.players
        )
        return claimant, challenger

    def describe(self, scene: RevealScene) -> str:
        """Return the alt text."""
        return describe_reveal(scene, self.names(scene))

    def lay(self, scene: RevealScene) -> Sheet:
        """Return the picture as layers."""
        canvas, names = Sheet(self._ground(scene.true, scene.style.contrast)), self.names(scene)
        for player, name, x in zip(scene.players, names, SIDES, strict=True):
            self._player(canvas, scene, player, name=name, x=x)
        put(canvas, self.sprites.badge(90, "?"), SIDES[1] - DISC // 2 - 34, DISC_TOP + 142)
        self._claim(canvas, scene)
        word = scene.words("picture-true" if scene.true else "picture-bluff")
        put(canvas, self._stamp(word, scene.true), MIDDLE, STAMP_MIDDLE)
        lines, size = self._sentences(scene, names)
        for line, base in zip(lines, BASES, strict=True):
            self.sprites.typeface.draw(
                canvas, ((STRIP[0] + STRIP[2]) / 2, base), line, size, theme.INK, anchor=0.5
            )
        return canvas

    @kept("grounds")
    def _ground(self, true: bool, contrast: bool) -> Image.Image:
        """Draw the slab with rays, and the strip for the sentences."""
        image = make_wood(SIZE)
        size = inner_size(FRAME)
        dark, bright = TONES[true]
        if contrast:
            slab = Image.new("RGB", size, theme.BLACK)
        else:
            slab = make_room(size, theme.ROOMS["challenge"])
            slab = Image.blend(slab, Image.new("RGB", size, theme.mix(dark, theme.SHADE, 0.6)), 0.7)
            draw_rays(slab, (MIDDLE - FRAME[0] - RIM, TILE_TOP + 50 - FRAME[1] - RIM), bright, 90)
            edges = Image.radial_gradient("L").resize(size).point(lambda grey: grey * grey // 360)
            slab.paste(theme.SHADE, (0, 0), edges)
        set_inlay(image, slab, FRAME)
        cast(image, rounded_mask(SIZE, STRIP, 18), theme.SHADE, 8, 0.75, shift=(2, 5))
        draw_boxes(image, STRIP, 18, (0, theme.BRASS[:3]), (5, theme.paper_tones(contrast)))
        return image

    def _player(
        self, canvas: Canvas, scene: RevealScene, player: RevealedPlayer, *, name: str, x: int
    ) -> None:
        """Draw face, name, and the numbers of tiles. A regular who was wrong looks glum."""
        typeface, portrait = self.sprites.typeface, player.plate.portrait
        if scene.players[scene.true] is player:
            portrait = f"glum/{portrait}"
        sign = portrait if portrait in PORTRAITS else first_letter(name)
        disc = PlayerSign(player.seat, sign, player.plate.computer, player.plate.away)
        put(canvas, self.sprites.sign(DISC, disc), x - DISC // 2, DISC_TOP)
        name = typeface.fit(name, NAME, ROOM)
        typeface.draw(canvas, (x, NAME_BASE), name, NAME, theme.PLATE_TEXT, anchor=0.5, lifted=True)
        before, after = str(player.before), str(player.after)
        widths = [typeface.width(text, NAME) for text in (before, after)]
        left, base = x - (sum(widths) + 124) // 2, COUNT_MIDDLE + CAP * NAME
        change = player.after - player.before
        ink = MORE if change > 0 else FEWER if change < 0 else theme.PLATE_TEXT
        put(canvas, self.sprites.art("tile-sign", 4), left, COUNT_MIDDLE - 30)
        left += 46
        typeface.draw(canvas, (left, base), before, NAME, theme.PLATE_FREE, lifted=True)
        left += widths[0] + 14
        put(canvas, self.sprites.arrow(ink), left, COUNT_MIDDLE - 20)
        typeface.draw(canvas, (left + 64, base), after, NAME, ink, lifted=True)

    def _claim(self, canvas: Canvas, scene: RevealScene) -> None:
        """Draw the tiles end to end, the dice above their outer halves, and ticks and crosses."""
        marks = theme.table_look(scene.game, scene.style).marks
        laid = arrange_claim(scene.dice, scene.tiles)
        single = len(laid) == 1
        joined = single or laid[0][1] == laid[1][0]
        unit, gap = (SINGLE, 0) if single else (UNIT, TOGETHER if joined else APART)
        wide = len(laid) * 2 * unit + (len(laid) - 1) * gap
        left, tone = MIDDLE - wide // 2, theme.RING if scene.true else TONES[False][1]
        edges = [left + index * (2 * unit + gap) for index in range(len(laid))]
        for x in edges:
            put(canvas, self._glow(2 * unit, unit, tone), x, TILE_TOP)
        for x, halves in zip(edges, laid, strict=True):
            put(canvas, self.sprites.tile(unit, False, *halves, marks), x, TILE_TOP)
        if not joined:
            self._mark(canvas, MIDDLE, TILE_TOP + unit // 2, right=False)
        outer = laid[0][0], laid[-1][1]
        middles = left + unit // 2, left + wide - unit // 2
        size, tilts = (DIE - 12, (3, -3)) if single else (DIE, (7, -6))
        for value, half, middle, tilt in zip(scene.dice, outer, middles, tilts, strict=True):
            put(
                canvas,
                self.sprites.die(size, value, tilt),
                middle - size // 2,
                DIE_MIDDLE - size // 2,
            )
            self._mark(canvas, middle, MARK_MIDDLE, right=value == half)

    def _mark(self, canvas: Canvas, x: int, y: int, *, right: bool) -> None:
        sign = self.sprites.symbol("check" if right else "cross", MARK)
        put(canvas, sign, x - MARK // 2, y - MARK // 2)

    def _sentences(self, scene: RevealScene, names: Sequence[str]) -> tuple[tuple[str, str], int]:
        """Return the sentences with names as long as there is room, and the size of letters."""
        typeface, room = self.sprites.typeface, STRIP[2] - STRIP[0] - 40
        for size in range(TEXT[0], TEXT[1] - 1, -1):
            lines = scene.sentences(names)
            if all(typeface.width(line, size) <= room for line in lines):
                return lines, size
        width = max(typeface.width(name, size) for name in names)
        while width > SHORTEST * size // 2:
            width -= size // 2
            lines = scene.sentences([typeface.fit(name, size, width) for name in names])
            if all(typeface.width(line, size) <= room for line in lines):
                break
        first, second = (typeface.fit(line, size, room) for line in lines)
        return (first, second), size

    @kept("parts")
    def _stamp(self, word: str, true: bool) -> Sprite:
        """Draw the verdict as a worn stamp, tilted; its origin is its middle."""
        typeface, size = self.sprites.typeface, 2 * STAMP

        def ink_height(size: int) -> int:
            top, bottom = _reach(typeface, word, size)
            return bottom - top

        while typeface.width(word, size) > 2 * STAMP_WIDTH or ink_height(size) > 236:
            size -= 2
        wide, high = typeface.width(word, size) + 260, 380
        ink = theme.rgb("#1F7A41" if true else "#A3141F")
        image = Image.new("RGBA", (wide, high), (*theme.BONE[0], 0))
        bone, rims = theme.BONE[:1], (0, 14, 36, 46)
        layers = zip(rims, (bone, (ink,), bone, (ink,)), strict=True)
        draw_boxes(image, (0, 0, wide, high), 68, *layers)
        top, bottom = _reach(typeface, word, size)
        base = (high - (bottom - top)) / 2 - top
        typeface.draw(image, (wide / 2, base), word, size, theme.BONE[0], anchor=0.5)
        wear = open_art("wear").getchannel("A").crop((0, 0, *image.size))
        image.putalpha(ImageChops.subtract(image.getchannel("A"), wear))
        whole = Image.new("RGBA", (wide + 120, high + wide // 8 + 80), (*theme.BONE[0], 0))
        whole.paste(image, (60, (whole.height - high) // 2))
        whole = whole.rotate(-5 if true else 5, Image.Resampling.BICUBIC).reduce(2)
        shadow = Image.new("RGBA", whole.size, (*theme.SHADE, 0))
        cast(shadow, whole.getchannel("A"), theme.SHADE, 7, 0.75, shift=(3, 7))
        shadow.alpha_composite(whole)
        return Sprite((Part.of(shadow, -shadow.width // 2, -shadow.height // 2, shadow),))

    @kept("parts")
    def _glow(self, width: int, height: int, colour: theme.Colour) -> Sprite:
        """Draw a coloured ring with a glow, to lie under a tile."""
        pad, by = 40, 10
        size = (width + 2 * pad, height + 2 * pad)
        mask = rounded_mask(size, (pad - by, pad - by, pad + width + by, pad + height + by), 20)
        image = Image.new("RGBA", size, (*colour, 0))
        cast(image, mask, colour, 12, 0.75)
        image.paste(colour, (0, 0), mask)
        return cut_sprite(image, pad)


def _reach(typeface: Typeface, word: str, size: int) -> tuple[int, int]:
    """Return how far the ink of a word reaches from its base line, above (negative) and below."""
    pieces = typeface.written(word, size, theme.INK, False, False)
    edges = [(y + piece.box[1], y + piece.box[3]) for piece, _, y in pieces]
    base = round(size * 1.1)
    return min(top for top, _ in edges) - base, max(low for _, low in edges) - base
