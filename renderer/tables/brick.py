"""The brick double line of the Austrian games (rules 0.4).

A *band* is two rows high; tile k of a band lies level in row k mod 2, so every column holds one value twice, one above the
other. Where no column is left, a tile stands upright, with its matching half below the open half, and the line goes on in the
next band, three rows further on, in the other direction. Doubles need no special case.
"""

from typing import Final

from renderer.tables.line_layout import Cell, HalfCells, LineStyle


def walk_brick(columns: int, start: int, row: int, kinds: str) -> tuple[HalfCells, ...]:
    """Return the cells of an arm that runs right from the open half left of column `start`, then turns downward."""
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
