"""Tests of what is said of teams: partners win, score and lead together, in every language."""

from dataclasses import replace

import pytest

from games.core import Best, Compared, Measure
from locales.catalogues import load
from messages.notices.evening_message import guest_names
from messages.notices.notice_messages import season_content
from messages.play.final_standing_message import own_finish, turning_point_lines, winner_lines
from messages.play.table_message import table_content
from renderer.scene import Finish
from tables.people.leaderboard_kinds import Measure as BoardMeasure
from tables.people.leaderboard_kinds import SeasonWinner
from tables.people.people import MemberName
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable
from tables.views.table_views import public_table
from tests.tables.table_harness import in_lobby, in_play
from tests.words import LANGUAGES, WORDS

TEAMS = (0, 1, 0, 1)
NAMES = ("Anna", "Carla", "Béla", "Dan")


def bare(text: str) -> str:
    """Return a text without marks."""
    return text.replace("\u2068", "").replace("\u2069", "")


def partners(**facts: object) -> PublicTable:
    """Return a table in play where seats 0 and 2 play against 1 and 3."""
    table = public_table(replace(in_play("austrian-block", 4), id="abcdefgh"))
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.seats, NAMES, strict=True))
    return replace(table, seats=seats, teams=TEAMS, view=replace(table.view, teams=TEAMS), **facts)  # type: ignore[arg-type]


def final(
    rows: tuple[tuple[int, ...], ...], winners: tuple[int, ...] = (), best: Best = Best.MOST
) -> PublicTable:
    """Return a table after rounds with these scores by seat."""
    table = partners(
        phase=Phase.CLOSED,
        compared=Compared(Measure.POINTS, best, match=bool(winners)),
        curve=tuple(enumerate(rows, start=1)),
    )
    return replace(table, view=replace(table.view, winners=winners))


def test_the_final_standing_has_a_place_for_each_team() -> None:
    table = final(((20, 35, 20, 35), (120, 35, 120, 35)), winners=(0, 2))
    won, values = map(bare, winner_lines(table, WORDS))
    assert won == "**Anna and Béla** win the match!"
    assert values == "After 2 rounds, points: 1. Anna and Béla **120** · 2. Carla and Dan **35**"
    assert [own_finish(table, seat, WORDS) for seat in range(4)] == [Finish(1, 2), Finish(2, 2)] * 2
    assert own_finish(final(((20,) * 4,)), 0, WORDS) is None, "nobody is ahead"
    away = replace(table, seats=(replace(table.seats[0], presence=Presence.AWAY), *table.seats[1:]))
    assert own_finish(away, 0, WORDS) is None, "no laurels for a substitute"


def test_a_team_takes_the_lead_together() -> None:
    turned = final(((20, 35, 20, 35), (50, 35, 50, 35), (120, 35, 120, 35)), winners=(0, 2))
    assert list(map(bare, turning_point_lines(turned, WORDS))) == [
        "Anna and Béla took the lead in round 2 and kept it."
    ]
    assert list(
        map(bare, turning_point_lines(final(((1, 2, 1, 2), (3, 9, 3, 9)), winners=(1, 3)), WORDS))
    ) == ["Carla and Dan led from the first round to the last."]
    even = final(((1, 2, 1, 2), (9, 9, 9, 9)))
    assert turning_point_lines(even, WORDS) == []
    assert winner_lines(even, WORDS) == ["A tie: nobody is ahead."]


def test_a_lobby_says_who_plays_together_and_which_seats_are_free() -> None:
    lobby = replace(
        public_table(replace(in_lobby("austrian-block", 3), id="abcdefgh")), teams=TEAMS
    )
    assert "Partners: P1 & P3 – P2 & …" in bare(table_content(lobby, WORDS).text)
    assert "Partners" not in table_content(public_table(in_lobby("latin", 1)), WORDS).text
    assert "Partners" not in table_content(replace(lobby, teams=()), WORDS).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_of_a_season_may_be_teams(language: str) -> None:
    words = load().of(language)
    winners = [
        SeasonWinner("buki", 1, BoardMeasure.ROUNDS, 9),
        SeasonWinner("latin", 1, BoardMeasure.MATCHES, 4, 2),
        SeasonWinner("latin", 2, BoardMeasure.MATCHES, 4, 1),
        SeasonWinner("latin", 3, BoardMeasure.MATCHES, 4),  # with somebody who has been forgotten
    ]
    names = {user: MemberName(name, name.lower()) for user, name in enumerate(NAMES, start=1)}
    content = season_content("2026-11", winners, names, words, {})
    team = words("names-two", first="Anna", second="Carla")
    assert bare(content.text).splitlines()[2].startswith(f"- {words('game-latin')}")
    assert f"**{team}**" in bare(content.text)
    alone, teams = content.scene.rows
    assert alone.winners == ((("Anna", "anna"),),)
    assert teams.winners == ((("Anna", "anna"), ("Carla", "carla")), (("Béla", "béla"),))
    assert season_content("2026-11", [], names, words, {1: 1}).scene is None


def test_a_plan_names_forty_people_in_teams_as_well() -> None:
    guests = range(1, 81)
    text = guest_names(guests, WORDS, {user: (user + 39) % 80 + 1 for user in guests})
    assert (text.count("<@"), WORDS("evening-more", count=40) in text) == (40, True)
