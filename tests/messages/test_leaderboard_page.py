"""Pages of leaderboards: the reader's ratings, menus, periods."""

import pytest

from locales.catalogues import load
from messages.pages.leaderboard_page import (
    BOTS,
    BoardChoice,
    BoardPage,
    board_content,
    board_controls,
    periods_on_offer,
)
from messages.parts.components import Menu
from messages.parts.custom_ids import parse
from renderer.posters.poster_scenes import period_name
from tables.state import calendar_days
from tables.state.boards import Measure
from tables.state.people import LeaderboardEntry

OWN = LeaderboardEntry(1, 7, "Anna", 400, "anna")


@pytest.mark.parametrize("language", load().languages)
def test_ratings_are_told_once_they_are_shown(language: str) -> None:
    words = load().of(language)

    def last_line(ratings: dict[str, int | None]) -> str:
        choice = BoardChoice(Measure.CHIPS)
        page = BoardPage(
            choice, ("buki",), 20_000, number=1, pages=1, members=1, standings=(OWN,), own=OWN, reader=7, ratings=ratings
        )
        return board_content(page, words, pictured=True, told=False).text.splitlines()[-1]

    assert "Anna" in last_line({})
    assert last_line({"buki": None}) == f"-# {words('leaderboard-unrated')}"
    told = last_line({"challenge": 912, "buki": None, "pulle": 0})
    assert f"{words('game-challenge')} **912**" in told
    assert f"{words('game-pulle')} **0**" in told
    assert words("game-buki") not in told


@pytest.mark.parametrize("language", load().languages)
def test_each_choice_is_marked_and_leads_to_its_board(language: str) -> None:
    words = load().of(language)
    choice = BoardChoice(Measure.MATCHES, "pulle", "2025-02", BOTS)
    page = BoardPage(choice, ("buki", "pulle"), 20_000, number=2, pages=5, members=50, standings=(OWN,), own=OWN, reader=7)
    *menus, buttons = board_controls(page, words)
    marked = [[entry.value for entry in menu.entries if entry.selected] for menu in menus if isinstance(menu, Menu)]
    assert marked == [["matches"], ["pulle"], ["2025-02"]], "a season that is not on offer is marked, too"
    ids = [row.id.text for row in menus if isinstance(row, Menu)]
    assert isinstance(buttons, tuple)
    ids += [button.id.text for button in buttons]
    assert ids[-3:] == [
        "kh:b:matches:pulle:2025-02:bots:1:back",
        "kh:b:matches:pulle:2025-02:bots:3:on",
        "kh:b:matches:pulle:2025-02:people:1:other",
    ]
    assert [one for one in ids if parse(one) is None] == []
    told = board_content(page, words, pictured=False, told=True).text
    assert words("game-pulle") in told
    assert "2025" in told


@pytest.mark.parametrize("language", load().languages)
def test_periods_have_names_of_their_own(language: str) -> None:
    words = load().of(language)
    leap = (calendar_days.date_of(0).replace(year=2028, month=2, day=29) - calendar_days.EPOCH).days
    offered = periods_on_offer(leap)
    assert offered == ("week", "2028-02", "2028-01", "2027-12", "2027-11", "2027-10", "2027-09", "all")
    assert len({period_name(one, words) for one in offered}) == len(offered)
