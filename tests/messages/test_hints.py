"""Tests of the hint button and the hint's sentence."""

import itertools
import textwrap
import unicodedata
from dataclasses import replace

import pytest

from ai.advice import Advice
from games.parts.line import Play
from locales.catalogues import load
from messages.parts.custom_ids import TablePress
from messages.play.hand_message import hand_content
from messages.play.hints import MAX_ROWS, add_hint_button, hint_text
from service.questions_to_computers import make_hint_question
from tables.state.change import Refused
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import game_of
from tables.state.table_options import TableOptions
from tables.views.table_views import private_table
from tests.locales.said_keys import advised
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


LINE = 45  # letters of Latin script in a line of a phone that is 390 pixels wide
USUAL = {"points": 35, "pips": 24, "number": 12, "chance": 55, "fair": 40, "score": 62, "more": 14}
FEW = {"count": (0, 1, 12), "both": (0, 1), "own": (0, 1)}
ON_TRAINS = {
    "only",
    "safe",
    "last",
    "heaviest",
    "heavy",
    "keeps",
    "numbers",
    "scarce",
    "train",
    "spare",
    "covers",
}
ON_CLAIMS = {
    "no-claim",
    "true",
    "bluff",
    "give",
    "doubt",
    "doubt-winning",
    "believe",
    "unlikely",
    "likely",
    "bluff-pays",
    "bluff-fails",
}
OF_PUZZLES = {"scarcer"}  # below a puzzle there is room for more


def wide(text):
    return sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in text)


def lines_on_a_phone(text):
    """Return the number of lines; a line of Japanese breaks anywhere."""
    if wide(text) > 1.5 * len(text):
        return -(-wide(text) // LINE)
    return len(textwrap.wrap(text.replace("\u202f", " "), LINE))


@pytest.mark.parametrize("language", load().languages)
def test_a_hint_takes_three_lines_on_a_phone(language):
    """Also the longest one: for a tile on somebody's train, or a claim."""
    words = load().of(language)
    trains = [
        words("action-play-train", tile="11-12", train=one, owner="Herr Wlček K", end="A")
        for one in ("own", "other")
    ]
    for reason in sorted(advised() - OF_PUZZLES):
        action = "3-4, 5-5 (Herr Wlček)" if reason in ON_CLAIMS else "12 · 5-6 → B"
        action = f"12 · {max(trains, key=wide)}" if reason in ON_TRAINS else action
        for values in itertools.product(*FEW.values()):
            why = words(f"hint-{reason}", **USUAL, **dict(zip(FEW, values, strict=True)))
            said = words("hint", action=action, why=why).translate(
                {0x2068: "", 0x2069: "", ord("*"): ""}
            )
            assert lines_on_a_phone(said) <= 3, said


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
    assert (asked.level, asked.modest, asked.habits, asked.view.viewer) == (
        DEFAULT_LEVEL,
        False,
        (),
        seat,
    )
    with pytest.raises(Refused, match="no-hint"):
        make_hint_question(table, 1 - seat)


def test_the_answer_names_the_tile_as_the_picture_does_and_the_reason():
    table = in_play("tendler", 2)
    own = private_table(table, due(table))
    play = next(action for action in own.view.legal if isinstance(action, Play))
    said = hint_text(own, Advice(play, "ends", {"count": 2}), WORDS)
    assert "you’ll still be able to play at more than one end" in said
    assert " · " in said
