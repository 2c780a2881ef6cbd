"""Leaving a team, and what stays as it is in a team match: its chairs and who sits on them."""

from tables.changes import coming_and_going, newcomers, play, turn_timing
from tables.changes.seat_choice import choose_seat
from tables.state.phases import Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    NOW,
    begun,
    context,
    in_play,
    played,
    rich,
)
from tests.tables.test_lobby import refused
from tests.tables.test_team_results import partners_against_bots


def left(table: Table, user: int) -> Table:
    return coming_and_going.leave(
        table, user, context(balances=rich(table)), computer_chips=True, successor=f"Resi {user}"
    ).table


def test_nobody_waits_for_the_answer_of_a_person_who_has_left() -> None:
    table = played(in_play("latin", target=1000)).table
    table = left(turn_timing.ask_between_deals(table, CAT, NOW).table, CAT)
    for user in (ANN, BEN, DAN):
        assert table.phase is Phase.PAUSE
        table = play.say_ready(table, user, context(balances=rich(table))).table
    assert table.phase is Phase.PLAYING


def test_no_seat_is_added_that_would_make_teams() -> None:
    assert list(newcomers.seats_to_add(in_play("block", 3, teams=True))) == []
    assert list(newcomers.seats_to_add(in_play("block", 3))) == [3]


def test_seats_stay_while_a_match_is_undecided() -> None:
    table = played(begun(partners_against_bots())).table
    assert table.phase is Phase.PAUSE
    with refused("seats-in-match"):
        choose_seat(table, BEN, 1, 0, level=DEFAULT_LEVEL, context=context())
