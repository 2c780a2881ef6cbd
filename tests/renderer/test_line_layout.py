"""Lines and crosses: what lies where, how large, and that tiles grow no more during a deal."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import ARMS, End, Layout, Placed
from games.parts.tiles import D6, D8, D9
from renderer.tables.cross import arm_order, find_spinner
from renderer.tables.line_layout import (
    Box,
    Cell,
    Field,
    LineLayout,
    TileSpot,
    bounds,
    overlap,
)
from renderer.tables.line_picture import make_board
from renderer.tables.seating_plan import SIZE, plan_seats
from renderer.tables.stakes_and_hands_panel import NARROW, PANEL
from renderer.tables.table_picture import line_field
from tests.renderer.samples.buki_scenes import game
from tests.renderer.samples.line_games import line_game
from tests.renderer.samples.world_views import cross_game

PHONE = SIZE[0] / 330  # our pixels in a pixel of a phone
WEIGHTS = ((1, 1, 1, 1), (9, 1, 1, 1), (1, 1, 30, 1), (1, 1, 1, 30), (40, 40, 1, 1), (1, 30, 1, 1))


def field(people: int, panel: int = 0) -> Field:
    seats = plan_seats(people, around=False)
    return line_field(seats.slab, around=seats.around, panel=panel)


FIELDS = {
    "whole": field(4),
    "panel": field(4, panel=PANEL),
    "narrow": field(4, panel=NARROW),
    "around": field(6),
    "both": field(6, panel=PANEL),
}


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


def halves(laid: TileSpot, unit: int) -> dict[Cell, int]:
    """The halves by their upper left corners."""
    x, y = laid.cell
    return {
        laid.cell: laid.first,
        Cell(x, y + unit) if laid.upright else Cell(x + unit, y): laid.second,
    }


def box(laid: TileSpot, unit: int) -> Box:
    return bounds([(x, y, x + unit, y + unit) for x, y in halves(laid, unit)])


def grown(around: Box, by: int) -> Box:
    return around[0] - by, around[1] - by, around[2] + by, around[3] + by


def touch(tile: TileSpot, other: TileSpot, unit: int) -> bool:
    """Whether at least half an edge of halves with the same number is shared."""
    for (ax, ay), a in halves(tile, unit).items():
        for (bx, by), b in halves(other, unit).items():
            across, down = abs(ax - bx), abs(ay - by)
            if a == b and ((across == unit and down < unit) or (down == unit and across < unit)):
                return True
    return False


def arms(line: Sequence[Placed], lay: LineLayout) -> list[list[TileSpot]]:
    """The tiles of each arm from the first tile or the spinner outward."""
    spinner = find_spinner(line)
    if spinner is None or len(lay.signs) == 2:
        (_, first), *rest = zip(line, lay.tiles, strict=True)
        return [
            [first, *(laid for placed, laid in rest if placed.end is end)]
            for end in (End.LEFT, End.RIGHT)
        ]
    return [[lay.tiles[index] for index in (spinner, *order)] for order in arm_order(line, spinner)]


BOARD = cache(make_board)


def laid_out(
    layout: Layout, place: Field, line: Sequence[Placed], *, large: bool = False
) -> LineLayout:
    return BOARD(layout, place, large).lay(line)


def check(
    layout: Layout, place: Field, line: Sequence[Placed], *, large: bool = False
) -> LineLayout:
    """Lay a line; fail if anything overlaps, lies outside, or does not join."""
    lay = laid_out(layout, place, line, large=large)
    taken = [box(laid, lay.unit) for laid in lay.tiles] + list(lay.signs.values())
    assert not any(
        overlap(first, other) for index, first in enumerate(taken) for other in taken[:index]
    )
    left, top, right, bottom = bounds(taken)
    assert left >= 0
    assert top >= 0
    assert right <= place.width
    assert bottom <= place.height
    assert not any(overlap(*pair) for pair in product(taken, place.kept))
    for arm in arms(line, lay):
        assert all(touch(tile, other, lay.unit) for tile, other in pairwise(arm)), "a broken join"
    return lay


@pytest.mark.parametrize("place", FIELDS.values(), ids=FIELDS)
@pytest.mark.parametrize("layout", [Layout.BRICK, Layout.LINE, Layout.IN_LINE])
@settings(max_examples=20, deadline=None)
@given(st.lists(st.booleans(), max_size=27), st.randoms(use_true_random=False))
def test_lines_are_sound(layout: Layout, place: Field, ends: list[bool], rng: Random) -> None:
    line = chain(ends, rng)
    check(layout, place, line)
    lays = [laid_out(layout, place, line[:length]) for length in range(1, len(line) + 1)]
    assert all(after.unit <= before.unit for before, after in pairwise(lays))


@pytest.mark.parametrize("place", FIELDS.values(), ids=FIELDS)
def test_crosses_are_sound(place: Field) -> None:
    for seed in range(12):
        sizes = {"seats": 2, "hand": 7} if seed % 2 else {"seats": 4, "hand": 5}
        line = cross_game(Random(seed), **sizes, weights=WEIGHTS[seed % len(WEIGHTS)])[0]
        for length in range(1, len(line) + 1):
            lay = check(Layout.CROSS, place, line[:length])
            if len(lay.signs) == 4:
                apart = [
                    [grown(box(laid, lay.unit), lay.unit // 4) for laid in arm[1:]]
                    for arm in arms(line[:length], lay)
                ]
                for arm, other in combinations(apart, 2):
                    assert not any(overlap(*pair) for pair in product(arm, other)), "arms touch"


def random_line(layout: Layout, deck: int, seed: int) -> tuple[Placed, ...]:
    """A line of a random deal; a cross whose four arms are open at once every second time."""
    if layout is Layout.BRICK:
        return game(Random(seed))[0]
    if layout is Layout.CROSS:
        return cross_game(Random(seed), 2 + seed % 3, 7, at_once=bool(seed % 2))[0]
    return line_game(Random(seed), 2 + seed % 3, 6, series=False, deck=deck)[0]


def lengths(layout: Layout, place: Field, deck: int, most: int) -> dict[int, float]:
    """The smallest tile by the length of random legal lines, in pixels of a phone."""
    least: dict[int, float] = {}
    for seed in range(20):
        line = random_line(layout, deck, seed)
        for length in range(1, min(most, len(line)) + 1):
            unit = check(layout, place, line[:length]).unit
            least[length] = min(least.get(length, unit), 2 * unit / PHONE)
    return least


@pytest.mark.parametrize(
    ("layout", "place", "deck"),
    [
        (Layout.BRICK, "panel", D8),
        (Layout.LINE, "whole", D6),
        (Layout.LINE, "whole", D8),
        (Layout.LINE, "whole", D9),
        (Layout.IN_LINE, "whole", D6),
        (Layout.LINE, "around", D6),
        (Layout.LINE, "around", D8),
        (Layout.CROSS, "whole", D6),
    ],
)
def test_tiles_are_large_on_a_phone(layout: Layout, place: str, deck: int) -> None:
    least = lengths(layout, FIELDS[place], deck, 24)
    assert min(least[length] for length in least if length <= 12) >= 44
    assert min(least.values()) >= 30
    assert max(least) >= 20


def test_a_cross_beside_revealed_hands_is_large_on_a_phone() -> None:
    """One line in twenty is a freak."""
    lines = [random_line(Layout.CROSS, D6, seed)[:24] for seed in range(20)]
    tiles = [2 * check(Layout.CROSS, FIELDS["narrow"], line).unit / PHONE for line in lines]
    assert sorted(tiles)[1] >= 30


@pytest.mark.parametrize("layout", [Layout.BRICK, Layout.LINE, Layout.IN_LINE, Layout.CROSS])
def test_the_large_style_has_larger_tiles(layout: Layout) -> None:
    """The first tile is a third larger, and no line has smaller ones."""
    place = FIELDS["whole"]
    for seed in range(4):
        line = random_line(layout, D6, seed)
        for length in range(1, len(line) + 1):
            usual, large = (
                check(layout, place, line[:length], large=style).unit for style in (False, True)
            )
            assert large >= usual
            assert length > 1 or large >= 1.3 * usual


@pytest.mark.full
def test_the_longest_lines_fit() -> None:
    """Tendler's set has 45 tiles, the Cuban one 55; so has an arm of 24 tiles a place."""
    for deck, place in ((D9, "whole"), (D9, "panel"), (D8, "around"), (D8, "both")):
        check(Layout.LINE, FIELDS[place], line_game(Random(3), 4, 6, series=False, deck=deck)[0])
    numbers = [6, 5, 5, 4, 4, 6, 3, 5, 2, 4, 3, 3, 2, 2, 6, 1, 5, 0, 4, 1, 3, 0, 2, 1, 1]
    arm = [Placed(a, b, End.DOWN, 0) for a, b in pairwise(numbers)]
    for end in ARMS:
        turned = [placed._replace(end=end) for placed in arm]
        if end is End.LEFT:
            turned = [Placed(placed.b, placed.a, end, 0) for placed in arm]
        for place in FIELDS.values():
            check(Layout.CROSS, place, [Placed(6, 6, End.START, 0), *turned])


def test_a_line_lies_in_the_middle() -> None:
    """Nearly: it stays where it is until it is half a tile off."""
    place = field(6)
    for seed in range(30):
        line = line_game(Random(seed), 4, 6, series=False)[0]
        for length in range(1, len(line) + 1):
            lay = laid_out(Layout.LINE, place, line[:length])
            left, top, right, bottom = bounds(
                [*(box(laid, lay.unit) for laid in lay.tiles), *lay.signs.values()]
            )
            assert abs(left + right - place.width) <= 2 * lay.unit + 2
            assert abs(top + bottom - place.height) <= 2 * lay.unit + 2


@pytest.mark.parametrize(
    ("layout", "line"),
    [
        (Layout.BRICK, game(Random(3))[0]),
        (Layout.LINE, line_game(Random(3), 2, 12, series=True)[0]),
        (Layout.CROSS, cross_game(Random(3), 4, 5)[0]),
    ],
)
def test_a_picture_does_not_depend_on_what_was_drawn_before(
    layout: Layout, line: tuple[Placed, ...]
) -> None:
    place = FIELDS["whole"]
    fresh = make_board(layout, place)
    for length in range(1, len(line)):
        fresh.lay(line[:length])
    assert fresh.lay(line) == make_board(layout, place).lay(line)
