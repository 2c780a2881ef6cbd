"""The code points of fonts, read from the table of the file, are those that fontTools reads."""

from pathlib import Path

import fontpkg
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import TTFont

from renderer.drawing.typeface import covered_code_points


def points_of(path: Path) -> set[int]:
    return {point for point, covered in enumerate(covered_code_points(path)) if covered}


@pytest.mark.parametrize("font", [("fira-sans-condensed", 600), ("marcellus", 400)])
def test_our_fonts(font: tuple[str, int]) -> None:
    path = Path(fontpkg.path(font[0], weight=font[1]))
    with TTFont(path) as read:
        assert points_of(path) == set(read.getBestCmap())


def test_letters_beyond_the_first_plane(tmp_path: Path) -> None:
    points = {0x20, 0x41, 0x3042, 0x1F600, 0x1F601, 0x2000B}
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", *(f"u{point:x}" for point in points)])
    builder.setupCharacterMap({point: f"u{point:x}" for point in points})
    builder.save(path := tmp_path / "font.ttf")
    assert points_of(path) == points
