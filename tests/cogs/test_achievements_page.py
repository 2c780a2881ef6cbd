"""Pages of achievements as text."""

from dataclasses import replace
from pathlib import Path

import pytest

from cogs.profile.page import achievements_content
from locales.catalogues import Words, load
from renderer.posters.poster_scenes import MEDALS
from renderer.scene import Medal
from tables.people.achievements import ACHIEVEMENTS
from tables.people.people import MemberName

MEDALS_OF_ALL = tuple(
    Medal(achievement.key, achievement.game, earned=False, goal=achievement.goal)
    for achievement in ACHIEVEMENTS.values()
)


@pytest.mark.parametrize("language", load().languages)
def test_a_page_as_text_says_what_is_earned_and_how_far_the_others_are(words: Words) -> None:
    first, second, *rest = MEDALS_OF_ALL
    medals = (replace(first, earned=True), replace(second, steps=2), *rest)
    content = achievements_content(
        7, MemberName("*Anna*"), medals, words, pictured=False, spelled_out=True
    )
    lines = content.text.splitlines()
    assert content.scene is None
    assert "\\*Anna\\*" in lines[0]
    assert lines[1].startswith("✓")
    assert "2" in lines[2]
    assert len(lines) == 2 + MEDALS
    assert all(words(f"achievement-{medal.key}.how") in content.text for medal in medals[:MEDALS])


def test_the_page_for_players_lists_all() -> None:
    page = Path(__file__).parents[2] / "docs/players/achievements.md"
    words, text = load().of("en"), page.read_text(encoding="utf-8")
    for key in ACHIEVEMENTS:
        assert f"| **{words(f'achievement-{key}')}** | {words(f'achievement-{key}.how')} |" in text
