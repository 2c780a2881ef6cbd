"""The brick double line: what lies where, and that it stays there."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import End, Placed
from renderer.scene import END_LETTERS
from renderer.tables.line_layout import BRICK, Board, Cell, LineLayout, TileSpot
from renderer.tables.table_picture import BRICKS, UNITS
from tests.renderer.samples.buki_scenes import game

BOARD = Board(BRICKS[2], BRICKS[3], UNITS, BRICK)


def halves(laid: TileSpot) -> dict[Cell, int]:
    step = (
        Cell(laid.cell.x, laid.cell.y + 1) if laid.upright else Cell(laid.cell.x + 1, laid.cell.y)
    )
    return {laid.cell: laid.first, step: laid.second}


def touch(one: TileSpot, other: TileSpot) -> bool:
    """Whether halves with the same number share a whole edge."""
    return any(
        abs(a.x - b.x) + abs(a.y - b.y) == 1 and value == halves(other)[b]
        for a, value in halves(one).items()
        for b in halves(other)
    )


def arms(line: list[Placed], lay: LineLayout) -> list[list[TileSpot]]:
    both = zip(line, lay.tiles, strict=True)
    pairs = list(both)
    first = pairs[0][1]
    return [
        [first, *(laid for placed, laid in pairs[1:] if placed.end is end)]
        for end in (End.LEFT, End.RIGHT)
    ]


def chain(ends: list[bool], numbers: list[int]) -> list[Placed]:
    """A line with any numbers, doubles too, grown at the ends that `ends` names."""
    line = [Placed(numbers[0], numbers[1], End.START, 0)]
    left, right = numbers[:2]
    for to_left, number in zip(ends, numbers[2:], strict=False):
        if to_left:
            line.append(Placed(number, left, End.LEFT, 0))
            left = number
        else:
            line.append(Placed(right, number, End.RIGHT, 0))
            right = number
    return line


@settings(max_examples=150, deadline=None)
@given(st.lists(st.booleans(), max_size=44), st.randoms(use_true_random=False))
def test_lines_are_sound(ends: list[bool], rng: Random) -> None:
    line = chain(ends, [rng.randrange(9) for _ in range(len(ends) + 2)])
    lay = BOARD.lay(line)
    assert lay is not None
    cells = [cell for laid in lay.tiles for cell in halves(laid)]
    assert len(set(cells)) == len(cells), "tiles overlap"
    assert all(
        0 <= cell.x < lay.frame.columns and 0 <= cell.y < lay.frame.rows for cell in cells
    ), "outside"
    for arm in arms(line, lay):
        assert all(touch(one, other) for one, other in pairwise(arm)), "a join is broken"
    for end in (lay.ends[End.LEFT], lay.ends[End.RIGHT]):
        assert end not in cells, "a badge lies on a tile"
        assert 0 <= end.x < lay.frame.columns
        assert 0 <= end.y < lay.frame.rows


@settings(max_examples=100, deadline=None)
@given(st.lists(st.booleans(), min_size=1, max_size=43), st.booleans())
def test_the_next_tile_lies_where_the_badge_was(ends: list[bool], to_left: bool) -> None:
    numbers = [0] * 60
    before, after = BOARD.lay(chain(ends, numbers)), BOARD.lay(chain([*ends, to_left], numbers))
    assert before
    assert after
    if before.tiles == after.tiles[:-1] and before.frame == after.frame:
        assert before.ends[End.LEFT if to_left else End.RIGHT] in halves(after.tiles[-1])


def test_nothing_moves_in_nine_games_of_ten() -> None:
    games = [game(Random(seed))[0] for seed in range(400)]
    still = 0
    for line in games:
        lays = [BOARD.lay(line[:length]) for length in range(1, len(line) + 1)]
        still += all(
            a and b and a.frame == b.frame and a.tiles == b.tiles[:-1] for a, b in pairwise(lays)
        )
    assert still >= 0.9 * len(games)


def test_a_picture_does_not_depend_on_what_was_drawn_before() -> None:
    line = game(Random(3))[0]
    fresh = Board(BRICKS[2], BRICKS[3], UNITS, BRICK)
    for length in range(1, len(line)):
        fresh.lay(line[:length])
    assert fresh.lay(line) == Board(BRICKS[2], BRICKS[3], UNITS, BRICK).lay(line)


def test_bare_table() -> None:
    assert BOARD.lay(()) is None


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


def drawn(lay: LineLayout) -> str:
    """The tiles by the last digit of their number in the order of play, and the open ends."""
    rows = [["."] * lay.frame.columns for _ in range(lay.frame.rows)]
    for index, laid in enumerate(lay.tiles):
        for cell in halves(laid):
            rows[cell.y][cell.x] = "0123456789abcdefghijklmnopqrstuvwxyz"[index]
    for end, cell in lay.ends.items():
        rows[cell.y][cell.x] = END_LETTERS[end]
    return "\n".join("".join(row) for row in rows)


def test_golden_layout_of_a_long_line() -> None:
    lay = BOARD.lay(chain([index % 2 == 0 for index in range(23)], [0] * 30))
    assert lay
    assert lay.frame.unit == UNITS[0]
    assert drawn(lay) == LONG
