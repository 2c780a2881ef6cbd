"""Hands when a round or the session is over: who celebrates, and what everybody reads."""

from dataclasses import replace

import pytest

from renderer.hands.own_result_picture import EMBLEM, HEADLINE
from renderer.painter import Painter
from renderer.scene import PictureWords
from tests.changed_views import changed_view
from tests.renderer.samples.result_scenes import endings


@pytest.mark.parametrize(
    ("name", "begins", "celebrates"),
    [
        ("ending-won", "You win the round!", True),
        ("ending-lost", "Ännchen wins the round.", False),
        ("ending-lost-many", "Poldi wins the round.", False),
        ("ending-match", "You win the match!", True),
        ("ending-first", "First of 4!", True),
        ("ending-last", "Place 3 of 4.", False),
    ],
)
def test_whoever_won_celebrates(
    name: str, begins: str, celebrates: bool, painter: Painter, words: PictureWords
) -> None:
    scene = endings(words)[name]
    picture = painter.draw_hand(scene)
    assert picture.alt.startswith(begins)
    assert len(picture.data) <= 60_000
    red, green, _ = painter.endings.paint(scene, ("A", "B", "C", "D", "E", "F", "G")).getpixel(
        (EMBLEM[0], 430)
    )  # type: ignore[misc]
    assert (red > green) == celebrates


def test_an_onlooker_reads_it_with_a_name(painter: Painter, words: PictureWords) -> None:
    scene = endings(words)["ending-won"]
    assert painter.draw_hand(
        replace(scene, view=changed_view(scene.view, onlooker=4))
    ).alt.startswith("Herr Wlček wins the round.")


def test_nobody_wins_a_tie(painter: Painter, words: PictureWords) -> None:
    scene = endings(words)["ending-lost"]
    tied = replace(scene.view, result=replace(scene.view.result, winners=(), gains=(0, 0, 0, 0)))
    assert painter.draw_hand(replace(scene, view=tied)).alt.startswith("Nobody wins the round.")


def test_a_name_that_is_one_long_word_stays_in_the_picture(painter: Painter) -> None:
    name = "Donaudampfschifffahrtsgesellschaftskapitän"
    for said in (f"{name} wins the round", f"A partit nyerte: {name}", name):
        rows, size = painter.sprites.typeface.wrapped(said, *HEADLINE, 600, 2, title=True)
        assert all(painter.sprites.typeface.width(row, size, title=True) <= 600 for row in rows)
        assert name[:12] in " ".join(rows)


def test_where_points_are_added_several_can_do_best(painter: Painter, words: PictureWords) -> None:
    scene = endings(words)["ending-match"]
    view = scene.view
    shared = replace(
        view,
        winners=(),
        compared=scene.game.compared,
        result=replace(view.result, winners=(), pips=(0, 12, 0, 7)),
    )
    assert painter.draw_hand(replace(scene, view=shared)).alt.startswith("You share first place!")
    other = replace(shared, result=replace(view.result, winners=(), pips=(0, 12, 5, 0)))
    assert painter.draw_hand(replace(scene, view=other)).alt.startswith("Ännchen, Mizzi did best.")
