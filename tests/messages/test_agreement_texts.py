"""Tests of agreement to changed house rules: the players asked, the rules named, and the button."""

from dataclasses import replace

from locales.catalogues import Words
from messages.parts.custom_ids import RulesPress
from messages.play.table_message import table_content
from tables.changes import lobby
from tables.state.table import Table
from tables.views.table_views import public_table
from tests.messages.test_contents import buttons
from tests.tables.table_harness import ANN, BEN, context, in_lobby

OPENED = "abcdefgh"


def changed(name: str, value: object, people: int = 3) -> Table:
    return lobby.set_option(
        replace(in_lobby(people=people), id=OPENED), ANN, name, value, context()
    ).table


def test_the_lobby_names_what_changed_and_who_has_yet_to_agree(words: Words) -> None:
    quiet = table_content(public_table(replace(in_lobby(people=3), id=OPENED)), words)
    assert RulesPress(OPENED, 0, "join") in [button.id for button in buttons(quiet)]
    assert RulesPress(OPENED, 0, "agree") not in [button.id for button in buttons(quiet)]
    table = changed("hand", 7)
    content = table_content(public_table(table), words)
    assert {RulesPress(OPENED, 1, "join"), RulesPress(OPENED, 1, "agree")} <= {
        button.id for button in buttons(content)
    }
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
