"""The slab of Challenge: the dice in the middle, claims in front of those who made them, boneyard and pot between."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from games.core import Claim, Fate, Tile, View
from games.tiles import HALVES
from renderer import theme
from renderer.chairs import STRIP, Chair
from renderer.hand import order
from renderer.scene import TableScene, chips
from renderer.sprites import CAP, Sprites, put
from renderer.textures import rounded

MIDDLE: Final = (605, 385)
DIE: Final = 122
UNIT: Final = 52  # of the tiles in a claim
NEAR: Final = STRIP + 10  # from the edge of the picture to the claims
VERDICT: Final = 42  # height of the word
HAND: Final = 40  # largest unit of a revealed hand
GAP: Final = 12


class Dice:
    """Draws what lies on the slab that `slab(stone, around)` gives. May be used by several threads."""

    def __init__(self, sprites: Sprites, slab: Callable[[theme.Stone, bool], Image.Image]) -> None:
        self.sprites = sprites
        self.slab = slab
        self.rest = sprites.grounds.keep(self._rest)
        self.verdict = sprites.strips.keep(self._verdict)

    def canvas(self, scene: TableScene, view: View) -> Image.Image:
        """The slab with what changes rarely, to be drawn on."""
        deal, pool = scene.words("picture-deal", number=view.deal), chips(view.pool) if view.pool else ""
        return self.rest(theme.look(view.game, scene.style).stone, scene.title, deal, pool, view.stock).copy()

    def draw(self, canvas: Image.Image, scene: TableScene, view: View, chairs: tuple[Chair, ...]) -> None:
        """Dice, claims and revealed hands."""
        x, y = MIDDLE
        if view.dice and view.dealing:
            for value, shift, tilt in zip(view.dice, (-86, 86), (8, -11), strict=True):
                rise = 6 if shift < 0 else -4
                put(canvas, self.sprites.die(DIE, value, tilt), x + shift - DIE // 2, y + rise - DIE // 2)
        marks = theme.look(view.game, scene.style).marks
        revealed = view.result.hands if view.result and not view.dealing else (None,) * len(chairs)
        for chair, at, hand in zip(chairs, view.seats, revealed, strict=True):
            if at.claim:
                self._claim(canvas, scene, chair, at.claim, marks)
            elif hand:
                self._hand(canvas, chair, hand, marks)

    def _rest(self, stone: theme.Stone, title: str, deal: str, pool: str, stock: int) -> Image.Image:
        """The slab, what is played, pot and boneyard."""
        canvas = self.slab(stone, True).copy()
        typeface, x, y = self.sprites.typeface, 52, MIDDLE[1]
        name = typeface.fit(title, 54, 300, title=True)
        typeface.draw(canvas, (x, y + 2), name, 54, theme.BRASS[0], title=True, lifted=True)
        typeface.draw(canvas, (x + 2, y + 50), deal, 36, theme.PLATE_TEXT, lifted=True)
        if pool:
            right = x + max(typeface.width(name, 54, title=True), typeface.width(deal, 36)) + 30
            put(canvas, self.sprites.chip(80, theme.CHIPS[3], pool, 3), min(right, 366), y - 46)
        self._pile(canvas, stock)
        return canvas

    def _pile(self, canvas: Image.Image, stock: int) -> None:
        if not stock:
            return
        unit, x, y = 54, 950, MIDDLE[1] - 30
        layers = min(4, 1 + stock // 4)
        for layer in reversed(range(layers)):
            put(canvas, self.sprites.back(unit, False), x - 4 * layer, y + 7 * layer)
        text, size = str(stock), 62
        self.sprites.typeface.draw(
            canvas, (x + 2 * unit + 22, MIDDLE[1] + CAP * size + 4), text, size, theme.PLATE_TEXT, lifted=True
        )

    def _claim(self, canvas: Image.Image, scene: TableScene, chair: Chair, claim: Claim, marks: theme.Marks) -> None:
        wide = claim.size * (UNIT + GAP) - GAP
        x = chair.middle - wide // 2
        y = canvas.height - NEAR - 2 * UNIT if chair.below else NEAR
        places = [x + index * (UNIT + GAP) for index in range(claim.size)]
        if claim.fate is Fate.OPEN or claim.tiles is None:
            for place in places:
                put(canvas, self.sprites.back(UNIT, True), place, y)
            return
        for gold in (False, True):
            for place in places:
                put(canvas, self.sprites.halo(UNIT, True, gold), place, y)
        for place, tile in zip(places, order(claim.tiles), strict=True):
            put(canvas, self.sprites.tile(UNIT, True, *HALVES[tile], marks), place, y)
        true = claim.fate is Fate.TRUE
        verdict = self.verdict(scene.words("picture-true" if true else "picture-bluff"), true)
        top = y - VERDICT - 14 if chair.below else y + 2 * UNIT + 14
        canvas.paste(verdict, (chair.middle - verdict.width // 2, top), verdict)

    def _verdict(self, word: str, true: bool) -> Image.Image:
        size, high = 33, VERDICT
        wide = self.sprites.typeface.width(word, size) + 26
        image = Image.new("RGBA", (wide, high), (*theme.LIGHT, 0))
        image.paste((*theme.LIGHT, 255), (0, 0), rounded((wide, high), (0, 0, wide, high), 10))
        inner = rounded((wide, high), (2, 2, wide - 2, high - 2), 8)
        image.paste((*(theme.GAIN if true else theme.PASS), 255), (0, 0), inner)
        self.sprites.typeface.draw(image, (wide / 2, high / 2 + CAP * size), word, size, theme.LIGHT, anchor=0.5)
        return image

    def _hand(self, canvas: Image.Image, chair: Chair, hand: tuple[Tile, ...], marks: theme.Marks) -> None:
        """A hand that was revealed, in one row or two."""
        wide = chair.width - 30
        columns = len(hand) if len(hand) * 30 <= wide else -(-len(hand) // 2)
        unit = min(HAND, wide // columns - 3)
        rows = -(-len(hand) // columns)
        top = canvas.height - NEAR - rows * (2 * unit + 3) if chair.below else NEAR
        for index, tile in enumerate(order(hand)):
            row, column = divmod(index, columns)
            in_row = min(columns, len(hand) - row * columns)
            x = chair.middle - (in_row * (unit + 3) - 3) // 2 + column * (unit + 3)
            put(canvas, self.sprites.tile(unit, True, *HALVES[tile], marks), x, top + row * (2 * unit + 3))
