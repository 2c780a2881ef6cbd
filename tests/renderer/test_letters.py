"""The letters of languages: our own fonts have them, or spare words are used."""

from dataclasses import replace

import pytest

from locales.catalogues import load
from renderer.drawing.drawable_text import split_breakable
from renderer.drawing.typeface import FALLBACKS, Typeface
from renderer.painter import Painter
from renderer.scene import PictureWords, SeatMoves
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.test_picture_names import there

OURS = Typeface(())
LETTERS = {
    "hu": "ÁÉÍÓÖŐÚÜŰáéíóöőúüű„”–",
    "cs": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž„“–",
    "fr": "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«\u202f»’…",
    "pt-BR": "ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü“”’–…−½",
    "es": "ÁÉÍÑÓÚÜáéíñóúü¿¡«»–…\u00a0%",
    "de": "ÄÖÜẞäöüß„“–",
}
japanese = load().of("ja")


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("title", [False, True])
def test_our_fonts_have_the_letters(language: str, title: bool) -> None:
    text = LETTERS[language]
    assert OURS.can_draw(text)
    assert all(OURS.width(letter, 40, title=title) > 0 for letter in text)


# Without one letters have no width


@pytest.mark.skipif(not there(FALLBACKS[1]), reason="no font for Japanese")
def test_a_font_of_the_machine_has_japanese(painter: Painter) -> None:
    assert painter.can_draw(japanese)


@pytest.mark.full
def test_without_a_font_pictures_say_english_words(words: PictureWords) -> None:
    house = load().of("en")
    painter = Painter(fallbacks=(), spare=house)
    assert not painter.can_draw(japanese)
    for table in ("mid", "lobby"):  # the lobby with its line about the seats
        scene = replace(all_tables(words)[table], words=japanese, title="ブキ")
        expected = replace(scene, words=house, title=house("game-buki"))
        assert painter.draw_table(scene).data == painter.draw_table(expected).data
        assert painter.draw_table(scene).alt == Painter().draw_table(scene).alt  # it is read aloud
    hand = replace(
        all_hands(words)["hand7"], words=japanese, title="ブキ", moves=(SeatMoves(1, "パス"),)
    )
    assert (
        painter.draw_hand(hand).data
        == painter.draw_hand(replace(hand, words=house, title=house("game-buki"), moves=())).data
    )


def test_japanese_is_broken_between_letters() -> None:
    parts = list(split_breakable("場の端と同じ数の牌を、置く。「パス」もできます！"))
    assert "".join(parts) == "場の端と同じ数の牌を、置く。「パス」もできます！"
    assert len(parts) > 15
    assert not any(part[0] in "、。」！" or part[-1] == "「" for part in parts)
