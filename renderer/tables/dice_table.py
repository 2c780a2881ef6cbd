"""The table of Challenge.

Dice in the middle, claims in front of their players, boneyard and pot between them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from games.core import Fate, Seat, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, put
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import rounded_mask
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import sort_hand
from renderer.scene import TableScene, format_chips
from renderer.tables.player_plates import drawable_name, first_letter
from renderer.tables.seating import STRIP, PlateStrip

MIDDLE: Final = (605, 385)
DIE: Final = 122
APART: Final = 86  # from the middle of the slab to that of a die
NEAR: Final = STRIP + 10  # from the edge of the picture to the claims
SIDE: Final = 36  # margin at the sides of the picture
VERDICT: Final = 42  # height of the word
COIN: Final = 54  # disc of the challenger, beside the verdict
MARK: Final = 46  # question mark on a claim that may be challenged
HAND_HIGH: Final = 150  # of a revealed hand
GAP: Final = 12
GLOW: Final = 20  # round a claim


class Sizes(NamedTuple):
    """Half lengths of the tiles in a claim, and of the largest tiles in a revealed hand."""

    claim: int
    hand: int


USUAL: Final = Sizes(52, 40)
LARGE: Final = Sizes(64, 56)


def verdict_is_beside(scene: TableScene) -> bool:
    """Return whether verdicts lie beside the claims: below large claims there is no room."""
    return scene.style.large


def choose_sizes(scene: TableScene) -> Sizes:
    """Return the tile sizes for the style of the scene."""
    return LARGE if scene.style.large else USUAL


def challengeable_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats whose claims may be challenged now.

    Open claims, except that of the player in turn.
    """
    if not view.dealing or view.toss.claiming or view.toss.duel:
        return ()
    return tuple(
        seat
        for seat, player in enumerate(view.seats)
        if player.claim and player.claim.fate is Fate.OPEN and not player.due
    )


class DicePainter:
    """Draws what lies on the slab, which `slab(stone, around)` paints. Thread-safe."""

    def __init__(self, sprites: Sprites, slab: Callable[[theme.Stone, bool], Image.Image]) -> None:
        self.sprites = sprites
        self.slab = slab
        self.verdict = sprites.strips.keep(self._verdict)
        self.laid = sprites.strips.keep(self._laid)

    def draw(
        self, canvas: Canvas, scene: TableScene, view: View, chairs: tuple[PlateStrip, ...]
    ) -> None:
        """Draw dice, claims and revealed hands."""
        (x, y), size = MIDDLE, choose_sizes(scene)
        look = theme.table_look(scene.game, scene.style)
        revealed = view.result.hands if view.result and not view.dealing else (None,) * len(chairs)
        open_to = challengeable_seats(view)
        for seat, (chair, player, hand) in enumerate(
            zip(chairs, view.seats, revealed, strict=True)
        ):
            if player.claim:
                self._claim(canvas, scene, seat, chair, doubted=seat in open_to)
            elif hand:
                self._hand(canvas, chair, hand, look.marks, size.hand)
            elif view.toss.claiming and player.due:
                spot = self.sprites.slot(size.claim)
                high = canvas.height - NEAR - 2 * size.claim if chair.below else NEAR
                put(canvas, spot, chair.middle - size.claim // 2, high)
        if view.toss.dice and view.dealing:
            for value, shift, tilt in zip(view.toss.dice, (-APART, APART), (8, -11), strict=True):
                rise = 6 if shift < 0 else -4
                put(
                    canvas,
                    self.sprites.die(DIE, value, tilt),
                    x + shift - DIE // 2,
                    y + rise - DIE // 2,
                )

    def rest(self, canvas: Canvas, scene: TableScene, view: View) -> None:
        """Draw title, deal, pot and boneyard."""
        typeface, x, y = self.sprites.typeface, 52, MIDDLE[1]
        name = typeface.fit(scene.title, 54, 300, title=True)
        deal = scene.words("picture-deal", number=view.deal)
        typeface.draw(canvas, (x, y + 2), name, 54, theme.BRASS[0], title=True, lifted=True)
        typeface.draw(canvas, (x + 2, y + 50), deal, 36, theme.PLATE_TEXT, lifted=True)
        if view.pool:
            right = x + max(typeface.width(name, 54, title=True), typeface.width(deal, 36)) + 30
            put(
                canvas,
                self.sprites.chip(80, theme.CHIPS[3], format_chips(view.pool), 3),
                min(right, 366),
                y - 46,
            )
        self._pile(canvas, view.stock)

    def _pile(self, canvas: Canvas, stock: int) -> None:
        if not stock:
            return
        unit, x, y = 54, 950, MIDDLE[1] - 30
        layers = min(4, 1 + stock // 4)
        for layer in reversed(range(layers)):
            put(canvas, self.sprites.back(unit, False), x - 4 * layer, y + 7 * layer)
        text, size = str(stock), 62
        self.sprites.typeface.draw(
            canvas,
            (x + 2 * unit + 22, MIDDLE[1] + CAP * size + 4),
            text,
            size,
            theme.PLATE_TEXT,
            lifted=True,
        )

    def _claim(
        self, canvas: Canvas, scene: TableScene, seat: Seat, chair: PlateStrip, *, doubted: bool
    ) -> None:
        """Draw the claim of a seat: face down, with a ring and a question mark if `doubted`.

        Or exposed, with the verdict.
        """
        claim = scene.view.seats[seat].claim if scene.view else None
        assert claim is not None
        look = theme.table_look(scene.game, scene.style)
        unit, shown = (
            choose_sizes(scene).claim,
            claim.fate is not Fate.OPEN and claim.tiles is not None,
        )
        sign = self._sign(scene, seat, claim.fate) if shown else None
        wide = claim.size * (unit + GAP) - GAP
        whole = wide + (GAP + sign.width if sign and verdict_is_beside(scene) else 0)
        x = min(max(chair.middle - whole // 2, SIDE), canvas.width - SIDE - whole)
        y = canvas.height - NEAR - 2 * unit if chair.below else NEAR
        tiles: tuple[Tile | None, ...] = (
            sort_hand(claim.tiles or ()) if shown else (None,) * claim.size
        )
        strip = self.laid(look, (x, y), unit, tiles, shown or doubted)
        canvas.paste(strip, (x - GLOW, max(STRIP, y - GLOW)))
        if doubted:
            edge = y if chair.below else y + 2 * unit
            put(canvas, self.sprites.badge(MARK, "?"), chair.middle - MARK // 2, edge - MARK // 2)
        if sign and verdict_is_beside(scene):
            canvas.paste(sign, (x + wide + GAP, y + unit - sign.height // 2), sign)
        elif sign:
            middle = y - 12 - VERDICT // 2 if chair.below else y + 2 * unit + 12 + VERDICT // 2
            canvas.paste(sign, (chair.middle - sign.width // 2, middle - sign.height // 2), sign)

    def _laid(
        self,
        look: theme.TableLook,
        corner: tuple[int, int],
        unit: int,
        tiles: tuple[Tile | None, ...],
        ringed: bool,
    ) -> Image.Image:
        """Draw the tiles of a claim (None: face down) with the slab round them.

        Cached because claims stay for several turns.
        """
        (x, y), wide, ground = corner, len(tiles) * (unit + GAP) - GAP, self.slab(look.stone, True)
        # Without the wedge of a plate
        top, low = (
            max(STRIP, y - GLOW),
            min(ground.height - STRIP, y + 2 * unit + GLOW),
        )
        image = ground.crop((x - GLOW, top, x + wide + GLOW, low))
        places = [GLOW + index * (unit + GAP) for index in range(len(tiles))]
        if ringed:
            for gold in (False, True):
                for place in places:
                    put(image, self.sprites.halo(unit, True, gold), place, y - top)
        for place, tile in zip(places, tiles, strict=True):
            sprite = (
                self.sprites.back(unit, True)
                if tile is None
                else self.sprites.tile(unit, True, *HALVES[tile], look.marks)
            )
            put(image, sprite, place, y - top)
        return image

    def _sign(self, scene: TableScene, seat: Seat, fate: Fate) -> Image.Image:
        """Return the verdict on an exposed claim."""
        true = fate is Fate.TRUE
        duel = scene.view.toss.duel if scene.view else None
        plate = scene.plates[duel.challenger] if duel and duel.target == seat else None
        by = None
        if duel and plate:
            letter = first_letter(drawable_name(scene, self.sprites, duel.challenger, plate))
            by = PlayerSign(duel.challenger, letter, plate.computer, plate.away)
        return self.verdict(scene.words("picture-true" if true else "picture-bluff"), true, by)

    def _verdict(self, word: str, true: bool, by: PlayerSign | None) -> Image.Image:
        """Draw the verdict as a coloured word.

        Until the challenge is settled with the challenger's disc before it.
        """
        size, high = 33, VERDICT
        wide = self.sprites.typeface.width(word, size) + 26
        tag = Image.new("RGBA", (wide, high), (*theme.LIGHT, 0))
        tag.paste((*theme.LIGHT, 255), (0, 0), rounded_mask((wide, high), (0, 0, wide, high), 10))
        inner = rounded_mask((wide, high), (2, 2, wide - 2, high - 2), 8)
        tag.paste((*(theme.GAIN if true else theme.PASS), 255), (0, 0), inner)
        self.sprites.typeface.draw(
            tag, (wide / 2, high / 2 + CAP * size), word, size, theme.LIGHT, anchor=0.5
        )
        if by is None:
            return tag
        image = Image.new("RGBA", (COIN + 6 + wide, COIN + 6), (*theme.SHADE, 0))
        image.paste(tag, (COIN + 6, (image.height - high) // 2))
        disc = self.sprites.sign(COIN, by)
        for part in disc.parts:
            image.paste(part.image, (part.x + 3, part.y + 3))
        return image

    def _hand(
        self,
        canvas: Canvas,
        chair: PlateStrip,
        hand: tuple[Tile, ...],
        marks: theme.Marks,
        most: int,
    ) -> None:
        """Draw a revealed hand in one row or two."""
        wide, plans = chair.width - 30, []
        for rows in (1, 2):
            columns = -(-len(hand) // rows)
            plans.append(
                (min(most, wide // columns - 3, (HAND_HIGH // rows - 3) // 2), -rows, columns)
            )
        unit, _, columns = max(plans)
        rows = -(-len(hand) // columns)
        top = canvas.height - NEAR - rows * (2 * unit + 3) if chair.below else NEAR
        for index, tile in enumerate(sort_hand(hand)):
            row, column = divmod(index, columns)
            in_row = min(columns, len(hand) - row * columns)
            left = min(
                max(chair.middle - (in_row * (unit + 3) - 3) // 2, SIDE),
                canvas.width - SIDE - in_row * (unit + 3),
            )
            x = left + column * (unit + 3)
            put(
                canvas,
                self.sprites.tile(unit, True, *HALVES[tile], marks),
                x,
                top + row * (2 * unit + 3),
            )
