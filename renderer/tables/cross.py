"""The cross: a line whose first double, the spinner, has four arms.

The spinner stands upright. Its arms run to the left and the right and, from its short ends, up and
down. Each arm bends where the frame ends, to the one side or the other. The left and the right
arm are snakes in rows further and further from the spinner. The upper and the lower arm turn
into a row at the edge, and from there their rows run back towards the spinner. The rules of corners
and doubles are those of `renderer.tables.line_layout`, which also lays a line that has no spinner
yet.

The frame is as large as the field, in half tiles. The scale is the largest that lets all arms fit
without touching each other. The cross lies in the middle of the field. Its shape
depends on the place of the spinner in the frame and on the bends (a `CrossHint`), which stay as
long as all arms fit.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, product
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

# Cells from the near edge of the spinner's column to where rows that run back end
INNER: Final = 2 * HALF
CLOCKWISE, COUNTER = SIDES = 1, -1  # ways that an arm can bend

# Cells of the frame for each tile of the arms below which hardly any cross fits
CROWDED: Final = 20

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

    Index of the scale, the cell of the spinner in its row, the direction of each arm's bend, and
    the pixel of that cell.
    """

    scale: int
    x: int
    y: int
    sides: tuple[int, ...]
    origin: Cell = Cell(0, 0)


CELLS: Final = Grid(HALF, 1, 0)
SPINNER: Final = HalfCells(Cell(0, -(HALF // 2)), Cell(0, HALF // 2))


Spots = tuple[HalfCells, ...]


class LaidArm(NamedTuple):
    """An arm, relative to the spinner.

    The cells of its tiles, the boxes of cells they cover, the box around these, and the box of the
    sign in pixels.
    """

    spots: Spots
    boxes: tuple[Box, ...]
    around: Box
    sign: Box

    def touches(self, other: "LaidArm") -> bool:
        """Return whether less than a cell is free between tiles of two arms."""
        return overlap(_grown(self.around), other.around) and any(
            overlap(_grown(box), beside) for box in self.boxes for beside in other.boxes
        )


class CrossBoard:
    """Lays crosses into a field, at the first of `units` that fits.

    Thread-safe: the bounded caches hold pure results.
    """

    def __init__(
        self,
        field: Field,
        units: Sequence[int] = UNITS,
        sign: int = SIGN,
        *,
        large: bool = False,
    ) -> None:
        self.field = field
        self.snake = Board(field, SNAKE, units, sign, large=large)
        self.grids = self.snake.grids
        self._arm = lru_cache(maxsize=512)(self._lay_arm)
        self.hint = lru_cache(maxsize=1024)(self._hint)
        self._laid = lru_cache(maxsize=16)(self._lay)  # of 881 lines, 30 are wanted again, and soon

    def lay(self, line: Sequence[Placed]) -> LineLayout:
        """Return the layout of a line of at least one tile, with or without a spinner."""
        return self._laid(tuple(line))

    def _lay(self, line: tuple[Placed, ...]) -> LineLayout:
        spinner = find_spinner(line)
        if spinner is None:
            return self.snake.lay(line)
        hint, order = self.hint(line), arm_order(line, spinner)
        arms = self._arms(hint, arm_kinds(line, order))
        grid = self.grids[hint.scale]._replace(origin=hint.origin)
        tiles = {spinner: grid.tile(SPINNER, line[spinner].a, line[spinner].b)}
        signs: dict[End, Box] = {}
        for end, arm, indices in zip(ARMS, arms, order, strict=True):
            for index, spot in zip(indices, arm.spots, strict=True):
                near, far = (
                    (line[index].b, line[index].a)
                    if end is End.LEFT
                    else (line[index].a, line[index].b)
                )
                tiles[index] = grid.tile(spot, near, far)
            (left, top, right, low), (x, y) = arm.sign, hint.origin
            signs[end] = (left + x, top + y, right + x, low + y)
        return LineLayout(grid.unit, tuple(tiles[index] for index in range(len(line))), signs)

    def _hint(self, line: tuple[Placed, ...]) -> CrossHint:
        spinner = find_spinner(line)
        assert spinner is not None
        kinds = arm_kinds(line, arm_order(line, spinner))
        if self.snake.large:
            return self._choose(kinds, 0)
        if len(line) > spinner + 1:
            before = self.hint(line[:-1])
            boxes = self._boxes(before.scale, self._arms(before, kinds))
            if boxes:
                unit = self.grids[before.scale].unit
                origin = self.field.settle(bounds(boxes), partial(list, boxes), before.origin, unit)
                if origin:
                    return before._replace(origin=origin)
            return self._choose(kinds, before.scale)
        alone = self.snake.lay(line)
        return self._choose(kinds, [grid.unit for grid in self.grids].index(alone.unit))

    def _arms(self, hint: CrossHint, kinds: Sequence[str]) -> list[LaidArm]:
        """Return the arms of a cross that have room."""
        arms = (
            self._fit(*hint[:3], end, arm, side)
            for end, arm, side in zip(ARMS, kinds, hint.sides, strict=True)
        )
        return [arm for arm in arms if arm]

    def _boxes(self, scale: int, arms: Sequence[LaidArm]) -> list[Box]:
        """Return the boxes of all signs and tiles, in pixels from the cell of the spinner.

        There are none if an arm is missing or touches anything else.
        """
        grid = self.grids[scale]
        if len(arms) < len(ARMS) or any(arm.touches(other) for arm, other in combinations(arms, 2)):
            return []
        boxes = [arm.sign for arm in arms]
        boxes += map(grid.box, (SPINNER, *(spot for arm in arms for spot in arm.spots)))
        clash = any(
            overlap(arm.sign, box) for index, arm in enumerate(arms, 1) for box in boxes[index:]
        )
        return [] if clash else boxes

    def _choose(self, kinds: Sequence[str], first: int) -> CrossHint:
        """Return the hint with the spinner nearest to the middle, at the first scale that fits."""
        for scale in range(first, len(self.grids)):
            frame = self._frame(scale)
            if CROWDED * sum(map(len, kinds)) > frame.x * frame.y:
                continue
            for x, y in _spots(frame.x - HALF, frame.y - HALF):
                choices: list[dict[LaidArm, int]] = []
                for end, arm in zip(ARMS, kinds, strict=True):
                    laid = {
                        self._fit(scale, x, y, end, kinds=arm, side=side): side
                        for side in (COUNTER, CLOCKWISE)
                    }
                    choices.append({arm: side for arm, side in laid.items() if arm})
                    if not choices[-1]:
                        break
                for arms in product(*choices):
                    boxes = self._boxes(scale, arms)
                    if boxes and (origin := self.field.place(bounds(boxes), partial(list, boxes))):
                        sides = tuple(laid[arm] for laid, arm in zip(choices, arms, strict=True))
                        return CrossHint(scale, x, y, sides, origin)
        raise ValueError("a cross is too long for its field")

    def _frame(self, scale: int) -> Cell:
        """Return the columns and rows of the frame."""
        step = self.grids[scale].step
        return Cell(self.field.width // step, self.field.height // step)

    def _fit(self, scale: int, x: int, y: int, end: End, kinds: str, side: int) -> LaidArm | None:
        """Return an arm in the frame; None if it has no room there."""
        frame, (dx, dy) = self._frame(scale), DIRECTIONS[end]
        beside, below = (frame.x - x - HALF, x), (y, frame.y - y - HALF)
        straight = LONG * len(kinds) + HALF  # an arm with more room does not bend
        room = min(straight, beside[dx < 0] if dx else below[dy > 0] - HALF // 2)
        if dx and kinds and room < LONG + HALF:  # the first tile would be a corner
            return None
        wide = beside[side == dy] if dy and room < straight else 0
        arm = self._arm(scale, end, kinds, room, wide=wide, side=side)
        if arm is None:
            return None
        left, top, right, low = arm.around
        inside = left + x >= 0 and right + x <= frame.x and top + y >= 0 and low + y <= frame.y
        return arm if inside else None

    def _lay_arm(
        self, scale: int, end: End, kinds: str, room: int, wide: int, side: int
    ) -> LaidArm | None:
        """Return an arm relative to the spinner; None if it has no room."""
        dx, dy = DIRECTIONS[end]
        walked = walk_row(room, kinds) if dx else walk_column(room, wide, kinds)
        if len(walked) <= len(kinds):
            return None
        first, *spots, after = (
            HalfCells(
                *(
                    Cell(along * dx - over * side * dy, along * dy + over * side * dx)
                    for along, over in spot
                )
            )
            for spot in (HalfCells(Cell(0, 0), Cell(HALF // 2 * abs(dy), 0)), *walked)
        )
        boxes = tuple(map(CELLS.box, spots))
        if any(overlap(_grown(box), CELLS.box(SPINNER)) for box in boxes[1:]):
            return None
        (x, y), last = after.near, (first, *spots)[-1]
        columns = sorted((last.near.x, last.far.x))
        if spots and dy and columns[0] <= x <= columns[1]:
            # beside the last tile, where the sign takes no height
            x, y = (columns[1] + HALF if side != dy else columns[0] - HALF), last.far.y
        sign = self.grids[scale].sign(last, Cell(x, y))
        return LaidArm(tuple(spots), boxes, bounds([(0, 0, 0, 0), *boxes]), sign)


def walk_row(room: int, kinds: str) -> Spots:
    """Return the cells of a level arm and of a plain tile after it.

    They are relative to the spinner, as if the arm were the right one. `room` is what lies beside
    the spinner.
    """
    return tuple(
        HalfCells(Cell(near.x + INNER, near.y), Cell(far.x + INNER, far.y))
        for near, far in walk_snake(room + HALF - INNER, HALF - INNER, 0, DOUBLE + kinds + PLAIN)
    )


def walk_column(room: int, wide: int, kinds: str) -> Spots:
    """Return the cells of an upright arm relative to the spinner, as if it were the right one.

    `room` is what lies beyond the spinner, `wide` what lies beside its column where the arm bends.
    """
    spots: list[HalfCells] = []
    x = HALF + HALF // 2  # where the next tile begins
    edge = x + room
    for kind in kinds:
        if edge - x < (HALF if kind == DOUBLE else LONG):
            break
        if kind == DOUBLE:
            spots.append(HalfCells(Cell(x, -1), Cell(x, 1)))
            x += HALF
        else:
            spots.append(HalfCells(Cell(x, 0), Cell(x + HALF, 0)))
            x += LONG
    if len(spots) == len(kinds):
        return (*spots, HalfCells(Cell(x, 0), Cell(x + HALF, 0)))
    if not spots:
        return ()
    row, last = x - HALF, spots[-1]  # a row beside the last half, along the edge
    start = max(last.near.y, last.far.y) + HALF - INNER
    walked = walk_snake(
        wide + HALF - INNER, start, 0, PLAIN + kinds[len(spots) :] + PLAIN, turned=True
    )
    return (
        *spots,
        *(
            HalfCells(Cell(row - near.y, near.x + INNER), Cell(row - far.y, far.x + INNER))
            for near, far in walked
        ),
    )


def _grown(box: Box) -> Box:
    """Return a box of cells with a cell more on each side."""
    return box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1


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


def arm_kinds(line: Sequence[Placed], order: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return the kinds of the tiles of each arm, from the spinner outward."""
    return tuple(
        "".join(DOUBLE if line[index].a == line[index].b else PLAIN for index in indices)
        for indices in order
    )
