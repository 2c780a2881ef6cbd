"""Tests of the hint button and the hint's sentence."""

from dataclasses import replace

import pytest

from ai.advice import Advice
from games.parts.line import Play
from locales.catalogues import load
from messages.parts.custom_ids import TablePress
from messages.play.hand_message import hand_content
from messages.play.hints import MAX_ROWS, add_hint_button, hint_text
from tables.service.questions_to_computers import make_hint_question
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import game_of
from tables.state.table_options import TableOptions
from tables.views.table_views import private_table
from tests.tables.table_harness import in_play

WORDS = load().of("en")


def due(table):
    return game_of(table).due(table.state)[0]


def offers(table, seat):
    content = hand_content(private_table(table, seat), WORDS, None)
    return any(getattr(button, "id", None) == TablePress(table.id, "hint") for row in content.controls for button in row or ())


def test_whoever_is_due_may_ask_unless_the_house_rules_or_chips_are_against_it():
    table = in_play("tendler", 2)
    seat = due(table)
    assert offers(table, seat)
    assert not offers(table, 1 - seat)
    assert not offers(replace(table, table_options=TableOptions(hints=False)), seat)
    paid = replace(table, for_chips=True, chairs=tuple(replace(chair, paid_in=10) for chair in table.chairs))
    assert not offers(paid, seat)
    alone = replace(
        paid, chairs=tuple(chair if at == seat else replace(chair, user=None) for at, chair in enumerate(paid.chairs))
    )
    assert offers(alone, seat)


def test_the_button_joins_the_last_row_and_a_message_has_no_more_than_five():
    own = private_table(in_play("tendler", 2), due(in_play("tendler", 2)))
    button = add_hint_button((), own, WORDS)[0][0]
    assert add_hint_button(((button,),), own, WORDS) == ((button, button),)
    full = ((button,) * 5,) * MAX_ROWS
    assert add_hint_button(full, own, WORDS) == full


def test_what_is_asked_is_asked_for_the_person_and_the_same_twice():
    table = in_play("tendler", 2)
    seat = due(table)
    asked = make_hint_question(table, seat)
    assert asked == make_hint_question(table, seat)
    assert (asked.level, asked.modest, asked.habits, asked.view.viewer) == (DEFAULT_LEVEL, False, (), seat)
    with pytest.raises(Refused, match="no-hint"):
        make_hint_question(table, 1 - seat)


def test_the_answer_names_the_tile_as_the_picture_does_and_the_reason():
    table = in_play("tendler", 2)
    seat = due(table)
    own = private_table(table, seat)
    play = next(action for action in own.view.legal if isinstance(action, Play))
    said = hint_text(own, Advice(play, "ends", {"count": 2}), WORDS)
    assert "you’ll still be able to play at more than one end" in said
    assert " · " in said
