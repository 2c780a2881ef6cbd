"""Where the tiles of a line lie: integers only, no pixels of Pillow. What both kinds of line have in common.

Laid tiles must not move. Where a tile lies depends only on which tiles its arm has, on the column of the first tile, and on
which rows the frame shows (a `Hint`). The hint is a fold over the line in the order of play: it is kept as long as everything
stays inside, so no hint has to be stored with a game. `renderer.tables.brick` and `renderer.tables.snake` say how an arm runs.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
    """The two halves of one tile, each by its upper left cell: the matching half and the half that stays open."""

    near: Cell
    far: Cell


class TileSpot(NamedTuple):
    """A tile in its place: `first` is the left (or, upright, the upper) half."""

    cell: Cell
    upright: bool
    first: int
    second: int


class LineHint(NamedTuple):
    """How a line is shown: index of the scale, column of the first tile, topmost row of the frame."""

    scale: int
    anchor: int
    top: int


class Arms(NamedTuple):
    """Kinds of tiles: of the first, and of each arm from the first tile outward."""

    first: str
    left: str
    right: str


class RowSpan(NamedTuple):
    """Which rows tiles take: the topmost, the one below the lowest, and the one below the lowest in the columns of the corner."""

    top: int
    low: int
    beside: int


@dataclass(frozen=True, slots=True)
class Frame:
    """What one scale offers: `unit` pixels an edge of half a tile, `step` pixels a cell, and how many columns and rows; so
    many of them, to the left and below, are `kept` free."""

    unit: int
    step: int
    columns: int
    rows: int
    kept: Cell


@dataclass(frozen=True, slots=True)
class LineLayout:
    """A line laid out: tiles in the order of play, rows counted from the top of the frame; where the next halves will lie."""

    frame: Frame
    tiles: tuple[TileSpot, ...]
    left: Cell | None
    right: Cell | None


@dataclass(frozen=True, slots=True)
class LineStyle:
    """How a kind of line runs. Half a tile is a square of `cells` × `cells` cells.

    `walk` gives the spots of an arm that runs to the right and then downward. It is given the number of columns, the first
    column to the right of the first tile, the first tile's row, and kinds of tiles: of the first one, then of the arm. Turning by
    180 degrees about the middle of the line takes a half in row y to row `spin - y`.
    """

    cells: int
    spin: int
    doubles: bool  # they lie crosswise
    walk: Callable[[int, int, int, str], tuple[HalfCells, ...]]

    def width(self, kind: str) -> int:
        """Columns that the first tile covers."""
        return self.cells if self.doubles and kind == DOUBLE else 2 * self.cells

    def first(self, kind: str, anchor: int) -> HalfCells:
        """Where the first tile lies."""
        if self.width(kind) == self.cells:
            return HalfCells(Cell(anchor, -(self.cells // 2)), Cell(anchor, self.cells // 2))
        return HalfCells(Cell(anchor, 0), Cell(anchor + self.cells, 0))


class Board:
    """Lays lines out in an area of `width` × `height` pixels, at the first of `units` that holds them. Its lower left corner, so
    many pixels wide and high, is kept free.

    Holds bounded caches of pure results only, so it may be used by several threads.
    """

    def __init__(self, width: int, height: int, units: Sequence[int], style: LineStyle, corner: tuple[int, int] = (0, 0)) -> None:
        self.style = style
        self.corner = corner
        self.frames = tuple(_frame((width, height), unit, unit // style.cells, corner) for unit in units)
        self._arm = lru_cache(maxsize=256)(self._walk)
        self._reach = lru_cache(maxsize=256)(self._rows_needed)
        self.hint = lru_cache(maxsize=2048)(self._hint)
        self._laid = lru_cache(maxsize=64)(self._lay)

    def lay(self, line: Sequence[Placed]) -> LineLayout | None:
        """Where everything of a line lies, None for a bare table."""
        return self._laid(tuple(line)) if line else None

    def _lay(self, line: tuple[Placed, ...]) -> LineLayout:
        letters = "".join(_letter(placed, self.style.doubles) for placed in line)
        hint, arms = self.hint(letters), _arms(letters)
        frame = self.frames[hint.scale]
        left, right = self._both(frame.columns, hint.anchor, arms)
        first = line[0]
        tiles = [_laid(self.style.first(arms.first, hint.anchor), first.a, first.b, hint.top)]
        for placed in line[1:]:
            if placed.end is End.LEFT:
                tiles.append(_laid(next(left), placed.b, placed.a, hint.top))
            else:
                tiles.append(_laid(next(right), placed.a, placed.b, hint.top))
        ends = next(left).near, next(right).near
        shown = [Cell(cell.x, cell.y - hint.top) if self._inside(frame, cell.y - hint.top) else None for cell in ends]
        return LineLayout(frame, tuple(tiles), *shown)

    def _inside(self, frame: Frame, row: int) -> bool:
        return 0 <= row <= frame.rows - self.style.cells

    def _hint(self, letters: str) -> LineHint:
        arms = _arms(letters)
        if len(letters) == 1:
            return self._choose(arms, None)
        before = self.hint(letters[:-1])
        return before if self._fits(before, arms) else self._choose(arms, before)

    def _choose(self, arms: Arms, before: LineHint | None) -> LineHint:
        """The first that fits: the frame moved up or down, another first column, a smaller scale; most room for both ends."""
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
        return LineHint(len(self.frames) - 1, (last.columns - 2 * self.style.cells) // 2, 2 * self.style.cells - last.rows)

    def _room(self, hint: LineHint, arms: Arms) -> tuple[int, int]:
        """How many more plain tiles would fit on both ends alike, and on either end alone, added up."""
        frame = self.frames[hint.scale]
        left, right = self._reach(frame, hint.anchor, arms)
        up = sum(_inside(hint.top, frame, rows) for rows in left) - 1 - len(arms.left)
        down = sum(_inside(hint.top, frame, rows) for rows in right) - 1 - len(arms.right)
        return min(up, down), up + down

    def _fits(self, hint: LineHint, arms: Arms) -> bool:
        frame = self.frames[hint.scale]
        left, right = self._reach(frame, hint.anchor, arms)
        return _inside(hint.top, frame, left[len(arms.left)]) and _inside(hint.top, frame, right[len(arms.right)])

    def _rows_needed(self, frame: Frame, anchor: int, arms: Arms) -> tuple[tuple[RowSpan, ...], tuple[RowSpan, ...]]:
        """Of 0, 1, 2 … tiles of each arm, the first tile and the cell of the open end included."""
        first = self.style.first(arms.first, anchor)
        left, right = (tuple(self._rows(frame.kept.x, first, arm)) for arm in self._both(frame.columns, anchor, arms))
        return left, right

    def _rows(self, kept: int, first: HalfCells, arm: Iterator[HalfCells]) -> Iterator[RowSpan]:
        taken = self._added(kept, RowSpan(first.near.y, first.far.y, NOWHERE), first.near, first.far)
        for spot in arm:
            yield self._added(kept, taken, spot.near)
            taken = self._added(kept, taken, spot.near, spot.far)

    def _added(self, kept: int, rows: RowSpan, *halves: Cell) -> RowSpan:
        """What is taken with these halves, too."""
        for x, y in halves:
            end = y + self.style.cells
            rows = RowSpan(min(rows.top, y), max(rows.low, end), max(rows.beside, end) if x < kept else rows.beside)
        return rows

    def _both(self, columns: int, anchor: int, arms: Arms) -> tuple[Iterator[HalfCells], Iterator[HalfCells]]:
        """The spots of both arms, and of as many more plain tiles as there can be."""
        right = self._arm(columns, anchor + self.style.width(arms.first), 0, arms.first + arms.right)
        left = self._arm(columns, columns - anchor, self.style.spin, arms.first + arms.left)
        return map(partial(self._turned, columns), left), iter(right)

    def _turned(self, columns: int, spot: HalfCells) -> HalfCells:
        """Turned by 180 degrees about the middle of the line."""
        over, spin, (near, far) = columns - self.style.cells, self.style.spin, spot
        return HalfCells(Cell(over - near.x, spin - near.y), Cell(over - far.x, spin - far.y))

    def _walk(self, columns: int, start: int, row: int, kinds: str) -> tuple[HalfCells, ...]:
        """The spots of an arm, and of as many more plain tiles as there can be."""
        return self.style.walk(columns, start, row, kinds.ljust(MOST_TILES + 2, PLAIN))


def _inside(top: int, frame: Frame, rows: RowSpan) -> bool:
    """Whether they lie in a frame with this topmost row, and not in its corner."""
    low = top + frame.rows
    return top <= rows.top and rows.low <= low and rows.beside <= low - frame.kept.y


def _frame(size: tuple[int, int], unit: int, step: int, corner: tuple[int, int]) -> Frame:
    """What lies in the middle of an area of this size, and how many of its cells a corner takes."""
    columns, rows = size[0] // step, size[1] // step
    over = ((size[0] - columns * step) // 2, size[1] - rows * step - (size[1] - rows * step) // 2)  # to the left, and below
    across, up = (max(0, -((spare - wide) // step)) for wide, spare in zip(corner, over, strict=True))
    return Frame(unit, step, columns, rows, Cell(across, up) if across and up else Cell(0, 0))


def _letter(placed: Placed, doubles: bool) -> str:
    """One letter for each tile: a kind, as a capital if the tile was laid at the left end."""
    kind = DOUBLE if doubles and placed.a == placed.b else PLAIN
    return kind.upper() if placed.end is End.LEFT else kind


def _arms(letters: str) -> Arms:
    rest = letters[1:]
    return Arms(
        letters[0].lower(),
        "".join(letter.lower() for letter in rest if letter.isupper()),
        "".join(letter for letter in rest if letter.islower()),
    )


def _laid(spot: HalfCells, near: int, far: int, top: int) -> TileSpot:
    upright = spot.near.x == spot.far.x
    first, second = (near, far) if spot.near < spot.far else (far, near)
    cell = min(spot.near, spot.far)
    return TileSpot(Cell(cell.x, cell.y - top), upright, first, second)
