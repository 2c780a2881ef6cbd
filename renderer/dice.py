"""The slab of Challenge: the dice in the middle, claims in front of those who made them, boneyard and pot between."""

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
HAND: Final = 40  # largest unit of a revealed hand
GAP: Final = 12


class Dice:
    """Draws what lies on the slab. May be used by several threads."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites

    def draw(self, canvas: Image.Image, scene: TableScene, view: View, chairs: tuple[Chair, ...]) -> None:
        """Everything but the plates."""
        x, y = MIDDLE
        if view.dice:
            for value, shift, tilt in zip(view.dice, (-86, 86), (8, -11), strict=True):
                rise = 6 if shift < 0 else -4
                put(canvas, self.sprites.die(DIE, value, tilt), x + shift - DIE // 2, y + rise - DIE // 2)
        self._left(canvas, scene, view)
        self._pile(canvas, view.stock)
        revealed = view.result.hands if view.result and not view.dealing else (None,) * len(chairs)
        for chair, at, hand in zip(chairs, view.seats, revealed, strict=True):
            if at.claim:
                self._claim(canvas, scene, chair, at.claim)
            elif hand:
                self._hand(canvas, chair, hand)

    def _left(self, canvas: Image.Image, scene: TableScene, view: View) -> None:
        """What is played, and the pot."""
        typeface, x, y = self.sprites.typeface, 52, MIDDLE[1]
        title = typeface.fit(scene.title, 54, 340, title=True)
        typeface.draw(canvas, (x, y + 2), title, 54, theme.BRASS[0], title=True, lifted=True)
        deal = scene.words("picture-deal", number=view.deal)
        typeface.draw(canvas, (x + 2, y + 50), deal, 36, theme.PLATE_TEXT, lifted=True)
        if view.pool:
            right = x + max(typeface.width(title, 54, title=True), typeface.width(deal, 36)) + 30
            put(canvas, self.sprites.chip(80, theme.CHIPS[3], chips(view.pool), 3), right, y - 46)

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

    def _claim(self, canvas: Image.Image, scene: TableScene, chair: Chair, claim: Claim) -> None:
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
            put(canvas, self.sprites.tile(UNIT, True, *HALVES[tile], True), place, y)
        true = claim.fate is Fate.TRUE
        word = scene.words("picture-true" if true else "picture-bluff")
        size, high = 33, 42
        wide = self.sprites.typeface.width(word, size) + 26
        top = y - high - 14 if chair.below else y + 2 * UNIT + 14
        rim = rounded((wide, high), (0, 0, wide, high), 10)
        canvas.paste(theme.LIGHT, (chair.middle - wide // 2, top), rim)
        inner = rounded((wide, high), (2, 2, wide - 2, high - 2), 8)
        canvas.paste(theme.GAIN if true else theme.PASS, (chair.middle - wide // 2, top), inner)
        self.sprites.typeface.draw(canvas, (chair.middle, top + high / 2 + CAP * size), word, size, theme.LIGHT, anchor=0.5)

    def _hand(self, canvas: Image.Image, chair: Chair, hand: tuple[Tile, ...]) -> None:
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
            put(canvas, self.sprites.tile(unit, True, *HALVES[tile], True), x, top + row * (2 * unit + 3))
