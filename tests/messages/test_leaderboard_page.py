"""The reader's ratings under a page of the leaderboard."""

import pytest

from locales.catalogues import load
from messages.pages.leaderboard_page import BoardPage, board_content
from tables.state.people import LeaderboardEntry

OWN = LeaderboardEntry(1, 7, "Anna", 400, "anna")


@pytest.mark.parametrize("language", load().languages)
def test_ratings_are_told_once_they_are_shown(language: str) -> None:
    words = load().of(language)

    def last_line(ratings: dict[str, int | None]) -> str:
        page = BoardPage("chips", 1, 1, members=1, standings=(OWN,), own=OWN, reader=7, ratings=ratings)
        return board_content(page, words, pictured=True, told=False).text.splitlines()[-1]

    assert "Anna" in last_line({})
    assert last_line({"buki": None}) == f"-# {words('leaderboard-unrated')}"
    told = last_line({"challenge": 912, "buki": None, "pulle": 0})
    assert f"{words('game-challenge')} **912**" in told
    assert f"{words('game-pulle')} **0**" in told
    assert words("game-buki") not in told
