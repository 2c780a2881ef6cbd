"""Where the tiles of a brick double line lie: integers only, no pixels of Pillow.

The unit is the edge of half a tile. A *band* is two rows high; tile k of a band lies level in row k mod 2, so every column holds
one value twice, one above the other. Where no column is left, a tile stands upright, with its matching half below the open half,
and the line goes on in the next band, three rows further on, in the other direction. The right arm runs to the right and then
down; the left arm is the same walk turned by 180 degrees, so it runs to the left and then up.

Laid tiles must not move. Where a tile lies depends only on how many tiles each arm has, on the column of the first tile, and on
which rows the frame shows (a `Hint`). The hint is a fold over the line in the order of play: it is kept as long as everything
stays inside, so no hint has to be stored with a game.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from games.core import End, Placed

MOST_TILES: Final = 45  # of a double-eight set


class Cell(NamedTuple):
    """A column and a row."""

    x: int
    y: int


class Spot(NamedTuple):
    """The two cells of one tile: the matching half and the half that stays open."""

    near: Cell
    far: Cell


class Laid(NamedTuple):
    """A tile in its place: `first` is the left (or, upright, the upper) half."""

    cell: Cell
    upright: bool
    first: int
    second: int


class Hint(NamedTuple):
    """How a line is shown: index of the scale, column of the first tile's left half, topmost row of the frame."""

    scale: int
    anchor: int
    top: int


@dataclass(frozen=True, slots=True)
class Frame:
    """What one scale offers: `unit` pixels an edge of half a tile, and how many columns and rows."""

    unit: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Lay:
    """A line laid out: tiles in the order of play, rows counted from the top of the frame; the cells of the two open ends."""

    frame: Frame
    tiles: tuple[Laid, ...]
    left: Cell | None
    right: Cell | None


def walk(columns: int, column: int, row: int, length: int = MOST_TILES + 1) -> tuple[Spot, ...]:
    """The spots of an arm that runs to the right from an open half at (`column`, `row`) of band 0, then turns downward."""
    spots: list[Spot] = []
    x, y, base, step = column, row, 0, 1
    while len(spots) < length:
        if 0 <= x + step < columns:
            y = 2 * base + 1 - y  # the other row of the band
            spots.append(Spot(Cell(x, y), Cell(x + step, y)))
            x += step
            continue
        lower = y == base + 1
        spots.append(Spot(Cell(x, y + 1), Cell(x, y + 2)))
        base += 3
        step = -step
        start = x + step if lower else x  # beside the upright's lower half, or under it
        spots.append(Spot(Cell(start, base), Cell(start + step, base)))
        x, y = start + step, base
    return tuple(spots[:length])


def turned(spots: Sequence[Spot], columns: int) -> tuple[Spot, ...]:
    """The walk turned by 180 degrees about the middle of band 0."""
    return tuple(Spot(*(Cell(columns - 1 - cell.x, 1 - cell.y) for cell in spot)) for spot in spots)


class Board:
    """Lays lines out in an area of `width` × `height` pixels, at the first of `units` that holds them.

    Holds bounded caches of pure results only, so it may be used by several threads.
    """

    def __init__(self, width: int, height: int, units: Sequence[int]) -> None:
        self.frames = tuple(Frame(unit, width // unit, height // unit) for unit in units)
        self._arms = lru_cache(maxsize=128)(self._walk_both)
        self._reach = lru_cache(maxsize=512)(self._rows_needed)
        self.hint = lru_cache(maxsize=8192)(self._hint)

    def lay(self, line: Sequence[Placed]) -> Lay | None:
        """Where everything of a line lies, None for a bare table."""
        if not line:
            return None
        lefts = "".join("l" if placed.end is End.LEFT else "r" for placed in line[1:])
        hint = self.hint(lefts)
        frame = self.frames[hint.scale]
        left, right = self._arms(frame.columns, hint.anchor)
        first = line[0]
        tiles = [Laid(Cell(hint.anchor, -hint.top), upright=False, first=first.a, second=first.b)]
        steps = [0, 0]
        for placed in line[1:]:
            to_left = placed.end is End.LEFT
            spot = (left if to_left else right)[steps[to_left]]
            steps[to_left] += 1
            near, far = (placed.b, placed.a) if to_left else (placed.a, placed.b)
            tiles.append(_laid(spot, near, far, hint.top))
        ends = (left[steps[True]].near, right[steps[False]].near)
        shown = [Cell(cell.x, cell.y - hint.top) if 0 <= cell.y - hint.top < frame.rows else None for cell in ends]
        return Lay(frame, tuple(tiles), *shown)

    def _hint(self, arms: str) -> Hint:
        if not arms:
            return self._choose(0, 0, None)
        before = self.hint(arms[:-1])
        lefts = arms.count("l")
        rights = len(arms) - lefts
        return before if self._fits(before, lefts, rights) else self._choose(lefts, rights, before)

    def _choose(self, lefts: int, rights: int, before: Hint | None) -> Hint:
        """The first that fits: the frame moved up or down, another first column, a smaller scale; most room for both ends."""
        start = before.scale if before else 0
        for scale, frame in enumerate(self.frames[start:], start):
            middle = (frame.columns - 2) / 2
            anchors = sorted(range(frame.columns - 1), key=lambda column: abs(column - middle))
            if before and scale == before.scale:
                anchors = [before.anchor, *anchors]
            if before is None:
                anchors = anchors[:1]
            best: tuple[tuple[int, int, float], Hint] | None = None
            for anchor in anchors:
                for top in range(2 - frame.rows, 1):
                    hint = Hint(scale, anchor, top)
                    if self._fits(hint, lefts, rights):
                        kept = bool(before and before.scale == scale and before.anchor == anchor)
                        balance = -abs(2 * top + frame.rows - 2) / 2
                        score = (int(kept), self._room(hint, lefts, rights), balance)
                        if best is None or score > best[0]:
                            best = score, hint
            if best:
                return best[1]
        return Hint(len(self.frames) - 1, (self.frames[-1].columns - 2) // 2, 2 - self.frames[-1].rows)

    def _room(self, hint: Hint, lefts: int, rights: int) -> int:
        more = 0
        while lefts + rights + 2 * more < MOST_TILES and self._fits(hint, lefts + more + 1, rights + more + 1):
            more += 1
        return more

    def _fits(self, hint: Hint, lefts: int, rights: int) -> bool:
        frame = self.frames[hint.scale]
        tops, bottoms = self._reach(frame.columns, hint.anchor)
        return tops[lefts] >= hint.top and bottoms[rights] < hint.top + frame.rows

    def _rows_needed(self, columns: int, anchor: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For 0, 1, 2 … tiles of the left arm the topmost row, of the right arm the lowest, the open end's cell included."""
        left, right = self._arms(columns, anchor)
        return (
            tuple(accumulate((_reached(left, count, min) for count in range(len(left))), min)),
            tuple(accumulate((_reached(right, count, max) for count in range(len(right))), max)),
        )

    def _walk_both(self, columns: int, anchor: int) -> tuple[tuple[Spot, ...], tuple[Spot, ...]]:
        return turned(walk(columns, columns - 1 - anchor, 1), columns), walk(columns, anchor + 1, 0)


def _reached(spots: Sequence[Spot], count: int, outer: Callable[[Iterable[int]], int]) -> int:
    rows = [spots[count].near.y]
    if count:
        rows += [spots[count - 1].near.y, spots[count - 1].far.y]
    return outer(rows)


def _laid(spot: Spot, near: int, far: int, top: int) -> Laid:
    upright = spot.near.x == spot.far.x
    first, second = (near, far) if spot.near < spot.far else (far, near)
    cell = min(spot.near, spot.far)
    return Laid(Cell(cell.x, cell.y - top), upright, first, second)
