"""The right part of the slab: the stakes and the gallery's bets on them, or the revealed hands.

The gallery's bets are plaques beside the stake of the player they are on: pale with a whole rim if
accepted; dark with a broken rim and a question mark if offered.
"""

from collections.abc import Sequence
from typing import Final

from games.core import Bet, Layout, Result, Seat, Tile, View
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sprite, cut_sprite, put
from renderer.drawing.pen import Pen
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.textures import Box
from renderer.drawing.tiles_and_chips import Grid, SpritePainter, Sprites, fit_grid
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import sort_hand
from renderer.scene import HandScene, TableScene
from renderer.tables.player_plates import first_letter, seat_sign

PANEL: Final = 244  # width of the panel
NARROW: Final = 164  # beside a cross, which needs the room, if no hand has more than FEW tiles
FEW: Final = 4
MOST: Final = 3  # plaques for one player; further bets are counted
HIGH: Final = 58  # of a plaque
PITCH: Final = 62  # from one plaque to the next
TEXT: Final = 59
RADIUS: Final = 10
DASH: Final = 9
CHIP: Final = 136
BESIDE: Final = 84  # of a chip with bets beside it
DISC: Final = 62
GRID: Final = Grid(most=45, rows=3, across=3, down=4)  # of revealed hands


def onlooker_names(scene: TableScene | HandScene, sprites: Sprites) -> tuple[str, ...]:
    """Return the drawable names of all places that may have bet.

    A number where the scene has no name.
    """
    seats, bets = len(scene.plates), scene.view.gallery.bets if scene.view else ()
    last = max((bet.participant for bet in bets), default=seats - 1) - seats
    numbers = [scene.words("picture-onlooker", number=index + 1) for index in range(last + 1)]
    return tuple(
        sprites.typeface.name(scene.gallery[index].name, scene.gallery[index].fallback, number)
        if index < len(scene.gallery)
        else number
        for index, number in enumerate(numbers)
    )


def onlooker_letters(scene: TableScene, view: View, sprites: Sprites) -> dict[int, str]:
    """Return a letter for each participant that has bet, or its number if it has no name."""
    seats, names = len(view.seats), onlooker_names(scene, sprites)
    return {
        bet.participant: str(index + 1)
        if names[index] == scene.words("picture-onlooker", number=index + 1)
        else first_letter(names[index])
        for bet in view.gallery.bets
        for index in (bet.participant - seats,)
    }


class StakesAndHandsPanel(SpritePainter):
    """Draws the side panel on a slab. Thread-safe."""

    def draw(self, canvas: Canvas, scene: TableScene, view: View, box: Box) -> None:
        """Draw stakes, or the hands that the result shows, into a box."""
        if view.dealing or not view.result:
            self._stakes(canvas, scene, view, box)
        else:
            self._hands(canvas, scene, view.result, box)

    def _stakes(self, canvas: Canvas, scene: TableScene, view: View, box: Box) -> None:
        """Draw the stakes in the order of play after the banker, and the bets beside them."""
        banker = next((seat for seat, player in enumerate(view.seats) if player.banker), 0)
        others = [(banker + step) % len(view.seats) for step in range(1, len(view.seats))]
        letters = onlooker_letters(scene, view, self.sprites)
        size = BESIDE if view.gallery.bets else CHIP
        band = (box[3] - box[1]) // len(others)
        for row, seat in enumerate(others):
            middle = box[1] + row * band + band // 2
            x = box[0] if view.gallery.bets else (box[0] + box[2] - size) // 2
            stake, sign = view.seats[seat].stake, seat_sign(scene, self.sprites, seat)
            on = tuple(bet for bet in view.gallery.bets if bet.seat == seat)
            if stake is not None:
                corner = x, middle - size // 2
                self._pile(canvas, stake, view.staking.limits, sign, corner=corner, size=size)
            if stake is not None or on:
                disc = DISC if view.gallery.bets else DISC + 10
                corner = x - disc // 3, middle + size // 2 - disc * 2 // 3
                put(canvas, self.sprites.sign(disc, sign), max(corner[0], box[0] - 24), corner[1])
            left = x + size + 8
            self._bets(canvas, on, letters, x=left, middle=middle, width=box[2] - left)

    def _bets(
        self,
        canvas: Canvas,
        bets: Sequence[Bet],
        letters: dict[int, str],
        *,
        x: int,
        middle: int,
        width: int,
    ) -> None:
        """Draw the bets on one player, one below the other.

        At most `MOST`, or fewer and how many more there are.
        """
        shown = bets if len(bets) <= MOST else bets[: MOST - 1]
        more = len(bets) - len(shown)
        top = middle - (PITCH * (len(shown) + (more > 0)) - (PITCH - HIGH)) // 2
        for row, bet in enumerate(shown):
            put(
                canvas,
                self._plaque(letters[bet.participant], bet, width),
                x,
                top + row * PITCH,
            )
        if more > 0:
            base = (x + width / 2, top + len(shown) * PITCH + HIGH / 2 + CAP * TEXT)
            self.sprites.typeface.draw(
                canvas, base, f"+{more}", TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True
            )

    @kept("parts")
    def _plaque(self, letter: str, bet: Bet, width: int) -> Sprite:
        """Draw the letter and the chips of a bet, in the colour of the player's chips."""
        pen, gap = Pen(width, HIGH + 2, 3), theme.PLATE[1]
        rim = theme.CHIPS[bet.seat % len(theme.CHIPS)] if bet.accepted else theme.BRASS[0]
        pen.box((0, 1, width, HIGH + 2), RADIUS, theme.SHADE)
        pen.box((0, 0, width, HIGH), RADIUS, rim)
        if not bet.accepted:  # the gaps of the broken rim
            for x in range(DASH, width - RADIUS, 2 * DASH):
                pen.box((x, 0, x + DASH, HIGH), 0, gap)
            pen.box((0, HIGH * 3 / 8, width, HIGH * 5 / 8), 0, gap)
        pen.box((3, 3, width - 3, HIGH - 3), RADIUS - 3, theme.CHIP_FACE if bet.accepted else gap)
        pen.box((3, 3, HIGH, HIGH - 4), RADIUS - 3, theme.DISCS[bet.participant % len(theme.DISCS)])
        image, typeface = pen.drawn(), self.sprites.typeface
        base = pen.pad + HIGH / 2 + CAP * TEXT
        typeface.draw(image, (2 + pen.pad + HIGH / 2, base), letter, TEXT, theme.LIGHT, anchor=0.5)
        text, ink = (f"{bet.chips}", theme.INK) if bet.accepted else (f"{bet.chips}?", theme.LIGHT)
        middle = pen.pad + HIGH + (width - HIGH) // 2
        typeface.draw(image, (middle, base), text, TEXT, ink, anchor=0.5)
        return cut_sprite(image, pen.pad)

    def _pile(
        self,
        canvas: Canvas,
        stake: int,
        limits: tuple[int, int] | None,
        sign: PlayerSign,
        *,
        corner: tuple[int, int],
        size: int,
    ) -> None:
        """Draw a stake as a pile of chips, higher towards the limit."""
        low, high = limits or (stake, stake)
        pile = (
            1 + (2 * (stake - low) + (high - low) // 2) // max(1, high - low) if stake > low else 1
        )
        put(
            canvas,
            self.sprites.chip(
                size, theme.CHIPS[sign.seat % len(theme.CHIPS)], str(stake), min(3, pile)
            ),
            *corner,
        )

    def _hands(self, canvas: Canvas, scene: TableScene, result: Result, box: Box) -> None:
        """Draw the hands revealed at the end of the deal: owner, pips, tiles as large as fit."""
        signs = [seat_sign(scene, self.sprites, seat) for seat in range(len(scene.plates))]
        # Partners together
        revealed = sorted(
            revealed_hands(result), key=lambda entry: (signs[entry[0]].team or 0, entry[0])
        )
        marks = theme.table_look(scene.game, scene.style).marks
        width, room = box[2] - box[0], (box[3] - box[1]) // max(3, len(revealed))
        for row, (seat, hand) in enumerate(revealed):
            x, y = box[0], box[1] + row * room
            put(canvas, self.sprites.sign(DISC, signs[seat]), x, y)
            total = "" if result.pips[seat] is None else str(result.pips[seat])
            base = x + DISC + 10, y + DISC / 2 + CAP * TEXT
            self.sprites.typeface.draw(canvas, base, total, TEXT, theme.PLATE_TEXT, lifted=True)
            taken = DISC + 20 + self.sprites.typeface.width(total, TEXT)
            beside = fit_grid(len(hand), width - taken, room - 6, GRID)
            below = fit_grid(len(hand), width, room - DISC - 12, GRID)
            unit, columns = max(beside, below)
            left, top = (x + taken, y) if beside >= below else (x, y + DISC + 8)
            self.sprites.lay_hand(
                canvas, sort_hand(hand), (left, top), unit, columns, marks=marks, gaps=(3, 4)
            )


def revealed_hands(result: Result) -> tuple[tuple[Seat, tuple[Tile, ...]], ...]:
    """Return the seats that revealed tiles, with their hands."""
    return tuple((seat, hand) for seat, hand in enumerate(result.hands) if hand)


def panel_width(view: View) -> int:
    """Return the width of the panel; 0 if no stakes, bets or revealed hands are to be shown."""
    if not view.dealing and view.result:
        most = max((len(hand) for _, hand in revealed_hands(view.result)), default=0)
        is_narrow = view.layout is Layout.CROSS and most <= FEW
        return (NARROW if is_narrow else PANEL) if most else 0
    staked = any(player.stake is not None for player in view.seats)
    return PANEL if staked or view.gallery.bets or view.staking.limits else 0
