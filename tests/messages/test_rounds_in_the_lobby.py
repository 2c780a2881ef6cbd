"""The lobby of Mexican Train says how many rounds its house rules mean."""

from dataclasses import replace
from pathlib import Path

import pytest

from games import GAMES
from locales.catalogues import load
from messages.play.table_message import table_content
from tables.views.table_views import public_table
from tests.tables.table_harness import in_lobby

LOCALES = Path(__file__).parents[2] / "locales"


def lobby(language: str, rounds: int) -> str:
    table = in_lobby("mexican-train", 3, rounds=rounds)
    return table_content(public_table(replace(table, id="abcdefgh")), load().of(language)).text


@pytest.mark.parametrize("language", load().languages)
def test_the_lobby_says_the_rounds_of_the_house_rule(language: str) -> None:
    pitches = {rounds: lobby(language, rounds).splitlines()[1] for rounds in (1, 5, 7)}
    assert len(set(pitches.values())) == 3
    assert "7" in pitches[7]
    assert "7" not in pitches[5]


def test_in_english() -> None:
    assert "5 rounds of about six minutes each." in lobby("en", 5)
    assert "One round of about six minutes." in lobby("en", 1)
    assert GAMES["mexican-train"].minutes == 5 * 6, "menus say how long five rounds take"


def test_the_mexican_train_is_spelt_one_way_in_japanese() -> None:
    """Other spellings are only names by which the game is found."""
    lines = [
        line
        for file in (LOCALES / "ja").glob("*.ftl")
        for line in file.read_text("utf-8").splitlines()
    ]
    assert any("メキシカントレイン" in line for line in lines)
    assert not [
        line for line in lines if "メキシカン・トレイン" in line and not line.startswith("names-")
    ]
