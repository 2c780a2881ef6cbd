"""Tests of *What if*: its sentences, and that it reveals only what that player could know."""

import pytest

from ai.advice_records import BetterChoice, ValueUnit, WhatIf
from games.core import End
from games.parts import tiles
from games.parts.claims import Dispute, Lay
from games.parts.line import Pass, Play
from messages.parts.custom_ids import WhatIfPress
from messages.play.final_standing_message import standing_content
from messages.play.what_if_message import MAX_DECISIONS, what_if_button, what_if_content
from renderer.hands.hand_order_and_choices import own_claim
from tables.views.table_views import private_table, public_table
from tests.changed_views import changed_view
from tests.messages.test_ending import closed, over
from tests.tables.table_harness import in_play
from tests.words import WORDS


@pytest.mark.parametrize("pips", [False, True])
def test_figures_and_a_picture(pips: bool) -> None:
    table = in_play("tendler", 2)

    view = private_table(table, 0).view
    unit, value = (ValueUnit.PIPS, 9.0) if pips else (ValueUnit.CHANCE, 0.48)
    better = BetterChoice(
        Play(tiles.named("1-3"), End.RIGHT), value, played_value=0.31, unit=unit, is_exact=False
    )
    one = WhatIf(0, 3, view, Play(tiles.named("0-3"), End.LEFT), better)
    content = what_if_content(public_table(table), 1, [one] * (MAX_DECISIONS + 2), WORDS)
    assert content.scene.view.legal == (one.better.action,)  # nothing else is highlighted
    assert content.scene.view.gallery.onlooker is not None  # shown as to an onlooker
    assert content.scene.title == "P1, turn 3: 1-3 → B instead of 0-3 → A"
    assert content.text.count("turn 3") == MAX_DECISIONS
    assert ("9 pips better" if pips else "about 48 of 100") in content.text
    assert "clearly better" in what_if_content(public_table(table), 1, [], WORDS).text
    ((button,),) = what_if_button(public_table(table), 4, WORDS)
    assert button.id == WhatIfPress(table.id, 4)


def test_what_a_claim_and_a_challenge_hang_on() -> None:
    table = in_play("challenge", 2)
    view = changed_view(private_table(table, 0).view, dice=(3, 4))
    true, bluff = (
        Lay(tuple(map(tiles.named, names))) for names in (("0-3", "0-4"), ("0-0", "1-1"))
    )
    for played, better, odds, said in (
        (
            Lay(()),
            true,
            None,
            "*No claim*. *Claim 0-3, 0-4* would have been 2.3 tiles better on average.\n",
        ),
        (Lay(()), bluff, 0.154, "A bluff there is challenged about 15 times in 100."),
        (
            Pass(),
            Dispute(1),
            0.08,
            "*Challenge P2* would have been 2.3 tiles better on average. The claim there is true about 8 times in 100.",
        ),
    ):
        choice = BetterChoice(
            better, 2.0, played_value=-0.3, unit=ValueUnit.TILES, is_exact=False, odds=odds
        )
        content = what_if_content(
            public_table(table), 1, [WhatIf(0, 3, view, played, choice)], WORDS
        )
        assert "turn 3, roll 3-4" in content.text
        assert said in content.text
        assert "every possible layout of the hidden tiles" in content.text
        # those are highlighted
        assert own_claim(content.scene.view) == (better.tiles if isinstance(better, Lay) else ())
    assert what_if_button(public_table(table), 1, WORDS)


def test_one_of_them_stands_in_the_message_of_the_end() -> None:
    table = closed(over("tendler", 2))
    view = private_table(in_play("tendler", 2), 0).view
    better = BetterChoice(
        Play(tiles.named("1-3"), End.RIGHT),
        0.48,
        played_value=0.31,
        unit=ValueUnit.CHANCE,
        is_exact=False,
    )
    one = WhatIf(0, 3, view, Play(tiles.named("0-3"), End.LEFT), better)
    content, plain = (
        standing_content(public_table(table), WORDS, (1, one, public_table(table))),
        standing_content(public_table(table), WORDS),
    )
    assert content.text.removeprefix(plain.text).startswith("\n-# What might have been, round 1")
