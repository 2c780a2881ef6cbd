"""Tests of agreement to changed house rules: the players asked, the rules named, and the button."""

from dataclasses import replace
from itertools import pairwise

import pytest

from delivery.publish.shown_messages import hand_fingerprint
from locales.catalogues import Words, load
from messages.parts.components import Button, Controls
from messages.parts.custom_ids import CustomId, RulesPress
from messages.play.agreement_texts import outdated_rules_content
from messages.play.hand_message import hand_content
from messages.play.table_message import table_content
from tables.changes import lobby
from tables.state.table import Table
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, BEN, context, in_lobby

OPENED = "abcdefgh"


@pytest.fixture(params=load().languages)
def words(request: pytest.FixtureRequest) -> Words:
    return load().of(request.param)


def ids(controls: Controls) -> list[CustomId]:
    return [
        button.id
        for row in controls
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button)
    ]


def changed(name: str, value: object, people: int = 3) -> Table:
    return lobby.set_option(
        replace(in_lobby(people=people), id=OPENED), ANN, name, value, context()
    ).table


def test_the_lobby_names_what_changed_and_who_has_yet_to_agree(words: Words) -> None:
    quiet = table_content(public_table(replace(in_lobby(people=3), id=OPENED)), words)
    assert RulesPress(OPENED, 0, "join") in ids(quiet.controls)
    assert RulesPress(OPENED, 0, "agree") not in ids(quiet.controls)
    table = changed("hand", 7)
    content = table_content(public_table(table), words)
    assert {RulesPress(OPENED, 1, "join"), RulesPress(OPENED, 1, "agree")} <= set(
        ids(content.controls)
    )
    (line,) = (
        line
        for line in content.text.splitlines()
        if words("lobby-undecided", rules="|", names="").split("|")[0] in line
    )
    assert words("rule-and-value", rule=words("option-hand"), value=7) in line
    assert words("option-min") not in line
    assert "P2" in line
    assert "P3" in line
    assert "P1" not in line
    table = lobby.agree(table, BEN, 1, context()).table
    assert (
        "P2"
        not in table_content(public_table(table), words).text.split(line[:20])[1].splitlines()[0]
    )


def test_a_direct_message_asks_as_long_as_it_has_to_be_asked(words: Words) -> None:
    table = changed("hand", 7)
    asked = hand_content(private_table(table, 1), words, "where")
    assert words("rule-and-value", rule=words("option-hand"), value=7) in asked.text
    assert ids(asked.controls) == [RulesPress(OPENED, 1, "agree")]
    assert hand_content(private_table(table, 0), words, "where").controls == ()
    agreed = lobby.agree(table, BEN, 1, context()).table
    assert hand_content(private_table(agreed, 1), words, "where").controls == ()
    moments = [
        in_lobby(people=3),
        table,
        agreed,
        lobby.set_option(agreed, ANN, "hand", 6, context()).table,
    ]
    sights = [hand_fingerprint(moment, 1) for moment in moments]
    # each picture differs
    assert [one != other for one, other in pairwise(sights)] == [True, True, True]


def test_a_gallery_without_consent_is_told_before_anybody_sits_down(words: Words) -> None:
    warning = words("warning-watch-consent-none")
    assert warning not in table_content(public_table(in_lobby(people=1)), words).text
    for told in (
        table_content(public_table(in_lobby(people=1, watch_consent="none")), words),
        outdated_rules_content(public_table(changed("watch_consent", "none")), "join", words),
    ):
        assert warning in told.text.splitlines()
    assert warning in table_content(public_table(changed("watch_consent", "none")), words).text
