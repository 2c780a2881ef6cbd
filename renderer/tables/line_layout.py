"""The layout of a line of tiles as large as a field allows: the brick line and the snake.

The line is laid in cells around its first tile: two arms run outward from it, to the right and
downward, and to the left and upward. `columns` and `anchor` (the column of the first tile) say
where the rows end. The halves are as large as possible; the line lies in the middle of its field
with the signs of its ends, and outside of the boxes that are kept free.

Tiles should seldom move, and never grow: a `LineHint` is a fold over the line in the order of play.
It stays as long as the line fits and lies nearly in the middle, so no hint has to be stored with a
game.

*The brick double line* of the Austrian games (rules 0.4): a *band* is two rows high; tile k of a
band lies level in row k mod 2, so every column holds one value twice, one above the other. Where no
column is left, a tile stands upright, with its matching half below the open half, and the line goes
on in the next band, three rows further on, in the other direction. Doubles need no special case.

*The snake*, the ordinary line: level tiles end to end, doubles crosswise. Half a tile is two cells
wide and high. At the end of a row a tile of either kind is the *corner*: it stands upright beside
the last tile and joins two rows, which are two half tiles apart. The next tile lies under its lower
half and runs back; a double lies level there, which is across the corner. In some games all doubles
lie in line (`IN_LINE`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from games.core import End, Placed

UNITS: Final = (112, 94, 82, 70, 60, 56, 48, 42, 36, 30)  # half tiles, in pixels
LARGE_UNITS: Final = tuple(sorted({*UNITS, *range(148, 30, -8)}, reverse=True))
SIGN: Final = 86  # height and width of the sign of an open end
SPACE: Final = 8  # share of such a sign that lies between it and the tile
ONE_ROW: Final = 100  # columns of a line that does not turn
SIDES: Final = End.LEFT, End.RIGHT
PLAIN: Final = "t"  # a tile with two different halves
DOUBLE: Final = "d"

Box = tuple[int, int, int, int]  # left, top, right, bottom


class Cell(NamedTuple):
    """A column and a row, or a point in pixels."""

    x: int
    y: int


class HalfCells(NamedTuple):
    """The cells of a tile's two halves (upper left corners).

    The half that matches its neighbour, and the open half.
    """

    near: Cell
    far: Cell


class TileSpot(NamedTuple):
    """A tile in its place: `first` is the left half or, if upright, the upper half."""

    cell: Cell
    upright: bool
    first: int
    second: int


def bounds(boxes: Sequence[Box]) -> Box:
    """Return the box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def overlap(box: Box, other: Box) -> bool:
    """Return whether two boxes share a pixel."""
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


class Grid(NamedTuple):
    """Cells in pixels.

    `unit` for half a tile, `step` for a cell, `largest` for the sign of an end, and the place of
    the first cell.
    """

    unit: int
    step: int
    largest: int
    origin: Cell = Cell(0, 0)

    def point(self, cell: Cell) -> Cell:
        """Return the upper left corner of a cell."""
        return Cell(self.origin.x + cell.x * self.step, self.origin.y + cell.y * self.step)

    def box(self, spot: HalfCells) -> Box:
        """Return the box of a tile."""
        (left, top), (right, bottom) = map(self.point, sorted(spot))
        return left, top, right + self.unit, bottom + self.unit

    def tile(self, spot: HalfCells, near: int, far: int) -> TileSpot:
        """Return the tile with these halves in its place."""
        upright = spot.near.x == spot.far.x
        first, second = (near, far) if spot.near < spot.far else (far, near)
        return TileSpot(self.point(min(spot)), upright, first, second)

    def joint(self, half: Cell, other: Cell) -> tuple[Cell, bool]:
        """Return the middle of the edge of two halves that touch, and whether it is upright."""
        (ax, ay), (bx, by) = self.point(half), self.point(other)
        return Cell((ax + bx + self.unit) // 2, (ay + by + self.unit) // 2), ay == by

    def sign(self, last: HalfCells, cell: Cell) -> Box:
        """Return the box of the sign after the last tile of an arm, in or beyond the next cell."""
        half, xs, ys = self.unit // self.step, (last.near.x, last.far.x), (last.near.y, last.far.y)
        across = (cell.x >= max(xs) + half) - (cell.x + half <= min(xs))
        down = 0 if across else (cell.y >= max(ys) + half) - (cell.y + half <= min(ys))
        if not across:  # in a brick line it reaches outward, away from the half beside it
            across = (xs[1] > xs[0]) - (xs[1] < xs[0])
        size, (x, y) = min(self.largest, 2 * self.unit), self.point(cell)
        space = size // SPACE
        left, top = (
            edge
            + (space if way > 0 else self.unit - size - space if way else (self.unit - size) // 2)
            for edge, way in ((x, across), (y, down))
        )
        return left, top, left + size, top + size


class Field(NamedTuple):
    """A place for a line in a picture, in pixels.

    The boxes `kept` stay free; they are relative to the upper left corner.
    """

    left: int
    top: int
    width: int
    height: int
    kept: tuple[Box, ...] = ()

    def holds(self, around: Box) -> bool:
        """Return whether a box is small enough for the field."""
        return around[2] - around[0] <= self.width and around[3] - around[1] <= self.height

    def place(self, around: Box, boxes: Callable[[], Sequence[Box]]) -> Cell | None:
        """Return how far boxes have to be moved to lie in the middle; None if they do not fit.

        `around` is the box around them. Where kept boxes are in the way, they lie beside the
        middle, if there is room.
        """
        if not self.holds(around):
            return None
        left, top, right, bottom = around
        over, below = self.width - right + left, self.height - bottom + top
        for across, down in ((over // 2, below // 2), (over // 2, 0), (over, below // 2), (0, 0)):
            shift = Cell(across - left, down - top)
            if self._is_free((around,), shift) or self._is_free(boxes(), shift):
                return shift
        return None

    def settle(
        self, around: Box, boxes: Callable[[], Sequence[Box]], before: Cell, most: int
    ) -> Cell | None:
        """Return the place of boxes as `place` does, or that from before if it still does.

        It does up to `most` pixels from the middle.
        """
        shift = self.place(around, boxes)
        if shift is None or max(abs(shift.x - before.x), abs(shift.y - before.y)) > most:
            return shift
        left, top, right, bottom = around
        across = left + before.x >= 0 and right + before.x <= self.width
        down = top + before.y >= 0 and bottom + before.y <= self.height
        if across and down and (self._is_free((around,), before) or self._is_free(boxes(), before)):
            return before
        return shift

    def _is_free(self, boxes: Sequence[Box], shift: Cell) -> bool:
        """Return whether moved boxes lie outside of the boxes that are kept."""
        return not any(
            overlap((left + shift.x, top + shift.y, right + shift.x, bottom + shift.y), kept)
            for kept in self.kept
            for left, top, right, bottom in boxes
        )


class LineHint(NamedTuple):
    """The placement of a line.

    Index of the scale, number of columns, column of the first tile, whether left and right change
    places, and the pixel of the first cell.
    """

    scale: int
    columns: int
    anchor: int
    mirrored: bool
    origin: Cell = Cell(0, 0)


class Arms(NamedTuple):
    """Kinds of tiles: of the first tile, and of each arm from there outward."""

    first: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class LineLayout:
    """A line laid out, in pixels from the corner of its field.

    `unit` is half a tile; the tiles are in the order of play. `signs` has the boxes of the signs at
    the open ends, `joints` the middles of the edges where halves of a brick line touch, and whether
    these edges are upright.
    """

    unit: int
    tiles: tuple[TileSpot, ...]
    signs: Mapping[End, Box]
    joints: tuple[tuple[Cell, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class LineStyle:
    """The course of a kind of line. Half a tile is a square of `cells` × `cells` cells.

    `walk` returns the cells of an arm that runs right and then downward. Its arguments are the
    number of columns, the first column right of the first tile, the row of the first tile, and the
    kinds of tiles: of the first tile, then of the arm. Turning by 180 degrees about the middle of
    the line moves a half from row y to row `spin - y`. `lines` is the number of rows that lie
    together, before a row without tiles.
    """

    cells: int
    spin: int
    doubles: bool  # whether doubles lie crosswise
    walk: Callable[[int, int, int, str], tuple[HalfCells, ...]]
    lines: int = 1

    def width(self, kind: str) -> int:
        """Return the columns that the first tile covers."""
        return self.cells if self.doubles and kind == DOUBLE else 2 * self.cells

    def first(self, kind: str, anchor: int) -> HalfCells:
        """Return where the first tile lies."""
        if self.width(kind) == self.cells:
            return HalfCells(Cell(anchor, -(self.cells // 2)), Cell(anchor, self.cells // 2))
        return HalfCells(Cell(anchor, 0), Cell(anchor + self.cells, 0))


class Arm(NamedTuple):
    """The cells of an arm with one more plain tile, and the box of cells around the others."""

    spots: tuple[HalfCells, ...]
    around: Box


class Board:
    """Lays lines of a style into a field, at the first of `units` that fits.

    `large`: tiles move whenever they can be larger. Thread-safe: the bounded caches hold pure
    results.
    """

    def __init__(
        self,
        field: Field,
        style: LineStyle,
        units: Sequence[int] = UNITS,
        sign: int = SIGN,
        *,
        large: bool = False,
    ) -> None:
        self.field = field
        self.style = style
        self.large = large
        if large:
            units = LARGE_UNITS
        self.grids = tuple(Grid(unit, unit // style.cells, sign) for unit in units)
        self._arm = lru_cache(maxsize=64)(self._walk)
        self.hint = lru_cache(maxsize=1024)(self._hint)
        self._laid = lru_cache(maxsize=16)(self._lay)  # of 881 lines, 30 are wanted again, and soon

    def lay(self, line: Sequence[Placed]) -> LineLayout:
        """Return the layout of a line of at least one tile."""
        return self._laid(tuple(line))

    def _lay(self, line: tuple[Placed, ...]) -> LineLayout:
        letters = "".join(_letter(placed, self.style.doubles) for placed in line)
        hint = self.hint(letters)
        first, *arms = self._run(hint, _arms(letters))
        grid = self.grids[hint.scale]._replace(origin=hint.origin)
        tiles, joints = [grid.tile(first, line[0].a, line[0].b)], []
        spots = {end: iter(arm.spots) for end, arm in zip(SIDES, arms, strict=True)}
        last = {End.LEFT: HalfCells(*first[::-1]), End.RIGHT: first}
        for placed in line[1:]:
            spot = next(spots[placed.end])
            values = (placed.a, placed.b) if placed.end is End.RIGHT else (placed.b, placed.a)
            tiles.append(grid.tile(spot, *values))
            joints.append(grid.joint(last[placed.end].far, spot.near))
            last[placed.end] = spot
        return LineLayout(
            grid.unit,
            tuple(tiles),
            {end: grid.sign(last[end], next(spots[end]).near) for end in SIDES},
            tuple(joints) if self.style.lines > 1 else (),
        )

    def _hint(self, letters: str) -> LineHint:
        arms = _arms(letters)
        if len(letters) == 1 or self.large:
            return self._choose(arms, 0)
        before = self.hint(letters[:-1])
        origin = self.field.settle(
            self._around(before, arms),
            lambda: self._boxes(before, arms),
            before.origin,
            self.grids[before.scale].unit,
        )
        return before._replace(origin=origin) if origin else self._choose(arms, before.scale)

    def _choose(self, arms: Arms, first: int) -> LineHint:
        """Return the first hint that fits: the largest scale, then the longest rows."""
        style, half = self.style, self.style.cells
        halves = sum(
            1 if kind == DOUBLE and style.doubles else 2
            for kind in arms.first + arms.left + arms.right
        )
        for scale, (unit, *_) in enumerate(self.grids[first:], first):
            bands = (self.field.height // unit + 1) // (style.lines + 1)
            for columns in (ONE_ROW, *range(self.field.width // unit, 3, -1)):
                if halves > bands * (columns * style.lines + 1):
                    break
                spare = columns * half - style.width(arms.first)
                middle = spare // 2 // half * half
                anchors = range(half, spare - half + 1, half) if columns < ONE_ROW else (middle,)
                lowest = self.field.height + 1
                for anchor in sorted(anchors, key=lambda place: abs(place - middle)):
                    hint = LineHint(scale, columns * half, anchor, False)
                    around = self._around(hint, arms)
                    lowest = min(lowest, around[3] - around[1])
                    if not self.field.holds(around):
                        continue
                    origin = self.field.place(around, partial(self._boxes, hint, arms))
                    if origin is None:  # a kept box may be in the way
                        hint = hint._replace(mirrored=True)
                        around = self._around(hint, arms)
                        origin = self.field.place(around, partial(self._boxes, hint, arms))
                    if origin:
                        return hint._replace(origin=origin)
                if lowest > self.field.height and columns < ONE_ROW:
                    break  # shorter rows are even more
        raise ValueError("a line is too long for its field")

    def _run(self, hint: LineHint, arms: Arms) -> tuple[HalfCells, Arm, Arm]:
        """Return the cells of a line: its first tile and its arms."""
        (_, columns, anchor, mirrored, _), style = hint, self.style
        first, start = style.first(arms.first, anchor), anchor + style.width(arms.first)
        return (
            _flipped(first) if mirrored else first,
            self._arm(columns, columns - anchor, arms.first + arms.left, True, mirrored),
            self._arm(columns, start, arms.first + arms.right, False, mirrored),
        )

    def _walk(self, columns: int, start: int, kinds: str, leftward: bool, mirrored: bool) -> Arm:
        """Return the cells of an arm that begins beside column `start`."""
        style, half = self.style, self.style.cells
        spots = style.walk(columns, start, style.spin if leftward else 0, kinds + PLAIN)
        if leftward:
            spots = tuple(
                HalfCells(*(Cell(columns - half - x, style.spin - y) for x, y in spot))
                for spot in spots
            )
        if mirrored:
            spots = tuple(map(_flipped, spots))
        cells = [cell for spot in spots[:-1] for cell in spot] or [spots[0].near]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        return Arm(spots, (min(xs), min(ys), max(xs), max(ys)))

    def _around(self, hint: LineHint, arms: Arms) -> Box:
        """Return the box around all tiles and signs, in pixels from the first cell."""
        first, left, right = self._run(hint, arms)
        grid = self.grids[hint.scale]
        halves = bounds(
            [
                *((*cell, *cell) for cell in first),
                *(arm.around for arm in (left, right) if len(arm.spots) > 1),
            ]
        )
        tiles = grid.box(HalfCells(Cell(*halves[:2]), Cell(*halves[2:])))
        return bounds([tiles, *self._signs(grid, first, left, right)])

    def _signs(self, grid: Grid, first: HalfCells, left: Arm, right: Arm) -> list[Box]:
        """Return the boxes of the signs at the ends of a line."""
        return [
            grid.sign((start, *arm.spots)[-2], arm.spots[-1].near)
            for start, arm in ((HalfCells(*first[::-1]), left), (first, right))
        ]

    def _boxes(self, hint: LineHint, arms: Arms) -> list[Box]:
        """Return the boxes of all tiles and signs, in pixels from the first cell."""
        first, left, right = self._run(hint, arms)
        grid = self.grids[hint.scale]
        boxes = [grid.box(spot) for spot in (first, *left.spots[:-1], *right.spots[:-1])]
        return boxes + self._signs(grid, first, left, right)


def _flipped(spot: HalfCells) -> HalfCells:
    """Return a tile with left and right exchanged."""
    return HalfCells(*(Cell(-x, y) for x, y in spot))


def _letter(placed: Placed, doubles: bool) -> str:
    """Return the kind of a tile as a letter, a capital if it was laid at the left end."""
    kind = DOUBLE if doubles and placed.a == placed.b else PLAIN
    return kind.upper() if placed.end is End.LEFT else kind


def _arms(letters: str) -> Arms:
    rest = letters[1:]
    return Arms(
        letters[0].lower(),
        "".join(letter.lower() for letter in rest if letter.isupper()),
        "".join(letter for letter in rest if letter.islower()),
    )


def walk_brick(columns: int, start: int, row: int, kinds: str) -> tuple[HalfCells, ...]:
    """Return the cells of an arm that runs right from before column `start`, then downward."""
    spots: list[HalfCells] = []
    x, y, base, step = start - 1, row, 0, 1
    while len(spots) < len(kinds) - 1:
        if 0 <= x + step < columns:
            y = 2 * base + 1 - y  # the other row of the band
            spots.append(HalfCells(Cell(x, y), Cell(x + step, y)))
            x += step
            continue
        lower = y == base + 1
        spots.append(HalfCells(Cell(x, y + 1), Cell(x, y + 2)))
        base += 3
        step = -step
        column = x + step if lower else x  # beside the upright's lower half, or under it
        spots.append(HalfCells(Cell(column, base), Cell(column + step, base)))
        x, y = column + step, base
    return tuple(spots[: len(kinds) - 1])


BRICK: Final = LineStyle(cells=1, spin=1, doubles=False, walk=walk_brick, lines=2)


HALF: Final = 2  # cells an edge of half a tile
LONG: Final = 2 * HALF


def walk_snake(
    columns: int, start: int, row: int, kinds: str, turned: bool = False
) -> tuple[HalfCells, ...]:
    """Return the cells of an arm that runs right from column `start`, then turns downward.

    `turned` tells whether the first of `kinds`, the tile that the arm begins at, is a corner.
    """
    spots: list[HalfCells] = []
    x, y, step = start, row, 1  # edge where the next tile begins, row, direction
    for kind in kinds[1:]:
        near, room = (x, columns - x) if step > 0 else (x - HALF, x)
        across = kind == DOUBLE and not turned
        turned = room < (LONG if across else LONG + HALF)  # a corner needs half a tile after it
        if turned:
            spots.append(HalfCells(Cell(near, y), Cell(near, y + HALF)))
            y, step = y + LONG, -step
            x = near + HALF if step < 0 else near
        elif across:
            spots.append(HalfCells(Cell(near, y - 1), Cell(near, y + 1)))
            x += step * HALF
        else:
            spots.append(HalfCells(Cell(near, y), Cell(near + step * HALF, y)))
            x += step * LONG
    return tuple(spots)


SNAKE: Final = LineStyle(cells=HALF, spin=0, doubles=True, walk=walk_snake)
IN_LINE: Final = replace(SNAKE, doubles=False)
