"""The brick line and the ordinary line: what lies where, and that it stays there."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import End, Placed
from games.parts.tiles import D8
from renderer.tables.line_layout import (
    BRICK,
    HALF,
    IN_LINE,
    SNAKE,
    Board,
    Cell,
    LineLayout,
    TileSpot,
)
from renderer.tables.table_picture import (
    AROUND_UNITS,
    BESIDE_UNITS,
    BRICKS,
    SNAKE_UNITS,
    SNAKES,
    UNITS,
)
from tests.renderer.samples.buki_scenes import game
from tests.renderer.samples.line_games import line_game

BRICK_BOARD = Board(BRICKS[2], BRICKS[3], UNITS, BRICK)
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


def halves(laid: TileSpot, half: int = HALF) -> dict[Cell, int]:
    """The halves by their upper left cells; each covers `half` cells by `half`."""
    x, y = laid.cell
    return {
        laid.cell: laid.first,
        Cell(x, y + half) if laid.upright else Cell(x + half, y): laid.second,
    }


def square(cell: Cell, half: int = HALF) -> set[Cell]:
    return {Cell(cell.x + dx, cell.y + dy) for dx in range(half) for dy in range(half)}


def cells(laid: TileSpot, half: int = HALF) -> set[Cell]:
    return set().union(*(square(cell, half) for cell in halves(laid, half)))


def touch(tile: TileSpot, other: TileSpot, half: int = HALF) -> bool:
    """Whether at least half an edge of halves with the same number is shared."""
    for (ax, ay), a in halves(tile, half).items():
        for (bx, by), b in halves(other, half).items():
            across, down = abs(ax - bx), abs(ay - by)
            if a == b and ((across == half and down < half) or (down == half and across < half)):
                return True
    return False


def arms(line: list[Placed], lay: LineLayout) -> list[list[TileSpot]]:
    (_, first), *rest = zip(line, lay.tiles, strict=True)
    return [
        [first, *(laid for placed, laid in rest if placed.end is end)]
        for end in (End.LEFT, End.RIGHT)
    ]


def laid_out(board: Board, line: list[Placed]) -> LineLayout:
    lay = board.lay(line)
    assert lay is not None
    return lay


@pytest.mark.parametrize("board", [BRICK_BOARD, BOARD, AROUND, BESIDE, ROW, ROW_BESIDE])
@settings(max_examples=60, deadline=None)
@given(st.lists(st.booleans(), max_size=44), st.randoms(use_true_random=False))
def test_lines_are_sound(board: Board, ends: list[bool], rng: Random) -> None:
    half = board.style.cells
    line = chain(ends if board is BRICK_BOARD else ends[:27], rng)
    lay = laid_out(board, line)
    covered = [cell for laid in lay.tiles for cell in cells(laid, half)]
    badges = [square(cell, half) for cell in lay.ends.values()]
    assert len(set(covered)) == len(covered), "tiles overlap"
    assert len(badges) == 2
    for x, y in covered + [cell for badge in badges for cell in badge]:
        assert 0 <= x < lay.frame.columns, "outside"
        assert 0 <= y < lay.frame.rows, "outside"
    for arm in arms(line, lay):
        assert all(touch(tile, other, half) for tile, other in pairwise(arm)), "a join is broken"
    assert not set().union(*badges) & set(covered), "a badge lies on a tile"


@pytest.mark.parametrize("board", [BRICK_BOARD, BOARD])
@settings(max_examples=100, deadline=None)
@given(st.lists(st.booleans(), max_size=26), st.booleans(), st.randoms(use_true_random=False))
def test_the_next_plain_tile_lies_where_the_badge_was(
    board: Board, ends: list[bool], to_left: bool, rng: Random
) -> None:
    line, end = chain(ends, rng), End.LEFT if to_left else End.RIGHT
    last = next((placed for placed in reversed(line) if placed.end is end), line[0])
    number = last.a if to_left else last.b
    other = (number + 1) % 7
    more = Placed(other, number, end, 0) if to_left else Placed(number, other, end, 0)
    before, after = laid_out(board, line), laid_out(board, [*line, more])
    if before.frame == after.frame and before.tiles == after.tiles[:-1]:
        assert before.ends[end] in halves(after.tiles[-1], board.style.cells)


def test_nothing_moves_in_nine_games_of_ten() -> None:
    games = [game(Random(seed))[0] for seed in range(400)]
    still = 0
    for line in games:
        lays = [laid_out(BRICK_BOARD, line[:length]) for length in range(1, len(line) + 1)]
        still += all(a.frame == b.frame and a.tiles == b.tiles[:-1] for a, b in pairwise(lays))
    assert still >= 0.9 * len(games)


def test_doubles_lie_crosswise() -> None:
    line = [
        Placed(3, 3, End.START, 0),
        Placed(3, 5, End.RIGHT, 0),
        Placed(5, 5, End.RIGHT, 0),
    ]
    assert [laid.upright for laid in laid_out(BOARD, line).tiles] == [True, False, True]


@pytest.mark.parametrize(("board", "seats"), [(BOARD, 2), (BOARD, 4), (AROUND, 6), (BESIDE, 6)])
def test_the_longest_lines_fit(board: Board, seats: int) -> None:
    """Tendler's set has 45 tiles."""
    for seed in range(15):
        lay = laid_out(board, line_game(Random(seed), seats, 6, series=False, deck=D8)[0])
        covered = [cell for laid in lay.tiles for cell in cells(laid)]
        assert all(0 <= x < lay.frame.columns and 0 <= y < lay.frame.rows for x, y in covered)


@pytest.mark.parametrize(
    ("board", "line"),
    [(BRICK_BOARD, game(Random(3))[0]), (BOARD, line_game(Random(3), 2, 12, series=True)[0])],
    ids=["brick", "snake"],
)
def test_a_picture_does_not_depend_on_what_was_drawn_before(
    board: Board, line: list[Placed]
) -> None:
    fresh = Board(*board.size, [frame.unit for frame in board.frames], board.style)
    before = [fresh.lay(line[:length]) for length in range(len(line))]
    assert before[0] is None, "a bare table"
    assert fresh.lay(line) == Board(*board.size, [f.unit for f in board.frames], board.style).lay(
        line
    )


# Read from 0 outward; A is the left end. b and e stand upright where the arms turn: c ends in the
# upper row, so g lies under e.
LONG = """\
.ffjjnn......
ddhhllA......
b............
b7733004488cc
9955112266aae
............e
........Bkkgg
........mmii."""
