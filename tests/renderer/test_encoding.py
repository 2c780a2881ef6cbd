"""JPEG pictures look no worse than WebP pictures, and their size is bounded."""

import math
from collections.abc import Mapping
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer import HandScene, Painter, Picture, TableScene


@pytest.fixture(scope="module")
def quick(painter: Painter) -> Painter:
    return Painter("jpeg")


def noise(painted: Image.Image, picture: Picture) -> float:
    """Return the signal-to-noise ratio of an encoded picture in dB; higher is better."""
    with Image.open(BytesIO(picture.data)) as file:
        assert file.format == picture.format.upper()
        assert file.size == picture.size == painted.size
        squares = ImageStat.Stat(ImageChops.difference(painted, file.convert("RGB"))).sum2
    return 10 * math.log10(255**2 * 3 * painted.width * painted.height / sum(squares))


def test_tables(painter: Painter, quick: Painter, table_scenes: Mapping[str, TableScene]) -> None:
    for name in ("lobby", "late", "pulle", "challenge-toss", "challenge-over"):
        scene = table_scenes[name]
        usual, jpeg, painted = (
            painter.draw_table(scene),
            quick.draw_table(scene),
            quick.tables.paint(scene),
        )
        assert noise(painted, jpeg) > noise(painted, usual), name
        assert len(jpeg.data) <= 240_000, name
        assert jpeg.alt == usual.alt
        assert (usual.file_name("table-7"), jpeg.file_name("table-7")) == (
            "table-7.webp",
            "table-7.jpeg",
        )


def test_hands(quick: Painter, hand_scenes: Mapping[str, HandScene]) -> None:
    for name in ("hand7", "hand-trains", "hand45"):
        picture = quick.draw_hand(hand_scenes[name])
        assert noise(quick.hands.paint(hand_scenes[name]), picture) > (
            25 if name == "hand45" else 35
        ), name
        assert len(picture.data) <= 180_000, name
