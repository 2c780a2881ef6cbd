"""Figures of the rules.

What lies there can lie there, all of it is inside and can be read, in every language.
"""

from collections import Counter
from io import BytesIO

import pytest
from PIL import Image

from games import GAMES
from games.core import End, Layout
from games.parts import line, tiles
from games.parts.match.match_game import MatchGame
from games.parts.tiles import NAMES
from locales.catalogues import load
from renderer.figures.figure_picture import CORNER, FRAME, SIDE, TEXT, WIDE, describe_figure
from renderer.figures.figure_reader import (
    Hand,
    Panel,
    Run,
    Tiles,
    Train,
    load_figure,
    parse_figure,
)
from renderer.painter import Painter
from renderer.posters.poster_parts import WIDTH
from renderer.scene import END_LETTERS, MAX_ALT
from tests.renderer.figure_pieces import PANELS, games_with_figures, of, tips_of
from tests.renderer.longer_words import Reading, longer
from tests.renderer.samples.collection import rules
from tests.words import LANGUAGES

LONGER = "a third longer"
HIGHEST = 1540  # pixels: on a desktop Discord shows higher pictures with smaller letters


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
    assert {tiles.of(*halves) for row in of(panel, Tiles) for halves in row.halves} <= set(
        declared.tiles
    )
    assert all(
        (run.layout is Layout.BRICK) == (declared.layout is Layout.BRICK) for run in of(panel, Run)
    )
    for run in of(panel, Run):
        assert run.line[0].end is End.START
        assert tuple(number for _, number in run.ends) == ends_of(game, run)
    assert len({train.halves[0][0] for train in of(panel, Train)}) <= 1  # the number of the hub
    for hand in of(panel, Hand):
        assert hand.ends == (
            of(panel, Run)[0].ends
            if of(panel, Run)
            else tuple(end for train in of(panel, Train) for end in train.ends)
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
            code = line.after(code, tile, placed.end)
        return line.ENDS[code]
    return tuple(tip.number for tip in rules_of.spread.playable(tips_of(game, run)))


PANEL_OF = """
layout = "line"

[[panel]]
caption = "picture-figure-fits"
rows = [[{ line = "0-1 1-1* 1-2" }], [{ hand = "0-2 2-3", drawn = true }], [{ list = [[{ who = "Resi" }, {}, { backs = 2 }]] }]]
"""


CROSS_OF = """
layout = "cross"

[[panel]]
caption = "picture-figure-fits"
rows = [[{ line = "2-6 6-6* 6-3", up = "6-1 1-1" }], [{ hand = "1-4 3-6 0-4" }]]
"""


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (PANEL_OF, '"line"', '"heap"'),
        (PANEL_OF, "1-2", "3-2"),
        (PANEL_OF, "2-3", "9-13"),
        (PANEL_OF, "drawn", "dealt"),
        (PANEL_OF, "Resi", "Rosi"),
        (PANEL_OF, "{ backs = 2 }", "{ fronts = 2 }"),
        (PANEL_OF, '{ line = "0-1 1-1* 1-2" }', '{ mark = ">" }'),  # what should the hand fit?
        (PANEL_OF, "layout", "lay"),
        (CROSS_OF, 'up = "6-1', 'up = "5-1'),
        (CROSS_OF, "1-1", "2-1"),
        (CROSS_OF, '"cross"', '"line"'),
        (CROSS_OF, "6-6*", "6-5*"),
        (CROSS_OF, "up =", "north ="),
        (CROSS_OF, '"6-1 1-1"', '"6-x"'),
    ],
)
def test_a_file_that_is_wrong_is_refused(text: str, right: str, wrong: str) -> None:
    assert right in text
    with pytest.raises((ValueError, TypeError)):
        parse_figure(text.replace(right, wrong))


# ---- all of it is inside and can be read


@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
@pytest.mark.parametrize("game", games_with_figures())
def test_everything_is_inside(game: str, language: str, painter: Painter) -> None:
    words = longer(load().of("en")) if language == LONGER else load().of(language)
    sections = painter.figures.lay(load_figure(game), words)
    high = sections[-1].bottom + FRAME
    assert high <= HIGHEST or language == LONGER
    for section in sections:
        assert all(
            painter.sprites.typeface.width(line, TEXT) <= WIDE for line in section.caption
        ), section.caption
        for block, x, y in section.rows:
            assert FRAME + SIDE <= x <= WIDTH - FRAME - SIDE - block.width, section.caption
            assert section.band < y < y + block.height < section.bottom, section.caption
            assert x >= CORNER[0] or y + block.height <= high - CORNER[1], section.caption


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_for_phones(language: str) -> None:
    """They have 16 pixels where the picture is 330 wide, those of discs where it is 400 wide."""
    reading = Reading(Painter())
    for game in games_with_figures():
        reading.painter.figures.paint(rules(game, load().of(language)))
        assert min(35 if size == 29 else size for _, _, size, _ in reading.texts) >= 35, game
        assert not reading.faults(), game


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
    assert Image.open(BytesIO(picture.data)).size == picture.size == (WIDTH, picture.size[1])
    assert len(picture.data) <= 120_000
    assert picture.alt == describe_figure(rules(game, words, words(f"game-{game}")))
    assert painter.draw_figure(rules(game, load().of(language), words(f"game-{game}"))) is picture
