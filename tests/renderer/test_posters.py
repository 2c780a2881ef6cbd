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
from renderer.drawing.textures import RIM, Box
from renderer.drawing.theme import PictureStyle
from renderer.drawing.typeface import Typeface
from renderer.painter import Painter
from renderer.posters import final_picture
from renderer.posters.leaderboard_picture import GAP, plan_board
from renderer.posters.poster_parts import EDGE, shrunk_title
from renderer.posters.poster_scenes import (
    MOST_WINNERS,
    BoardRow,
    BoardScene,
    Scene,
    SeasonRow,
    SeasonScene,
    rank_seats,
)
from renderer.posters.season_picture import place_cards
from renderer.scene import ALT_BADGE, MAX_ALT, PictureWords, Plate
from renderer.tables.seating import SIZE
from tests.renderer.longer_words import Reading, longer
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.poster_samples import boards, finals, lines, profiles

INSIDE = (EDGE[0] + RIM, EDGE[1] + RIM, EDGE[2] - RIM, EDGE[3] - RIM)


def scenes(words: PictureWords) -> Mapping[str, Scene]:
    return {**boards(words), **finals(words), **profiles(words)}


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
    own_row = BoardRow(77_777, "W" * 32, 1, own=True)
    return BoardScene(
        "chips",
        lines(10 * page - 9, count, 10**7 + 1, 2),
        words,
        page=page,
        pages=page + 1,
        members=10**6,
        own=own_row if has_own else None,
    )


def test_boards_lie_apart_and_inside(words: PictureWords) -> None:
    for page in (1, 2, 99_999):
        for count in range(1, 11):
            for has_own in (False, True):
                steps, cards, own = plan_board(board(words, count, page, has_own=has_own))
                boxes = [
                    *(step.block for step in steps),
                    *cards,
                    *([own] if own else []),
                ]
                assert len(boxes) == count + has_own
                assert all(within(box, INSIDE) for box in boxes)
                assert not any(overlap(first, other) for first, other in combinations(boxes, 2))
                if own:
                    over = [box for box in cards if box[0] < own[2] and own[0] < box[2]]
                    assert all(own[1] - box[3] >= GAP // 2 for box in over)
                for first, other in combinations(cards, 2):
                    assert first[3] - first[1] == other[3] - other[1]


def test_cards_of_a_final_standing_lie_apart_and_inside() -> None:
    for count in range(2, 9):
        boxes = final_picture.place_cards(count, 556, 1176)
        assert len(boxes) == count
        assert all(within(box, INSIDE) for box in boxes)
        assert not any(
            overlap(first, other) for first, other in combinations([*boxes, final_picture.SHEET], 2)
        )


def spied(scene: Scene) -> list[tuple[str, int, Box]]:
    """Every text that is drawn, its size and where it lies, from base line to capitals."""
    reading = quick_reading()
    reading.texts.clear()
    reading.painter.draw(scene)
    assert min(size for _, _, size, _ in reading.texts) >= 29
    assert all(box[2] - box[0] <= image.width for image, _, _, box in reading.texts)
    return [
        (text, size, tuple(map(round, box)))
        for image, text, size, box in reading.texts
        if image.size == SIZE
    ]


@cache
def quick_reading() -> Reading:
    """Nobody looks at the pictures, only at what is written in them."""
    return Reading(Painter("jpeg"))


@pytest.mark.full
def test_no_text_is_cut_or_covers_another() -> None:
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
        texts = spied(scene)
        for text, _, box in texts:
            assert within(box, INSIDE), (name, text, box)
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
        assert picture.size == SIZE
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
    # Hungarian: only points are won
    nobody = replace(finals(words)["final-points"], wins=(0, 0, 0))
    assert "Tante Resi 46, chips −6" in painter.draw(nobody).alt
    assert "Tante Resi is a bot." in painter.draw(nobody).alt
    assert (
        "points, the lowest score wins: 1. Herr Wlček 45"
        in painter.draw(finals(words)["final-points"]).alt
    )


# ---- whether everybody can tell them apart

# Machado, Oliveira and Fernandes 2009, full severity, on linear light


@pytest.mark.parametrize("count", range(1, MOST_WINNERS + 1))
def test_no_card_covers_another_or_the_badge(count: int) -> None:
    cards = place_cards(count)
    assert len(cards) == count
    for x, top, right, bottom in cards:
        assert EDGE[0] + RIM <= x < right <= EDGE[2] - RIM
        assert 102 < top < bottom <= EDGE[3] - RIM
        assert bottom - top >= 100
        assert x >= ALT_BADGE[0] or bottom <= SIZE[1] - ALT_BADGE[1]
    for first, other in combinations(cards, 2):
        assert (
            first[2] <= other[0]
            or other[2] <= first[0]
            or first[3] <= other[1]
            or other[3] <= first[1]
        )


def test_a_name_of_a_game_loses_its_brackets_before_it_is_cut() -> None:
    typeface, title = Typeface(), "Tendler’s draw game (1830)"
    narrow, usual = typeface.width("Tendler’s draw game (18", 29), typeface.width(title, 29)
    assert shrunk_title(typeface, title, 33, 29, usual) == (title, 29)
    assert shrunk_title(typeface, title, 33, 29, narrow)[0] == "Tendler’s draw game"
    assert shrunk_title(typeface, "(1830)", 33, 29, 30)[0].endswith("…")


def test_it_says_who_has_won_what(words: PictureWords, painter: Painter) -> None:
    names = (("Ännchen", "anna"), ("\u0301", "poldi"), ("", ""))
    rows = tuple(
        SeasonRow(game, tuple((name,) for name in names[: 1 + index % 3]), "rounds", 5 + index)
        for index, game in enumerate([*GAMES][: MOST_WINNERS - 1])
    )
    rows += (SeasonRow("latin", (names[:2], names[1:]), "matches", 7),)
    picture = painter.draw(SeasonScene("2026-11", rows, words))
    assert picture.size == SIZE
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
