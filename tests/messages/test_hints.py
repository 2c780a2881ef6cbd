"""Tests of the hint button and the hint's sentence."""

from dataclasses import replace

import pytest

from locales.catalogues import load
from messages.parts.custom_ids import TablePress
from messages.play.hand_message import hand_content
from service.questions_to_computers import make_hint_question
from tables.state.change import Refused
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import game_of
from tables.state.table_parts import TableOptions
from tables.views.table_views import private_table
from tests.tables.table_harness import in_play

WORDS = load().of("en")


def due(table):
    return game_of(table).due(table.state)[0]


def offers(table, seat):
    return any(
        getattr(button, "id", None) == TablePress(table.id, "hint")
        for row in hand_content(private_table(table, seat), WORDS, None).controls
        for button in row or ()
    )


def test_whoever_is_due_may_ask_unless_the_house_rules_or_chips_are_against_it():
    table = in_play("tendler", 2)
    seat = due(table)
    assert offers(table, seat)
    assert not offers(table, 1 - seat)
    assert not offers(replace(table, table_options=TableOptions(hints=False)), seat)
    paid = replace(
        table, for_chips=True, chairs=tuple(replace(chair, paid_in=10) for chair in table.chairs)
    )
    assert not offers(paid, seat)
    alone = replace(
        paid,
        chairs=tuple(
            chair if at == seat else replace(chair, user=None)
            for at, chair in enumerate(paid.chairs)
        ),
    )
    assert offers(alone, seat)


def test_what_is_asked_is_asked_for_the_person_and_the_same_twice():
    table = in_play("tendler", 2)
    seat = due(table)
    asked = make_hint_question(table, seat)
    assert asked == make_hint_question(table, seat)
    assert (asked.level, asked.modest, asked.habits, asked.view.viewer) == (
        DEFAULT_LEVEL,
        False,
        (),
        seat,
    )
    with pytest.raises(Refused, match="no-hint"):
        make_hint_question(table, 1 - seat)
