"""Tests of messages for newcomers: the cost of a seat, the seal, and waiting."""

from dataclasses import replace

import pytest

from games.parts.series_told import SeriesEnded
from locales.catalogues import load
from messages.parts.components import Button, ButtonStyle
from messages.parts.narration import event_sentence
from messages.play.hand_message import hand_content
from messages.play.table_message import table_content
from tables.changes import closing
from tables.state.phases import CloseReason, Phase
from tables.state.table import Table, game_of
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, context, in_lobby, in_play, played
from tests.tables.test_play import in_pause

EN = load().of("en")
GUIDE = "https://example.org/fairness"


def join(table: Table) -> Button:
    """Return the lobby's button to join."""
    shown = table_content(public_table(table), EN).controls
    return next(one for row in shown if isinstance(row, tuple) for one in row if one.label == EN("button-join"))


def lobby(people: int, computers: int = 0) -> Table:
    return replace(in_lobby("buki", people, computers), id="abcdefgh")


def test_the_lobby_shows_eight_digits_of_the_seal_and_whoever_sits_down_all_of_it() -> None:
    table = lobby(2)
    seal = public_table(table).seal
    text = table_content(public_table(table), EN, GUIDE).text
    assert f"Seal {seal[:8]}… · [how to check it](<{GUIDE}>)" in text
    assert seal[:9] not in text
    assert f"`{seal}`" in hand_content(private_table(table, 1), EN, None).text


@pytest.mark.parametrize(
    ("people", "computers", "style"), [(1, 0, ButtonStyle.SUCCESS), (1, 3, ButtonStyle.SUCCESS), (4, 0, ButtonStyle.SECONDARY)]
)
def test_join_is_green_as_long_as_somebody_can_sit_down(people: int, computers: int, style: ButtonStyle) -> None:
    """A computer player makes room for a person."""
    assert join(lobby(people, computers)).style is style


def test_what_a_seat_costs_is_said_before_and_when_it_is_paid() -> None:
    before, after = lobby(4), replace(in_play(), id="abcdefgh")
    paid = after.chairs[0].paid_in
    cost = f"{paid // 2} chips"
    assert paid
    assert f"A seat takes {cost}" in table_content(public_table(before), EN).text
    assert f"Everyone has put {cost} on the table" in table_content(public_table(after), EN).text
    assert f"You have put {cost} on the table" in hand_content(private_table(after, 0), EN, None).text
    later = replace(after, deals=2)
    assert "on the table" not in table_content(public_table(later), EN).text
    assert "You have put" not in hand_content(private_table(later, 0), EN, None).text


def test_a_deserted_table_says_that_it_waits_and_then_that_nobody_was_here() -> None:
    table = replace(in_pause(), id="abcdefgh", unseen=True)
    assert "Nobody is here. The next round begins when somebody presses" in table_content(public_table(table), EN).text
    over = closing.end_session(table, None, CloseReason.ABANDONED).table
    assert over.phase is Phase.CLOSED
    text = table_content(public_table(over), EN).text
    assert "Nobody was here any more. /play opens a new table. What lay on the table has been paid out." in text


@pytest.mark.parametrize("game", ["luxembourg", "buki"])
def test_a_table_that_closes_says_each_total_once(game: str) -> None:
    """The final standing, a message of its own, lists them again, the best first."""
    table = replace(played(in_play(game)).table, id="abcdefgh")
    over = closing.end_session(table, None, CloseReason.HOST).table
    for number, at in enumerate(game_of(over).view(over.state, None).seats):
        total = f"P{number + 1}\u2069 **{at.score}**"
        assert table_content(public_table(over), EN).text.count(total) == (game == "luxembourg")


@pytest.mark.parametrize(("people", "said"), [(1, "The table closes after this round."), (2, "Not yet: \u2068P2\u2069.")])
def test_who_wants_to_end_a_match_waits_for_people_only(people: int, said: str) -> None:
    table = replace(in_play("hungarian", people, 4 - people), id="abcdefgh")
    text = table_content(public_table(closing.request_close(table, ANN, context()).table), EN).text
    assert said in text
    assert ("would like to end the match" in text) == (people > 1)


@pytest.mark.parametrize("left", [0, 4])
def test_a_train_is_told_once(left: int) -> None:
    """Playing all tiles that fit is the rule, so only an empty hand is news."""
    table = public_table(in_play("hungarian", 2))
    assert table.view is not None
    seats = tuple(replace(one, count=left) for one in table.view.seats)
    said = event_sentence(SeriesEnded(0, 3), replace(table, view=replace(table.view, seats=seats)), EN)
    assert said.endswith("has no tile left.") == (left == 0)
    assert bool(said) == (left == 0)
