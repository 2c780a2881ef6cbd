"""The picture of a season's winners: where the cards lie, and what it says."""

from itertools import combinations

import pytest

from games import GAMES
from renderer import Painter, PictureWords
from renderer.drawing.theme import PictureStyle
from renderer.drawing.typeface import Typeface
from renderer.posters.poster_parts import EDGE, RIM, shrunk_title
from renderer.posters.poster_scenes import MOST_WINNERS, SeasonRow, SeasonScene
from renderer.posters.season_picture import place_cards
from renderer.scene import ALT_BADGE, MAX_ALT
from renderer.tables.seating import SIZE


@pytest.mark.parametrize("count", range(1, MOST_WINNERS + 1))
def test_no_card_covers_another_or_the_badge(count: int) -> None:
    cards = place_cards(count)
    assert len(cards) == count
    for x, top, right, bottom in cards:
        assert EDGE[0] + RIM <= x < right <= EDGE[2] - RIM
        assert 102 < top < bottom <= EDGE[3] - RIM
        assert bottom - top >= 100
        assert x >= ALT_BADGE[0] or bottom <= SIZE[1] - ALT_BADGE[1]
    for one, other in combinations(cards, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


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
