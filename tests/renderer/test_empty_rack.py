"""Racks that are cut out of a higher one look as if they were drawn at their height."""

import pytest
from PIL import Image, ImageChops

from renderer import Painter
from renderer.hands.hand_picture import LOWER, WHOLE, WIDTH


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("high", [470, 516, 768, WHOLE - 1])
def test_no_seam_is_seen(painter: Painter, high: int, contrast: bool) -> None:
    image = painter.hands.empty.rack(high, contrast).render()
    assert image.size == (WIDTH, high)
    seam = high - LOWER
    # Without the wall, whose grain runs across
    above, below = (image.crop((18, y, WIDTH - 18, y + 1)) for y in (seam - 1, seam))
    assert largest_difference(above, below) <= 2
    lower, whole = (
        picture.crop((0, picture.height - LOWER, WIDTH, picture.height))
        for picture in (image, tallest(painter, contrast))
    )
    assert lower.tobytes() == whole.tobytes()


def test_a_higher_rack_is_drawn_as_a_whole(painter: Painter) -> None:
    sheet = painter.hands.empty.rack(WHOLE + 300)
    assert sheet.layers == []
    assert sheet.render().size == (WIDTH, WHOLE + 300)


def tallest(painter: Painter, contrast: bool) -> Image.Image:
    return painter.hands.empty.rack(WHOLE, contrast).render()


def largest_difference(one: Image.Image, other: Image.Image) -> int:
    return max(high for _, high in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]
