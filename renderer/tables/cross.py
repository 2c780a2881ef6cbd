"""The cross: a line whose first double, the spinner, has four arms.

The spinner stands upright. Its arms run to the left and the right and, from its short ends, up and
down. At the edge of the frame they bend clockwise, so each arm has a quarter of the frame for
itself: left above, up to the right, right below, down to the left. The left and the right arm are
snakes in rows further and further from the spinner. The upper and the lower arm turn into a row at
the edge, and from there their rows run back towards the spinner. The rules of corners and doubles
are those of `renderer.tables.line_layout`, which also lays a line that has no spinner yet.

The frame is as large as the field, in half tiles of the largest scale at which all arms fit; the
cross lies in the middle of the field. Its shape depends on the place of the spinner in the frame (a
`CrossHint`), which stays as long as all arms fit.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, product, takewhile
from typing import Final, NamedTuple

from games.core import ARMS, End, Placed
from renderer.tables.line_layout import (
    DOUBLE,
    HALF,
    LONG,
    PLAIN,
    SIGN,
    SNAKE,
    UNITS,
    Board,
    Box,
    Cell,
    Field,
    Grid,
    HalfCells,
    LineLayout,
    bounds,
    overlap,
    walk_snake,
)

# Cells from the near edge of the spinner's column to where rows of its quarter end
INNER: Final = 2 * HALF
NEAREST: Final = (
    2 * HALF
    # cells from the spinner's row to the nearest half of the upper or lower arm that runs beside it
)

# By end: the way of its arm, from the spinner outward. All arms are laid as if they ran to the
# right, and then turned.
DIRECTIONS: Final[Mapping[End, tuple[int, int]]] = {
    End.RIGHT: (1, 0),
    End.LEFT: (-1, 0),
    End.UP: (0, -1),
    End.DOWN: (0, 1),
}


class CrossHint(NamedTuple):
    """The placement of a cross.

    Index of the scale, the cell of the spinner in its row, and the pixel of the first cell.
    """

    scale: int
    x: int
    y: int
    origin: Cell = Cell(0, 0)

    def turned(self, way: tuple[int, int], cell: Cell) -> Cell:
        """Return the cell of the frame for one relative to the spinner, as if its arm ran right."""
        (dx, dy), (along, over) = way, cell
        return Cell(self.x + along * dx - over * dy, self.y + along * dy + over * dx)

    @property
    def spinner(self) -> HalfCells:
        """The cells of the spinner."""
        return HalfCells(Cell(self.x, self.y - HALF // 2), Cell(self.x, self.y + HALF // 2))


class CrossArms(NamedTuple):
    """The kinds of the tiles of each arm, from the spinner outward."""

    left: str = ""
    right: str = ""
    up: str = ""
    down: str = ""


Spots = tuple[HalfCells, ...]


class CrossBoard:
    """Lays crosses into a field, at the first of `units` that fits.

    Thread-safe: the bounded caches hold pure results.
    """

    def __init__(self, field: Field, units: Sequence[int] = UNITS, sign: int = SIGN) -> None:
        self.field = field
        self.snake = Board(field, SNAKE, units, sign)
        self.grids = self.snake.grids
        self._places = lru_cache(maxsize=512)(self._arm_places)
        self._row = lru_cache(maxsize=128)(self._walk_row)
        self._column = lru_cache(maxsize=128)(self._walk_column)
        self.hint = lru_cache(maxsize=1024)(self._hint)
        self._laid = lru_cache(maxsize=16)(self._lay)  # of 881 lines, 30 are wanted again, and soon

    def lay(self, line: Sequence[Placed]) -> LineLayout | None:
        """Return the layout of a line with or without a spinner; None for a bare table."""
        return self._laid(tuple(line)) if line else None

    def _lay(self, line: tuple[Placed, ...]) -> LineLayout:
        spinner = find_spinner(line)
        if spinner is None:
            lay = self.snake.lay(line)
            assert lay is not None
            return lay
        hint, order = self.hint(line), arm_order(line, spinner)
        arms, grid = arm_kinds(line, order), self.grids[hint.scale]._replace(origin=hint.origin)
        tiles = {spinner: grid.tile(hint.spinner, line[spinner].a, line[spinner].b)}
        signs: dict[End, Box] = {}
        for end, arm, indices in zip(ARMS, arms, order, strict=True):
            spots = self._places(*hint[:3], end, arm)
            for index, spot in zip(indices, spots, strict=False):
                near, far = (
                    (line[index].b, line[index].a)
                    if end is End.LEFT
                    else (line[index].a, line[index].b)
                )
                tiles[index] = grid.tile(spot, near, far)
            signs[end] = _sign(end, hint, grid, spots[: len(arm) + 1])
        return LineLayout(grid.unit, tuple(tiles[index] for index in range(len(line))), signs)

    def _hint(self, line: tuple[Placed, ...]) -> CrossHint:
        spinner = find_spinner(line)
        assert spinner is not None
        arms = arm_kinds(line, arm_order(line, spinner))
        if len(line) > spinner + 1:
            before = self.hint(line[:-1])
            if self._has_room(before, arms):
                boxes, unit = self._boxes(before, arms), self.grids[before.scale].unit
                origin = self.field.settle(bounds(boxes), partial(list, boxes), before.origin, unit)
                if origin:
                    return before._replace(origin=origin)
            return self._choose(arms, before.scale)
        alone = self.snake.lay(line)
        assert alone is not None
        return self._choose(arms, [grid.unit for grid in self.grids].index(alone.unit))

    def _boxes(self, hint: CrossHint, arms: CrossArms) -> list[Box]:
        """Return the boxes of all signs and tiles, in pixels from the first cell of the frame."""
        grid = self.grids[hint.scale]
        signs, boxes = [], [grid.box(hint.spinner)]
        for end, arm in zip(ARMS, arms, strict=True):
            spots = self._places(*hint[:3], end, arm)[: len(arm) + 1]
            boxes += map(grid.box, spots[:-1])
            signs.append(_sign(end, hint, grid, spots))
        return [*signs, *boxes]

    def _has_room(self, hint: CrossHint, arms: CrossArms) -> bool:
        """Return whether all arms, one more plain tile at each, and their signs have room."""
        if any(
            len(self._places(*hint[:3], end, arm)) <= len(arm)
            for end, arm in zip(ARMS, arms, strict=True)
        ):
            return False
        signs = self._boxes(hint, arms)[: len(ARMS)]
        return not any(overlap(*pair) for pair in combinations(signs, 2))

    def _choose(self, arms: CrossArms, first: int) -> CrossHint:
        """Return the hint with the spinner nearest to the middle, at the first scale that fits."""
        for scale in range(first, len(self.grids)):
            columns, rows = self._frame(scale)
            for x, y in _spots(columns - HALF, rows - HALF):
                hint = CrossHint(scale, x, y)
                if self._has_room(hint, arms):
                    boxes = self._boxes(hint, arms)
                    origin = self.field.place(bounds(boxes), partial(list, boxes))
                    if origin:
                        return hint._replace(origin=origin)
        raise ValueError("a cross is too long for its field")

    def _frame(self, scale: int) -> Cell:
        """Return the columns and rows of the frame."""
        step = self.grids[scale].step
        return Cell(self.field.width // step, self.field.height // step)

    def _arm_places(self, scale: int, x: int, y: int, end: End, kinds: str) -> Spots:
        """Return the cells of an arm, continued with a plain tile as far as there is room."""
        frame, hint = self._frame(scale), CrossHint(scale, x, y)
        if end in (End.LEFT, End.RIGHT):
            spots = self._row(x if end is End.LEFT else frame.x - x - HALF, kinds)
        else:
            room = y - HALF // 2 if end is End.UP else frame.y - y - HALF - HALF // 2
            spots = self._column(room, frame.x - x if end is End.UP else x + HALF, kinds)
        way = DIRECTIONS[end]
        laid = (
            HalfCells(hint.turned(way, spot.near), hint.turned(way, spot.far)) for spot in spots
        )
        return tuple(
            takewhile(lambda spot: _free(frame, spot.near) and _free(frame, spot.far), laid)
        )

    def _walk_row(self, room: int, kinds: str) -> Spots:
        """Return the cells of a level arm relative to the spinner, as if it were the right one.

        `room` is what lies beside it.
        """
        if room < LONG:
            return ()
        walked = walk_snake(room + HALF - INNER, HALF - INNER, 0, DOUBLE + kinds + PLAIN)
        return tuple(
            HalfCells(Cell(near.x + INNER, near.y), Cell(far.x + INNER, far.y))
            for near, far in takewhile(_is_apart, walked)
        )

    def _walk_column(self, room: int, wide: int, kinds: str) -> Spots:
        """Return the cells of an upright arm relative to the spinner, as if it were the right one.

        `room` is what lies beyond the spinner, `wide` what lies to the side where the arm bends,
        the spinner's column included.
        """
        kinds += PLAIN
        spots: list[HalfCells] = []
        x = HALF + HALF // 2  # where the next tile begins
        edge = x + room
        while edge - x >= LONG and len(spots) < len(kinds):
            if kinds[len(spots)] == DOUBLE:
                spots.append(HalfCells(Cell(x, -1), Cell(x, 1)))
                x += HALF
            else:
                spots.append(HalfCells(Cell(x, 0), Cell(x + HALF, 0)))
                x += LONG
        if not spots:
            return ()
        row, last = x - HALF, spots[-1]  # a row beside the last half, along the edge
        start = max(last.near.y, last.far.y) + HALF - INNER
        if wide - INNER - start < LONG:
            return tuple(spots)
        for near, far in walk_snake(
            wide - INNER, start, 0, PLAIN + kinds[len(spots) :], turned=True
        ):
            spot = HalfCells(Cell(row - near.y, near.x + INNER), Cell(row - far.y, far.x + INNER))
            if min(spot.near.x, spot.far.x) < NEAREST or not _is_apart(HalfCells(near, far)):
                break
            spots.append(spot)
        return tuple(spots)


@lru_cache(maxsize=32)
def _spots(right: int, low: int) -> tuple[tuple[int, int], ...]:
    """Return the cells that are tried for a spinner, those near the middle first."""
    cells = product(range(right // 2 % HALF, right, HALF), range(1, low))
    return tuple(sorted(cells, key=lambda cell: abs(2 * cell[0] - right) + abs(2 * cell[1] - low)))


def find_spinner(line: Sequence[Placed]) -> int | None:
    """Return the index of the spinner, the first double of the line; None if it has none."""
    return next((index for index, placed in enumerate(line) if placed.a == placed.b), None)


def arm_order(line: Sequence[Placed], spinner: int) -> tuple[tuple[int, ...], ...]:
    """Return the indices of each arm's tiles from the spinner outward, by `ARMS`."""
    order: dict[End, list[int]] = {end: [] for end in ARMS}
    row: list[int] = []
    for index in range(spinner):
        row.insert(0 if line[index].end is End.LEFT else len(row), index)
    if line[spinner].end is End.LEFT:
        order[End.RIGHT] = row
    else:
        order[End.LEFT] = row[::-1]
    for index, placed in enumerate(line[spinner + 1 :], spinner + 1):
        order[placed.end].append(index)
    return tuple(map(tuple, order.values()))


def arm_kinds(line: Sequence[Placed], order: Sequence[Sequence[int]]) -> CrossArms:
    """Return the kinds of the tiles of each arm."""
    return CrossArms(
        *(
            "".join(DOUBLE if line[index].a == line[index].b else PLAIN for index in indices)
            for indices in order
        )
    )


def _sign(end: End, hint: CrossHint, grid: Grid, spots: Spots) -> Box:
    """Return the box of the sign in the last of the cells of an arm.

    Where an arm goes on up or down, the sign stands beside its last tile, where it takes no height.
    """
    *_, last, after = hint.spinner, *spots
    cell = after.near
    columns = sorted((last.near.x, last.far.x))
    if len(spots) > 1 and columns[0] <= cell.x <= columns[1]:
        if end is End.UP:
            cell = Cell(columns[1] + HALF, last.far.y)
        elif end is End.DOWN:
            cell = Cell(columns[0] - HALF, last.far.y)
    return grid.sign(last, cell)


def _is_apart(spot: HalfCells) -> bool:
    """Return whether a tile of a row lies in the first row, or not beside the spinner's column."""
    return max(spot.near.y, spot.far.y) < HALF or min(spot.near.x, spot.far.x) >= 0


def _free(frame: Cell, half: Cell) -> bool:
    """Return whether a half lies in the frame."""
    return 0 <= half.x <= frame.x - HALF and 0 <= half.y <= frame.y - HALF
