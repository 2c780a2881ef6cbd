"""The trains on the slab.

A tray in front of each player, the hub and the Mexican train between them. The tiles of a train run
to and fro in the rows of its tray, doubles in line like all tiles. If a train grows longer than its
tray, its first row leaves and the others move up, so its last tiles are always to be seen. Trains
that are open to everybody have a golden frame and large tiles, the others small ones. Both sizes
depend on the number of players alone, so nothing but a train's own marker changes its size.

The marker of a train is a railway engine. An open double has a red frame and an exclamation mark.
The places where a tile may be laid have their signs. After the deal a revealed hand lies in the
tray of its owner, below the end of the train.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from games.core import TRAINS, End, Placed, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, Part, Sprite, cut_frame, put
from renderer.drawing.tabletop import Sprites, badge_width
from renderer.drawing.textures import rounded_mask, vertical_gradient
from renderer.drawing.theme import Colour, Marks, mix
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import playable_ends, sort_hand
from renderer.scene import ALT_BADGE, END_LETTERS, TableScene
from renderer.tables.line_layout import Cell, TileSpot
from renderer.tables.seating import RIM, PlateStrip, plan_seats

LARGE_UNITS: Final = (60, 56, 54, 52, 48, 44)
SMALL_UNITS: Final = (50, 46, 42, 40, 38, 36, 34)
# Tiles of an open train that a tray holds: without and with players below the slab
LARGE_SHOWN: Final = (
    12,
    7,
)
SMALL_SHOWN: Final = 14
CHUNK: Final = 3  # tiles that leave a train of a single row at once
GUTTER: Final = 48  # beside the tiles: letter and marker, one above the other
FLAT_GUTTER: Final = 84  # beside the tiles of a single row, where they stand side by side
EDGE: Final = 4  # from the rim of the slab to the trays
MARGIN: Final = 3  # around the tiles of a tray
SPACE: Final = 6  # between trays, and between them and the band
BETWEEN: Final = 2  # rows
BAND_UNITS: Final = (44, 46)  # half a tile in the band: with and without players below the slab
NOTE: Final = 218  # width of the note in the band

Box = tuple[int, int, int, int]  # left, top, width, height


class TileRows(NamedTuple):
    """The rows of a tray for one size of tiles."""

    unit: int
    columns: int  # halves in a row
    rows: int

    @property
    def most(self) -> int:
        """The tiles that fit before any has to leave.

        The half after them stays free for the sign of the end.
        """
        return (self.columns * self.rows - 1) // 2

    def hidden(self, count: int) -> int:
        """Return how many halves of a train with `count` tiles come before the first row shown."""
        if self.rows == 1:
            # Beside a hand a row may hold fewer tiles than leave it at once
            chunk = max(1, min(CHUNK, self.most))
            return 2 * chunk * max(0, -(-(count - self.most) // chunk))
        return (
            self.columns * max(0, 2 * count // self.columns + 1 - self.rows)
            if self.rows
            else 2 * count
        )

    def cell(self, half: int) -> Cell:
        """Return the cell of a half, counted from the beginning of the train."""
        row, column = divmod(half, self.columns)
        return Cell(self.columns - 1 - column if row % 2 else column, row)


@dataclass(frozen=True, slots=True)
class TrainLayout:
    """A train laid out.

    How many of its first tiles are hidden, the others in their cells, and the cell of the next
    half.
    """

    rows: TileRows
    hidden: int
    tiles: tuple[TileSpot, ...]
    end: Cell
    leftward: bool = False  # the next tile lies to the left of the last


@dataclass(frozen=True, slots=True)
class Tray:
    """The place of a train: its box, and the rows for large and for small tiles."""

    box: Box
    large: TileRows
    small: TileRows

    @property
    def gutter(self) -> int:
        """The width of its gutter."""
        return gutter_width(self.box[3])

    @property
    def field(self) -> Box:
        """The box of the tiles."""
        left, top, width, height = self.box
        return (
            left + self.gutter + MARGIN,
            top + MARGIN,
            width - self.gutter - 2 * MARGIN,
            height - 2 * MARGIN,
        )


class Yard(NamedTuple):
    """Everything on the slab.

    The trays by train, the box of the hub, and that of the note beside the band.
    """

    trays: dict[End, Tray]
    hub: Box
    note: Box


def split_trains(line: Sequence[Placed]) -> dict[End, tuple[Placed, ...]]:
    """Return the tiles of each train from the hub outward."""
    trains: dict[End, list[Placed]] = {}
    for placed in line:
        trains.setdefault(placed.end, []).append(placed)
    return {end: tuple(tiles) for end, tiles in trains.items()}


def open_trains(view: View) -> frozenset[End]:
    """Return the trains that any player may lay on.

    The Mexican one, those with a marker, and one with an open double.
    """
    uncovered = (view.railway.uncovered,) if view.railway.uncovered else ()
    return frozenset((End.MEXICAN, *uncovered, *(TRAINS[seat] for seat in view.railway.marked)))


def lay_train(train: Sequence[Placed], rows: TileRows) -> TrainLayout:
    """Return the layout of a train in these rows."""
    skipped = rows.hidden(len(train))
    first, lost = -(-skipped // 2), skipped // rows.columns
    halves = range(2 * first, 2 * len(train) + 1)
    if rows.rows == 1:
        cells = [Cell(half - skipped, 0) for half in halves]
    else:
        cells = [Cell(cell.x, cell.y - lost) for cell in map(rows.cell, halves)]
    tiles = []
    for index, placed in enumerate(train[first:]):
        near, far = cells[2 * index : 2 * index + 2]
        first_half, second_half = (placed.a, placed.b) if near < far else (placed.b, placed.a)
        tiles.append(TileSpot(min(near, far), near.x == far.x, first_half, second_half))
    leftward = rows.rows > 1 and halves[-1] // rows.columns % 2 == 1
    return TrainLayout(rows, first, tuple(tiles), cells[-1], leftward)


@lru_cache(maxsize=8)
def plan_yard(people: int) -> Yard:
    """Return the places of all trains of this many players."""
    seats = plan_seats(people, around=False, compact=False)
    left, top, right, bottom = (
        edge + (RIM if index < 2 else -RIM) for index, edge in enumerate(seats.slab)
    )
    unit = BAND_UNITS[not seats.around]
    rows = 1 if seats.around else 2
    high = rows * unit + (rows - 1) * BETWEEN + 2 * MARGIN + 2
    if seats.around:
        middle = (top + bottom) // 2
        band = (left + EDGE, middle - high // 2, right - left - 2 * EDGE, high)
    else:
        band = (ALT_BADGE[0] + EDGE, bottom - EDGE - high, right - EDGE - ALT_BADGE[0] - EDGE, high)
    upper = (top + EDGE, band[1] - SPACE)
    lower = (band[1] + high + SPACE, bottom - EDGE)
    boxes = [
        _tray_box(chair, lower if chair.below else upper, left + EDGE, right - EDGE)
        for chair in seats.chairs
    ]
    large, small = (
        _unit(boxes, LARGE_UNITS, LARGE_SHOWN[seats.around]),
        _unit(boxes, SMALL_UNITS, SMALL_SHOWN),
    )
    trays = {
        TRAINS[seat]: Tray(box, _rows(box, large), _rows(box, small))
        for seat, box in enumerate(boxes)
    }
    hub = (
        band[0],
        band[1] + MARGIN,
        unit * (2 if rows == 1 else 1),
        unit * (1 if rows == 1 else 2),
    )
    first = band[0] + hub[2] + SPACE
    common = (first, band[1], band[0] + band[2] - NOTE - SPACE - first, high)
    trays[End.MEXICAN] = Tray(common, _rows(common, unit), _rows(common, unit))
    return Yard(trays, hub, (band[0] + band[2] - NOTE, band[1], NOTE, high))


def _tray_box(chair: PlateStrip, span: tuple[int, int], left: int, right: int) -> Box:
    """Return the box of a train in front of the plate of its owner."""
    first, last = max(left, chair.x + SPACE // 2), min(right, chair.x + chair.width - SPACE // 2)
    return first, span[0], last - first, span[1] - span[0]


def gutter_width(height: int) -> int:
    """Return the width of the gutter of a tray with this height."""
    return GUTTER if height >= 2 * GUTTER else FLAT_GUTTER


def _rows(box: Box, unit: int) -> TileRows:
    wide, high = box[2] - gutter_width(box[3]) - 2 * MARGIN, box[3] - 2 * MARGIN
    return TileRows(unit, wide // unit, max(1, (high + BETWEEN) // (unit + BETWEEN)))


def _unit(boxes: Sequence[Box], units: Sequence[int], shown: int) -> int:
    """Return the first unit with which every tray holds so many tiles."""
    return next(
        (unit for unit in units if all(_rows(box, unit).most >= shown for box in boxes)), units[-1]
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
        yard, trains, joined = (
            plan_yard(len(view.seats)),
            split_trains(view.line),
            open_trains(view),
        )
        hands: dict[End, tuple[Tile, ...]] = {}
        if view.result and not view.dealing:
            hands = {
                TRAINS[seat]: sort_hand(hand) for seat, hand in enumerate(view.result.hands) if hand
            }
        placed = {}
        for end, tray in yard.trays.items():
            rows = tray.large if large or end in joined else tray.small
            train = trains.get(end, ())
            if end in hands:
                rows = beside_hand(tray, len(hands[end]), len(train))
            placed[end] = lay_train(train, rows)
        return PlacedTrains(yard, placed, joined, marks, hands)

    def rest(self, canvas: Canvas, placed: PlacedTrains, scene: TableScene, view: View) -> None:
        """Draw the trays and their tiles, the hub, and the note with title and deal."""
        for end, tray in placed.yard.trays.items():
            seat = TRAINS.index(end) if end in TRAINS else None
            kind = (
                "double"
                if end is view.railway.uncovered
                else "open"
                if end in placed.open
                else "closed"
            )
            colour = theme.RAIL if seat is None else theme.DISCS[seat % len(theme.DISCS)]
            put(canvas, self.tray(tray.box[2:], kind, colour), *tray.box[:2])
            self._gutter(
                canvas, tray, placed, end, marked=seat is None or seat in view.railway.marked
            )
            self._tiles(canvas, placed, end)
            if end in placed.hands:
                self._hand(canvas, placed, end)
        self._hub(canvas, placed, view)
        self._note(canvas, placed.yard.note, scene, view)

    def mark(self, canvas: Canvas, placed: PlacedTrains, view: View) -> None:
        """Draw the ring round the last tile, and the signs of an open double and of open ends."""
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
        """Draw the sign of an open end.

        A wide one reaches further along the train, but not out of the tray.
        """
        x, y = _at(tray, train, train.end)
        unit = train.rows.unit
        size = max(SMALLEST, round(unit * SIGN))
        wide, shift = badge_width(size, number), (unit - size) // 2
        left = (
            x + unit - shift - wide
            if train.leftward and train.end.x < train.rows.columns - 1
            else x + shift
        )
        left = min(left, tray.box[0] + tray.box[2] - wide - 2)
        top = min(y + shift, tray.box[1] + tray.box[3] - size - 2)
        put(canvas, self.sprites.badge(size, END_LETTERS[end], number), left, top)

    def _tiles(self, canvas: Canvas, placed: PlacedTrains, end: End) -> None:
        tray, train = placed.yard.trays[end], placed.trains[end]
        unit, marks = train.rows.unit, _legible(placed.marks, train.rows.unit)
        for laid in sorted(train.tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            put(
                canvas,
                self.sprites.tile(unit, laid.upright, laid.first, laid.second, marks),
                *_at(tray, train, laid.cell),
            )

    def _hand(self, canvas: Canvas, placed: PlacedTrains, end: End) -> None:
        """Draw a revealed hand in level tiles, below the end of the train."""
        hand, tray = placed.hands[end], placed.yard.trays[end]
        left, top, wide, high = tray.field
        low = high - placed.trains[end].rows.rows * (placed.trains[end].rows.unit + BETWEEN)
        unit, columns = hand_grid(len(hand), wide, low)
        for index, tile in enumerate(hand):
            row, column = divmod(index, columns)
            corner = (
                left + column * (2 * unit + APART),
                top + high - low + APART + row * (unit + APART),
            )
            put(
                canvas,
                self.sprites.tile(unit, False, *HALVES[tile], _legible(placed.marks, unit)),
                *corner,
            )

    def _gutter(
        self, canvas: Canvas, tray: Tray, placed: PlacedTrains, end: End, *, marked: bool
    ) -> None:
        """Draw the letter of a train, the marker, and how many of its tiles are hidden.

        Beside a hand its pips.
        """
        typeface, (left, top, _, high), wide = self.sprites.typeface, tray.box, tray.gutter
        flat, hidden = wide > GUTTER, placed.trains[end].hidden
        note = f"+{hidden}" if hidden else ""
        middle, line = (
            left + (GUTTER - 2 if flat else GUTTER) // 2 + 1,
            top + (high // 2 if flat else LETTER // 2 + 8),
        )
        typeface.draw(
            canvas, (middle, line + CAP * LETTER), END_LETTERS[end], LETTER, theme.LIGHT, anchor=0.5
        )
        beside = left + wide - (wide - GUTTER) // 2 - 4
        if marked and not (note and (flat or high < 3 * GUTTER)):
            x, y = (beside, line) if flat else (middle, line + LETTER + 6)
            put(canvas, self.sprites.symbol("engine", ENGINE), x - ENGINE // 2, y - ENGINE // 2)
        if note and end not in placed.hands:
            base = line + CAP * TEXT if flat else top + high - 14
            typeface.draw(
                canvas, (beside if flat else middle, base), note, TEXT, theme.BRASS[0], anchor=0.5
            )

    def _hub(self, canvas: Canvas, placed: PlacedTrains, view: View) -> None:
        if view.railway.hub is None:
            return
        left, top, wide, high = placed.yard.hub
        unit = min(wide, high)
        hub = self.sprites.tile(
            unit, high > wide, *HALVES[view.railway.hub], _legible(placed.marks, unit)
        )
        put(canvas, hub, left, top)

    def _note(self, canvas: Canvas, box: Box, scene: TableScene, view: View) -> None:
        """Draw title, number of the deal and boneyard in two lines."""
        typeface, (left, top, wide, high) = self.sprites.typeface, box
        stock = f"{view.stock}" if view.stock else ""
        taken = 40 + typeface.width(stock, TITLE) if stock else 0
        deal = scene.words("picture-deal", number=view.deal)
        for row, (text, ink, less) in enumerate(
            ((scene.title, theme.BRASS[0], 0), (deal, theme.PLATE_TEXT, taken))
        ):
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
        frames = {
            "closed": ((2, theme.BRASS[3]),),
            "open": ((4, theme.RING),),
            "double": ((2, theme.LIGHT), (6, theme.PASS)),
        }
        outer = rounded_mask(size, (0, 0, *size), RADIUS)
        image = Image.new("RGBA", size, (*theme.SHADE, 0))
        for rim, line in frames[kind]:
            image.paste((*line, 255), (0, 0), outer)
            outer = rounded_mask(size, (rim, rim, width - rim, height - rim), RADIUS - rim)
        image.paste((*theme.SHADE, theme.TRAY), (0, 0), outer)
        strip = Image.new("L", size)
        strip.paste(255, (0, 0, gutter_width(height), height))
        tones = vertical_gradient(
            size, mix(colour, theme.LIGHT, theme.LIT), mix(colour, theme.SHADE, 0.25)
        )
        image.paste(tones.convert("RGBA"), (0, 0), ImageChops.multiply(strip, outer))
        core = gutter_width(height), RADIUS, width - RADIUS, height - RADIUS
        ground = Image.new("L", (core[2] - core[0], core[3] - core[1]), theme.TRAY)
        return cut_frame(image, core, Part.of(theme.SHADE, core[0], core[1], ground))


def beside_hand(tray: Tray, tiles: int, train: int) -> TileRows:
    """Return the rows that are left for a train above a revealed hand.

    None if the hand would not be legible below one. There are as many as the train fills, as long
    as they make no tile of the hand smaller. `tiles` and `train` are the numbers of tiles of both.
    """
    _, _, wide, high = tray.field
    single = tray.small._replace(rows=1)
    unit, _ = hand_grid(tiles, wide, high - single.unit - BETWEEN)
    if unit < HAND_UNITS[3]:
        return single._replace(rows=0)
    filled = range(1, min(tray.small.rows, 1 + 2 * train // single.columns) + 1)
    return single._replace(
        rows=max(
            rows
            for rows in filled
            if hand_grid(tiles, wide, high - rows * (single.unit + BETWEEN))[0] == unit
        )
    )


def hand_grid(tiles: int, wide: int, high: int) -> tuple[int, int]:
    """Return the largest half length with which so many level tiles fit, and the columns."""
    grids = (
        (unit, (wide + APART) // (2 * unit + APART), high // (unit + APART)) for unit in HAND_UNITS
    )
    return next(
        ((unit, columns) for unit, columns, rows in grids if columns * rows >= tiles),
        (HAND_UNITS[-1], 6),
    )


def _legible(marks: Marks, unit: int) -> Marks:
    """Return marks that can be read at this size on a phone."""
    return marks._replace(digits=True) if HAND_UNITS[3] <= unit < CLEAR else marks


def _at(tray: Tray, train: TrainLayout, cell: Cell) -> tuple[int, int]:
    """Return the upper left corner of a cell in the picture."""
    left, top, _, high = tray.field
    unit = train.rows.unit
    first = top + (high - unit) // 2 if tray.gutter > GUTTER else top
    return left + cell.x * unit, first + cell.y * (unit + BETWEEN)
