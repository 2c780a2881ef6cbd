"""The layout of the lines and crosses in figures: as on a table, cut to what they take."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from games.core import End, Layout
from renderer.figures.pieces import Run
from renderer.tables.brick import BRICK
from renderer.tables.cross import CrossBoard
from renderer.tables.line_layout import Board, Cell, TileSpot
from renderer.tables.snake import IN_LINE, SNAKE

CROSS_ROWS: Final = 9  # half tiles


class LaidRun(NamedTuple):
    """A line laid out, and the cells of the letters at its ends."""

    tiles: tuple[TileSpot, ...]
    ends: Mapping[End, Cell]


def cell_pixels(run: Run) -> int:
    """Return the pixels of a cell."""
    return run.unit // (BRICK if run.brick else SNAKE).cells  # a cross has the cells of a snake


@lru_cache(maxsize=64)
def lay_run(run: Run) -> tuple[LaidRun, tuple[int, int, int, int]]:
    """Return a line laid out as on a table, and the cells it takes: left, top, right, bottom."""
    style = {Layout.BRICK: BRICK, Layout.IN_LINE: IN_LINE}.get(run.layout, SNAKE)
    if run.layout is Layout.CROSS:
        lay = CrossBoard(run.columns * run.unit, CROSS_ROWS * run.unit, (run.unit,)).lay(run.line)
    else:
        lay = Board(run.columns * run.unit, 5 * run.unit, (run.unit,), style).lay(run.line)
    assert lay is not None
    half = style.cells
    ends = {end: lay.ends[end] for end, _ in run.ends}
    cells = [(cell, half, half) for cell in ends.values()]
    cells += [(one.cell, half if one.upright else 2 * half, 2 * half if one.upright else half) for one in lay.tiles]
    box = (
        min(cell.x for cell, _, _ in cells),
        min(cell.y for cell, _, _ in cells),
        max(cell.x + wide for cell, wide, _ in cells),
        max(cell.y + high for cell, _, high in cells),
    )
    return LaidRun(lay.tiles, ends), box
