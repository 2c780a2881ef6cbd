"""Medals: a page says everything in every language, and what is open is grey."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from locales.catalogues import load
from renderer.hands.own_result_picture import HEIGHT
from renderer.hands.own_result_picture import SIZE as RESULT
from renderer.painter import Painter
from renderer.posters.achievements_picture import LINES, ROOM
from renderer.posters.poster_alt_texts import describe_achievements
from renderer.posters.poster_parts import SMALL
from renderer.posters.poster_scenes import MEDALS, AchievementsScene
from renderer.scene import MAX_ALT, Medal, PictureWords
from tables.people.achievements import ACHIEVEMENTS
from tests.renderer.samples.result_scenes import endings

ALL = tuple(
    Medal(achievement.key, achievement.game, earned=False, goal=achievement.goal)
    for achievement in ACHIEVEMENTS.values()
)


def test_open_ones_are_grey(painter: Painter, words: PictureWords) -> None:
    def colour(*, earned: bool) -> float:
        scene = AchievementsScene(
            tuple(replace(medal, earned=earned) for medal in ALL), "Ännchen", words
        )
        red, green, blue = painter.achievements.lay(scene).crop((40, 170, 145, 900)).split()
        return float(
            ImageStat.Stat(ImageChops.difference(red, blue)).mean[0]
            + ImageStat.Stat(ImageChops.difference(red, green)).mean[0]
        )

    assert colour(earned=True) > 2 * colour(earned=False)


@pytest.mark.parametrize("language", load().languages)
def test_a_page_tells_all_it_shows(language: str) -> None:
    words = load().of(language)
    for page in range(1, 2 + (len(ALL) - 1) // MEDALS):
        scene = AchievementsScene(ALL, "W" * 32, words, page=page)
        alt = describe_achievements(scene, scene.name)
        assert len(alt) < MAX_ALT
        assert all(words(f"achievement-{medal.key}.how") in alt for medal in scene.shown)


@pytest.mark.parametrize("language", load().languages)
def test_a_card_has_room_for_what_is_to_be_done(language: str, painter: Painter) -> None:
    words, rows = load().of(language), painter.sprites.typeface.rows
    assert [medal.key for medal in ALL if len(rows(medal.how(words), SMALL, ROOM)) > LINES] == []


def test_a_hand_shows_what_its_round_has_earned(painter: Painter, words: PictureWords) -> None:
    scene = endings(words)["ending-won"]
    picture = painter.draw_hand(
        replace(scene, medals=(Medal("poker-face", "challenge"), Medal("five-rounds")))
    )
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (RESULT[0], RESULT[1] + 2 * HEIGHT)
    assert len(picture.data) <= 120_000
    assert f"{words('achievement-poker-face')}. {words('game-challenge')}" in picture.alt
    assert words("achievement-five-rounds.how") in picture.alt
    assert painter.draw_hand(scene).size == RESULT
