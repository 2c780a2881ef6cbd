"""The gallery's bets: beside the stakes, and in words."""

from dataclasses import replace

import pytest

from games.core import View
from renderer.painter import Painter
from renderer.scene import TableScene
from renderer.tables.stakes_and_hands_panel import TEXT
from tests.changed_views import changed_view
from tests.renderer.longer_words import Reading
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.game_views import BETS, GALLERY, all_hands, all_tables

TOLD = {
    "en": "Bets of the gallery: on Ännchen: Resi 6, Onkel Leo 2 (offered); on Poldi: ",
    "de": "Wetten der Galerie: auf Ännchen: Resi 6, Onkel Leo 2 (angeboten); auf Poldi: ",
}


def sample(language: str = "en") -> tuple[TableScene, View]:
    scene = all_tables(catalogue(language))["bets"]
    return scene, scene.view


def written(scene: TableScene) -> list[tuple[str, int]]:
    """Every text of a picture and its size."""
    reading = Reading(Painter())
    reading.painter.tables.paint(scene)
    return [(text, size) for _, text, size, _ in reading.texts]


def test_three_for_each_player_or_how_many_more() -> None:
    texts = written(sample()[0])
    for text in ("R", "O", "Z", "F", "2?", "3?", "+2"):
        assert (text, TEXT) in texts, text
    assert "W" not in dict(texts), "the last bets are only counted"


@pytest.mark.parametrize("language", list(TOLD))
def test_both_alt_texts_name_them(language: str, painter: Painter) -> None:
    scene, seen = sample(language)
    alt = painter.draw_table(scene).alt
    assert TOLD[language] in alt
    assert "\u202e" not in alt
    hand = all_hands(catalogue(language))["hand6"]
    assert (
        TOLD[language]
        in painter.draw_hand(
            replace(hand, view=changed_view(hand.view, bets=BETS), gallery=GALLERY)
        ).alt
    )
    nameless = painter.draw_table(
        replace(scene, view=changed_view(seen, bets=BETS[:1]), gallery=())
    ).alt
    assert f"{catalogue(language)('picture-onlooker', number=1)} 6" in nameless
