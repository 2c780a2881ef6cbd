"""Pages of leaderboards: the reader's ratings, menus, periods, and pages that are turned."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from cogs.leaderboard.cog import LeaderboardCog
from cogs.leaderboard.page import (
    ALL,
    BOTS,
    PEOPLE,
    BoardChoice,
    BoardPage,
    BoardPress,
    board_content,
    board_controls,
    periods_on_offer,
)
from cogs.support.house import House
from data import schema
from delivery.discord_api.member_checks import MemberChecks
from games import GAMES
from locales.catalogues import Words, load
from messages.parts.components import Menu
from tables.people.leaderboard_kinds import TEAM_MEASURES, WEEK, Measure
from tables.people.people import LeaderboardEntry, MemberName
from tables.state.calendar_days import day_at
from tables.state.change import Refused
from tests.cogs.houses import answer, make_house, newest
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, CHANNEL, GUILD

OWN = LeaderboardEntry(1, 7, 400)
NAMES = {
    5: MemberName("*Béla*", "bela"),
    7: MemberName("Anna", "anna"),
    8: MemberName("", "dan"),
}


@pytest.mark.parametrize("language", load().languages)
def test_ratings_are_told_once_they_are_shown(words: Words) -> None:

    def last_line(ratings: dict[str, int | None]) -> str:
        page = BoardPage(
            BoardChoice(Measure.CHIPS),
            ("buki",),
            frozenset(),
            20_000,
            number=1,
            pages=1,
            members=1,
            standings=(OWN,),
            own=OWN,
            reader=7,
            names=NAMES,
            ratings=ratings,
        )
        return board_content(page, words, pictured=True, spelled_out=False).text.splitlines()[-1]

    assert "Anna" in last_line({})
    assert last_line({"buki": None}) == f"-# {words('leaderboard-unrated')}"
    told = last_line({"challenge": 912, "buki": None, "pulle": 0})
    assert f"{words('game-challenge')} **912**" in told
    assert f"{words('game-pulle')} **0**" in told
    assert words("game-buki") not in told


@pytest.mark.parametrize("language", load().languages)
def test_each_choice_is_marked_and_leads_to_its_board(words: Words) -> None:
    page = BoardPage(
        BoardChoice(Measure.MATCHES, "pulle", "2025-02", BOTS),
        ("buki", "pulle"),
        frozenset(),
        20_000,
        number=2,
        pages=5,
        members=50,
        standings=(OWN,),
        own=OWN,
        reader=7,
        names=NAMES,
    )
    *menus, buttons = board_controls(page, words)
    assert [
        (menu.entries[0].value, *[entry.value for entry in menu.entries if entry.selected])
        for menu in menus
        if isinstance(menu, Menu)
    ] == [
        ("rounds", "matches"),
        (ALL, "pulle"),
        (WEEK, "2025-02"),
    ], "a season that is not on offer is added, and marked"
    ids = [row.id.text for row in menus if isinstance(row, Menu)]
    ids += [button.id.text for button in buttons]
    assert ids[-3:] == [
        "kh:b:matches:pulle:2025-02:bots:1:back",
        "kh:b:matches:pulle:2025-02:bots:3:on",
        "kh:b:matches:pulle:2025-02:people:1:other",
    ]
    assert [key for key in ids if parse(key) is None] == []
    told = board_content(page, words, pictured=False, spelled_out=True).text
    assert words("game-pulle") in told
    assert "2025" in told


def team_page(
    choice: BoardChoice, *standings: LeaderboardEntry, own: LeaderboardEntry | None
) -> BoardPage:
    return BoardPage(
        choice,
        (("buki", "cuban", "draw", "latin")),
        frozenset({"cuban", "draw", "latin"}),
        20_000,
        number=1,
        pages=1,
        members=2,
        standings=standings,
        own=own,
        reader=7,
        names=NAMES,
    )


@pytest.mark.parametrize("language", load().languages)
def test_the_best_team_of_the_reader_is_shown_beside_a_worse_one(words: Words) -> None:
    content = board_content(
        team_page(
            BoardChoice(Measure.TEAM_ROUNDS),
            LeaderboardEntry(2, 7, 4, partner=8),
            own=LeaderboardEntry(1, 5, 9, partner=7),
        ),
        words,
        pictured=True,
        spelled_out=True,
    )
    assert content.text.splitlines()[2] == "…"
    assert content.scene.own.partner == ("Anna", "anna")
    for measure in TEAM_MEASURES:
        stranger = board_content(
            team_page(BoardChoice(measure), LeaderboardEntry(1, 5, 9, partner=8), own=None),
            words,
            pictured=True,
            spelled_out=False,
        )
        advice = [
            words("board-not-on", by=by, against=against)
            for by, against in ((measure.value, PEOPLE), (measure.value, BOTS), ("rounds", PEOPLE))
        ]
        assert advice[0] in stranger.text
        assert len(set(advice)) == len(advice)


@pytest.mark.parametrize("measure", Measure)
def test_the_longest_choice_fits_into_a_custom_id(measure: Measure) -> None:
    page = replace(
        team_page(BoardChoice(measure, max(GAMES, key=len), "2026-11"), own=None),
        pages=9_999_999,
        number=9_999_998,
    )
    for row in board_controls(page, load().of("en")):
        for control in row if isinstance(row, tuple) else (row,):
            assert len(control.id.text) <= 100
            assert parse(control.id.text) == control.id


@pytest.mark.parametrize(
    ("page", "places"), [(1, (1, 10)), (2, (11, 20)), (9, (21, 25)), (0, (1, 10))]
)
async def test_a_page_is_turned_and_one_that_does_not_exist_is_the_nearest(
    house: DeliveryHarness, page: int, places: tuple[int, int]
) -> None:
    cafe = make_house(house, member_checks=SimpleNamespace(check=lambda *_: None))
    rows = [
        {
            "guild": GUILD,
            "span": "all",
            "game": "",
            "bots": False,
            "present": True,
            "begun": 1,
            "played": 1,
            **dict.fromkeys(("start", "won", "matches", "matches_won", "fair"), 0),
            "rating": None,
            "user": 1000 - place,
            "hc": 2 * (100 - place),
        }
        for place in range(1, 26)
    ]
    await house.store.write(lambda connection: connection.execute(schema.tallies.insert(), rows))
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    press._app_permissions = 0  # without pictures the page is spelled out
    await house.during(
        answer(cafe, press, BoardPress("chips", "", "all", against="people", page=page, way="on"))
    )
    lines = [line for line in newest(house)["content"].splitlines() if "\\. " in line]
    assert [int(lines[at].partition("\\")[0]) for at in (0, -1)] == [*places]


async def test_a_person_who_could_not_be_asked_about_is_asked_about_again() -> None:
    client: Any = Mock()
    server = client.get_guild.return_value
    server.fetch_member = AsyncMock(side_effect=(OSError, None))
    client.get_guild.side_effect = (None, *[server] * 3)
    checks = MemberChecks(client, Mock(), lambda: 0, AsyncMock())
    for asked in (0, 1, 2, 2):
        checks.check(GUILD, [ANN])
        await asyncio.sleep(0)
        assert server.fetch_member.await_count == asked


async def test_a_typed_season_is_the_first_choice_and_what_is_none_is_told(
    house: DeliveryHarness, cafe: House
) -> None:
    cog, press = cast(Any, LeaderboardCog(cafe)), house.discord.press(ANN, CHANNEL, 0, private=True)
    for typed in ("2019-03", " 2019-12 ", periods_on_offer(day_at(house.watch.now, None))[1]):
        assert [choice.value for choice in await cog.periods(press, typed)] == [typed.strip()]
    with pytest.raises(Refused, match="no-period"):
        await cog.leaderboard.callback(cog, press, period="March 2019")
