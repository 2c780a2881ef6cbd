"""The cross: what lies where for random deals, and that it stays there."""

from itertools import pairwise
from random import Random

import pytest

from games.core import ARMS, End, Placed
from renderer.tables.cross import CrossBoard, arm_order, find_spinner
from renderer.tables.line_layout import Cell, LineLayout, TileSpot
from renderer.tables.table_picture import (
    BRICKS,
    CROSS_BESIDE_UNITS,
    CROSS_UNITS,
    SNAKES,
    badge_corner,
)
from tests.renderer.samples.world_views import cross_game
from tests.renderer.test_line_layout import cells, square, touch

BOARD = CrossBoard(SNAKES[2], SNAKES[3], CROSS_UNITS, badge_corner(SNAKES))
BESIDE = CrossBoard(BRICKS[2], BRICKS[3], CROSS_BESIDE_UNITS, badge_corner(BRICKS))
WEIGHTS = ((1, 1, 1, 1), (9, 1, 1, 1), (1, 1, 30, 1), (1, 1, 1, 30), (40, 40, 1, 1), (1, 30, 1, 1))


def deal(seed: int) -> tuple[Placed, ...]:
    """A random deal; some prefer an arm, so that it grows long."""
    sizes = {"seats": 2, "hand": 7} if seed % 2 else {"seats": 4, "hand": 5}
    return cross_game(Random(seed), **sizes, weights=WEIGHTS[seed % len(WEIGHTS)])[0]


def grown(cells_of_arm: set[Cell]) -> set[Cell]:
    return {
        Cell(cell.x + dx, cell.y + dy)
        for cell in cells_of_arm
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
    }


def arms(line: tuple[Placed, ...], lay: LineLayout) -> list[list[TileSpot]]:
    """The tiles of each arm from the spinner outward, that one first."""
    spinner = find_spinner(line)
    assert spinner is not None
    return [[lay.tiles[index] for index in (spinner, *order)] for order in arm_order(line, spinner)]


@pytest.mark.parametrize(
    "board", [BOARD, BESIDE, BOARD.enlarged((66, 56))], ids=["whole", "beside", "large"]
)
def test_crosses_are_sound(board: CrossBoard) -> None:
    for seed in range(60):
        line = deal(seed)
        for length in range((find_spinner(line) or 0) + 1, len(line) + 1):
            lay = board.lay(line[:length])
            covered = [cell for laid in lay.tiles for cell in cells(laid)]
            signs = [square(cell) for cell in lay.ends.values()]
            assert len(signs) == 4
            taken = [*covered, *(cell for sign in signs for cell in sign)]
            assert len(set(taken)) == len(taken), "tiles or signs overlap"
            frame = lay.frame
            assert all(
                0 <= cell.x < frame.columns and 0 <= cell.y < frame.rows for cell in taken
            ), "outside"
            assert not any(
                cell.x < frame.kept.x and cell.y >= frame.rows - frame.kept.y for cell in taken
            ), "in the corner"
            for arm in arms(line[:length], lay):
                assert all(touch(first, other) for first, other in pairwise(arm)), (
                    "a join is broken"
                )
            apart = [
                {cell for laid in arm[1:] for cell in cells(laid)}
                for arm in arms(line[:length], lay)
            ]
            for number, arm in enumerate(apart[:-1], start=1):
                around = grown(arm)
                assert not any(around & other for other in apart[number:]), "arms touch"


def moves(line: tuple[Placed, ...]) -> int:
    """How often laid tiles move."""
    lays = [BOARD.lay(line[:length]) for length in range(1, len(line) + 1)]
    return sum(
        bool(a and b and (a.frame != b.frame or a.tiles != b.tiles[:-1])) for a, b in pairwise(lays)
    )


def test_tiles_seldom_move() -> None:
    counts = [moves(cross_game(Random(seed), 4, 5)[0]) for seed in range(100)]
    assert sum(count == 0 for count in counts) >= 60
    assert sum(count <= 1 for count in counts) >= 95


def test_the_longest_arm_fits() -> None:
    """An arm of 24 tiles beside short ones, on any board."""
    numbers = [6, 5, 5, 4, 4, 6, 3, 5, 2, 4, 3, 3, 2, 2, 6, 1, 5, 0, 4, 1, 3, 0, 2, 1, 1]
    arm = [Placed(a, b, End.DOWN, 0) for a, b in pairwise(numbers)]
    for end in ARMS:
        turned = [placed._replace(end=end) for placed in arm]
        if end is End.LEFT:
            turned = [Placed(placed.b, placed.a, end, 0) for placed in arm]
        for board in (BOARD, BESIDE):
            lay = board.lay([Placed(6, 6, End.START, 0), *turned])
            assert len(lay.tiles) == 25
            assert lay.frame.unit >= 28
