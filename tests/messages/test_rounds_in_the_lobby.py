"""The lobby says how long the game takes with its house rules."""

from dataclasses import replace

import pytest

from locales.catalogues import FOLDER, load
from messages.play.table_message import table_content, usual_minutes
from tables.views.table_views import public_table
from tests.tables.table_harness import in_lobby


def lobby(language: str, rounds: int) -> str:
    return table_content(
        public_table(replace(in_lobby("mexican-train", 3, rounds=rounds), id="abcdefgh")),
        load().of(language),
    ).text


@pytest.mark.parametrize("language", load().languages)
def test_the_lobby_says_how_long_the_rounds_of_the_house_rule_take(language: str) -> None:
    for rounds, minutes in ((1, "6"), (5, "30"), (7, "42")):
        assert minutes in lobby(language, rounds).splitlines()[0]


@pytest.mark.parametrize(
    ("game", "rules", "minutes"),
    [
        ("austrian-block", {"deals": 20}, 60),
        ("tendler", {}, 3),
        ("luxembourg", {"end": "target", "target": 300}, 15),
        ("luxembourg", {"rounds": 6, "target": 300}, 10),
        ("draw", {"target": 50}, 10),
        ("latin", {"target": 100}, 25),
    ],
)
def test_a_longer_match_takes_longer(game: str, rules: dict[str, object], minutes: int) -> None:
    assert usual_minutes(public_table(in_lobby(game, 2, **rules))) == minutes


def test_the_mexican_train_is_spelt_one_way_in_japanese() -> None:
    """Other spellings are only names by which the game is found."""
    assert not [
        line
        for file in (FOLDER / "ja").glob("*.ftl")
        for line in file.read_text("utf-8").splitlines()
        if "メキシカン・トレイン" in line and not line.startswith("names-")
    ]
