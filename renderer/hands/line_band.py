"""The band above a hand: the ends of the line with the tiles that lie there, or dice and claims."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.core import Claim, End, Fate, Layout, OpenEnd, Placed, Seat, View
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, put
from renderer.drawing.rooms import make_ground
from renderer.drawing.textures import RIM, inner_size, make_wood, set_inlay, with_palette
from renderer.drawing.tiles_and_chips import SpritePainter, badge_width
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import playable_ends, sort_hand
from renderer.scene import END_LETTERS, HandScene
from renderer.tables.dice_table import challengeable_seats
from renderer.tables.line_layout import SIDES
from renderer.tables.player_plates import seat_sign

WIDTH: Final = 1210
HEIGHT: Final = 200  # of the band with the wood around it
BOX: Final = (14, 10, WIDTH - 14, 194)
MIDDLE: Final = (BOX[1] + BOX[3]) // 2
LEFT, RIGHT = BOX[0] + RIM + 12, BOX[2] - RIM - 12
SIGN: Final = 92
LOW_SIGN: Final = 86  # of many ends
UNIT: Final = 57
LARGE: Final = 70  # of a line so short that all of it is shown
GAP: Final = 4
SHOWN: Final = {1: 6, 2: 3, 3: 2, 4: 1}  # tiles at each end, by the number of ends
FEW: Final = 4  # ends beside which tiles lie
TITLE: Final = 84
TEXT: Final = 60
DIE: Final = 112
COIN: Final = 66  # disc of a claimant, over the corner of the claim
VERDICT: Final = 58
Last = frozenset[tuple[int, int]]  # halves of the tiles laid last, both ways round


class LineBand(SpritePainter):
    """Draws the band. Thread-safe."""

    def draw(self, canvas: Canvas, scene: HandScene) -> None:
        """Draw the band at the top of the canvas."""
        look = theme.table_look(scene.game, scene.style)
        canvas.paste(self.ground(look.room), (0, 0))
        view = scene.view
        if view.layout is Layout.DICE:
            self._dice(canvas, scene, look.marks)
        elif view.line or view.railway.hub is not None:
            self._ends(canvas, view, look.marks)
        else:
            typeface = self.sprites.typeface
            typeface.draw(
                canvas,
                (WIDTH / 2, MIDDLE + CAP * TITLE),
                typeface.fit(scene.title, TITLE, RIGHT - LEFT, title=True),
                TITLE,
                theme.BRASS[0],
                anchor=0.5,
                title=True,
                lifted=True,
            )

    def _ends(self, canvas: Canvas, view: View, marks: theme.Marks) -> None:
        """Draw the whole line if it is short, else each open end with its last tiles."""
        ends = playable_ends(view) or view.ends
        if len(ends) > FEW:
            self._signs(canvas, ends)
            return
        laid = view.line[max(0, len(view.line) - view.series) :]
        last = frozenset(halves for a, b, *_ in laid for halves in ((a, b), (b, a)))
        arms, across = tiles_by_arm(view), view.layout in (Layout.LINE, Layout.CROSS)
        row, numbers = arms[End.LEFT], dict(ends)
        room = RIGHT - LEFT - 2 * (SIGN + 2 * GAP)
        is_line = numbers.keys() <= {End.LEFT, End.RIGHT}
        unit = next((unit for unit in (LARGE, UNIT) if row_width(row, unit, across) <= room), 0)
        if is_line and unit:
            groups = [(end, numbers.get(end), row if end is End.LEFT else []) for end in SIDES]
        else:
            unit = UNIT
            groups = [
                (end, number, outer_tiles(arms, end, SHOWN[len(ends)])) for end, number in ends
            ]
        widths = [
            (0 if number is None else badge_width(SIGN, number) + 2 * GAP)
            + row_width(row, unit, across)
            for _, number, row in groups
        ]
        hidden = len(view.line) - sum(len(row) for _, _, row in groups)
        free = RIGHT - LEFT - sum(widths)
        if not is_line:
            places = [
                LEFT + (RIGHT - LEFT) * (2 * index + 1) // (2 * len(groups)) - width // 2
                for index, width in enumerate(widths)
            ]
        elif hidden:
            places = [LEFT, RIGHT - widths[-1]][: len(groups)]
            self._hidden(canvas, LEFT + widths[0] + free // 2, free, hidden)
        else:
            places = [LEFT + free // 2, LEFT + free // 2 + widths[0]]
        for (end, number, row), x in zip(groups, places, strict=False):
            self._group(canvas, (x, end, number), row, last, marks=marks, unit=unit, across=across)

    def _group(
        self,
        canvas: Canvas,
        place: tuple[int, End, int | None],
        tiles: Sequence[Placed],
        last: Last,
        *,
        marks: theme.Marks,
        unit: int,
        across: bool,
    ) -> None:
        """Draw a sign and tiles beside it, at the right end before it."""
        x, end, number = place
        wide = 0 if number is None else badge_width(SIGN, number) + 2 * GAP
        sign = x if end is not End.RIGHT else x + row_width(tiles, unit, across) + GAP
        if number is not None:
            put(
                canvas,
                self.sprites.badge(SIGN, END_LETTERS[end], number),
                sign,
                MIDDLE - SIGN // 2,
            )
        x += 0 if end is End.RIGHT else wide
        for placed in tiles:
            upright = across and placed.a == placed.b
            y = MIDDLE - (unit if upright else unit // 2)
            put(canvas, self.sprites.tile(unit, upright, placed.a, placed.b, marks), x, y)
            if (placed.a, placed.b) in last:
                put(canvas, self.sprites.ring(unit, upright), x, y)
            x += (unit if upright else 2 * unit) + GAP

    def _hidden(self, canvas: Canvas, middle: int, room: int, count: int) -> None:
        """Draw how many tiles lie between those of the ends, with dots as far as there is room."""
        text = str(count)
        wide = 46 + self.sprites.typeface.width(text, TEXT)
        x = middle - wide // 2
        put(canvas, self.sprites.art("tile-sign", 4), x, MIDDLE - 30)
        self.sprites.typeface.draw(
            canvas, (x + 46, MIDDLE + CAP * TEXT), text, TEXT, theme.PLATE_TEXT, lifted=True
        )
        for side in (-1, 1):
            for step in range(min(3, ((room - wide) // 2 - 26) // 24)):
                dot = middle + side * (wide // 2 + 26 + 24 * step) - 7
                canvas.paste(theme.PLATE_TEXT, (dot, MIDDLE - 7), self.sprites.tag(14, 14, 7))

    def _signs(self, canvas: Canvas, ends: Sequence[OpenEnd]) -> None:
        """Draw the signs of many ends in a row."""
        widths = [badge_width(LOW_SIGN, number) for _, number in ends]
        free = min(40, (RIGHT - LEFT - sum(widths)) // len(ends))
        x = (WIDTH - sum(widths) - free * (len(ends) - 1)) // 2
        for (end, number), width in zip(ends, widths, strict=True):
            sign = self.sprites.badge(LOW_SIGN, END_LETTERS[end], number)
            put(canvas, sign, x, MIDDLE - LOW_SIGN // 2)
            x += width + free

    def _dice(self, canvas: Canvas, scene: HandScene, marks: theme.Marks) -> None:
        """Draw dice, and the claims with the discs of their players."""
        view = scene.view
        claims = [
            (seat, player.claim)
            for seat, player in enumerate(view.seats)
            if player.claim and not view.toss.claiming
        ]
        dice = view.toss.dice or ()
        widths = [COIN // 2 + claim.size * (UNIT + GAP) for _, claim in claims]
        wide = len(dice) * (DIE + 18)
        free = min(60, (RIGHT - LEFT - wide - sum(widths)) // (len(claims) + 1))
        x = (WIDTH - wide - sum(widths) - free * len(claims)) // 2
        for value, tilt in zip(dice, (7, -6), strict=False):
            put(canvas, self.sprites.die(DIE, value, tilt), x, MIDDLE - DIE // 2)
            x += DIE + 18
        open_to = challengeable_seats(view)
        for (seat, claim), width in zip(claims, widths, strict=True):
            x += free
            asks = seat in open_to and seat != view.viewer
            self._claim(canvas, scene, (x, seat), claim, marks=marks, asks=asks)
            x += width

    def _claim(
        self,
        canvas: Canvas,
        scene: HandScene,
        place: tuple[int, Seat],
        claim: Claim,
        *,
        marks: theme.Marks,
        asks: bool,
    ) -> None:
        """Draw a claim, face down or with its verdict, and the disc of its player.

        `asks`: it may be challenged.
        """
        x, seat = place
        left = x + COIN // 2
        corner = left, MIDDLE - UNIT
        tiles = sort_hand(claim.tiles) if claim.tiles else (None,) * claim.size
        self.sprites.lay_claim(canvas, tiles, corner, UNIT, GAP, marks=marks, ringed=asks)
        middle = left + claim.size * (UNIT + GAP) // 2
        if claim.fate is not Fate.OPEN:
            put(
                canvas,
                self.sprites.symbol("check" if claim.fate is Fate.TRUE else "cross", VERDICT),
                middle - VERDICT // 2,
                BOX[3] - RIM - VERDICT,
            )
        put(
            canvas,
            self.sprites.sign(COIN, seat_sign(scene, self.sprites, seat)),
            x,
            BOX[1] + RIM + 2,
        )

    @kept("grounds")
    def ground(self, room: theme.Room) -> Image.Image:
        """Draw the empty band: the ground of the room without its ornament, in a frame, on wood."""
        image = make_wood((WIDTH, HEIGHT))
        size = inner_size(BOX)
        ground = make_ground((size[0], 3 * size[1]), room).crop((0, size[1], size[0], 2 * size[1]))
        set_inlay(image, ground, BOX)
        return with_palette(image)


def row_width(tiles: Sequence[Placed], unit: int, across: bool) -> int:
    """Return the width of tiles in a row. `across`: doubles stand crosswise."""
    return sum((unit if across and a == b else 2 * unit) + GAP for a, b, *_ in tiles)


def tiles_by_arm(view: View) -> dict[End, list[Placed]]:
    """Return the tiles of each arm or train from the outside inwards, the outer half first.

    The row, from its left end to its right end, is under both ends.
    """
    row: list[Placed] = []
    arms: dict[End, list[Placed]] = {}
    for placed in view.line:
        if placed.end in (End.START, End.LEFT, End.RIGHT):
            row.insert(0 if placed.end is End.LEFT else len(row), placed)
        else:
            arms.setdefault(placed.end, []).insert(0, placed._replace(a=placed.b, b=placed.a))
    return {End.LEFT: row, End.RIGHT: row, **arms}


def outer_tiles(arms: dict[End, list[Placed]], end: End, count: int) -> list[Placed]:
    """Return the outermost tiles of an end, as they lie."""
    tiles = arms.get(end, [])
    return tiles[-count:] if end is End.RIGHT else tiles[:count]
