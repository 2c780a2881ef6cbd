"""The trains on the slab: a tray in front of each player, the hub and the Mexican train between them.

A train that is open to everybody has a golden frame and large tiles; the marker of its owner is a railway engine. An open double
has a red frame and an exclamation mark. The places where a tile may be laid have their signs. After the deal a revealed hand lies
in the tray of its owner, below the end of the train.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PIL import Image, ImageChops

from games.core import TRAINS, End, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.sheet import Canvas, Part
from renderer.drawing.sprite import Sprite, cut_frame, put
from renderer.drawing.tabletop import CAP, Sprites, badge_width
from renderer.drawing.textures import rounded_mask, vertical_gradient
from renderer.drawing.theme import Colour, Marks, mix
from renderer.hands.hand_choices import playable_ends, sort_hand
from renderer.scene import END_LETTERS, TableScene
from renderer.tables.line_layout import Cell
from renderer.tables.train_layout import (
    BETWEEN,
    GUTTER,
    Box,
    TileRows,
    TrainLayout,
    Tray,
    Yard,
    gutter_width,
    lay_train,
    open_trains,
    plan_yard,
    split_trains,
)

RADIUS: Final = 14
LETTER: Final = 36
ENGINE: Final = 36
ALARM: Final = 38
TEXT: Final = 29  # "+n" in a gutter
TITLE: Final = 34
SIGN: Final = 0.94  # size of the sign at an open end, in half tiles
SMALLEST: Final = 42  # size of such a sign in pixels
CLEAR: Final = 50  # smaller tiles show digits, which can be read on a phone
HAND_UNITS: Final = (46, 42, 38, 34, 30, 26, 22, 18)  # of a revealed hand
APART: Final = 4  # pixels between its tiles


@dataclass(frozen=True, slots=True)
class PlacedTrains:
    """The trains of a view in their places, and the hands that are revealed."""

    yard: Yard
    trains: Mapping[End, TrainLayout]
    open: frozenset[End]
    marks: Marks
    hands: Mapping[End, tuple[Tile, ...]] = field(default_factory=dict)


class TrainPainter:
    """Draws trains. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.tray = sprites.strips.keep(self._tray)

    def place(self, view: View, marks: Marks, *, large: bool = False) -> PlacedTrains:
        """Return the trains of a view in their places. `large`: all have large tiles."""
        yard, trains, joined = plan_yard(len(view.seats)), split_trains(view.line), open_trains(view)
        hands: dict[End, tuple[Tile, ...]] = {}
        if view.result and not view.dealing:
            hands = {TRAINS[seat]: sort_hand(hand) for seat, hand in enumerate(view.result.hands) if hand}
        placed = {}
        for end, tray in yard.trays.items():
            rows = tray.large if large or end in joined else tray.small
            train = trains.get(end, ())
            if end in hands:
                rows = beside_hand(tray, len(hands[end]), len(train))
            placed[end] = lay_train(train, rows)
        return PlacedTrains(yard, placed, joined, marks, hands)

    def rest(self, canvas: Canvas, placed: PlacedTrains, scene: TableScene, view: View) -> None:
        """Draw the trays and their tiles, the hub, and the note with the title and the number of the deal."""
        for end, tray in placed.yard.trays.items():
            seat = TRAINS.index(end) if end in TRAINS else None
            kind = "double" if end is view.railway.uncovered else "open" if end in placed.open else "closed"
            colour = theme.RAIL if seat is None else theme.DISCS[seat % len(theme.DISCS)]
            put(canvas, self.tray(tray.box[2:], kind, colour), *tray.box[:2])
            self._gutter(canvas, tray, placed, end, marked=seat is None or seat in view.railway.marked)
            self._tiles(canvas, placed, end)
            if end in placed.hands:
                self._hand(canvas, placed, end)
        self._hub(canvas, placed, view)
        self._note(canvas, placed.yard.note, scene, view)

    def mark(self, canvas: Canvas, placed: PlacedTrains, view: View) -> None:
        """Draw the ring round the last tile, the sign of an open double, and the signs of the open ends."""
        if view.line:
            train = placed.trains[view.line[-1].end]
            if train.tiles:
                last = train.tiles[-1]
                ring = self.sprites.ring(train.rows.unit, last.upright)
                put(canvas, ring, *_at(placed.yard.trays[view.line[-1].end], train, last.cell))
        if view.railway.uncovered and placed.trains[view.railway.uncovered].tiles:
            train = placed.trains[view.railway.uncovered]
            x, y = _at(placed.yard.trays[view.railway.uncovered], train, train.tiles[-1].cell)
            put(canvas, self.sprites.symbol("alarm", ALARM), x - ALARM // 3, y - ALARM // 3)
        for end, number in playable_ends(view):
            self._sign(canvas, placed.yard.trays[end], placed.trains[end], end, number)

    def _sign(self, canvas: Canvas, tray: Tray, train: TrainLayout, end: End, number: int) -> None:
        """Draw the sign of an open end. A wide one reaches further along the train, but not out of the tray."""
        x, y = _at(tray, train, train.end)
        unit = train.rows.unit
        size = max(SMALLEST, round(unit * SIGN))
        wide, shift = badge_width(size, number), (unit - size) // 2
        left = x + unit - shift - wide if train.leftward and train.end.x < train.rows.columns - 1 else x + shift
        left = min(left, tray.box[0] + tray.box[2] - wide - 2)
        top = min(y + shift, tray.box[1] + tray.box[3] - size - 2)
        put(canvas, self.sprites.badge(size, END_LETTERS[end], number), left, top)

    def _tiles(self, canvas: Canvas, placed: PlacedTrains, end: End) -> None:
        tray, train = placed.yard.trays[end], placed.trains[end]
        unit, marks = train.rows.unit, _legible(placed.marks, train.rows.unit)
        for laid in sorted(train.tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            put(canvas, self.sprites.tile(unit, laid.upright, laid.first, laid.second, marks), *_at(tray, train, laid.cell))

    def _hand(self, canvas: Canvas, placed: PlacedTrains, end: End) -> None:
        """Draw a revealed hand in level tiles, below the end of the train."""
        hand, tray = placed.hands[end], placed.yard.trays[end]
        left, top, wide, high = tray.field
        low = high - placed.trains[end].rows.rows * (placed.trains[end].rows.unit + BETWEEN)
        unit, columns = hand_grid(len(hand), wide, low)
        for index, tile in enumerate(hand):
            row, column = divmod(index, columns)
            at = left + column * (2 * unit + APART), top + high - low + APART + row * (unit + APART)
            put(canvas, self.sprites.tile(unit, False, *HALVES[tile], _legible(placed.marks, unit)), *at)

    def _gutter(self, canvas: Canvas, tray: Tray, placed: PlacedTrains, end: End, *, marked: bool) -> None:
        """Draw the letter of a train, the marker, and how many of its tiles are hidden; beside a hand its pips."""
        typeface, (left, top, _, high), wide = self.sprites.typeface, tray.box, tray.gutter
        flat, hidden = wide > GUTTER, placed.trains[end].hidden
        note = f"+{hidden}" if hidden else ""
        middle, line = left + (GUTTER - 2 if flat else GUTTER) // 2 + 1, top + (high // 2 if flat else LETTER // 2 + 8)
        typeface.draw(canvas, (middle, line + CAP * LETTER), END_LETTERS[end], LETTER, theme.LIGHT, anchor=0.5)
        beside = left + wide - (wide - GUTTER) // 2 - 4
        if marked and not (note and (flat or high < 3 * GUTTER)):
            x, y = (beside, line) if flat else (middle, line + LETTER + 6)
            put(canvas, self.sprites.symbol("engine", ENGINE), x - ENGINE // 2, y - ENGINE // 2)
        if note and end not in placed.hands:
            base = line + CAP * TEXT if flat else top + high - 14
            typeface.draw(canvas, (beside if flat else middle, base), note, TEXT, theme.BRASS[0], anchor=0.5)

    def _hub(self, canvas: Canvas, placed: PlacedTrains, view: View) -> None:
        if view.railway.hub is None:
            return
        left, top, wide, high = placed.yard.hub
        unit = min(wide, high)
        hub = self.sprites.tile(unit, high > wide, *HALVES[view.railway.hub], _legible(placed.marks, unit))
        put(canvas, hub, left, top)

    def _note(self, canvas: Canvas, box: Box, scene: TableScene, view: View) -> None:
        """Draw title, number of the deal and boneyard in two lines."""
        typeface, (left, top, wide, high) = self.sprites.typeface, box
        stock = f"{view.stock}" if view.stock else ""
        taken = 40 + typeface.width(stock, TITLE) if stock else 0
        deal = scene.words("picture-deal", number=view.deal)
        for row, (text, ink, less) in enumerate(((scene.title, theme.BRASS[0], 0), (deal, theme.PLATE_TEXT, taken))):
            said, size = typeface.shrunk(text, TITLE, TEXT, wide - less)
            base = top + high // 2 + (row * 2 - 1) * 16 + CAP * size
            typeface.draw(canvas, (left, base), said, size, ink, lifted=True)
            if less:
                x = left + typeface.width(said, size) + 18
                put(canvas, self.sprites.back(15, True), x, round(base - CAP * size) - 15)
                typeface.draw(canvas, (x + 20, base), stock, size, ink, lifted=True)

    def _tray(self, size: tuple[int, int], kind: str, colour: Colour) -> Sprite:
        """Draw an empty tray: a dark ground, a gutter in the colour of its owner, and a frame."""
        width, height = size
        frames = {"closed": ((2, theme.BRASS[3]),), "open": ((4, theme.RING),), "double": ((2, theme.LIGHT), (6, theme.PASS))}
        outer = rounded_mask(size, (0, 0, *size), RADIUS)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        for rim, line in frames[kind]:
            image.paste((*line, 255), (0, 0), outer)
            outer = rounded_mask(size, (rim, rim, width - rim, height - rim), RADIUS - rim)
        image.paste((*theme.SHADE, theme.TRAY), (0, 0), outer)
        strip = Image.new("L", size)
        strip.paste(255, (0, 0, gutter_width(height), height))
        tones = vertical_gradient(size, mix(colour, theme.LIGHT, theme.LIT), mix(colour, theme.SHADE, 0.25))
        image.paste(tones.convert("RGBA"), (0, 0), ImageChops.multiply(strip, outer))
        core = gutter_width(height), RADIUS, width - RADIUS, height - RADIUS
        ground = Image.new("L", (core[2] - core[0], core[3] - core[1]), theme.TRAY)
        return cut_frame(image, core, Part.of(theme.SHADE, core[0], core[1], ground))


def beside_hand(tray: Tray, tiles: int, train: int) -> TileRows:
    """Return the rows that are left for a train above a revealed hand; none if the hand would not be legible below one.

    There are as many as the train fills, as long as they make no tile of the hand smaller. `tiles` and `train` are the numbers of
    tiles of both.
    """
    _, _, wide, high = tray.field
    one = tray.small._replace(rows=1)
    unit, _ = hand_grid(tiles, wide, high - one.unit - BETWEEN)
    if unit < HAND_UNITS[3]:
        return one._replace(rows=0)
    filled = range(1, min(tray.small.rows, 1 + 2 * train // one.columns) + 1)
    return one._replace(
        rows=max(rows for rows in filled if hand_grid(tiles, wide, high - rows * (one.unit + BETWEEN))[0] == unit)
    )


def hand_grid(tiles: int, wide: int, high: int) -> tuple[int, int]:
    """Return the largest half length with which so many level tiles fit, and the number of columns."""
    grids = ((unit, (wide + APART) // (2 * unit + APART), high // (unit + APART)) for unit in HAND_UNITS)
    return next(((unit, columns) for unit, columns, rows in grids if columns * rows >= tiles), (HAND_UNITS[-1], 6))


def _legible(marks: Marks, unit: int) -> Marks:
    """Return marks that can be read at this size on a phone."""
    return marks._replace(digits=True) if HAND_UNITS[3] <= unit < CLEAR else marks


def _at(tray: Tray, train: TrainLayout, cell: Cell) -> tuple[int, int]:
    """Return the upper left corner of a cell in the picture."""
    left, top, _, high = tray.field
    unit = train.rows.unit
    first = top + (high - unit) // 2 if tray.gutter > GUTTER else top
    return left + cell.x * unit, first + cell.y * (unit + BETWEEN)
