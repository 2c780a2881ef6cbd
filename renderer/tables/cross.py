"""The cross: a line whose first double, the spinner, has four arms.

The spinner stands upright. Its arms run to the left and the right and, from its short ends, up and
down. At the edge of the frame they bend clockwise, so each arm has a quarter of the frame for
itself: left above, up to the right, right below, down to the left. The left and the right arm are
snakes in rows further and further from the spinner. The upper and the lower arm turn into a row at
the edge, and from there their rows run back towards the spinner. The rules of corners and doubles
are those of `renderer.tables.line_layout`, which also lays a line that has no spinner yet.

Tiles on the table must not move, so everything depends on the place of the spinner alone (a
`CrossHint`), which stays as long as all arms fit. A line of one row stays where it is when its
spinner comes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product, takewhile
from typing import Final, NamedTuple

from games.core import ARMS, End, Placed
from renderer.tables.line_layout import (
    DOUBLE,
    HALF,
    LONG,
    MOST_TILES,
    PLAIN,
    SNAKE,
    Board,
    Cell,
    Frame,
    HalfCells,
    LineLayout,
    TileSpot,
    place_tile,
    walk_snake,
)

# Cells from the near edge of the spinner's column to where rows of its quarter end
INNER: Final = 2 * HALF
NEAREST: Final = (
    2 * HALF
    # cells from the spinner's row to the nearest half of the upper or lower arm that runs beside it
)
STEPS: Final = 2 * HALF, HALF  # cells between the places that are tried for a spinner
ENOUGH: Final = 2  # tiles that must fit at each arm, or a smaller scale is tried
MUCH: Final = 6  # more room at the shortest arm is no advantage
MOST_OF_CROSS: Final = 28  # of a double-six set

# By end: the way of its arm, from the spinner outward. All arms are laid as if they ran to the
# right, and then turned.
DIRECTIONS: Final[Mapping[End, tuple[int, int]]] = {
    End.RIGHT: (1, 0),
    End.LEFT: (-1, 0),
    End.UP: (0, -1),
    End.DOWN: (0, 1),
}


class CrossHint(NamedTuple):
    """The placement of a cross: index of the scale, and the cell of the spinner in its row."""

    scale: int
    x: int
    y: int

    def turned(self, way: tuple[int, int], cell: Cell) -> Cell:
        """Return the cell of the frame for one relative to the spinner, as if its arm ran right."""
        (dx, dy), (along, over) = way, cell
        return Cell(self.x + along * dx - over * dy, self.y + along * dy + over * dx)


class CrossArms(NamedTuple):
    """The kinds of the tiles of each arm, from the spinner outward."""

    left: str = ""
    right: str = ""
    up: str = ""
    down: str = ""


Spots = tuple[HalfCells, ...]


class CrossBoard:
    """A layout of crosses in `width` × `height` pixels, at the first of `units` that fits.

    The lower left `corner` (width and height in pixels) stays free. Thread-safe: the bounded caches
    hold pure results.
    """

    def __init__(
        self, width: int, height: int, units: Sequence[int], corner: tuple[int, int] = (0, 0)
    ) -> None:
        self.size = width, height
        self.snake = Board(width, height, units, SNAKE, corner)
        self.corner = corner
        self.frames = self.snake.frames
        self._places = lru_cache(maxsize=64)(self._arm_places)
        self._row = lru_cache(maxsize=128)(self._walk_row)
        self._column = lru_cache(maxsize=128)(self._walk_column)
        self.hint = lru_cache(maxsize=1024)(self._hint)
        self._laid = lru_cache(maxsize=16)(self._lay)  # of 881 lines, 30 are wanted again, and soon

    def enlarged(self, units: Sequence[int]) -> "CrossBoard":
        """Return a board of the same area that tries these units first."""
        return CrossBoard(*self.size, (*units, *(frame.unit for frame in self.frames)), self.corner)

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
        frame = self.frames[hint.scale]
        tiles: dict[int, TileSpot] = {
            spinner: TileSpot(
                Cell(hint.x, hint.y - HALF // 2), True, line[spinner].a, line[spinner].b
            )
        }
        ends: dict[End, Cell] = {}
        for end, arm, indices in zip(ARMS, arm_kinds(line, order), order, strict=True):
            spots = self._places(hint, end, arm)
            for index, spot in zip(indices, spots, strict=False):
                near, far = (
                    (line[index].b, line[index].a)
                    if end is End.LEFT
                    else (line[index].a, line[index].b)
                )
                tiles[index] = place_tile(spot, near, far)
            if len(spots) > len(arm):
                ends[end] = spots[len(arm)].near
        return LineLayout(frame, tuple(tiles[index] for index in range(len(line))), ends)

    def _hint(self, line: tuple[Placed, ...]) -> CrossHint:
        spinner = find_spinner(line)
        assert spinner is not None
        arms = arm_kinds(line, arm_order(line, spinner))
        before = self._kept(line) if len(line) == spinner + 1 else self.hint(line[:-1])
        if before and self._fits(before, arms):
            return before
        return self._choose(arms, before.scale if before else 0)

    def _kept(self, line: tuple[Placed, ...]) -> CrossHint | None:
        """Return the hint that keeps a line in its place when its spinner comes."""
        lay = self.snake.lay(line)
        if lay is None or len(line) == 1:
            return None
        scale, (*others, last) = self.frames.index(lay.frame), lay.tiles
        y = last.cell.y + HALF // 2
        if last.upright and all(not spot.upright and spot.cell.y == y for spot in others):
            return CrossHint(scale, last.cell.x, y)
        return CrossHint(scale, -1, -1)  # it fits nowhere, but says the scale

    def _fits(self, hint: CrossHint, arms: CrossArms) -> bool:
        return all(room >= 0 for room in self._rooms(hint, arms))

    def _rooms(self, hint: CrossHint, arms: CrossArms) -> tuple[int, ...]:
        """Return how many more plain tiles fit at each arm beyond the sign of its end."""
        return tuple(
            len(self._places(hint, end, arm)) - 1 - len(arm)
            for end, arm in zip(ARMS, arms, strict=True)
        )

    def _choose(self, arms: CrossArms, first: int) -> CrossHint:
        """Return the hint with the most room for all arms, at the first scale with enough."""
        best: tuple[tuple[int, int, int], CrossHint] | None = None
        for scale, frame in enumerate(self.frames[first:], first):
            middle = (frame.columns - HALF) // 2, (frame.rows - HALF) // 2
            for x, y in product(
                *(
                    range(centre % step, 2 * centre, step)
                    for centre, step in zip(middle, STEPS, strict=True)
                )
            ):
                hint = CrossHint(scale, x, y)
                rooms = self._rooms(hint, arms)
                if min(rooms) >= 0:
                    away = abs(x - middle[0]) + abs(y - middle[1])
                    score = min(*rooms, MUCH), min(sum(rooms), MOST_TILES), -away
                    if best is None or score > best[0]:
                        best = score, hint
            if best and best[0][0] >= ENOUGH:
                return best[1]
        if best is None:
            raise ValueError("a cross is too long for its board")
        return best[1]

    def _arm_places(self, hint: CrossHint, end: End, kinds: str) -> Spots:
        """Return the cells of an arm, continued with plain tiles as far as there is room."""
        frame, (_, x, y) = self.frames[hint.scale], hint
        if end in (End.LEFT, End.RIGHT):
            spots = self._row(x if end is End.LEFT else frame.columns - x - HALF, kinds)
        else:
            room = y - HALF // 2 if end is End.UP else frame.rows - y - HALF - HALF // 2
            # The lowest row ends at the corner
            wide = frame.columns - x if end is End.UP else x + HALF - frame.kept.x
            spots = self._column(room, wide, kinds)
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
        walked = walk_snake(
            room + HALF - INNER, HALF - INNER, 0, DOUBLE + kinds.ljust(MOST_OF_CROSS, PLAIN)
        )
        return tuple(
            HalfCells(Cell(near.x + INNER, near.y), Cell(far.x + INNER, far.y))
            for near, far in walked
        )

    def _walk_column(self, room: int, wide: int, kinds: str) -> Spots:
        """Return the cells of an upright arm relative to the spinner, as if it were the right one.

        `room` is what lies beyond the spinner, `wide` what lies to the side where the arm bends,
        the spinner's column included.
        """
        kinds = kinds.ljust(MOST_OF_CROSS, PLAIN)
        spots: list[HalfCells] = []
        x = HALF + HALF // 2  # where the next tile begins
        edge = x + room
        while edge - x >= LONG:
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
            if min(spot.near.x, spot.far.x) < NEAREST:
                break
            spots.append(spot)
        return tuple(spots)


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


def _free(frame: Frame, half: Cell) -> bool:
    """Return whether a half lies in the frame and outside of its corner."""
    inside = 0 <= half.x <= frame.columns - HALF and 0 <= half.y <= frame.rows - HALF
    return inside and not (half.x < frame.kept.x and half.y + HALF > frame.rows - frame.kept.y)
