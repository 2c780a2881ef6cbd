"""The places of trains on the slab, in pixels: a tray in front of each player, and a band with the hub and the Mexican train.

The tiles of a train run to and fro in the rows of its tray, doubles in line like all tiles. If a train grows longer than its
tray, its first row leaves and the others move up, so its last tiles are always to be seen. Trains that are open to everybody
have large tiles and the others small ones. Both sizes depend on the number of players alone, so nothing but a train's own marker
changes its size.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from games.core import TRAINS, End, Placed, View
from renderer.scene import ALT_BADGE
from renderer.tables.line_layout import Cell, TileSpot
from renderer.tables.seating import RIM, PlateStrip, plan_seats

LARGE_UNITS: Final = (60, 56, 54, 52, 48, 44)
SMALL_UNITS: Final = (50, 46, 42, 40, 38, 36, 34)
LARGE_SHOWN: Final = (12, 7)  # tiles of an open train that a tray holds: without and with players below the slab
SMALL_SHOWN: Final = 14
CHUNK: Final = 3  # tiles that leave a train of a single row at once
GUTTER: Final = 48  # beside the tiles: letter and marker, one above the other
FLAT_GUTTER: Final = 84  # beside the tiles of a single row, where they stand side by side
EDGE: Final = 4  # from the rim of the slab to the trays
MARGIN: Final = 3  # around the tiles of a tray
SPACE: Final = 6  # between trays, and between them and the band
BETWEEN: Final = 2  # rows
BAND_UNITS: Final = (44, 46)  # half a tile in the band: with and without players below the slab
TEXT: Final = 218  # width of the note in the band

Box = tuple[int, int, int, int]  # left, top, width, height


class TileRows(NamedTuple):
    """The rows of a tray for one size of tiles."""

    unit: int
    columns: int  # halves in a row
    rows: int

    @property
    def most(self) -> int:
        """The tiles that fit before any has to leave; the half after them stays free for the sign of the end."""
        return (self.columns * self.rows - 1) // 2

    def hidden(self, count: int) -> int:
        """Return how many halves of a train with `count` tiles come before the first row that is shown."""
        if self.rows == 1:
            chunk = max(1, min(CHUNK, self.most))  # beside a hand a row may hold fewer tiles than leave it at once
            return 2 * chunk * max(0, -(-(count - self.most) // chunk))
        return self.columns * max(0, 2 * count // self.columns + 1 - self.rows) if self.rows else 2 * count

    def cell(self, half: int) -> Cell:
        """Return the cell of a half, counted from the beginning of the train."""
        row, column = divmod(half, self.columns)
        return Cell(self.columns - 1 - column if row % 2 else column, row)


@dataclass(frozen=True, slots=True)
class TrainLayout:
    """A train laid out: how many of its first tiles are hidden, the others in their cells, and the cell of the next half."""

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
        return left + self.gutter + MARGIN, top + MARGIN, width - self.gutter - 2 * MARGIN, height - 2 * MARGIN


class Yard(NamedTuple):
    """Everything on the slab: the trays by train, the box of the hub, and that of the note beside the band."""

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
    """Return the trains that any player may lay on: the Mexican one, those with a marker, and one with an open double."""
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
        one, other = (placed.a, placed.b) if near < far else (placed.b, placed.a)
        tiles.append(TileSpot(min(near, far), near.x == far.x, one, other))
    leftward = rows.rows > 1 and halves[-1] // rows.columns % 2 == 1
    return TrainLayout(rows, first, tuple(tiles), cells[-1], leftward)


@lru_cache(maxsize=8)
def plan_yard(people: int) -> Yard:
    """Return the places of all trains of this many players."""
    seats = plan_seats(people, around=False, compact=False)
    left, top, right, bottom = (edge + (RIM if index < 2 else -RIM) for index, edge in enumerate(seats.slab))
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
    boxes = [_tray_box(chair, lower if chair.below else upper, left + EDGE, right - EDGE) for chair in seats.chairs]
    large, small = _unit(boxes, LARGE_UNITS, LARGE_SHOWN[seats.around]), _unit(boxes, SMALL_UNITS, SMALL_SHOWN)
    trays = {TRAINS[seat]: Tray(box, _rows(box, large), _rows(box, small)) for seat, box in enumerate(boxes)}
    hub = (band[0], band[1] + MARGIN, unit * (2 if rows == 1 else 1), unit * (1 if rows == 1 else 2))
    first = band[0] + hub[2] + SPACE
    common = (first, band[1], band[0] + band[2] - TEXT - SPACE - first, high)
    trays[End.MEXICAN] = Tray(common, _rows(common, unit), _rows(common, unit))
    return Yard(trays, hub, (band[0] + band[2] - TEXT, band[1], TEXT, high))


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
    return next((unit for unit in units if all(_rows(box, unit).most >= shown for box in boxes)), units[-1])
