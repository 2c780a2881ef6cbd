"""The clock of a deal: turns, time-outs, whoever comes back, outages."""

from dataclasses import replace

from tables.changes import clock_and_beats, closing, coming_and_going, play
from tables.changes.clock_and_beats import READING_MS
from tables.state.default_settings import HOUR
from tables.state.phases import CloseReason
from tests.tables.table_harness import (
    ANN,
    BEN,
    NOW,
    PACE,
    context,
    due,
    in_lobby,
    in_play,
    moved,
)
from tests.tables.test_play import TURN, in_pause


def test_a_turn_takes_sixty_seconds_with_a_nudge_at_half_time() -> None:
    table = in_play("austrian-block")
    assert (table.clock.deadline, table.clock.nudge_at, table.clock.nudged) == (
        NOW + TURN,
        NOW + TURN // 2,
        False,
    )
    change = clock_and_beats.nudge(table)
    assert (
        change.table.clock.nudge_at,
        change.table.clock.nudged,
        change.table.clock.deadline,
    ) == (
        None,
        True,
        table.clock.deadline,
    )
    after = moved(change.table, NOW + 31_000).table
    assert (after.clock.deadline, after.clock.nudge_at, after.clock.nudged) == (
        NOW + 31_000 + TURN,
        NOW + 31_000 + TURN // 2,
        False,
    )


def test_coming_back_or_leaving_out_of_turn_is_not_at_the_others_expense() -> None:
    table = in_play("austrian-block")
    seat = due(table)
    away = moved(
        clock_and_beats.time_out(table, context(NOW + TURN)).table, NOW + TURN, by_person=False
    ).table
    assert due(away) != seat
    assert away.clock.deadline == NOW + 2 * TURN
    change = clock_and_beats.come_back(away, seat + 1, context(NOW + TURN + 50_000))
    assert (change.table.clock.deadline, change.table.clock.nudge_at) == (
        away.clock.deadline,
        away.clock.nudge_at,
    )
    gone = coming_and_going.leave(
        away, seat + 1, context(NOW + TURN + 50_000), computer_chips=True, successor="Resi"
    ).table
    assert (gone.clock.deadline, gone.clock.nudge_at) == (away.clock.deadline, away.clock.nudge_at)


def test_an_outage_costs_nobody_time() -> None:
    table = in_play("austrian-block")
    later = NOW + 55_000
    change = clock_and_beats.credit_time(table, context(later))
    assert (change.table.clock.deadline, change.table.clock.turn) == (
        later + PACE.grace_ms,
        table.clock.turn,
    )
    assert change.table.clock.nudge_at == later + PACE.grace_ms // 2
    assert clock_and_beats.credit_time(table, context(NOW + 1_000)) is None, "enough is left"
    assert clock_and_beats.credit_time(change.table, context(later)) is None, "once"
    quick = replace(
        table,
        table_options=replace(table.table_options, turn_seconds=20),
        clock=replace(table.clock, deadline=NOW),
    )
    change = clock_and_beats.credit_time(quick, context(later))
    assert change.table.clock.deadline == later + 20_000
    assert (
        clock_and_beats.credit_time(
            clock_and_beats.time_out(table, context(NOW + TURN)).table, context(NOW + 2 * TURN)
        )
        is None
    ), "a computer's turn"
    assert (
        clock_and_beats.credit_time(
            closing.end_session(table, None, CloseReason.HOST).table, context(later)
        )
        is None
    )
    assert (
        clock_and_beats.credit_time(in_pause(), context(NOW + TURN)).table.clock.deadline
        == NOW + TURN + PACE.grace_ms
    )


def test_nobody_is_waited_for_longer_because_a_clock_was_set_back() -> None:
    table, earlier = in_play("austrian-block"), NOW - 2 * HOUR
    for late, longest in (
        (table, READING_MS),
        (clock_and_beats.time_out(table, context(NOW + TURN)).table, PACE.computer_ms),
        (in_pause(), PACE.grace_ms),
        (in_lobby(), PACE.lobby_ms),
    ):
        change = clock_and_beats.credit_time(late, context(earlier))
        assert change.table.clock.deadline == earlier + longest
        assert clock_and_beats.credit_time(change.table, context(earlier)) is None, "once"


# ---- between deals


def test_once_all_people_have_answered_nobody_waits_for_their_time_and_nobody_is_told() -> None:
    table = in_play("challenge", 2, 2)
    claim = play.read_action(table, "claim")
    first = play.act(table, 0, claim, ANN, context()).table
    assert first.clock == table.clock
    second = play.act(first, 1, claim, BEN, context(NOW + 5_000)).table
    assert (second.clock.due, second.public_version) == (
        NOW + 5_000 + PACE.computer_ms,
        table.public_version,
    )
    assert play.act(second, 0, claim, ANN, context(NOW + 6_000)).table.clock == second.clock, (
        "to answer anew does not keep computer players waiting"
    )
