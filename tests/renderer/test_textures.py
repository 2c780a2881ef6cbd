"""Frames: that they are drawn in parts cannot be seen."""

import itertools
from random import Random

import pytest
from PIL import Image, ImageDraw

from renderer.drawing.textures import Box, _framed, make_noise, rounded_mask, set_inlay
from renderer.drawing.theme import BRASS


def test_only_the_corners_of_a_mask_are_drawn_finely() -> None:
    for wide, high, radius in itertools.product(
        (1, 9, 18, 19, 20, 21, 60), (1, 18, 20, 47), (0, 3, 9, 24)
    ):
        box = (5, -3, 5 + wide, high - 3)
        big = Image.new("L", (4 * wide, 4 * high))
        ImageDraw.Draw(big).rounded_rectangle(
            (0, 0, big.width - 1, big.height - 1), 4 * radius, fill=255
        )
        mask = Image.new("L", (50, 40))
        mask.paste(big.reduce(4), box[:2])
        assert rounded_mask(mask.size, box, radius).tobytes() == mask.tobytes(), (
            wide,
            high,
            radius,
        )


@pytest.mark.parametrize(
    "box",
    [(14, 60, 386, 288), (14, 60, 159, 206), (0, 0, 145, 300), (14, 60, 158, 288)],
    ids=["usual", "tight", "edge", "narrow"],
)
def test_a_frame_drawn_in_parts_is_the_frame_drawn_whole(box: Box) -> None:
    rng = Random(1)
    surface = make_noise((box[2] - box[0] - 18, box[3] - box[1] - 18), (40, 40), rng).convert("RGB")
    parts, whole = (make_noise((400, 300), (40, 30), Random(2)).convert("RGB") for _ in range(2))
    set_inlay(parts, surface, box)
    _framed(whole, surface, box, 24, rim=9, metal=BRASS)
    assert parts.tobytes() == whole.tobytes()
