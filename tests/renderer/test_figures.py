"""Figures of the rules.

What lies there can lie there, all of it is inside and can be read, in every language.
"""

from collections import Counter
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from games import GAMES
from games.core import End, Layout
from games.parts import line, tiles
from games.parts.match.match_game import MatchGame
from games.parts.tiles import NAMES
from locales.catalogues import load
from renderer.drawing.textures import RIM
from renderer.figures.figure_picture import (
    CAPTION,
    LINES,
    PANEL,
    SIZE,
    TEXT,
    WIDE,
    describe_figure,
    panel_corner,
)
from renderer.figures.figure_reader import (
    Hand,
    Lot,
    Panel,
    Run,
    Tiles,
    Train,
    load_figure,
    parse_figure,
)
from renderer.painter import Painter
from renderer.scene import ALT_BADGE, END_LETTERS, MAX_ALT
from renderer.tables.line_layout import overlap
from tests.renderer.figure_pieces import PANELS, games_with_figures, of, tips_of
from tests.renderer.longer_words import longer
from tests.renderer.samples.collection import rules

LANGUAGES = load().languages
LONGER = "a third longer"


# ---- what they show can be


@pytest.mark.parametrize(("game", "panel"), PANELS)
def test_tiles_are_of_the_set_and_lie_as_the_game_lays_them(game: str, panel: Panel) -> None:
    declared = GAMES[game].declaration
    found = Counter(tiles.of(placed.a, placed.b) for run in of(panel, Run) for placed in run.line)
    if len(of(panel, Run)) > 1:  # the same tiles, laid in two ways
        found = Counter(tiles.of(placed.a, placed.b) for placed in of(panel, Run)[0].line)
    found += Counter(tiles.of(*halves) for train in of(panel, Train) for halves in train.halves)
    found += Counter(tile for hand in of(panel, Hand) for tile in hand.tiles)
    assert found <= Counter(declared.tiles)
    shown = {
        tiles.of(*halves) for shown_tiles in of(panel, Tiles) for halves in shown_tiles.halves
    } | {lot.tile for lot in of(panel, Lot)}
    assert shown <= set(declared.tiles)
    assert all(
        (run.layout is Layout.BRICK) == (declared.layout is Layout.BRICK) for run in of(panel, Run)
    )
    for run in of(panel, Run):
        assert run.line[0].end is End.START
        assert tuple(number for _, number in run.ends) == ends_of(game, run)
    trains = of(panel, Train)
    assert len({train.halves[0][0] for train in trains}) <= 1  # the number of the hub
    for hand in of(panel, Hand):
        assert hand.ends == (
            of(panel, Run)[0].ends
            if of(panel, Run)
            else tuple(end for train in trains for end in train.ends)
        )
        for tile in hand.tiles:
            fitting = {
                END_LETTERS[end]
                for end, number in hand.ends
                if GAMES[game].fitting(number) >> tile & 1
            }
            assert set(hand.fits(tile)) == fitting


def ends_of(game: str, run: Run) -> tuple[int, ...]:
    """Return the numbers at the open ends of a run, laid tile by tile as the game does it."""
    rules_of = GAMES[game]
    if not isinstance(rules_of, MatchGame):
        code = line.code(run.line[0].a, run.line[0].b)
        for placed in run.line[1:]:
            tile = tiles.of(placed.a, placed.b)
            assert line.laid(code, tile, placed.end) == (placed.a, placed.b)
            after = line.after(code, tile, placed.end)
            assert after is not None
            code = after
        return line.ENDS[code]
    return tuple(tip.number for tip in rules_of.spread.playable(tips_of(game, run)))


PANEL_OF = """
layout = "line"

[[panel]]
caption = "picture-figure-fits"
rows = [[{ line = "0-1 1-1* 1-2" }], [{ hand = "0-2 2-3", drawn = true }], [{ list = [[{ who = "Resi" }, {}, { backs = 2 }]] }]]
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"line"', '"heap"'),
        ("1-2", "3-2"),
        ("2-3", "9-13"),
        ("drawn", "dealt"),
        ("Resi", "Rosi"),
        ("{ backs = 2 }", "{ fronts = 2 }"),
        ('{ line = "0-1 1-1* 1-2" }', '{ mark = ">" }'),  # what should the hand fit?
        ("layout", "lay"),
    ],
)
def test_a_file_that_is_wrong_is_refused(right: str, wrong: str) -> None:
    assert right in PANEL_OF
    with pytest.raises((ValueError, TypeError)):
        parse_figure(PANEL_OF.replace(right, wrong))


CROSS_OF = """
layout = "cross"

[[panel]]
caption = "picture-figure-fits"
rows = [[{ line = "2-6 6-6* 6-3", up = "6-1 1-1" }], [{ hand = "1-4 3-6 0-4" }]]
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('up = "6-1', 'up = "5-1'),
        ("1-1", "2-1"),
        ('"cross"', '"line"'),
        ("6-6*", "6-5*"),
        ("up =", "north ="),
        ('"6-1 1-1"', '"6-x"'),
    ],
)
def test_a_cross_that_is_wrong_is_refused(right: str, wrong: str) -> None:
    assert right in CROSS_OF
    with pytest.raises((ValueError, TypeError)):
        parse_figure(CROSS_OF.replace(right, wrong))


# ---- all of it is inside and can be read


@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
@pytest.mark.parametrize("game", games_with_figures())
def test_everything_is_inside(game: str, language: str, painter: Painter) -> None:
    words, figures = (
        longer(load().of("en")) if language == LONGER else load().of(language),
        painter.figures,
    )
    for index, panel in enumerate(load_figure(game)):
        lines, size = figures.wrapped(words(panel.caption))
        assert len(lines) <= LINES + (size < TEXT), lines
        assert all(painter.sprites.typeface.width(line, size) <= WIDE for line in lines)
        boxes = [
            (x, y, x + block.width, y + block.height)
            for block, x, y in figures.placed(panel, words, index)
        ]
        for left, top, right, low in boxes:
            assert left >= RIM + 8, panel
            assert right <= PANEL[0] - RIM - 8, panel
            assert top >= RIM + CAPTION + 4, panel
            assert low <= PANEL[1] - RIM - 4, panel
            x, y = panel_corner(index)
            assert x + left >= ALT_BADGE[0] or y + low <= SIZE[1] - ALT_BADGE[1], panel
        assert not any(overlap(first, second) for first, second in combinations(boxes, 2)), panel


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_figures())
def test_the_words_of_a_figure(game: str, language: str) -> None:
    words = load().of(language)
    alt = describe_figure(rules(game, words, words(f"game-{game}")))
    assert len(alt) <= MAX_ALT
    assert words(f"game-{game}") in alt
    for number, panel in enumerate(load_figure(game), 1):
        assert f"{number}. {words(panel.caption)}" in alt
        for run in of(panel, Run):
            assert words.listed([f"{placed.a}-{placed.b}" for placed in run.read]) in alt
        for hand in of(panel, Hand):
            assert all(NAMES[tile] in alt for tile in hand.tiles)


@pytest.mark.parametrize(("game", "language"), [("hungarian", "ja"), ("mexican-train", "hu")])
def test_a_figure_is_drawn_once(game: str, language: str, painter: Painter) -> None:
    words = load().of(language)
    picture = painter.draw_figure(rules(game, words, words(f"game-{game}")))
    assert picture.size == SIZE
    assert Image.open(BytesIO(picture.data)).size == SIZE
    assert len(picture.data) <= 120_000
    assert picture.alt == describe_figure(rules(game, words, words(f"game-{game}")))
    assert painter.draw_figure(rules(game, load().of(language), words(f"game-{game}"))) is picture
