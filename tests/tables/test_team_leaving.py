"""Leaving a team, and the chairs of a team game."""

from tables.changes import clock_and_beats, latecomers, play
from tables.state.phases import Phase
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    NOW,
    context,
    in_play,
    played,
    rich,
)
from tests.tables.test_ratings import left


def test_nobody_waits_for_the_answer_of_a_person_who_has_left() -> None:
    table = played(in_play("latin", target=1000)).table
    table = left(clock_and_beats.ask_between_deals(table, CAT, NOW).table, CAT).table
    for user in (ANN, BEN, DAN):
        assert table.phase is Phase.PAUSE
        table = play.say_ready(table, user, context(balances=rich(table))).table
    assert table.phase is Phase.PLAYING


def test_no_seat_is_added_that_would_make_teams() -> None:
    assert list(latecomers.seats_to_add(in_play("block", 3, teams=True))) == []
    assert list(latecomers.seats_to_add(in_play("block", 3))) == [3]
