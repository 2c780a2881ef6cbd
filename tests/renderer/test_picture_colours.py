"""Contrast as WCAG computes it: 4.5:1 for text, 3:1 for shapes."""

import pytest

from renderer import theme
from renderer.theme import ADNET, BARDIGLIO, VERDE, Colour, Stone, mix


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("stone", [VERDE, ADNET, BARDIGLIO])
def test_what_lies_on_stone(stone: Stone) -> None:
    for tone in (stone.dark, stone.light):
        assert contrast(theme.BONE[1], tone) >= 3
        assert contrast(theme.RING, tone) >= 3
        assert contrast(theme.BACK_LINE, tone) >= 3
        assert contrast(theme.PLATE_TEXT, tone) >= 4.5
        assert contrast(theme.BRASS[0], tone) >= 4.5


def test_pips() -> None:
    for pip in (*theme.PIPS, theme.INK):
        assert contrast(pip, theme.BONE[2]) >= 4
        for bone in theme.BONE:
            face = mix(bone, theme.VEIL, theme.DIM)
            assert contrast(mix(pip, theme.SHADE, theme.DIM_PIPS), face) >= 3.9
    dull = mix(theme.BONE[1], theme.VEIL, theme.DIM)
    assert contrast(theme.BONE[1], dull) >= 3, "playable against not playable"


def test_words_on_tags_and_plates() -> None:
    for fill in (theme.PASS, theme.GAIN, theme.BADGE):
        assert contrast(theme.LIGHT, fill) >= 4.5
    for fill in (theme.BANK, *theme.TURN):
        assert contrast(theme.TURN_TEXT, fill) >= 4.5
    for fill in (*theme.PLATE, theme.NOTE):
        assert contrast(theme.PLATE_TEXT, fill) >= 4.5
    assert contrast(theme.PLATE_FREE, theme.PLATE[0]) >= 4.5
