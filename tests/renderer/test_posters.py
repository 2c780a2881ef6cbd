"""Leaderboards, final standings and profiles.

Where things lie, what they say, how they look, and whether everybody can tell them apart.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from games import GAMES
from games.core import Best, Compared, Measure
from renderer.drawing.textures import RIM, Box, shrink
from renderer.drawing.theme import PictureStyle
from renderer.drawing.typeface import Typeface
from renderer.painter import Painter
from renderer.posters import final_picture
from renderer.posters.poster_parts import EDGE, SMALL, WIDTH, short_title
from renderer.posters.poster_scenes import (
    MOST_WINNERS,
    BoardRow,
    BoardScene,
    Scene,
    SeasonRow,
    SeasonScene,
    rank_seats,
)
from renderer.scene import MAX_ALT, PictureWords, Plate
from renderer.tables.seating_plan import CORNER, SIZE
from tests.renderer.longer_words import Reading, longer
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.community_scenes import achievements, seasons
from tests.renderer.samples.poster_samples import boards, finals, lines, profiles

PHONE = 330  # pixels of the narrowest picture on a phone
LEGIBLE = 16  # pixels of a letter there
HIGHEST = 350 * SMALL // 12  # in Discord's box on a desktop letters have at least 12 pixels


def scenes(words: PictureWords) -> Mapping[str, Scene]:
    return {
        **boards(words),
        **finals(words),
        **profiles(words),
        **seasons(words),
        **achievements(words),
    }


def inside(size: tuple[int, int]) -> Box:
    """Return what the brass frame of a poster holds."""
    return shrink((0, 0, *size), EDGE + RIM)


def overlap(box: Box, other: Box) -> bool:
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


# ---- where things lie


def board(words: PictureWords, count: int, page: int, *, has_own: bool) -> BoardScene:
    return BoardScene(
        "chips",
        lines(10 * page - 9, count, 10**7 + 1, 2),
        words,
        page=page,
        pages=page + 1,
        members=10**6,
        own=BoardRow(77_777, "W" * 32, 1, own=True) if has_own else None,
    )


def test_cards_of_a_final_standing_lie_apart_and_inside() -> None:
    for count in range(2, 9):
        boxes = final_picture.place_cards(count, 556, 1176)
        assert len(boxes) == count
        assert all(within(box, inside(SIZE)) for box in boxes)
        assert not any(
            overlap(first, other) for first, other in combinations([*boxes, final_picture.SHEET], 2)
        )


def spied(scene: Scene) -> tuple[tuple[int, int], list[tuple[str, int, Box]]]:
    """Return the size of a picture, and every text in it with its size and its place, from base
    line to capitals.
    """
    reading = quick_reading()
    reading.texts.clear()
    size = reading.painter.draw(scene).size
    return size, [
        (text, letters, tuple(map(round, box)))
        for image, text, letters, box in reading.texts
        if image.size == size
    ]


@cache
def quick_reading() -> Reading:
    """Nobody looks at the pictures, only at what is written in them."""
    return Reading(Painter("jpeg"))


@pytest.mark.full
def test_every_text_is_legible_on_a_phone_and_covers_no_other() -> None:
    words = longer(catalogue("en"))
    wide = Plate("W" * 32, "w" * 32)
    hard: dict[str, Scene] = {**scenes(words)}
    for page in (1, 5000):
        hard[f"wide-{page}"] = board(words, 10, page, has_own=True)
    hard["wide-podium"] = replace(
        board(words, 3, 1, has_own=False),
        lines=tuple(replace(line, name="W" * 32, own=True) for line in lines(1, 3, 10**7, 1)),
    )
    party = finals(words)["final-seven"]
    huge = tuple(
        (deal, tuple(value and value * 2000 for value in row)) for deal, row in party.curve
    )
    hard["wide-final"] = replace(
        party, plates=(replace(wide, computer=True),) * 7, curve=huge, title="W" * 40
    )
    for name, scene in hard.items():
        size, texts = spied(scene)
        badge = tuple(round(edge * size[0] / SIZE[0]) for edge in CORNER)
        for text, letters, box in texts:
            assert within(box, inside(size)), (name, text, box)
            assert not overlap(box, (0, size[1] - badge[1], badge[0], size[1])), (name, text)
            assert letters * PHONE / size[0] >= LEGIBLE, (name, text, letters)
        for first, other in combinations(texts, 2):
            assert not overlap(first[2], other[2]), (name, first, other)


def test_standing(words: PictureWords) -> None:
    tied = replace(finals(words)["final"], curve=((1, (4, -8, 4, 0)),))
    assert rank_seats(tied) == ((1, 0), (1, 2), (3, 3), (4, 1))
    least, most = (Compared(Measure.POINTS, best) for best in (Best.LEAST, Best.MOST))
    assert rank_seats(replace(tied, compared=least)) == ((1, 1), (2, 3), (3, 0), (3, 2))
    assert rank_seats(replace(tied, compared=most)) == rank_seats(tied)


# ---- what they say


@pytest.mark.full
def test_sizes_and_words(painter: Painter, words: PictureWords) -> None:
    for name, scene in scenes(words).items():
        picture = painter.draw(scene)
        assert picture.size == SIZE or (picture.size[0] == WIDTH and picture.size[1] <= HIGHEST)
        assert len(picture.data) <= 120_000, name
        assert 0 < len(picture.alt) <= MAX_ALT, name


def test_alt_texts_say_every_line(painter: Painter, words: PictureWords) -> None:
    shown = boards(words)
    text = painter.draw(shown["board"]).alt
    for part in (
        "302 members, page 1 of 31: 1. Ännchen +2972½; 2.",
        "3. Herr Wlček +2259½; 3. Mizzi +2259½",
        "204. Mizzi −195½ (you).",
    ):
        assert part in text, text
    text = painter.draw(shown["board-page"]).alt
    assert "50,000 members, page 2,499 of 5,000: 24,981. " in text
    assert "On another page: 48,213. Mizzi" in text
    assert "(you)" in painter.draw(shown["board-rounds"]).alt
    text = painter.draw(finals(words)["final"]).alt
    for part in (
        "Buki, final standing after 12 rounds, chips won or lost: 1. Mizzi +51, 5 rounds won; 2. Herr Wlček +14, one round won",
        "After rounds 1 2 3 4 5 6 7 8 9 10 11 12: ",
        "Mizzi −5 −7 −11",
    ):
        assert part in text, text
    assert (
        "Tante Resi 46, 4 rounds won, chips −6" in painter.draw(finals(words)["final-points"]).alt
    )
    # the fair share of all games, and of the only one
    assert painter.draw(profiles(words)["profile-new"]).alt.count(" <1.") == 2
    # Hungarian: only points are won
    nobody = replace(finals(words)["final-points"], wins=(0, 0, 0))
    assert "Tante Resi 46, chips −6" in painter.draw(nobody).alt
    assert "Tante Resi is a bot." in painter.draw(nobody).alt
    assert (
        "points, the lowest score wins: 1. Herr Wlček 45"
        in painter.draw(finals(words)["final-points"]).alt
    )


def test_a_name_of_a_game_loses_its_brackets_before_it_is_cut() -> None:
    typeface, title = Typeface(), "Tendler’s draw game (1830)"
    narrow, usual = typeface.width("Tendler’s draw game (18", 29), typeface.width(title, 29)
    assert short_title(typeface, title, 29, usual) == title
    assert short_title(typeface, title, 29, narrow) == "Tendler’s draw game"
    assert short_title(typeface, "(1830)", 29, 30).endswith("…")


def test_it_says_who_has_won_what(words: PictureWords, painter: Painter) -> None:
    names = (("Ännchen", "anna"), ("\u0301", "poldi"), ("", ""))
    rows = tuple(
        SeasonRow(game, tuple((name,) for name in names[: 1 + index % 3]), "rounds", 5 + index)
        for index, game in enumerate([*GAMES][: MOST_WINNERS - 1])
    )
    rows += (SeasonRow("latin", (names[:2], names[1:]), "matches", 7),)
    picture = painter.draw(SeasonScene("2026-11", rows, words))
    assert len(picture.data) <= 130_000
    assert picture.alt.startswith("Season November 2026, the winners: ")
    assert "Buki: Ännchen, poldi, 6 rounds won" in picture.alt
    assert (
        "Latin partnership dominoes: Ännchen and poldi, poldi and Member, 7 matches won"
        in picture.alt
    )
    longest = tuple(
        SeasonRow(game, ((("W" * 32, "w"),) * 2,) * 3, "matches", 10**6)
        for game in [*GAMES][:MOST_WINNERS]
    )
    assert (
        len(
            painter.draw(
                SeasonScene("2026-11", longest, words, style=PictureStyle(contrast=True))
            ).alt
        )
        <= MAX_ALT
    )
