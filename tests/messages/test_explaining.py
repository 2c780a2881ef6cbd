"""The page of the rules: whole at any table, and what a table has settled as far as there is room."""

from dataclasses import replace

import pytest

from games import GAMES
from locales.catalogues import load
from messages.content import MOST_CONTENT
from messages.explaining import page
from messages.house_rules import rules_changed, rules_in_force
from tables.views import public
from tests.tables.table_harness import in_lobby


@pytest.mark.parametrize("language", load().languages)
def test_house_rules_are_named_as_far_as_there_is_room(language: str) -> None:
    words = load().of(language)
    rules, table = words("rules-buki"), public(in_lobby(hand=7))
    assert page("buki", words, None) == rules
    assert page("buki", words, table) == f"{rules}\n{words('rules-here', rules=rules_in_force(table, words))}"
    room = MOST_CONTENT - len(rules)
    for preset, told in ((10, rules_in_force), (room - 100, rules_changed), (room, None)):
        named = replace(table, preset="W" * preset)
        said = page("buki", words, named)
        assert len(said) <= MOST_CONTENT
        assert said == (rules if told is None else f"{rules}\n{words('rules-here', rules=told(named, words))}")


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_there_is_room_for_all_house_rules_as_usual(game: str, language: str) -> None:
    words, table = load().of(language), public(in_lobby(game, GAMES[game].players[-1]))
    assert page(game, words, table).endswith(rules_in_force(table, words))


def test_words_of_a_language_are_one_object() -> None:
    """What is drawn in a language is kept by its words."""
    catalogues = load()
    assert catalogues.of("de-AT") is catalogues.of("de")
    assert catalogues.of("tlh") is catalogues.of("en")
