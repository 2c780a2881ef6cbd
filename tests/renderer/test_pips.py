"""Pips up to twelve.

Counted, apart from each other, and no two numbers alike at the size of a phone.
"""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.parts.tiles import ALL_NUMBERS
from renderer.drawing import theme
from renderer.drawing.theme import Marks
from renderer.drawing.tiles_and_chips import _RADIUS, _STEPS, SPOTS
from renderer.painter import Painter
from renderer.tables.train_picture import AROUND, QUARTERS

PHONE = 3  # pixels of ours in one of a picture that is 400 wide


def places(value: int) -> list[tuple[float, float]]:
    wide, high = _STEPS[value]
    return [(across * wide, along * high) for across, along in SPOTS[value]]


def test_every_number_has_its_pips() -> None:
    assert len(SPOTS) == ALL_NUMBERS
    for value in range(ALL_NUMBERS):
        assert len(set(SPOTS[value])) == len(SPOTS[value]) == value
        radius = _RADIUS[value]
        for x, y in places(value):
            assert max(abs(x), abs(y)) + radius < 0.47, "over the edge"
        for (ax, ay), (bx, by) in combinations(places(value), 2):
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 > 2.2 * radius, "pips touch"


def half(painter: Painter, value: int, marks: Marks, unit: int) -> Image.Image:
    """A half of a tile in grey, as small as a phone shows it."""
    canvas = Image.new("RGB", (3 * unit, 3 * unit), theme.VERDE.dark)
    for image, x, y, mask, *_ in painter.sprites.tile(unit, False, value, 0, marks).parts:
        canvas.paste(image, (x + unit, y + unit), mask)
    return canvas.crop((unit, unit, 2 * unit, 2 * unit)).convert("L").reduce(PHONE)


@pytest.mark.parametrize(
    ("marks", "unit"),
    [
        (Marks(), 51),
        (Marks(classic=True), 51),
        (Marks(contrast=True), 51),
        (Marks(digits=True), QUARTERS[False][0]),
        (Marks(digits=True, contrast=True), QUARTERS[False][0]),
    ],
    ids=str,
)
def test_no_two_numbers_are_alike_without_colour(painter: Painter, marks: Marks, unit: int) -> None:
    shown = [half(painter, value, marks, unit) for value in range(ALL_NUMBERS)]
    for first, second in combinations(range(ALL_NUMBERS), 2):
        difference = ImageChops.difference(shown[first], shown[second])
        assert ImageStat.Stat(difference).mean[0] > 5, (first, second)
        assert difference.getextrema()[1] > 60, (first, second)


def test_digits_fit_their_half(painter: Painter) -> None:
    width = painter.sprites.typeface.width
    for unit in (QUARTERS[False][0], AROUND, QUARTERS[True][0], 122):
        assert all(width(str(value), round(unit * 0.86)) <= unit for value in range(ALL_NUMBERS)), (
            unit
        )
