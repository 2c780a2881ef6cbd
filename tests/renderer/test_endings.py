"""Hands when a round or the session is over: who celebrates, and what everybody reads."""

from dataclasses import replace

import pytest

from renderer import Painter, Words
from renderer.drawing import theme
from renderer.hands.ending import EMBLEM
from tests.renderer.samples.endings import endings


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
def test_whoever_won_celebrates(name: str, begins: str, celebrates: bool, painter: Painter, words: Words) -> None:
    scene = endings(words)[name]
    picture = painter.hand(scene)
    assert picture.alt.startswith(begins)
    assert len(picture.data) <= 60_000
    red, green, _ = painter.endings.paint(scene, ("A", "B", "C", "D", "E", "F", "G")).getpixel((EMBLEM[0], 430))  # type: ignore[misc]
    assert (red > green) == celebrates


def test_an_onlooker_reads_it_with_a_name(painter: Painter, words: Words) -> None:
    scene = endings(words)["ending-won"]
    watched = replace(scene, view=replace(scene.view, onlooker=4))
    assert painter.hand(watched).alt.startswith("Herr Wlček wins the round.")


def test_nobody_wins_a_tie(painter: Painter, words: Words) -> None:
    scene = endings(words)["ending-lost"]
    assert scene.view.result
    tied = replace(scene.view, result=replace(scene.view.result, winner=None, gains=(0, 0, 0, 0)))
    assert painter.hand(replace(scene, view=tied)).alt.startswith("Nobody wins the round.")


def test_without_colours_there_is_no_velvet(painter: Painter, words: Words) -> None:
    scene = replace(endings(words)["ending-won"], style=theme.Style(contrast=True))
    assert max(painter.endings.paint(scene, ("A", "B", "C", "D")).getpixel((EMBLEM[0], 440))) < 16  # type: ignore[arg-type, type-var]
