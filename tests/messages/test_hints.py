"""Tests of the hint button and the hint's sentence."""

from contextlib import nullcontext
from dataclasses import replace

import pytest

from messages.parts.custom_ids import TablePress
from messages.play.hand_message import hand_content
from service.questions_to_computers import make_hint_question
from tables.state.change import Refused
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Presence
from tables.state.regulars import DEFAULT_LEVEL
from tables.views.table_views import private_table
from tests.tables.table_harness import due, in_lobby, in_play
from tests.words import WORDS


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
    for facts, alone in (({"user": None}, True), ({"presence": Presence.LEFT}, False)):
        chairs = tuple(
            chair if at == seat else replace(chair, **facts) for at, chair in enumerate(paid.chairs)
        )
        assert offers(replace(paid, chairs=chairs), seat) == alone


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


@pytest.mark.parametrize(
    ("table", "seat", "is_advised"),
    [
        (in_lobby("block", 2), 0, False),
        (in_play("block", 2, number=1), 0, False),  # has to lead the heaviest double
        (in_play("luxembourg", 2, number=4), 1, True),  # chooses one of two tiles
        (in_play("buki", number=1), 0, False),  # may ask for a raise, but it is not their turn
    ],
)
def test_a_player_is_advised_who_has_a_choice_and_the_turn(table, seat, is_advised):
    with nullcontext() if is_advised else pytest.raises(Refused, match="no-hint"):
        make_hint_question(table, seat)
