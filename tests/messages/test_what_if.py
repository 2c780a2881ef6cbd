"""*What if*: what it says, and that it tells nobody more than they could know."""

import pytest

from games.parts.line import Play
from locales.catalogues import load
from messages.custom_ids import WhatIfPress
from messages.what_if import MOST, what_if_button, what_if_content
from tables.advice import WhatIf
from tables.views import private, public
from tests.tables.table_harness import in_play

WORDS = load().of("en")


@pytest.mark.parametrize("pips", [False, True])
def test_figures_and_a_picture(pips: bool) -> None:
    table = in_play("tendler", 2)

    view = private(table, 0).view
    one = WhatIf(0, 3, view, Play(5, "left"), Play(7, "right"), 0.31, 9.0 if pips else 0.48, pips, False, 1.7)
    content = what_if_content(public(table), 1, [one] * (MOST + 2), WORDS)
    assert content.scene is not None
    assert content.text.count("turn 3") == MOST
    assert ("9 pips better" if pips else "about 48 in 100") in content.text
    assert "clearly better" in what_if_content(public(table), 1, [], WORDS).text
    ((button,),) = what_if_button(public(table), 4, WORDS)
    assert button.id == WhatIfPress(table.id, 4)
    assert what_if_button(public(in_play("challenge", 2)), 1, WORDS) == ()
