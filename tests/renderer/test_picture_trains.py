"""Trains: what lies where, what stays there, and what a picture shows of hub and markers."""

from dataclasses import replace
from itertools import combinations, pairwise, product
from random import Random

import pytest

from games.core import TRAINS, End, Placed, Railway
from games.parts.tiles import D9, D12, named
from renderer.painter import Painter
from renderer.scene import END_LETTERS, MAX_ALT, PictureWords
from renderer.tables.line_layout import Box, overlap
from renderer.tables.seating_plan import CORNER, SIZE
from renderer.tables.train_picture import (
    ENGINE,
    PlacedTrain,
    choose_yard,
    place_train,
    plan_yard,
    split_trains,
)
from tests.renderer.samples.world_scenes import MEXICAN_TRAIN, table
from tests.renderer.samples.world_views import train_view, trains_after
from tests.renderer.test_line_layout import touch


def chain(length: int, rng: Random) -> tuple[Placed, ...]:
    """A train with any numbers."""
    return tuple(
        Placed(a, b, End.OWN0, 0) for a, b in pairwise(rng.randrange(13) for _ in range(length + 1))
    )


def boxes(placed: PlacedTrain, unit: int) -> list[Box]:
    """The boxes of the tiles and the sign."""
    return [placed.sign] + [
        (x, y, x + (unit if upright else 2 * unit), y + (2 * unit if upright else unit))
        for (x, y), upright, _, _ in placed.tiles
    ]


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("people", range(2, 9))
def test_trains_are_sound(people: int, marked: bool) -> None:
    """At every length of all trains at once nothing overlaps, and tiles join."""
    rng = Random(people)
    plates = [
        (chair.x, chair.y + chair.top, chair.x + chair.width, chair.y + chair.top + chair.high)
        for chair in plan_yard(people).chairs
    ]
    for length in range(25):
        taken: list[Box] = []
        trains = {end: chain(length, rng) for end in TRAINS[:people]}
        trains[End.MEXICAN] = chain(length + 2, rng)
        yard = choose_yard(people, trains)
        assert 2 * yard.unit * 330 / SIZE[0] >= (
            44 if people == 2 or (people <= 4 and length <= 3) else 30
        ), "for a phone"
        assert set(yard.lanes) == set(trains)
        for end, lane in yard.lanes.items():
            train = trains[end]
            placed = place_train(train, lane, yard.unit, 12, marked=marked)
            assert placed.hidden + len(placed.tiles) == len(train)
            assert len(placed.tiles) >= min(len(train), 2)
            assert placed.number == (train[-1].b if train else 12)
            taken += boxes(placed, yard.unit)
            for first, other in pairwise(placed.tiles):
                assert touch(first, other, yard.unit), "a join is broken"
            if marked:
                x, y = placed.engine
                taken.append((x, y, x + ENGINE, y + ENGINE))
        for first, second in combinations(taken, 2):
            assert not overlap(first, second), (length, first, second)
        for left, top, right, low in taken:
            assert 0 <= left < right <= SIZE[0]
            assert 0 <= top < low <= SIZE[1]
            assert left >= CORNER[0] or low <= SIZE[1] - CORNER[1]
        if not marked or people > 4:  # a locomotive may stand before a plate
            assert not any(overlap(*pair) for pair in product(taken, plates))


def test_alt_text_of_trains(describer: Painter, words: PictureWords) -> None:
    text = describer.draw_table(
        table(MEXICAN_TRAIN, "Mexican Train", train_view(trains_after(27, 4, 10, D9, "9-9")), words)
    ).alt
    for part in (
        "Open: C 6, D 9, M 2.",
        "Hub: 9-9.",
        "Train M, for everyone: 9-8, 8-0, ",
        "Train D, Mizzi (marked): 9-4, 4-0, 0-9.",
    ):
        assert part in text, text
    assert "must cover" not in text
    double = train_view(trains_after(30, 4, 10, D9, "9-9", double=True))
    (end,) = double.railway.doubles
    text = describer.draw_table(table(MEXICAN_TRAIN, "Mexican Train", double, words)).alt
    assert f"Open double on {END_LETTERS[end]}: the next tile must cover it." in text
    several = replace(
        double, line=(), railway=Railway(named("9-9"), (2,), (End.OWN3, End.OWN1, end))
    )
    text = describer.draw_table(table(MEXICAN_TRAIN, "Mexican Train", several, words)).alt
    assert f"Open doubles, to be covered in this order: {END_LETTERS[end]}, B, D." in text
    assert "Train C, Herr Wlček (marked): no tiles." in text


def test_a_long_alt_text_loses_the_first_tiles_of_trains(
    describer: Painter, words: PictureWords
) -> None:
    view = train_view(trains_after(82, 8, 10, D12, "12-12"))
    text = describer.draw_table(table(MEXICAN_TRAIN, "Mexican Train", view, words)).alt
    assert len(text) <= MAX_ALT
    for end, train in split_trains(view.line).items():
        letter = "M" if end is End.MEXICAN else "ABCDEFGH"[TRAINS.index(end)]
        sentence = text.partition(f"Train {letter}, ")[2].partition(". ")[0]
        assert f"{train[-1].a}-{train[-1].b}" in sentence, (letter, text)
