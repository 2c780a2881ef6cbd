"""The table of Challenge.

Dice in the middle, claims in front of their players, boneyard and pot between them.
"""

from typing import Final

from games.core import Fate, Seat, Tile, View
from games.parts.amounts import format_chips
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, put
from renderer.drawing.tiles_and_chips import Grid, SpritePainter, fit_grid
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import sort_hand
from renderer.scene import TableScene
from renderer.tables.player_plates import seat_sign
from renderer.tables.seating_plan import STRIP, PlateStrip

MIDDLE: Final = (605, 385)
DIE: Final = 126
APART: Final = 84  # from the middle of the slab to that of a die
NEAR: Final = STRIP + 10  # from the edge of the picture to the claims
SIDE: Final = 36  # margin at the sides of the picture
CLAIM: Final = 60  # half the length of a tile in a claim
MARK: Final = 66  # question mark or verdict
COIN: Final = 56  # disc of the challenger, below the verdict
HAND_HIGH: Final = 150  # of a revealed hand
GAP: Final = 12
GRID: Final = Grid(most=50, rows=2, across=3, down=3)  # of a revealed hand


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


class DicePainter(SpritePainter):
    """Draws what lies on the slab. Thread-safe."""

    def draw(
        self, canvas: Canvas, scene: TableScene, view: View, chairs: tuple[PlateStrip, ...]
    ) -> None:
        """Draw dice, claims and revealed hands."""
        x, y = MIDDLE
        look = theme.table_look(scene.game, scene.style)
        revealed = view.result.hands if view.result and not view.dealing else (None,) * len(chairs)
        open_to = challengeable_seats(view)
        for seat, (chair, player, hand) in enumerate(
            zip(chairs, view.seats, revealed, strict=True)
        ):
            if player.claim:
                self._claim(canvas, scene, seat, chair, doubted=seat in open_to)
            elif hand:
                self._hand(canvas, chair, hand, look.marks)
            elif view.toss.claiming and player.due:
                high = canvas.height - NEAR - 2 * CLAIM if chair.below else NEAR
                put(canvas, self.sprites.art("slot", 6), chair.middle - CLAIM // 2, high)
        if view.toss.dice and view.dealing:
            for value, shift, tilt in zip(view.toss.dice, (-APART, APART), (8, -11), strict=True):
                rise = 6 if shift < 0 else -4
                put(
                    canvas,
                    self.sprites.die(DIE, value, tilt),
                    x + shift - DIE // 2,
                    y + rise - DIE // 2,
                )

    def rest(self, canvas: Canvas, view: View) -> None:
        """Draw pot and boneyard."""
        if view.pool:
            chip = self.sprites.chip(110, theme.CHIPS[3], format_chips(view.pool), 3)
            put(canvas, chip, MIDDLE[0] - 2 * APART - 130, MIDDLE[1] - 62)
        if not view.stock:
            return
        unit, x, y = 54, MIDDLE[0] + 2 * APART + 20, MIDDLE[1] - 30
        for layer in reversed(range(min(4, 1 + view.stock // 4))):
            put(canvas, self.sprites.back(unit, False), x - 4 * layer, y + 7 * layer)
        base, typeface = (x + 2 * unit + 22, MIDDLE[1] + CAP * 62 + 4), self.sprites.typeface
        typeface.draw(canvas, base, str(view.stock), 62, theme.PLATE_TEXT, lifted=True)

    def _claim(
        self, canvas: Canvas, scene: TableScene, seat: Seat, chair: PlateStrip, *, doubted: bool
    ) -> None:
        """Draw the claim of a seat: face down, with a ring and a question mark if `doubted`.

        Or exposed, with the verdict.
        """
        claim = scene.view.seats[seat].claim if scene.view else None
        assert claim is not None
        shown = claim.fate is not Fate.OPEN and claim.tiles is not None
        wide = claim.size * (CLAIM + GAP) - GAP
        whole = wide + (GAP + MARK if shown else 0)
        x = min(max(chair.middle - whole // 2, SIDE), canvas.width - SIDE - whole)
        y = canvas.height - NEAR - 2 * CLAIM if chair.below else NEAR
        tiles = sort_hand(claim.tiles) if shown and claim.tiles else (None,) * claim.size
        marks, ringed = theme.table_look(scene.game, scene.style).marks, shown or doubted
        self.sprites.lay_claim(canvas, tiles, (x, y), CLAIM, GAP, marks=marks, ringed=ringed)
        if doubted:
            spot = x + (wide - MARK) // 2, y + CLAIM - MARK // 2
            put(canvas, self.sprites.badge(MARK, "?"), *spot)
        if shown:
            self._verdict(canvas, scene, seat, claim.fate, (x + wide + GAP, y))

    def _verdict(
        self, canvas: Canvas, scene: TableScene, seat: Seat, fate: Fate, corner: tuple[int, int]
    ) -> None:
        """Draw the verdict on an exposed claim, and who doubts it until that is settled."""
        (x, y), duel = corner, scene.view.toss.duel if scene.view else None
        plate = scene.plates[duel.challenger] if duel and duel.target == seat else None
        name = "check" if fate is Fate.TRUE else "cross"
        put(canvas, self.sprites.symbol(name, MARK), x, y if plate else y + CLAIM - MARK // 2)
        if duel and plate:
            put(
                canvas,
                self.sprites.sign(COIN, seat_sign(scene, self.sprites, duel.challenger)),
                x + (MARK - COIN) // 2,
                y + MARK + 2,
            )

    def _hand(
        self,
        canvas: Canvas,
        chair: PlateStrip,
        hand: tuple[Tile, ...],
        marks: theme.Marks,
    ) -> None:
        """Draw a revealed hand in one row or two."""
        unit, columns = fit_grid(len(hand), chair.width - 30, HAND_HIGH, GRID)
        wide, high = columns * (unit + 3) - 3, -(-len(hand) // columns) * (2 * unit + 3)
        left = min(max(chair.middle - wide // 2, SIDE), canvas.width - SIDE - wide)
        top = canvas.height - NEAR - high if chair.below else NEAR
        self.sprites.lay_hand(
            canvas, sort_hand(hand), (left, top), unit, columns, marks=marks, gaps=(3, 3)
        )
