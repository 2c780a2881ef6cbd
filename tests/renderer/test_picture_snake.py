"""The ordinary line: what lies where, for random lines with doubles and for real ones."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import End, Placed
from games.parts.tiles import D8
from renderer.tables.line_layout import HALF, IN_LINE, SNAKE, Board, Cell, LineLayout, TileSpot
from renderer.tables.table_picture import AROUND_UNITS, BESIDE_UNITS, BRICKS, SNAKE_UNITS, SNAKES
from tests.renderer.samples.line_games import line_game

BOARD = Board(SNAKES[2], SNAKES[3], SNAKE_UNITS, SNAKE)
AROUND = Board(SNAKES[2], 446, AROUND_UNITS, SNAKE)
BESIDE = Board(BRICKS[2], 446, AROUND_UNITS, SNAKE)
ROW = Board(SNAKES[2], SNAKES[3], SNAKE_UNITS, IN_LINE)
ROW_BESIDE = Board(BRICKS[2], BRICKS[3], BESIDE_UNITS, IN_LINE)


def chain(ends: list[bool], rng: Random) -> list[Placed]:
    """A line with any numbers, a quarter of them doubles, grown at the ends that `ends` names."""

    def number(before: int) -> int:
        return before if rng.random() < 0.25 else rng.randrange(7)

    left = rng.randrange(7)
    right = number(left)
    line = [Placed(left, right, End.START, 0)]
    for to_left in ends:
        if to_left:
            line.append(Placed(number(left), left, End.LEFT, 0))
            left = line[-1].a
        else:
            line.append(Placed(right, number(right), End.RIGHT, 0))
            right = line[-1].b
    return line


def halves(laid: TileSpot) -> dict[Cell, int]:
    """The halves by their upper left cells; each covers two cells by two."""
    x, y = laid.cell
    other = Cell(x, y + HALF) if laid.upright else Cell(x + HALF, y)
    return {laid.cell: laid.first, other: laid.second}


def cells(laid: TileSpot) -> set[Cell]:
    return {
        Cell(x + dx, y + dy) for x, y in halves(laid) for dx in range(HALF) for dy in range(HALF)
    }


def touch(one: TileSpot, other: TileSpot) -> bool:
    """Whether at least half an edge of halves with the same number is shared."""
    for (ax, ay), a in halves(one).items():
        for (bx, by), b in halves(other).items():
            across, down = abs(ax - bx), abs(ay - by)
            if a == b and ((across == HALF and down < HALF) or (down == HALF and across < HALF)):
                return True
    return False


def arms(line: list[Placed], lay: LineLayout) -> list[list[TileSpot]]:
    pairs = list(zip(line, lay.tiles, strict=True))
    return [
        [pairs[0][1], *(laid for placed, laid in pairs[1:] if placed.end is end)]
        for end in (End.LEFT, End.RIGHT)
    ]


@pytest.mark.parametrize("board", [BOARD, AROUND, BESIDE, ROW, ROW_BESIDE])
@settings(max_examples=60, deadline=None)
@given(st.lists(st.booleans(), max_size=27), st.randoms(use_true_random=False))
def test_lines_are_sound(board: Board, ends: list[bool], rng: Random) -> None:
    line = chain(ends, rng)
    lay = board.lay(line)
    assert lay is not None
    covered = [cell for laid in lay.tiles for cell in cells(laid)]
    assert len(set(covered)) == len(covered), "tiles overlap"
    assert all(
        0 <= cell.x < lay.frame.columns and 0 <= cell.y < lay.frame.rows for cell in covered
    ), "outside"
    for arm in arms(line, lay):
        assert all(touch(one, other) for one, other in pairwise(arm)), "a join is broken"
    for end in (lay.ends[End.LEFT], lay.ends[End.RIGHT]):
        badge = {Cell(end.x + dx, end.y + dy) for dx in range(HALF) for dy in range(HALF)}
        assert not badge & set(covered), "a badge lies on a tile"
        assert all(
            0 <= cell.x < lay.frame.columns and 0 <= cell.y < lay.frame.rows for cell in badge
        )


@settings(max_examples=100, deadline=None)
@given(st.lists(st.booleans(), max_size=26), st.booleans(), st.randoms(use_true_random=False))
def test_the_next_plain_tile_lies_where_the_badge_was(
    ends: list[bool], to_left: bool, rng: Random
) -> None:
    line = chain(ends, rng)
    last = next(
        (placed for placed in reversed(line) if placed.end is (End.LEFT if to_left else End.RIGHT)),
        line[0],
    )
    open_number = last.a if to_left else last.b
    other = (open_number + 1) % 7
    more = (
        Placed(other, open_number, End.LEFT, 0)
        if to_left
        else Placed(open_number, other, End.RIGHT, 0)
    )
    before, after = BOARD.lay(line), BOARD.lay([*line, more])
    assert before
    assert after
    if before.frame == after.frame and before.tiles == after.tiles[:-1]:
        assert before.ends[End.LEFT if to_left else End.RIGHT] in halves(after.tiles[-1])


def test_doubles_lie_crosswise() -> None:
    line = [Placed(3, 3, End.START, 0), Placed(3, 5, End.RIGHT, 0), Placed(5, 5, End.RIGHT, 0)]
    lay = BOARD.lay(line)
    assert lay
    assert [laid.upright for laid in lay.tiles] == [True, False, True]


@pytest.mark.parametrize(("board", "seats"), [(BOARD, 2), (BOARD, 4), (AROUND, 6), (BESIDE, 6)])
def test_the_longest_lines_fit(board: Board, seats: int) -> None:
    """Tendler's set has 45 tiles."""
    for seed in range(15):
        line, _, _ = line_game(Random(seed), seats, 6, series=False, deck=D8)
        lay = board.lay(line)
        assert lay
        covered = [cell for laid in lay.tiles for cell in cells(laid)]
        assert all(
            0 <= cell.x < lay.frame.columns and 0 <= cell.y < lay.frame.rows for cell in covered
        )


def test_a_picture_does_not_depend_on_what_was_drawn_before() -> None:
    line = line_game(Random(3), 2, 12, series=True)[0]
    fresh = Board(SNAKES[2], SNAKES[3], SNAKE_UNITS, SNAKE)
    assert fresh.lay(line) == BOARD.lay(line)
