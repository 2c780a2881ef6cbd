"""Absences, leaving, the end: plain functions, no store."""

from dataclasses import replace

import pytest

from tables.changes import clock_and_beats, closing, coming_and_going, play
from tables.chips import chip_accounts
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import (
    game_of,
    update_participant,
)
from tests.settled import added
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    GUILD,
    NOW,
    PACE,
    context,
    in_lobby,
    in_play,
    moved,
    played,
    rich,
)
from tests.tables.test_lobby import refused
from tests.tables.test_play import in_pause, member, paid_out


def test_after_three_deals_in_absence_everybody_is_paid() -> None:
    table = update_participant(in_play(), 2, presence=Presence.AWAY)
    for deals in (1, 2):
        table = played(table).table
        assert (table.phase, table.chairs[2].absences) == (Phase.PAUSE, deals)
        table = play.deal_next(table, None, context(balances=rich(table))).table
    change = played(table)
    assert (change.table.phase, change.table.closing.reason, change.table.closing.about) == (
        Phase.CLOSED,
        "absence",
        2,
    )
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    assert [record.user for record in added(change).records] == [ANN, BEN, DAN], (
        "what a computer has won instead does not count"
    )


def test_who_leaves_in_mid_deal_is_paid_after_it_and_never_charged_again() -> None:
    table = in_play(banker=0)
    change = coming_and_going.leave(table, BEN, context(), computer_chips=True, successor="Resi")
    table = change.table
    assert (table.chairs[1].presence, table.chairs[1].user, change.transfers) == (
        Presence.LEFT,
        BEN,
        (),
    )
    assert table.seat_of(BEN) is None
    with refused("not-seated"):
        coming_and_going.leave(table, BEN, context(), computer_chips=True, successor="Resi")
    assert clock_and_beats.come_back(table, BEN, context()) is None
    change = played(table)
    settled = game_of(table).settle(change.table.state)
    assert paid_out(change) == ({member(BEN): settled[1]} if settled[1] else {})
    table = change.table
    chair = table.chairs[1]
    assert (chair.user, chair.presence, chair.paid_in, table.stacks[1]) == (
        None,
        Presence.HERE,
        0,
        0,
    )
    assert table.stacks == (settled[0], 0, *settled[2:])
    for user in (ANN, CAT, DAN):
        change = play.say_ready(table, user, context(balances=rich(table)))
        table = change.table
    assert table.phase is Phase.PLAYING, "nobody waits for who has left"
    assert {transfer.source for transfer in change.transfers if transfer.id.endswith("/1")} == {
        chip_accounts.house(GUILD)
    }
    change = closing.request_close(played(table).table, ANN, context())
    assert member(BEN) not in paid_out(change)


def test_who_leaves_in_mid_deal_where_computers_do_not_play_for_chips_ends_it_with_the_deal() -> (
    None
):
    table = coming_and_going.leave(
        in_play(banker=0), BEN, context(), computer_chips=False, successor="Resi"
    ).table
    assert table.closing.after_deal
    with refused("closing-stays"):
        closing.request_close(table, ANN, context())
    change = played(table)
    assert (change.table.phase, change.table.closing.reason, change.table.closing.about) == (
        Phase.CLOSED,
        "left",
        1,
    )
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    honour = coming_and_going.leave(
        replace(in_play("austrian-block", 3), for_chips=False),
        BEN,
        context(),
        computer_chips=False,
        successor="Resi",
    ).table
    assert not honour.closing.after_deal
    assert played(honour).table.chairs[1].computer


def test_who_leaves_between_deals_where_computers_do_not_play_for_chips() -> None:
    table = in_pause()
    change = coming_and_going.leave(table, BEN, context(), computer_chips=False, successor="Resi")
    assert (change.table.phase, change.table.closing.reason, change.table.closing.about) == (
        Phase.CLOSED,
        "left",
        1,
    )
    assert sum(paid_out(change).values()) == sum(table.stacks)
    honour = coming_and_going.leave(
        replace(table, for_chips=False), BEN, context(), computer_chips=False, successor="Resi"
    )
    assert (honour.table.phase, honour.transfers) == (Phase.PAUSE, ())


# ---- the end


@pytest.mark.parametrize("why", [CloseReason.MODERATOR, CloseReason.CHANNEL_GONE])
def test_what_is_wound_up_for_another_reason_stays_so(why: CloseReason) -> None:
    table = closing.wind_up(in_play(), why, context()).table
    assert closing.resume(table, context()) is None
    for passing in closing.PASSING:  # a moderator also locks the thread
        assert closing.wind_up(table, passing, context(), waits=True) is None
        assert (
            closing.wind_up(
                closing.wind_up(in_play(), passing, context(), waits=True).table, why, context()
            ).table.closing.winding_up
            == why
        )


def test_between_deals_and_in_the_lobby_it_ends_at_once() -> None:
    for table in (in_pause(), in_lobby()):
        change = closing.wind_up(table, CloseReason.MODERATOR, context())
        assert (change.table.phase, change.table.closing.reason) == (Phase.CLOSED, "moderator")
        assert sum(paid_out(change).values()) == sum(table.stacks)


def test_a_table_that_is_wound_up_waits_a_minute_at_most_and_for_nobody_between_deals() -> None:
    table = in_play("luxembourg", 2, 0, rounds=3)
    table = replace(table, table_options=replace(table.table_options, turn_seconds=3600))
    change = closing.wind_up(table, CloseReason.SERVER_GONE, context())
    assert change.table.clock.deadline == NOW + 60_000
    away = update_participant(
        update_participant(change.table, 0, presence=Presence.AWAY), 1, presence=Presence.AWAY
    )
    paused = played(away).table
    assert (paused.phase, paused.clock.deadline) == (Phase.PAUSE, NOW + PACE.pause_ms)
    assert (paused.chairs[0].absences, clock_and_beats.is_deserted(paused)) == (0, False)


# ---- nobody is there


def test_no_deal_begins_with_the_chips_of_people_who_are_not_there() -> None:
    table = in_play(people=2, computers=2, banker=0)
    for seat in (0, 1):
        table = update_participant(table, seat, presence=Presence.AWAY)
    while table.phase is Phase.PLAYING:
        table = moved(table, by_person=False).table
    assert (table.phase, clock_and_beats.is_deserted(table)) == (Phase.PAUSE, True)
    assert table.clock.deadline == NOW + PACE.lobby_ms
    back = clock_and_beats.come_back(table, BEN, context())
    assert (clock_and_beats.is_deserted(back.table), back.table.clock.deadline) == (
        True,
        NOW + PACE.lobby_ms,
    ), "alone with substitutes"
    assert play.say_ready(table, BEN, context(balances=rich(table))).table.phase is Phase.PLAYING, (
        "one is enough"
    )
