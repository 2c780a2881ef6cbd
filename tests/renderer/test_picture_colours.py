"""Contrast as WCAG computes it: 4.5:1 for what is read, 3:1 for shapes.

7:1 and 4.5:1 under high contrast. For everybody's eyes.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from PIL import Image, ImageStat

from games import GAMES
from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.drawing.theme import Colour, Marks, PictureStyle, mix
from renderer.figures.figure_picture import TONES, number_colour
from renderer.hands.hand_picture import choose_rack, place_tiles
from renderer.painter import Painter
from renderer.posters.final_picture import seat_colour
from renderer.scene import PictureWords
from tests.renderer.samples.game_views import all_hands


def dim_tone(tone: Colour, marks: Marks) -> Colour:
    """Return a tone of the face of a tile that cannot be played."""
    if marks.contrast:
        return theme.DIM_NIGHT
    return mix(theme.flatten_tone(tone), theme.VEIL, theme.DIM)


Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira, Fernandes (2009), severity 1.0, for linear light.
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
STYLES = [
    PictureStyle(classic, False, contrast, digits)
    for classic, contrast, digits in product((None, False, True), (False, True), (False, True))
]


@cache
def luminance(colour: Colour, eyes: Matrix) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in eyes
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: Colour, other: Colour, eyes: Matrix = EYES["usual"]) -> float:
    low, high = sorted((luminance(colour, eyes), luminance(other, eyes)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table(game: str, eyes: Matrix) -> None:
    for style in STYLES:
        look = theme.table_look(GAMES[game].declaration, style)
        words, shapes = (7, 4.5) if style.contrast else (4.5, 3)
        for tone in (look.room.dark, look.room.light):
            for shape in (*theme.tile_tones(look.marks), theme.RING, theme.BACK_LINE, theme.LIGHT):
                assert contrast(shape, tone, eyes) >= shapes, (style, shape, tone)
            for text in (theme.PLATE_TEXT, theme.BRASS[0]):
                assert contrast(text, tone, eyes) >= words, (style, text, tone)


@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
def test_pips_and_digits(eyes: Matrix, style: PictureStyle) -> None:
    for marks in {theme.table_look(game.declaration, style).marks for game in GAMES.values()}:
        words, shapes = (7, 4.5) if style.contrast else (4.5, 3)
        shade, share = theme.pip_dimming(marks)
        for value, tone in product(range(9), theme.tile_tones(marks)):
            ink = theme.pip_colour(value, marks)
            assert contrast(ink, tone, eyes) >= (words if style.digits else shapes)
            # of what cannot be played now only that it can be read matters, and where it lies
            for cloth in theme.baize_tones(style.contrast):
                assert contrast(dim_tone(tone, marks), cloth, eyes) >= shapes
            assert contrast(mix(ink, shade, share), dim_tone(tone, marks), eyes) >= (
                4.5 if style.digits else 3
            )


WALLS = [
    tone
    for stone in (theme.VERDE, theme.ADNET, theme.BARDIGLIO)
    for tone in (stone.dark, stone.light)
]
STONES = [
    *WALLS,
    *(tone for stone in (theme.NIGHT, *theme.ROOMS.values()) for tone in (stone.dark, stone.light)),
]
NIGHT = theme.poster_stone(theme.VERDE, contrast=True)
TAGS = (theme.PASS, theme.GAIN, theme.BADGE)
# the least contrast of some colours on whatever they can lie
LEAST: Sequence[tuple[float, Sequence[Colour], Sequence[Colour]]] = [
    (4.5, (theme.LIGHT,), (*TAGS, *(mix(disc, theme.LIGHT, 0.14) for disc in theme.DISCS))),
    (4.5, (theme.TURN_TEXT,), (theme.BANK, *theme.TURN, *theme.BRASS[:2])),
    (4.5, (theme.PLATE_TEXT,), (*theme.PLATE, theme.NOTE)),
    (3, (theme.CHIP_FACE,), (*theme.CHIPS, *STONES, *theme.BACK, *theme.PLATE)),  # stakes
    (4.5, (theme.INK,), (theme.CHIP_FACE,)),
    (4.5, (theme.PLATE_FREE, theme.BRASS[1]), theme.PLATE[:1]),
    (4.5, (theme.TURN_GOLD,), theme.TURN[1:2]),
    (3, (theme.TURN[1],), theme.PLATE[:1]),  # who is next
    (3, (theme.BRASS[2],), (*theme.PLATE, *theme.WOOD)),  # edges of plates
    # the winner's edge, arrows, slots, what may be challenged
    (3, (theme.RING,), (*theme.PLATE, *theme.WOOD, *STONES, *theme.BACK)),
    (3, (theme.TURN[0],), (*STONES, *theme.WOOD, theme.KEYLINE)),  # whose turn it is
    (3, (theme.KEYLINE,), (*theme.TURN, *theme.BRASS[:3])),
    (3, (theme.BRASS[1],), (*theme.PLATE, *STONES)),  # medals, crowns
    (3, (theme.LIGHT,), (*STONES, *TAGS)),  # edges of letters, questions and verdicts
    (3, (theme.BRASS[0],), (theme.PLATE[1], *STONES)),  # bets that are only offered
    (3, (mix(theme.BONE_EDGE, theme.INK, 0.25), theme.INK), theme.BONE),
    (3, theme.CHIPS, theme.TURN),
    # posters
    (4.5, (theme.PLATE_TEXT, theme.LIGHT, theme.BRASS[0]), WALLS),
    (7, (theme.PLATE_TEXT, theme.PLATE_FREE, theme.LIGHT, theme.RING), theme.PLATE),
    (4.5, (theme.TURN_TEXT,), [tone for metal in theme.METALS for tone in metal]),
    (4.5, (theme.PAPER_TEXT, theme.INK, *map(seat_colour, range(7))), theme.BONE[:2]),
    (3, (theme.BONE_EDGE,), theme.BONE[:2]),  # the line of nothing
    (3, (theme.TURN[0], theme.RING), (*theme.PLATE, *WALLS)),
    (7, (theme.PLATE_TEXT, theme.LIGHT, theme.BRASS[0]), (NIGHT.dark, NIGHT.light, *theme.PLATE)),
    (
        7,
        (theme.TURN_TEXT,),
        [tone for place in (1, 2, 3, 4, 99) for tone in theme.medal_tones(place, contrast=True)],
    ),
    (
        7,
        (theme.INK, *(seat_colour(seat, contrast=True) for seat in range(7))),
        theme.paper_tones(contrast=True),
    ),
    (4.5, theme.BRASS[:3], (NIGHT.dark, NIGHT.light)),
]


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
def test_words_and_shapes(eyes: Matrix) -> None:
    for least, shapes, grounds in LEAST:
        for shape, ground in product(shapes, grounds):
            assert contrast(shape, ground, eyes) >= least, (shape, ground)
    # the letter of somebody who is away
    for dull in [mix(disc, theme.NOTE, theme.AWAY) for disc in (*theme.DISCS, theme.NOTE)]:
        assert (
            contrast(
                mix(theme.LIGHT, dull, theme.LETTER), mix(dull, theme.LIGHT, theme.LIT / 2), eyes
            )
            >= 4.5
        )


def test_figures() -> None:
    for ground in theme.PLATE:
        assert all(contrast(number_colour(tone), ground) >= 4.5 for tone in TONES)
        assert all(contrast(number_colour(tone, contrast=True), ground) >= 7 for tone in TONES)
    assert all(contrast(theme.LIGHT, tone) >= 4.5 for tone in TONES.values())


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES)
@pytest.mark.parametrize("contrasting", [False, True])
def test_tiles_as_they_are_painted(
    eyes: Matrix, contrasting: bool, painter: Painter, words: PictureWords
) -> None:
    """On pixels: a tile in shade against the cloth, and the joint between two tiles."""
    least = 4.5 if contrasting else 3
    hand = painter.hands.lay(
        replace(all_hands(words)["hand7"], style=PictureStyle(contrast=contrasting))
    ).render()
    lie, half = place_tiles(7, choose_rack(7)), choose_rack(7).unit // 2
    # Tiles 1 and 7 cannot be played, nor can those beside them
    for x in (
        lie[0][0] + half,
        lie[6][0] + half,
    ):
        y = lie[0][1] + half
        face = mean(hand, (x - 8, y + 25, x + 8, y + 38))
        for cloth in ((x - 67, y, x - 63, y + 150), (x + 63, y, x + 67, y + 150)):
            assert contrast(face, mean(hand, cloth), eyes) >= least
    marks = Marks(contrast=contrasting)
    for unit in (72, 52, 34):
        slab = Image.new("RGB", (6 * unit, 4 * unit), theme.VERDE.light)
        for column, row in ((1, 1), (3, 1), (1, 2)):
            put(slab, painter.sprites.tile(unit, False, 0, 0, marks), column * unit, row * unit)
        quarter = unit // 4
        for middle, step in (
            ((3 * unit, unit + quarter), (1, 0)),
            ((unit + quarter, 2 * unit), (0, 1)),
        ):
            line = [
                slab.getpixel((middle[0] + by * step[0], middle[1] + by * step[1]))
                for by in range(-quarter, quarter)
            ]
            assert max(contrast(line[0], pixel, eyes) for pixel in line) >= least, unit  # type: ignore[arg-type]


def mean(image: Image.Image, box: Box) -> Colour:
    """The colour of a part, on an average."""
    red, green, blue = (round(value) for value in ImageStat.Stat(image.crop(box)).mean)
    return red, green, blue


def test_four_colours_stay_apart_by_light_or_colour() -> None:
    """Equal colours differ by four pips; under any eyes two different ones are never the same."""
    for eyes in EYES.values():
        seen = [
            tuple(
                round(255 * sum(a * b / 255 for a, b in zip(row, pip, strict=True))) for row in eyes
            )
            for pip in theme.PIPS
        ]
        for index, first in enumerate(seen):
            for other in seen[:index]:
                assert sum(abs(a - b) for a, b in zip(first, other, strict=True)) >= 40
