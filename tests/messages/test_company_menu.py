"""Tests of the menu of computer players in a lobby."""

import pytest

from ai.levels import Level
from locales.catalogues import load
from messages.parts.components import MAX_ENTRIES
from messages.play.more_message import more_content
from messages.play.seat_menu import company_menu, parse_company_choice
from messages.play.table_message import table_content
from tables.state.regulars import REGULARS
from tables.views.table_views import public_table
from tests.tables.table_harness import ANN, in_lobby
from tests.tables.test_company import added


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_lobby_offers_every_level_and_whoever_does_not_sit_there_yet(locale):
    words = load().of(locale)
    table = added(in_lobby("buki", 1), (Level.MASTER, "Resi"))
    menu = company_menu(public_table(table), words)
    assert [parse_company_choice(entry.value) for entry in menu.entries] == [
        *((level, "") for level in Level),
        *((regular.level, regular.name) for regular in REGULARS.values() if regular.name != "Resi"),
    ]
    assert len(menu.entries) <= MAX_ENTRIES
    assert menu in more_content(public_table(table), ANN, words).controls
    assert words("level", level="meister") in table_content(public_table(table), words).text


def test_what_no_entry_says_is_no_answer():
    for value in ("", "any", "any king", "named", "named Nobody", "any meister x"):
        assert parse_company_choice(value) is None
