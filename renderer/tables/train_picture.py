"""The railway: the hub on a turntable in the middle, and a track for each train.

The tiles of a train follow its track in rows that a tile standing upright joins, doubles in line
like all tiles. With up to four players a track fills a quarter of the picture (with two a half) and
the public train has a platform of its own below; with three or four players tiles are larger while
no train is long. With more, the tracks lie before the plates of their owners and show the last two
or three tiles. If a train is longer than its track, its first tiles leave, and a number says how
many.

A train that is open to everybody has a golden edge, and its locomotive stands behind the sign of
its end. An open double has a red mark. The signs have the colour of the seat; those where a tile
may be laid now are bright. After the deal a revealed hand lies in the place of its owner's train.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from games.core import TRAINS, End, Placed, Tile, View
from games.parts.tiles import HALVES
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sprite, cut_sprite, put
from renderer.drawing.pen import Pen
from renderer.drawing.theme import Colour, Marks, mix
from renderer.drawing.tiles_and_chips import Grid as TileGrid
from renderer.drawing.tiles_and_chips import SpritePainter, badge_width, fit_grid
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import playable_ends, sort_hand
from renderer.scene import END_LETTERS
from renderer.tables.line_layout import SIGN, SPACE, Box, Cell, Grid, HalfCells, TileSpot, overlap
from renderer.tables.seating_plan import CORNER, MOST_ABOVE, SIZE, PlateStrip, plan_seats

# By players (two; up to four): half a tile, and the level tiles in the rows of a track
QUARTERS: Final = {True: (81, (2, 2, 2)), False: (58, (3, 3))}
# With more: half a tile, and the players who can be so many that three tiles are shown, else two
AROUND: Final = 60
FEW: Final = 6
# With three or four players tiles are as large as with two while no train is longer: tiles of a
# player's train, and of the public one
SHORT: Final = {True: 3, False: 5}
CHUNK: Final = 3  # tiles that leave a train at once
BED: Final = 1.55  # width of a track, in half tiles
ENGINE: Final = 84
TEXT: Final = 60
ALARM: Final = 60
FINE: Final = 2
GRID: Final = TileGrid(most=46, rows=4, across=4, down=4)  # of a revealed hand


class Lane(NamedTuple):
    """The track of a train.

    The places of the tiles that it shows at most, and one more; the middle line of its bed, and
    its width; where the number of hidden tiles stands; and the box of a revealed hand. `below` is
    the upper edge of a sign that stands in a row of its own.
    """

    spots: tuple[HalfCells, ...]
    bed: tuple[Cell, ...]
    width: int
    more: Cell
    hand: Box
    below: int | None = None


class Yard(NamedTuple):
    """Everything on the table: half a tile, the tracks, the hub, and the boneyard."""

    unit: int
    lanes: Mapping[End, Lane]
    hub: Cell
    radius: int
    stock: Cell
    chairs: tuple[PlateStrip, ...]


@dataclass(frozen=True, slots=True)
class PlacedTrain:
    """A train on its track.

    How many of its first tiles are hidden, the others in their places, and the sign of its end.
    """

    hidden: int
    tiles: tuple[TileSpot, ...]
    sign: Box
    engine: Cell
    number: int


def split_trains(line: Sequence[Placed]) -> dict[End, tuple[Placed, ...]]:
    """Return the tiles of each train from the hub outward."""
    trains: dict[End, list[Placed]] = {}
    for placed in line:
        trains.setdefault(placed.end, []).append(placed)
    return {end: tuple(tiles) for end, tiles in trains.items()}


def open_trains(view: View) -> frozenset[End]:
    """Return the trains that any player may lay on.

    The Mexican one, those with a marker, and those with an open double.
    """
    marked = [TRAINS[seat] for seat in view.railway.marked]
    return frozenset((End.MEXICAN, *view.railway.doubles, *marked))


def seat_colour(end: End) -> Colour:
    """Return the colour of a train; the public one is of brass."""
    return theme.DISCS[TRAINS.index(end) % len(theme.DISCS)] if end in TRAINS else theme.BRASS[3]


def walk_track(
    unit: int, start: Cell, out: int, rise: int, rows: Sequence[int]
) -> tuple[HalfCells, ...]:
    """Return the places of tiles in rows that turn back, joined by upright tiles, and one more.

    `start` is the upper left corner of the first half. The first row runs to the left (`out` = -1)
    or right; each next row lies two half tiles further up (`rise` = -1) or down.
    """
    spots: list[HalfCells] = []
    (x, y), way = start, out
    for row, count in enumerate(rows):
        for _ in range(count):
            spots.append(HalfCells(Cell(x, y), Cell(x + way * unit, y)))
            x += 2 * way * unit
        if row < len(rows) - 1:
            spots.append(HalfCells(Cell(x, y), Cell(x, y + rise * unit)))
            y, way = y + 2 * rise * unit, -way
    return (*spots, HalfCells(Cell(x, y), Cell(x + way * unit, y)))


@lru_cache(maxsize=8)
def plan_yard(people: int) -> Yard:
    """Return the places of all trains of this many players."""
    return _plan_quarters(people) if people <= MOST_ABOVE else _plan_around(people)


def _plan_quarters(people: int) -> Yard:
    """Plan for up to four players: plates in the corners, the public train below."""
    two, radius = people == 2, 104
    (unit, rows), hub = QUARTERS[two], Cell(SIZE[0] // 2, 494 if two else 330)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))[:people]
    lanes = {}
    for seat, (out, rise) in enumerate(corners):
        first = hub.x + out * (radius + 6) - (unit if out < 0 else 0)
        level = hub.y + (0 if two else rise * unit) - unit // 2
        spots = walk_track(unit, Cell(first, level), out, rise, rows)
        last = level + 2 * rise * unit * (len(rows) - 1)
        outer = first + out * 2 * rows[0] * unit
        bed = [Cell(hub.x, level + unit // 2)]
        for row in range(len(rows) - 1):
            x = (first if row % 2 else outer) + unit // 2
            bed += [Cell(x, bed[-1].y), Cell(x, bed[-1].y + 2 * rise * unit)]
        bed.append(Cell(bed[-1].x + (out if two else -out) * 2 * rows[-1] * unit, bed[-1].y))
        more = Cell(first + out * unit, level + rise * (unit - 7) + unit // 2)  # a sign is higher
        hand = (
            min(outer, first),
            min(level, last),
            max(outer, first) + unit,
            max(level, last) + unit,
        )
        lanes[TRAINS[seat]] = Lane(spots, tuple(bed), round(BED * unit), more, hand)
    start = Cell(270, 682) if two else Cell(136, 614)
    lanes[End.MEXICAN] = _platform(unit, Cell(start.x, start.y - unit // 2), 4 if two else 7)
    wide = 490
    chairs = tuple(
        PlateStrip(
            (14 if out < 0 and rise < 0 else CORNER[0] + 12) if out < 0 else SIZE[0] - 14 - wide,
            wide,
            rise > 0,
            flat=True,
        )
        for out, rise in corners
    )
    return Yard(unit, lanes, hub, radius, stock=Cell(SIZE[0] // 2, 62), chairs=chairs)


@lru_cache(maxsize=4)
def plan_large_tiles(people: int) -> Yard:
    """Return the yard of three or four players while no train is long: its tiles are larger."""
    yard, unit, lanes = plan_yard(people), QUARTERS[True][0], {}
    for end, lane in yard.lanes.items():
        (x, y), (after, _) = lane.spots[0]
        out, rise = 1 if after > x else -1, 1 if lane.bed[-1].y > lane.bed[0].y else -1
        start = Cell(x if after > x else x + yard.unit - unit, y + (yard.unit - unit) // 2)
        spots = walk_track(unit, start, out, rise, (2, 1) if end in TRAINS else (5,))
        if end in TRAINS:  # the sign stands beside the upright tile: beyond it there is a plate
            sign = Cell(spots[2].far.x - out * unit, spots[2].far.y + 6 * rise)
            spots = (*spots[:3], *[HalfCells(sign, sign)] * 2)
        lanes[end] = lane._replace(spots=spots)
    return yard._replace(unit=unit, lanes=lanes)


def choose_yard(people: int, trains: Mapping[End, Sequence[Placed]]) -> Yard:
    """Return the yard with the largest tiles that still leaves room for these trains."""
    short = all(len(train) <= SHORT[end in TRAINS] for end, train in trains.items())
    return plan_large_tiles(people) if short and 2 < people <= MOST_ABOVE else plan_yard(people)


def _platform(unit: int, start: Cell, most: int) -> Lane:
    """Plan the public train: one row to the right, with room before it for a number."""
    x, y = start
    spots = tuple(
        HalfCells(Cell(x + 2 * index * unit, y), Cell(x + (2 * index + 1) * unit, y))
        for index in range(most + 1)
    )
    more = Cell(x - 48, y + unit // 2)
    width = round(BED * unit)
    bed = Cell(x - 76, more.y), Cell(SIZE[0] - 16 - width // 2, more.y)
    return Lane(spots, bed, width, more, (x, y, SIZE[0], y + unit))


def _plan_around(people: int) -> Yard:
    """Plan for five to eight players: tracks before the plates, hub and public train between."""
    unit, shown = AROUND, 2 + (people <= FEW)
    seats = plan_seats(people, around=True)
    _, top, _, bottom = seats.slab
    hub = Cell(SIZE[0] // 2, (top + bottom) // 2)
    lanes = {}
    wide = 2 * shown * unit + 28
    for seat, chair in enumerate(seats.chairs):
        row = [other for other in seats.chairs if other.below == chair.below]
        index = sorted(row).index(chair)
        middle = chair.middle
        if chair.width < wide:  # the plates leave the corner free, the tracks do not
            middle = SIZE[0] // 2 + round((index - (len(row) - 1) / 2) * wide)
        x = middle - shown * unit
        y, below = (bottom - 70, bottom - 162) if chair.below else (top + 70 - unit, top + 74)
        spots = walk_track(unit, Cell(x, y), 1, 1, (shown,))
        low, high = sorted((y, below))
        level = (low + high + (unit if chair.below else SIGN)) // 2
        bed = Cell(x + 62, level), Cell(x + 2 * shown * unit - 62, level)
        hand = (x, low, x + 2 * shown * unit, low + 138)
        more = Cell(x + 36, below + SIGN // 2)
        lanes[TRAINS[seat]] = Lane(spots, bed, 150, more, hand=hand, below=below)
    public = _platform(unit, Cell(hub.x + 100, hub.y - unit // 2), 2)
    bed = Cell(hub.x + 90, hub.y), public.bed[1]
    lanes[End.MEXICAN] = public._replace(bed=bed, more=Cell(hub.x - 116, hub.y))
    return Yard(unit, lanes, hub, 70, stock=Cell(240, hub.y), chairs=seats.chairs)


def place_train(
    train: Sequence[Placed], lane: Lane, unit: int, hub: int, *, marked: bool
) -> PlacedTrain:
    """Return a train on its track. The locomotive of a marked one takes the place of a tile.

    `hub` is the number in the middle.
    """
    most = len(lane.spots) - 1 - (marked and lane.below is None and len(lane.bed) > 2)
    chunk = CHUNK if most > CHUNK else 1
    hidden = chunk * max(0, -(-(len(train) - most) // chunk))
    shown, grid = train[hidden:], Grid(unit, 1, SIGN)
    tiles = tuple(
        grid.tile(spot, placed.a, placed.b) for spot, placed in zip(lane.spots, shown, strict=False)
    )
    number = train[-1].b if train else hub
    wide = badge_width(SIGN, number)
    after, first = lane.spots[len(shown)], lane.spots[0].near
    start = Cell(2 * first.x - lane.spots[0].far.x, first.y)
    last = lane.spots[len(shown) - 1] if shown else HalfCells(start, start)
    left, top, right, low = grid.sign(last, after.near)
    if lane.below is not None:
        right, top = max(last.far.x + unit, first.x + wide + ENGINE), lane.below
        return PlacedTrain(
            hidden,
            tiles,
            (right - wide, top, right, top + SIGN),
            Cell(right - wide - ENGINE, top + 1),
            number,
        )
    across = after.near.x - last.far.x
    if not across:  # close to the tile, for there is a plate beyond
        shift = (SIGN // SPACE) * (1 if after.near.y < last.far.y else -1)
        top, low = top + shift, low + shift
    if across < 0:
        left = right - wide
    right = left + wide
    way = across or after.far.x - after.near.x
    beyond = right + 2 if way > 0 else left - ENGINE - 2
    engine = Cell(beyond, (top + low - ENGINE) // 2)
    sides = (0, SIZE[0] // 2, SIZE[0]) if len(lane.bed) > 2 else (0, SIZE[0])
    if not any(start <= beyond <= end - ENGINE for start, end in pairwise(sides)):
        up = lane.bed[-1].y < lane.bed[0].y
        engine = Cell((left + right - ENGINE) // 2, top - ENGINE - 2 if up else low + 2)
    return PlacedTrain(hidden, tiles, (left, top, right, low), engine, number)


class TrainPainter(SpritePainter):
    """Draws trains. Thread-safe, with bounded caches."""

    def draw(self, canvas: Canvas, view: View, marks: Marks) -> None:
        """Draw hub, boneyard, trains, and signs."""
        trains, opened = split_trains(view.line), open_trains(view)
        yard = choose_yard(len(view.seats), trains)
        typeface, hub = self.sprites.typeface, HALVES[view.railway.hub or 0]
        for end, lane in yard.lanes.items():
            if end in opened:
                put(canvas, self.edge(lane.bed, lane.width), *bed_corner(lane.bed))
        put(canvas, self.turntable(yard.radius), *yard.hub)
        if view.railway.hub is not None:
            unit = 70 if yard.radius > 80 else 54
            tile = self.sprites.tile(unit, True, *hub, marks)
            put(canvas, tile, yard.hub.x - unit // 2, yard.hub.y - unit)
        if view.stock and view.dealing:
            put(canvas, self.sprites.back(44, False), yard.stock.x - 90, yard.stock.y - 22)
            base = yard.stock.x + 14, yard.stock.y + CAP * TEXT
            typeface.draw(canvas, base, str(view.stock), TEXT, theme.PLATE_TEXT, lifted=True)
        playable = dict(playable_ends(view))
        for end, lane in yard.lanes.items():
            seat = TRAINS.index(end) if end in TRAINS else None
            hand = view.result.hands[seat] if seat is not None and view.result else None
            if hand and not view.dealing:
                self._hand(canvas, sort_hand(hand), lane.hand, marks)
                continue
            marked = seat is None or seat in view.railway.marked
            train = trains.get(end, ())
            placed = place_train(train, lane, yard.unit, hub[0], marked=marked)
            for laid in sorted(placed.tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
                tile = self.sprites.tile(yard.unit, laid.upright, laid.first, laid.second, marks)
                put(canvas, tile, *laid.cell)
            if view.line and train and train[-1] is view.line[-1]:
                last = placed.tiles[-1]
                put(canvas, self.sprites.ring(yard.unit, last.upright), *last.cell)
            text, spot = f"+{placed.hidden}", lane.more
            end_of_text = spot.x + typeface.width(text, TEXT) // 2
            if placed.hidden and not (marked and lane.below and placed.engine.x < end_of_text):
                base = spot.x, spot.y + CAP * TEXT
                typeface.draw(canvas, base, text, TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True)
            if end in view.railway.doubles and placed.tiles:
                x, y = placed.tiles[-1].cell
                if overlap((x, y - ALARM, x + yard.unit, y), placed.sign):
                    y += 2 * yard.unit
                put(canvas, self.sprites.symbol("alarm", ALARM), x - ALARM // 3, y - ALARM // 2)
            left, top, _, low = placed.sign
            tone = mix(seat_colour(end), theme.SHADE, 0 if end in playable else 0.45)
            sign = self.sprites.badge(low - top, END_LETTERS[end], placed.number, tone)
            put(canvas, sign, left, top)
            if marked:
                put(canvas, self.sprites.symbol("engine", ENGINE), *placed.engine)

    def _hand(self, canvas: Canvas, hand: tuple[Tile, ...], box: Box, marks: Marks) -> None:
        """Draw a revealed hand in upright tiles, as large as they fit."""
        unit, columns = fit_grid(len(hand), box[2] - box[0], box[3] - box[1], GRID)
        self.sprites.lay_hand(canvas, hand, box[:2], unit, columns, marks=marks, gaps=(4, 4))

    @kept("parts")
    def edge(self, bed: tuple[Cell, ...], width: int) -> Sprite:
        """Draw the golden edge of an open track. Its origin is `bed_corner`."""
        pad, (left, top) = width // 2 + 10, bed_corner(bed)
        size = (
            max(x for x, _ in bed) - left + 2 * pad,
            max(y for _, y in bed) - top + 2 * pad,
        )
        image = Image.new("L", (size[0] * FINE, size[1] * FINE))
        points = [((x - left + pad) * FINE, (y - top + pad) * FINE) for x, y in bed]
        for wider, fill in ((8, 255), (-2, 0)):
            draw_path(ImageDraw.Draw(image), points, (width + wider) * FINE, fill)
        gold = Image.new("RGBA", size, (*theme.RING, 255))
        gold.putalpha(image.reduce(FINE))
        return cut_sprite(gold, pad)

    @kept("parts")
    def turntable(self, radius: int) -> Sprite:
        """Draw the turntable of the hub. Its origin is its middle."""
        pen = Pen(0, 0, radius + 3)
        for share, tone in (
            (1.0, theme.SHADE),
            (0.97, theme.BRASS[1]),
            (0.9, theme.BRASS[3]),
            (0.87, mix(theme.WOOD[1], theme.SHADE, 0.25)),
            (0.6, mix(theme.WOOD[1], theme.SHADE, 0.05)),
        ):
            pen.circle(0, 0, radius * share, tone)
        return pen.sprite()


def bed_corner(bed: Sequence[Cell]) -> tuple[int, int]:
    """Return the upper left corner of the middle line of a track."""
    return min(x for x, _ in bed), min(y for _, y in bed)


def draw_path(
    draw: ImageDraw.ImageDraw,
    points: Sequence[tuple[float, float]],
    width: float,
    fill: int | Colour,
) -> None:
    """Draw a broad line with round corners and ends."""
    draw.line(list(points), fill=fill, width=round(width))
    for x, y in points:
        reach = width / 2
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill)


def draw_yard(ground: Image.Image, people: int) -> Image.Image:
    """Draw the tracks of so many players on a ground."""
    yard = plan_yard(people)
    big = ground.resize((ground.width * FINE, ground.height * FINE))
    draw = ImageDraw.Draw(big)
    for end, lane in yard.lanes.items():
        colour, points = seat_colour(end), [(x * FINE, y * FINE) for x, y in lane.bed]
        width = lane.width * FINE
        bed = mix(colour, theme.SHADE, 0.42)
        draw_path(draw, points, width + 6 * FINE, mix(colour, theme.LIGHT, 0.25))
        draw_path(draw, points, width, bed)
        if lane.below is None:
            gauge = 0.62 * yard.unit * FINE
            draw_path(draw, points, gauge, mix(bed, theme.LIGHT, 0.4))
            draw_path(draw, points, gauge - 8 * FINE, mix(bed, theme.LIGHT, 0.06))
    return big.reduce(FINE)
