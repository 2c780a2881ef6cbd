"""Tests of the rules pages: complete at any table, with its house rules as far as they fit."""

import pytest

from cogs.rules.page import ExplainPress, basics_text, full_rules_text, rules_page
from games import GAMES
from games.core import Layout
from games.parts.options import declared
from locales.catalogues import Words, load
from messages.parts.components import Button
from messages.parts.narration import kebab
from messages.play.house_rule_menus import changed_rules_text, rules_in_force_text
from tables.state.common_house_rules import TableOptions
from tables.views.table_views import public_table
from tests.tables.table_harness import in_lobby


@pytest.mark.parametrize("language", load().languages)
def test_house_rules_are_named_as_far_as_there_is_room(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, table = words("rules-buki"), public_table(in_lobby(hand=7))
    buki = GAMES["buki"].declaration
    assert (
        full_rules_text(buki, words, table)
        == f"{rules}\n{words('rules-here', rules=rules_in_force_text(table, words))}"
    )
    whole, short = (
        f"{rules}\n{words('rules-here', rules=listed(table, words))}"
        for listed in (rules_in_force_text, changed_rules_text)
    )
    for room, said in (
        (len(whole), whole),
        (len(whole) - 1, short),
        (len(short), short),
        (len(short) - 1, rules),
    ):
        monkeypatch.setattr("cogs.rules.page.MAX_TEXT_LENGTH", room)
        assert full_rules_text(buki, words, table) == said


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_without_a_table_every_usual_house_rule_is_named(game: str, words: Words) -> None:
    text = full_rules_text(GAMES[game].declaration, words, None)
    assert text.startswith(words(f"rules-{game}"))
    assert words("rules-ending") in text
    assert len(text) <= 2000
    for rule in (*GAMES[game].declaration.options, *declared(TableOptions)):
        assert (
            rule.manners
            or rule.rare
            or words(f"option-{kebab(rule.name)}") in text.rpartition("\n")[2]
        )


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_there_is_room_for_the_usual_house_rules(game: str, language: str) -> None:
    words, table = load().of(language), public_table(in_lobby(game, GAMES[game].players[-1]))
    assert full_rules_text(GAMES[game].declaration, words, table).endswith(
        rules_in_force_text(table, words)
    )


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_what_a_newcomer_needs(game: str, language: str) -> None:
    words, declaration = load().of(language), GAMES[game].declaration
    for seats in {declaration.players[0], declaration.players[-1]}:
        table = public_table(in_lobby(game, seats))
        text = basics_text(declaration, words, table)
        assert len(text) < 1100, "little enough to be read at once"
        assert ("A" in text and "B" in text) or declaration.layout in (
            Layout.DICE,
            Layout.CROSS,
            Layout.TRAINS,
        )
        assert rules_page(declaration, words, table).controls == (
            (Button(ExplainPress(game, table.id, "more"), words("button-more")),),
        )


@pytest.mark.parametrize(("spinner", "key"), [(True, "rules-fits-arms"), (False, "rules-fits")])
def test_without_a_spinner_all_fives_lies_on_a_line(spinner: bool, key: str) -> None:
    words, table = load().of("en"), public_table(in_lobby("all-fives", spinner=spinner))
    assert words(key) in basics_text(table.game, words, table)
