"""The layout of a line of tiles, in integers: the brick line and the snake.

Tiles on the table must not move. The place of a tile depends only on the tiles of its arm, on the
column of the first tile, and on the rows that the frame shows (a `LineHint`). The hint is a fold
over the line in the order of play. It stays as long as everything fits, so no hint has to be stored
with a game.

*The brick double line* of the Austrian games (rules 0.4): a *band* is two rows high; tile k of a
band lies level in row k mod 2, so every column holds one value twice, one above the other. Where no
column is left, a tile stands upright, with its matching half below the open half, and the line goes
on in the next band, three rows further on, in the other direction. Doubles need no special case.

*The snake*, the ordinary line: level tiles end to end, doubles crosswise. Half a tile is two cells
wide and high. At the end of a row a tile of either kind is the *corner*: it hangs upright under the
end half of the last tile. The next tile lies under the corner's lower half and runs back, three
half tiles further down, so that two doubles that face each other keep their distance. Under a
crosswise double the corner hangs lower, and the next tile lies beside its lower half. A double
directly after a corner lies in line. In some games all doubles lie in line (`IN_LINE`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from games.core import End, Placed

MOST_TILES: Final = 45  # of a double-eight set
PLAIN: Final = "t"  # a tile with two different halves
DOUBLE: Final = "d"
NOWHERE: Final = -1000  # above all rows


class Cell(NamedTuple):
    """A column and a row."""

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


class LineHint(NamedTuple):
    """The placement of a line.

    Index of the scale, column of the first tile, topmost row of the frame.
    """

    scale: int
    anchor: int
    top: int


class Arms(NamedTuple):
    """Kinds of tiles: of the first tile, and of each arm from there outward."""

    first: str
    left: str
    right: str


class RowSpan(NamedTuple):
    """The rows that tiles take.

    The first, the one after the last, and the one after the last in the columns of the corner.
    """

    top: int
    low: int
    beside: int


@dataclass(frozen=True, slots=True)
class Frame:
    """The grid of one scale: `unit` pixels for half a tile, `step` pixels for a cell.

    `columns` and `rows` are the size of the grid; the lower left cells `kept` stay free for the ALT
    badge.
    """

    unit: int
    step: int
    columns: int
    rows: int
    kept: Cell


@dataclass(frozen=True, slots=True)
class LineLayout:
    """A line laid out: tiles in the order of play, and by end the cell of the next half.

    Rows count from the top of the frame.
    """

    frame: Frame
    tiles: tuple[TileSpot, ...]
    ends: Mapping[End, Cell]


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How a kind of line runs. Half a tile is a square of `cells` × `cells` cells.

    `walk` returns the cells of an arm that runs right and then downward. Its arguments are the
    number of columns, the first column right of the first tile, the row of the first tile, and the
    kinds of tiles: of the first tile, then of the arm. Turning by 180 degrees about the middle of
    the line moves a half from row y to row `spin - y`.
    """

    cells: int
    spin: int
    doubles: bool  # whether doubles lie crosswise
    walk: Callable[[int, int, int, str], tuple[HalfCells, ...]]

    def width(self, kind: str) -> int:
        """Return the columns that the first tile covers."""
        return self.cells if self.doubles and kind == DOUBLE else 2 * self.cells

    def first(self, kind: str, anchor: int) -> HalfCells:
        """Return where the first tile lies."""
        if self.width(kind) == self.cells:
            return HalfCells(Cell(anchor, -(self.cells // 2)), Cell(anchor, self.cells // 2))
        return HalfCells(Cell(anchor, 0), Cell(anchor + self.cells, 0))


class Board:
    """A layout of lines in `width` × `height` pixels, at the first of `units` that fits.

    The lower left `corner` (width and height in pixels) stays free. Thread-safe: the bounded caches
    hold pure results.
    """

    def __init__(
        self,
        width: int,
        height: int,
        units: Sequence[int],
        style: LineStyle,
        corner: tuple[int, int] = (0, 0),
    ) -> None:
        self.style = style
        self.corner = corner
        self.size = width, height
        self.frames = tuple(
            _frame((width, height), unit, unit // style.cells, corner) for unit in units
        )
        self._arm = lru_cache(maxsize=32)(self._walk)
        self._reach = lru_cache(maxsize=32)(self._rows_needed)
        self.hint = lru_cache(maxsize=1024)(self._hint)
        self._laid = lru_cache(maxsize=16)(self._lay)  # of 881 lines, 30 are wanted again, and soon

    def enlarged(self, units: Sequence[int]) -> "Board":
        """Return a board of the same area that tries these units first."""
        return Board(
            *self.size, (*units, *(frame.unit for frame in self.frames)), self.style, self.corner
        )

    def lay(self, line: Sequence[Placed]) -> LineLayout | None:
        """Return the layout of a line; None for a bare table."""
        return self._laid(tuple(line)) if line else None

    def _lay(self, line: tuple[Placed, ...]) -> LineLayout:
        letters = "".join(_letter(placed, self.style.doubles) for placed in line)
        hint, arms = self.hint(letters), _arms(letters)
        frame = self.frames[hint.scale]
        left, right = self._both(frame.columns, hint.anchor, arms)
        first = line[0]
        tiles = [place_tile(self.style.first(arms.first, hint.anchor), first.a, first.b, hint.top)]
        for placed in line[1:]:
            if placed.end is End.LEFT:
                tiles.append(place_tile(next(left), placed.b, placed.a, hint.top))
            else:
                tiles.append(place_tile(next(right), placed.a, placed.b, hint.top))
        ends = {End.LEFT: next(left).near, End.RIGHT: next(right).near}
        last = frame.rows - self.style.cells
        cells = {end: Cell(x, y - hint.top) for end, (x, y) in ends.items()}
        shown = {end: cell for end, cell in cells.items() if 0 <= cell.y <= last}
        return LineLayout(frame, tuple(tiles), shown)

    def _hint(self, letters: str) -> LineHint:
        arms = _arms(letters)
        if len(letters) == 1:
            return self._choose(arms, None)
        before = self.hint(letters[:-1])
        return before if self._fits(before, arms) else self._choose(arms, before)

    def _choose(self, arms: Arms, before: LineHint | None) -> LineHint:
        """Return the first hint that fits: with another top row, first column, or smaller scale.

        Among equals the one with the most room for both ends wins.
        """
        start = before.scale if before else 0
        for scale, frame in enumerate(self.frames[start:], start):
            middle = (frame.columns - self.style.width(arms.first)) / 2
            columns = range(0, frame.columns - self.style.width(arms.first) + 1, self.style.cells)
            anchors = sorted(columns, key=lambda column: abs(column - middle))
            if before and scale == before.scale:
                anchors = [before.anchor, *anchors]
            if before is None:
                anchors = [int(middle)]
            best: tuple[tuple[int, int, int, float], LineHint] | None = None
            for anchor in anchors:
                for top in range(2 * self.style.cells - frame.rows, 1):
                    hint = LineHint(scale, anchor, top)
                    if self._fits(hint, arms):
                        kept = bool(before and before.scale == scale and before.anchor == anchor)
                        balance = -abs(2 * top + frame.rows - 1 - self.style.spin) / 2
                        score = (int(kept), *self._room(hint, arms), balance)
                        if best is None or score > best[0]:
                            best = score, hint
            if best:
                return best[1]
        last = self.frames[-1]
        return LineHint(
            len(self.frames) - 1,
            (last.columns - 2 * self.style.cells) // 2,
            2 * self.style.cells - last.rows,
        )

    def _room(self, hint: LineHint, arms: Arms) -> tuple[int, int]:
        """Return how many more plain tiles fit at both ends alike, and at both ends added up."""
        frame = self.frames[hint.scale]
        left, right = self._reach(frame, hint.anchor, arms)
        up = sum(_inside(hint.top, frame, rows) for rows in left) - 1 - len(arms.left)
        down = sum(_inside(hint.top, frame, rows) for rows in right) - 1 - len(arms.right)
        return min(up, down), up + down

    def _fits(self, hint: LineHint, arms: Arms) -> bool:
        frame = self.frames[hint.scale]
        left, right = self._reach(frame, hint.anchor, arms)
        return _inside(hint.top, frame, left[len(arms.left)]) and _inside(
            hint.top, frame, right[len(arms.right)]
        )

    def _rows_needed(
        self, frame: Frame, anchor: int, arms: Arms
    ) -> tuple[tuple[RowSpan, ...], tuple[RowSpan, ...]]:
        """Return the rows that 0, 1, 2 … tiles of each arm take, with first tile and open end."""
        first = self.style.first(arms.first, anchor)
        left, right = (
            tuple(self._rows(frame.kept.x, first, arm))
            for arm in self._both(frame.columns, anchor, arms)
        )
        return left, right

    def _rows(self, kept: int, first: HalfCells, arm: Iterator[HalfCells]) -> Iterator[RowSpan]:
        taken = self._added(
            kept, RowSpan(first.near.y, first.far.y, NOWHERE), first.near, first.far
        )
        for spot in arm:
            yield self._added(kept, taken, spot.near)
            taken = self._added(kept, taken, spot.near, spot.far)

    def _added(self, kept: int, rows: RowSpan, *halves: Cell) -> RowSpan:
        """Return the rows with these halves added."""
        for x, y in halves:
            end = y + self.style.cells
            rows = RowSpan(
                min(rows.top, y),
                max(rows.low, end),
                max(rows.beside, end) if x < kept else rows.beside,
            )
        return rows

    def _both(
        self, columns: int, anchor: int, arms: Arms
    ) -> tuple[Iterator[HalfCells], Iterator[HalfCells]]:
        """Return the cells of the left and the right arm, continued with plain tiles."""
        right = self._arm(
            columns, anchor + self.style.width(arms.first), 0, arms.first + arms.right
        )
        left = self._arm(columns, columns - anchor, self.style.spin, arms.first + arms.left)
        return map(partial(self._turned, columns), left), iter(right)

    def _turned(self, columns: int, spot: HalfCells) -> HalfCells:
        """Turn a tile by 180 degrees about the middle of the line."""
        over, spin, (near, far) = columns - self.style.cells, self.style.spin, spot
        return HalfCells(Cell(over - near.x, spin - near.y), Cell(over - far.x, spin - far.y))

    def _walk(self, columns: int, start: int, row: int, kinds: str) -> tuple[HalfCells, ...]:
        """Return the cells of an arm, continued with plain tiles to the most there can be."""
        return self.style.walk(columns, start, row, kinds.ljust(MOST_TILES + 2, PLAIN))


def _inside(top: int, frame: Frame, rows: RowSpan) -> bool:
    """Return whether the rows lie in a frame with this top row, outside of its corner."""
    low = top + frame.rows
    return top <= rows.top and rows.low <= low and rows.beside <= low - frame.kept.y


def _frame(size: tuple[int, int], unit: int, step: int, corner: tuple[int, int]) -> Frame:
    """Return the frame in the middle of an area, with the cells that a corner takes."""
    columns, rows = size[0] // step, size[1] // step
    # To the left, and below
    over = (
        (size[0] - columns * step) // 2,
        size[1] - rows * step - (size[1] - rows * step) // 2,
    )
    across, up = (
        max(0, -((spare - wide) // step)) for wide, spare in zip(corner, over, strict=True)
    )
    return Frame(unit, step, columns, rows, Cell(across, up) if across and up else Cell(0, 0))


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


def place_tile(spot: HalfCells, near: int, far: int, top: int = 0) -> TileSpot:
    """Return the tile with these halves in its place, in rows that are counted from `top`."""
    upright = spot.near.x == spot.far.x
    first, second = (near, far) if spot.near < spot.far else (far, near)
    cell = min(spot.near, spot.far)
    return TileSpot(Cell(cell.x, cell.y - top), upright, first, second)


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


BRICK: Final = LineStyle(cells=1, spin=1, doubles=False, walk=walk_brick)


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
    crosswise = kinds[0] == DOUBLE  # whether the last tile lies crosswise
    for kind in kinds[1:]:
        room = columns - x if step > 0 else x
        if room < LONG:
            column = x - HALF if step > 0 else x
            top = y + HALF + (1 if crosswise else 0)
            spots.append(HalfCells(Cell(column, top), Cell(column, top + HALF)))
            if crosswise:
                y, x = top + HALF, column if step > 0 else column + HALF
            else:
                y = top + LONG
            step, crosswise, turned = -step, False, True
            continue
        near = x if step > 0 else x - HALF
        if kind == DOUBLE and not turned:
            spots.append(HalfCells(Cell(near, y - 1), Cell(near, y + 1)))
            x, crosswise = x + step * HALF, True
        else:
            spots.append(HalfCells(Cell(near, y), Cell(near + step * HALF, y)))
            x, crosswise = x + step * LONG, False
        turned = False
    return tuple(spots)


SNAKE: Final = LineStyle(cells=HALF, spin=0, doubles=True, walk=walk_snake)
IN_LINE: Final = replace(SNAKE, doubles=False)
