"""Trains: what lies where, what stays there, and what a picture shows of hub and markers."""

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from games.core import TRAINS, End, Placed, Railway, View
from games.parts.tiles import D9, D12, HALVES, named
from renderer import HandScene, Painter, PictureWords
from renderer.drawing.theme import PictureStyle
from renderer.scene import MAX_ALT
from renderer.tables.line_layout import Cell, TileSpot
from renderer.tables.train_picture import (
    TileRows,
    TrainLayout,
    lay_train,
    open_trains,
    plan_yard,
    split_trains,
)
from tests.renderer.samples.world_scenes import MEXICAN_TRAIN, holding, table, unseen
from tests.renderer.samples.world_views import train_view, trains_after

PEOPLE = range(2, 9)


def chain(length: int, rng: Random) -> tuple[Placed, ...]:
    """A train with any numbers."""
    numbers = [rng.randrange(13) for _ in range(length + 1)]
    return tuple(Placed(a, b, End.OWN0, 0) for a, b in pairwise(numbers))


def halves(laid: TileSpot) -> dict[Cell, int]:
    x, y = laid.cell
    return {laid.cell: laid.first, Cell(x, y + 1) if laid.upright else Cell(x + 1, y): laid.second}


@pytest.mark.parametrize("people", PEOPLE)
def test_trays_do_not_overlap(people: int) -> None:
    yard = plan_yard(people)
    assert set(yard.trays) == {*TRAINS[:people], End.MEXICAN}
    boxes = [*(tray.box for tray in yard.trays.values()), yard.hub, yard.note]
    for first, second in combinations(boxes, 2):
        beside = first[0] + first[2] <= second[0] or second[0] + second[2] <= first[0]
        assert beside or first[1] + first[3] <= second[1] or second[1] + second[3] <= first[1], (
            first,
            second,
        )
    for tray in yard.trays.values():
        left, top, wide, high = tray.field
        for rows in (tray.large, tray.small):
            assert rows.columns * rows.unit <= wide
            assert rows.rows * rows.unit <= high
            assert rows.most >= 6
        assert tray.box[0] < left
        assert tray.box[1] < top


@pytest.mark.parametrize(
    "rows", [TileRows(44, 4, 4), TileRows(60, 5, 3), TileRows(44, 17, 1), TileRows(34, 6, 5)]
)
def test_trains_are_sound(rows: TileRows) -> None:
    rng = Random(1)
    for length in range(70):
        train = chain(length, rng)
        lay = lay_train(train, rows)
        assert lay.hidden + len(lay.tiles) == length
        covered = [cell for laid in lay.tiles for cell in halves(laid)]
        assert len({*covered, lay.end}) == len(covered) + 1, (
            "tiles overlap, or the sign lies on one"
        )
        assert all(0 <= x < rows.columns and 0 <= y < rows.rows for x, y in (*covered, lay.end)), (
            "outside"
        )
        assert len(lay.tiles) >= min(length, 4)
        for placed, laid in zip(train[lay.hidden :], lay.tiles, strict=True):
            assert sorted(halves(laid).values()) == sorted((placed.a, placed.b))
        for first, other in pairwise(lay.tiles):
            joins = ((a, b) for a in halves(first) for b in halves(other) if distance(a, b) == 1)
            assert any(halves(first)[a] == halves(other)[b] for a, b in joins), "a join is broken"
        if lay.tiles:
            assert any(
                distance(cell, lay.end) == 1 and number == train[-1].b
                for cell, number in halves(lay.tiles[-1]).items()
            )


def distance(cell: Cell, other: Cell) -> int:
    return abs(cell.x - other.x) + abs(cell.y - other.y)


def moved(before: TrainLayout, after: TrainLayout) -> bool:
    return before.hidden != after.hidden or before.tiles != after.tiles[: len(before.tiles)]


@pytest.mark.parametrize("rows", [TileRows(44, 4, 4), TileRows(44, 17, 1), TileRows(34, 6, 5)])
def test_tiles_stay_until_a_row_has_to_leave(rows: TileRows) -> None:
    train = chain(60, Random(2))
    lays = [lay_train(train[:length], rows) for length in range(61)]
    moves = [
        length for length, (first, second) in enumerate(pairwise(lays), 1) if moved(first, second)
    ]
    assert moves[0] == rows.most + 1
    assert all(later - earlier >= 2 for earlier, later in pairwise(moves))


def test_a_train_opens_with_its_marker() -> None:
    view = train_view(trains_after(20, 4, 10, D9, "9-9"))
    closed = replace(view, railway=Railway(view.railway.hub))
    assert open_trains(closed) == {End.MEXICAN}
    assert open_trains(replace(view, railway=Railway(view.railway.hub, (1, 3)))) == {
        End.MEXICAN,
        End.OWN1,
        End.OWN3,
    }
    assert open_trains(replace(view, railway=Railway(view.railway.hub, (), End.OWN2))) == {
        End.MEXICAN,
        End.OWN2,
    }


def grey(painter: Painter, words: PictureWords, view: View) -> Image.Image:
    return painter.tables.paint(table(MEXICAN_TRAIN, "Mexican Train", view, words)).convert("L")


def test_a_marker_and_an_open_double_are_seen_without_colour(
    painter: Painter, words: PictureWords
) -> None:
    view = replace(train_view(trains_after(40, 8, 10, D12, "12-12")), ends=())
    bare = grey(painter, words, replace(view, railway=Railway(view.railway.hub)))
    for railway in (Railway(view.railway.hub, (1,)), Railway(view.railway.hub, (), End.OWN1)):
        changed = ImageChops.difference(bare, grey(painter, words, replace(view, railway=railway)))
        box = changed.point(lambda level: 255 * (level > 60)).getbbox()
        left, top, wide, high = plan_yard(8).trays[End.OWN1].box
        assert left <= box[0] < box[2] <= left + wide
        assert top <= box[1] < box[3] <= top + high + 1


@pytest.mark.parametrize(
    "style",
    [PictureStyle(), PictureStyle(large=True), PictureStyle(contrast=True, digits=True)],
    ids=str,
)
def test_ninety_tiles_keep_within_the_limits(
    style: PictureStyle, painter: Painter, words: PictureWords
) -> None:
    view = train_view(trains_after(82, 8, 10, D12, "12-12"))
    tiles = unseen(view, D12)[: 90 - len(view.line)]
    more = tuple(
        Placed(*HALVES[tile], (*TRAINS, End.MEXICAN)[index % 9], 0)
        for index, tile in enumerate(tiles)
    )
    full = replace(view, line=(*view.line, *more))
    assert len(full.line) == 90
    picture = painter.draw_table(
        replace(table(MEXICAN_TRAIN, "Mexican Train", full, words), style=style)
    )
    assert len(picture.data) <= 120_000
    assert len(picture.alt) <= MAX_ALT


def test_alt_text_of_trains(describer: Painter, words: PictureWords) -> None:
    game = trains_after(27, 4, 10, D9, "9-9")
    text = describer.draw_table(table(MEXICAN_TRAIN, "Mexican Train", train_view(game), words)).alt
    for part in (
        "Open: C 6, D 9, M 2.",
        "Hub: 9-9.",
        "Train M, for everyone: 9-8, 8-0, ",
        "Train D, Mizzi (marked): 9-4, 4-0, 0-9.",
    ):
        assert part in text, text
    assert "must cover" not in text
    double = train_view(trains_after(30, 4, 10, D9, "9-9", double=True))
    assert double.railway.uncovered
    text = describer.draw_table(table(MEXICAN_TRAIN, "Mexican Train", double, words)).alt
    assert ": the next tile must cover it." in text
    empty = replace(double, line=(), railway=Railway(named("9-9"), (2,)))
    assert (
        "Train C, Herr Wlček (marked): no tiles."
        in describer.draw_table(table(MEXICAN_TRAIN, "T", empty, words)).alt
    )


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


def test_a_hand_is_told_all_trains(describer: Painter, words: PictureWords) -> None:
    view = train_view(trains_after(60, 8, 10, D12, "12-12"))
    scene = table(MEXICAN_TRAIN, "Mexican Train", view, words)
    hand = HandScene(
        scene.game, holding(view, unseen(view, D12)[:12]), scene.plates, "Mexican Train", words
    )
    text = describer.draw_hand(hand).alt
    assert all(f"Train {letter}" in text for letter in "MABCDEFGH"), text
