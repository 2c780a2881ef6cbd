"""Tests of the regulars' remarks: at most one in a round, and only about public facts."""

from dataclasses import replace

import pytest

from games.core import Ending, Result
from games.parts.claims import Challenged, ClaimsRevealed, ToBoneyard
from messages.play.bot_remarks import CLAIMS_PER_REMARK, remark_lines
from tables.state.phases import Phase
from tables.views.table_views import public_table
from tests.tables.table_harness import in_play
from tests.words import WORDS


def seen(deals=2, story=None, **facts):
    """Return a round of Challenge with Ilona in seat 2 and a guest in seat 3."""
    table = public_table(in_play("challenge", 2, computers=2))
    seats = (
        *table.seats[:2],
        replace(table.seats[2], name="Ilona"),
        replace(table.seats[3], name="Pepi"),
    )
    deal = table.latest_deal if story is None else replace(table.latest_deal, story=story)
    return replace(table, seats=seats, deals=deals, latest_deal=deal, **facts)


def lost(*winners, **facts):
    one = seen(phase=Phase.PAUSE, **{"story": (), **facts})
    result = Result(Ending.DOMINO, winners or (0,), (None,) * 4, pips=(None,) * 4, gains=(0,) * 4)
    return replace(one, view=replace(one.view, result=result))


def test_whoever_has_lost_says_so_and_the_winner_does_not():
    assert WORDS("regular-ilona.loss") in remark_lines(lost(), WORDS)[0]
    assert remark_lines(lost(2), WORDS) == []
    match = lost()
    assert (
        remark_lines(
            replace(match, view=replace(match.view, result=replace(match.view.result, winners=()))),
            WORDS,
        )
        == []
    )
    assert remark_lines(lost(0, 2), WORDS) == []  # the partner of a winner has not lost
    assert (
        remark_lines(replace(match, view=replace(match.view, winners=(2,))), WORDS) == []
    )  # the regular lost the round, but won the match


@pytest.mark.parametrize("challenged", [False, True])
def test_a_claim_that_was_believed_is_remarked_upon_once_in_a_round(challenged):
    claim = (
        ClaimsRevealed((), (1, 2)),
        *((Challenged(0, 2),) if challenged else ()),
        ToBoneyard(2),
    )
    said = [
        remark_lines(seen(story=(ToBoneyard(1),) * more + claim), WORDS)
        for more in range(CLAIMS_PER_REMARK)
    ]
    assert [WORDS("regular-ilona.bluff") in "".join(text) for text in said].count(True) == (
        not challenged
    )
    told = [
        remark_lines(lost(story=(ToBoneyard(1),) * more + claim), WORDS)
        for more in range(CLAIMS_PER_REMARK)
    ]
    assert sum(map(bool, told)) == CLAIMS_PER_REMARK - (not challenged)
