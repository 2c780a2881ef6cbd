"""The ordinary line: level tiles end to end, doubles crosswise; it turns where no level tile has room any more.

Half a tile is two cells wide and high. At the end of a row a tile of either kind is the *corner*:
it hangs upright under the end half of the last tile. The next tile lies under the corner's lower half and runs back, three half
tiles further down, so that two doubles that face each other keep their distance. Under a crosswise double the corner hangs
lower, and the next tile lies beside its lower half. A double directly after a corner lies in line. In some games
all doubles lie in line (`IN_LINE`).
"""

from dataclasses import replace
from typing import Final

from renderer.tables.line_layout import DOUBLE, Cell, HalfCells, LineStyle

HALF: Final = 2  # cells an edge of half a tile
LONG: Final = 2 * HALF


def walk_snake(columns: int, start: int, row: int, kinds: str, turned: bool = False) -> tuple[HalfCells, ...]:
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
