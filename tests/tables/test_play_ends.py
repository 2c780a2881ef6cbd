"""Absences, leaving, the end: plain functions, no store."""

from dataclasses import replace

import pytest

from games.parts.stakes import Staked
from tables.changes import chips_between_deals, closing, coming_and_going, play, turn_timing
from tables.chips import chip_accounts
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import (
    Table,
    game_of,
    update_closing,
    update_latest_deal,
    update_participant,
    view,
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
    chosen,
    context,
    due,
    in_lobby,
    in_play,
    moved,
    played,
    rich,
)
from tests.tables.test_lobby import refused
from tests.tables.test_play import TURN, in_pause, member, paid_out, tied


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


def test_absences_are_counted_in_a_row() -> None:
    table = update_participant(in_play(), 2, presence=Presence.AWAY, absences=2)
    table = turn_timing.return_to_seat(table, 2)
    assert played(table).table.phase is Phase.PAUSE


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
    assert turn_timing.come_back(table, BEN, context()) is None
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
    assert {one.source for one in change.transfers if one.id.endswith("/1")} == {
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


def test_the_last_person_who_leaves_in_mid_deal_ends_it_with_the_deal() -> None:
    table = in_play(people=2, computers=2)
    table = coming_and_going.leave(
        table, ANN, context(), computer_chips=True, successor="Resi"
    ).table
    assert (table.host, table.closing.after_deal) == (BEN, False)
    table = coming_and_going.leave(
        table, BEN, context(), computer_chips=True, successor="Resi"
    ).table
    assert table.closing.after_deal
    with refused("not-seated"):
        closing.request_close(table, BEN, context())
    change = played(table)
    assert (change.table.phase, change.table.closing.reason, added(change).records) == (
        Phase.CLOSED,
        "empty",
        (),
    )
    accounts = {member(ANN), member(BEN), chip_accounts.house(GUILD)}
    assert set(paid_out(change)) <= accounts


def test_who_leaves_between_deals_is_paid_and_a_computer_takes_the_chair() -> None:
    table = in_pause()
    change = coming_and_going.leave(table, ANN, context(), computer_chips=True, successor="Resi")
    assert paid_out(change) == ({member(ANN): table.stacks[0]} if table.stacks[0] else {})
    chair = change.table.chairs[0]
    assert (chair.computer, chair.name, chair.paid_in, change.table.stacks[0]) == (
        True,
        "Resi",
        0,
        0,
    )
    assert change.table.host == BEN
    assert change.table.cuts == table.cuts, "else nobody could check the deals"
    assert change.table.seat_of(ANN) is None
    after = play.deal_next(change.table, None, context(balances=rich(table)))
    assert {one.source for one in after.transfers if one.id.endswith("/0")} == {
        chip_accounts.house(GUILD)
    }


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


def test_a_carried_stake_stays_with_the_chair() -> None:
    table = tied(banker=0)
    change = coming_and_going.leave(table, BEN, context(), computer_chips=True, successor="Resi")
    assert paid_out(change) == {member(BEN): table.stacks[1] - 10}, "the stake remains on the table"
    assert (change.table.stacks[1], change.table.chairs[1].paid_in) == (10, 10)
    dealt = play.deal_next(change.table, None, context(balances=rich(table)))
    seen = view(dealt.table, None)
    assert (seen.seats[1].stake, seen.seats[1].carried) == (5, True)
    assert {one.source: one.amount for one in dealt.transfers}[chip_accounts.house(GUILD)] == 2
    done = played(dealt.table).table
    assert (
        sum(done.stacks)
        == sum(chair.paid_in for chair in done.chairs) + table.chairs[1].paid_in - table.stacks[1]
    )


# ---- the end


def test_close_after_this_deal_is_a_switch() -> None:
    table = in_play()
    with refused("host-only"):
        closing.request_close(table, BEN, context())
    table = closing.request_close(table, ANN, context(NOW + 1)).table
    assert table.closing.after_deal
    assert table.clock.deadline == NOW + TURN
    assert not closing.request_close(table, ANN, context()).table.closing.after_deal
    change = played(table)
    assert (change.table.phase, change.table.closing.reason) == (Phase.CLOSED, "host")
    assert len(added(change).records) == 4
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    with refused("over"):
        closing.request_close(change.table, ANN, context())


def test_a_deal_that_has_begun_is_played_to_its_end_and_settled() -> None:
    table = in_play()
    for _ in range(9):
        table = moved(table).table
    change = closing.wind_up(table, CloseReason.CHANNEL_GONE, context())
    assert (change.table.phase, change.transfers) == (Phase.PLAYING, ())
    assert closing.wind_up(change.table, CloseReason.CHANNEL_GONE, context()) is None
    with refused("closing-stays"):
        closing.request_close(change.table, ANN, context())
    done = played(change.table)
    assert (done.table.phase, done.table.closing.reason) == (Phase.CLOSED, "channel-gone")
    settled = game_of(table).settle(done.table.state)
    assert paid_out(done) == {member(seat + 1): hc for seat, hc in enumerate(settled) if hc}
    assert any(hc != chair.paid_in for hc, chair in zip(settled, table.chairs, strict=True)), (
        "somebody has won"
    )
    assert closing.wind_up(done.table, CloseReason.CHANNEL_GONE, context()) is None


def test_stakes_that_a_tie_has_left_are_played_for_whatever_happens() -> None:
    table = tied(banker=0)
    assert closing.request_close(table, ANN, context()).table.phase is Phase.PAUSE, (
        "others have not agreed"
    )
    change = closing.wind_up(table, CloseReason.MODERATOR, context())
    assert change.table.phase is Phase.PAUSE
    closed = played(play.deal_next(change.table, None, context(balances=rich(table))).table)
    assert closed.table.closing.reason == "moderator"
    lasting = closing.request_close(in_play(banker=0), ANN, context()).table
    assert chips_between_deals.is_undecided(tied_after(lasting)), (
        "closing after this deal waits for them, too"
    )


def tied_after(table: Table) -> Table:
    """The same table after a tie."""
    return replace(tied(banker=0), closing=table.closing)


@pytest.mark.parametrize("closes", [False, True])
def test_a_table_goes_on_if_the_bot_is_back_in_time(closes: bool) -> None:
    table = update_closing(moved(in_play("austrian-block", 2)).table, after_deal=closes)
    change = closing.wind_up(table, CloseReason.SERVER_GONE, context(NOW + 1))
    assert change.table.closing.ends_after_deal
    back = closing.resume(change.table, context(NOW + 7_000))
    assert back.table.closing == table.closing, "what the players wanted is still known"
    assert back.table.clock.deadline == NOW + 7_000 + turn_timing.decision_ms(table, PACE)
    assert closing.resume(back.table, context()) is None
    assert (played(back.table).table.phase is Phase.CLOSED) is closes


@pytest.mark.parametrize("why", [CloseReason.MODERATOR, CloseReason.CHANNEL_GONE])
def test_what_is_wound_up_for_another_reason_stays_so(why: CloseReason) -> None:
    change = closing.wind_up(in_play(), why, context())
    assert closing.resume(change.table, context()) is None


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
    assert (paused.chairs[0].absences, turn_timing.is_deserted(paused)) == (0, False)


# ---- nobody is there


def test_no_deal_begins_with_the_chips_of_people_who_are_not_there() -> None:
    table = in_play(people=2, computers=2, banker=0)
    for seat in (0, 1):
        table = update_participant(table, seat, presence=Presence.AWAY)
    while table.phase is Phase.PLAYING:
        table = moved(table, by_person=False).table
    assert (table.phase, turn_timing.is_deserted(table)) == (Phase.PAUSE, True)
    assert table.clock.deadline == NOW + PACE.lobby_ms
    back = turn_timing.come_back(table, BEN, context())
    assert (turn_timing.is_deserted(back.table), back.table.clock.deadline) == (
        True,
        NOW + PACE.lobby_ms,
    ), "alone with substitutes"
    assert play.say_ready(table, BEN, context(balances=rich(table))).table.phase is Phase.PLAYING, (
        "one is enough"
    )


def test_who_was_never_asked_has_not_shown_themselves() -> None:
    table = update_latest_deal(in_pause(), unseen=True)
    assert turn_timing.is_deserted(table)
    change = play.say_ready(table, ANN, context(balances=rich(table)))
    assert (change.table.latest_deal.unseen, change.table.clock.deadline) == (
        False,
        NOW + PACE.pause_ms,
    )


def test_what_a_substitute_does_is_known_to_be_theirs() -> None:
    table = update_participant(in_play(banker=0), 2, presence=Presence.AWAY)
    while table.phase is Phase.PLAYING:
        seat = due(table)
        table = play.act(
            table,
            seat,
            play.read_action(table, chosen(table, seat)),
            None if seat == 2 else seat + 1,
            context(balances=rich(table)),
        ).table
    told = set(table.latest_deal.substituted)
    assert Staked(2, 2) in [table.latest_deal.story[number] for number in told]
    assert {table.latest_deal.story[number].seat for number in told} == {2}
    others = [event for number, event in enumerate(table.latest_deal.story) if number not in told]
    assert not any(isinstance(event, Staked) and event.seat == 2 for event in others)
    assert (
        play.deal_next(table, None, context(balances=rich(table))).table.latest_deal.substituted
        == ()
    )


def test_who_is_out_and_has_asked_for_the_next_deal_is_there() -> None:
    """They are asked nothing while it is played, and so can show themselves in no other way."""
    table = played(in_play("pulle", entry=5)).table
    while not any(one.out for one in game_of(table).view(table.state, None).seats):
        table = played(play.deal_next(table, None, context(balances=rich(table))).table).table
    out = next(
        seat for seat, one in enumerate(game_of(table).view(table.state, None).seats) if one.out
    )
    for seat in range(4):
        one = play.deal_next(
            update_participant(table, seat, ready=True), None, context(balances=rich(table))
        ).table
        while one.phase is Phase.PLAYING:
            one = moved(one, by_person=False).table
        assert turn_timing.is_deserted(one) is (seat != out)
