"""Contrast as WCAG computes it: 4.5:1 for what is read, 3:1 for shapes; 7:1 and 4.5:1 under high contrast. For everybody's eyes."""

from itertools import product

import pytest

from games import GAMES
from renderer import theme
from renderer.theme import Colour, Marks, Style, mix

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira, Fernandes (2009), severity 1.0, for linear light.
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
STYLES = [
    Style(classic, False, contrast, digits)
    for classic, contrast, digits in product((None, False, True), (False, True), (False, True))
]


def luminance(colour: Colour, eyes: Matrix) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (value / 255 for value in colour)]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in eyes)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour, eyes: Matrix = EYES["usual"]) -> float:
    low, high = sorted((luminance(one, eyes), luminance(other, eyes)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table(game: str, eyes: Matrix, style: Style) -> None:
    look = theme.look(game, style)
    words, shapes = (7, 4.5) if style.contrast else (4.5, 3)
    for tone in (look.stone.dark, look.stone.light):
        for shape in (*theme.bone(look.marks), theme.RING, theme.BACK_LINE, theme.LIGHT):
            assert contrast(shape, tone, eyes) >= shapes
        for text in (theme.PLATE_TEXT, theme.BRASS[0]):
            assert contrast(text, tone, eyes) >= words


@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
def test_pips_and_digits(eyes: Matrix, style: Style) -> None:
    for game in GAMES:
        marks = theme.look(game, style).marks
        words, shapes = (7, 4.5) if style.contrast else (4.5, 3)
        shade, share = theme.dull(marks)
        for value, tone in product(range(9), theme.bone(marks)):
            ink = theme.ink(value, marks)
            assert contrast(ink, tone, eyes) >= (words if style.digits else shapes)
            # of what cannot be played now only that it can be read matters
            assert contrast(mix(ink, shade, share), theme.dim(tone, marks), eyes) >= (4.5 if style.digits else 3)


def test_what_can_be_played_stands_out_by_light_alone() -> None:
    for eyes in EYES.values():
        for marks, least in ((Marks(), 3), (Marks(contrast=True), 4.5)):
            tone = theme.bone(marks)[1]
            assert contrast(tone, theme.dim(tone, marks), eyes) >= least - 0.05  # and by ring, letter and height
            for cloth in theme.baize(marks.contrast):
                assert contrast(tone, cloth, eyes) >= least
                assert contrast(theme.RING, cloth, eyes) >= least
                assert contrast(theme.PLATE_TEXT, cloth, eyes) >= 4.5


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
def test_words_on_tags_plates_and_discs(eyes: Matrix) -> None:
    for fill in (theme.PASS, theme.GAIN, theme.BADGE):
        assert contrast(theme.LIGHT, fill, eyes) >= 4.5
    for fill in (theme.BANK, *theme.TURN, *theme.BRASS[:2]):
        assert contrast(theme.TURN_TEXT, fill, eyes) >= 4.5
    for fill in (*theme.PLATE, theme.NOTE):
        assert contrast(theme.PLATE_TEXT, fill, eyes) >= 4.5
    for disc in theme.DISCS:
        assert contrast(theme.LIGHT, mix(disc, theme.LIGHT, 0.14), eyes) >= 4.5  # where it is lightest
    for chip in theme.CHIPS:
        assert contrast(theme.CHIP_FACE, chip, eyes) >= 3
    assert contrast(theme.INK, theme.CHIP_FACE, eyes) >= 4.5
    assert contrast(theme.PLATE_FREE, theme.PLATE[0], eyes) >= 4.5
    assert contrast(theme.TURN[1], theme.PLATE[0], eyes) >= 3, "who is next"


def test_four_colours_stay_apart_by_light_or_colour() -> None:
    """Equal colours differ by four pips; under any eyes two different ones are never the same."""
    for eyes in EYES.values():
        seen = [tuple(round(255 * sum(a * b / 255 for a, b in zip(row, pip, strict=True))) for row in eyes) for pip in theme.PIPS]
        for index, one in enumerate(seen):
            for other in seen[:index]:
                assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) >= 40
