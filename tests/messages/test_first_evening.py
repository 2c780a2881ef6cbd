"""Tests of messages for newcomers: the cost of a seat, the seal, and waiting."""

from dataclasses import replace

import pytest

from messages.play.hand_message import hand_content
from messages.play.replay_and_fairness import fairness_text
from messages.play.table_message import table_content
from tables.changes import closing
from tables.state.phases import CloseReason, Phase
from tables.state.table import Table, update_latest_deal
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, context, in_lobby, in_play
from tests.tables.test_play import in_pause
from tests.words import WORDS


def lobby(people: int, computers: int = 0) -> Table:
    return replace(in_lobby("buki", people, computers), id="abcdefgh")


def test_the_seal_stands_behind_fair() -> None:
    table = lobby(2)
    seal = public_table(table).seal
    for content in (
        table_content(public_table(table), WORDS),
        hand_content(private_table(table, 1), WORDS, None),
        hand_content(private_table(table, 1), WORDS, "where"),
    ):
        assert seal[:8] not in content.text
    assert f"`{seal}`" in fairness_text(public_table(table), WORDS)
    over = closing.end_session(in_pause(), None, CloseReason.HOST).table
    assert over.secret.hex() in fairness_text(public_table(over), WORDS)
    assert "the presses" not in fairness_text(
        public_table(replace(over, chairs=tuple(replace(chair, cut=0) for chair in over.chairs))),
        WORDS,
    ), "as in a tournament"
    assert table.secret.hex() not in fairness_text(public_table(table), WORDS)


def test_a_deserted_table_says_that_it_waits_and_then_that_nobody_was_here() -> None:
    table = update_latest_deal(replace(in_pause(), id="abcdefgh"), unseen=True)
    assert (
        "Nobody is here. Press *Next round* to begin the next round"
        in table_content(public_table(table), WORDS).text
    )
    over = closing.end_session(table, None, CloseReason.ABANDONED).table
    assert over.phase is Phase.CLOSED
    assert (
        "Nobody was left at the table. The chips on the table have been paid out."
        in table_content(public_table(over), WORDS).text.splitlines()
    ), "*Play again* is below"


@pytest.mark.parametrize(
    ("people", "said"),
    [(1, "The table closes after this round."), (2, "Still to agree: \u2068P2\u2069.")],
)
def test_who_wants_to_end_a_match_waits_for_people_only(people: int, said: str) -> None:
    table = replace(in_play("hungarian", people, 4 - people), id="abcdefgh")
    text = table_content(
        public_table(closing.request_close(table, ANN, context()).table), WORDS
    ).text
    assert said in text
    assert ("would like to end the match" in text) == (people > 1)
