"""The gallery's bets: beside the stakes, and in words."""

from dataclasses import replace

import pytest

from games.core import Bet, View
from renderer import HandScene, Painter, Plate, TableScene
from renderer.scene import MAX_ALT
from renderer.tables.side_panel import TEXT
from tests.changed_views import changed_view
from tests.renderer.longer_words import Reading
from tests.renderer.samples.buki_scenes import over
from tests.renderer.samples.collection import catalogue
from tests.renderer.samples.game_views import BETS, GALLERY, all_hands, all_tables

TOLD = {
    "en": "Bets of the gallery: on Ännchen: Resi 6, Onkel Leo 2 (offered); on Poldi: ",
    "de": "Wetten der Galerie: auf Ännchen: Resi 6, Onkel Leo 2 (angeboten); auf Poldi: ",
}


def sample(language: str = "en") -> tuple[TableScene, View]:
    scene = all_tables(catalogue(language))["bets"]
    assert scene.view
    return scene, scene.view


def tied(bets: tuple[Bet, ...]) -> View:
    """Nobody has won, the hands are shown, and bets stay."""
    base = over((), [[1], [2], [3], [4]])
    assert base.result
    return changed_view(
        base,
        line=(),
        ends=(),
        result=replace(base.result, winners=(), gains=(0, 0, 0, 0)),
        bets=bets,
    )


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


def test_what_stays_after_a_tie_is_told(describer: Painter) -> None:
    scene = replace(
        sample()[0], view=tied((Bet(4, 0, 6, accepted=True), Bet(5, 0, 2, accepted=True)))
    )
    assert "Resi 6, Onkel Leo 2" in describer.draw_table(scene).alt


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


@pytest.mark.parametrize("language", list(TOLD))
def test_a_full_gallery_of_long_names_fits(language: str, painter: Painter) -> None:
    words = catalogue(language)
    scene = all_tables(words)["whole"]
    assert scene.view
    long = Plate("W" * 200, "w" * 200)
    bets = tuple(Bet(4 + index, index % 3, 300, accepted=False) for index in range(12))
    full = replace(
        scene,
        plates=(long,) * 4,
        view=changed_view(scene.view, bets=bets, limits=(1, 300)),
        gallery=(long,) * 12,
    )
    alt = painter.draw_table(full).alt
    assert len(alt) <= MAX_ALT
    assert alt.count(words("picture-alt-offered")) == 12
    assert "300?" in dict(written(full))
    hand = all_hands(words)["hand6"]
    own_hand = HandScene(
        hand.game,
        changed_view(hand.view, bets=bets),
        full.plates,
        hand.title,
        words,
        gallery=full.gallery,
    )
    assert len(painter.draw_hand(own_hand).alt) <= MAX_ALT
