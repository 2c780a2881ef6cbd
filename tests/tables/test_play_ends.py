"""Absences, leaving, the end: plain functions, no store."""

from dataclasses import replace

from tables import chips, ending, leaving, play, timing
from tables.public import Phase, Presence
from tables.table import Refused, game_of, seated, view
from tests.tables.table_harness import ANN, BEN, CAT, DAN, GUILD, NOW, PACE, in_lobby, in_play, moved, played, rich
from tests.tables.test_lobby import refused
from tests.tables.test_play import TURN, in_pause, member, paid_out, tied


def test_after_three_deals_in_absence_everybody_is_paid() -> None:
    table = seated(in_play(), 2, presence=Presence.AWAY)
    for deals in (1, 2):
        table = played(table).table
        assert (table.phase, table.chairs[2].absences) == (Phase.PAUSE, deals)
        table = play.next_deal(table, rich(table), None, PACE, NOW).table
    change = played(table)
    assert (change.table.phase, change.table.ended, change.table.ended_by) == (Phase.CLOSED, "absence", 2)
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    assert [record.user for record in change.records] == [ANN, BEN, DAN], "what a computer has won instead does not count"


def test_absences_are_counted_in_a_row() -> None:
    table = seated(in_play(), 2, presence=Presence.AWAY, absences=2)
    table = timing.returned(table, 2)
    assert played(table).table.phase is Phase.PAUSE


def test_who_leaves_in_mid_deal_is_paid_after_it_and_never_charged_again() -> None:
    table = in_play(banker=0)
    change = leaving.leave(table, BEN, True, "Resi", PACE, NOW, {})
    table = change.table
    assert (table.chairs[1].presence, table.chairs[1].user, change.transfers) == (Presence.LEFT, BEN, ())
    assert table.seat_of(BEN) is None
    with refused("not-seated"):
        leaving.leave(table, BEN, True, "Resi", PACE, NOW, {})
    assert timing.back(table, BEN, PACE, NOW) is None
    change = played(table)
    settled = game_of(table).settle(change.table.state)
    assert paid_out(change) == ({member(BEN): settled[1]} if settled[1] else {})
    table = change.table
    chair = table.chairs[1]
    assert (chair.user, chair.presence, chair.paid_in, table.stacks[1]) == (None, Presence.HERE, 0, 0)
    assert table.stacks == (settled[0], 0, *settled[2:])
    for user in (ANN, CAT, DAN):
        change = play.ready(table, user, rich(table), PACE, NOW)
        table = change.table
    assert table.phase is Phase.PLAYING, "nobody waits for who has left"
    assert {one.source for one in change.transfers if one.id.endswith("/1")} == {chips.house(GUILD)}
    change = ending.close_after(played(table).table, ANN, PACE, NOW)
    assert member(BEN) not in paid_out(change)


def test_two_who_leave_in_one_deal_are_followed_by_two() -> None:
    table = in_play(banker=0)
    for user in (BEN, CAT):
        table = leaving.leave(table, user, True, "Resi", PACE, NOW, {}).table
    change = played(table)
    assert len({chair.name for chair in change.table.chairs}) == 4
    settled = game_of(table).settle(change.table.state)
    assert paid_out(change) == {member(user): settled[user - 1] for user in (BEN, CAT) if settled[user - 1]}


def test_who_leaves_in_mid_deal_where_computers_do_not_play_for_chips_ends_it_with_the_deal() -> None:
    table = leaving.leave(in_play(banker=0), BEN, False, "Resi", PACE, NOW, {}).table
    assert table.closing
    with refused("closing-stays"):
        ending.close_after(table, ANN, PACE, NOW)
    change = played(table)
    assert (change.table.phase, change.table.ended, change.table.ended_by) == (Phase.CLOSED, "left", 1)
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    honour = leaving.leave(replace(in_play("austrian-block", 3), for_chips=False), BEN, False, "Resi", PACE, NOW, {}).table
    assert not honour.closing
    assert played(honour).table.chairs[1].computer


def test_who_left_in_a_session_of_version_1_and_runs_dry_ends_the_session() -> None:
    table = in_play(banker=0)
    for _ in range(60):
        table = played(table).table
        if play.lacking(table)[1]:
            break
        table = play.next_deal(table, rich(table), None, PACE, NOW).table
    table = seated(table, 1, presence=Presence.LEFT)  # the chair was theirs to the end then
    change = play.next_deal(table, rich(table) | {BEN: 0}, None, PACE, NOW)
    assert (change.table.ended, change.table.ended_by) == ("too-few-chips", 1)
    assert paid_out(change).get(member(BEN), 0) == table.stacks[1]


def test_the_last_person_who_leaves_in_mid_deal_ends_it_with_the_deal() -> None:
    table = in_play(people=2, computers=2)
    table = leaving.leave(table, ANN, True, "Resi", PACE, NOW, {}).table
    assert (table.host, table.closing) == (BEN, False)
    table = leaving.leave(table, BEN, True, "Resi", PACE, NOW, {}).table
    assert table.closing
    with refused("not-seated"):
        ending.close_after(table, BEN, PACE, NOW)
    change = played(table)
    assert (change.table.phase, change.table.ended, change.records) == (Phase.CLOSED, "empty", ())
    accounts = {member(ANN), member(BEN), chips.house(GUILD)}
    assert set(paid_out(change)) <= accounts


def test_who_leaves_between_deals_is_paid_and_a_computer_takes_the_chair() -> None:
    table = in_pause()
    change = leaving.leave(table, ANN, True, "Resi", PACE, NOW, {})
    assert paid_out(change) == ({member(ANN): table.stacks[0]} if table.stacks[0] else {})
    chair = change.table.chairs[0]
    assert (chair.computer, chair.name, chair.paid_in, change.table.stacks[0]) == (True, "Resi", 0, 0)
    assert change.table.host == BEN
    assert change.table.cuts == table.cuts, "else nobody could check the deals"
    assert change.table.seat_of(ANN) is None
    after = play.next_deal(change.table, rich(table), None, PACE, NOW)
    assert {one.source for one in after.transfers if one.id.endswith("/0")} == {chips.house(GUILD)}


def test_who_leaves_between_deals_where_computers_do_not_play_for_chips() -> None:
    table = in_pause()
    change = leaving.leave(table, BEN, False, "Resi", PACE, NOW, {})
    assert (change.table.phase, change.table.ended, change.table.ended_by) == (Phase.CLOSED, "left", 1)
    assert sum(paid_out(change).values()) == sum(table.stacks)
    honour = leaving.leave(replace(table, for_chips=False), BEN, False, "Resi", PACE, NOW, {})
    assert (honour.table.phase, honour.transfers) == (Phase.PAUSE, ())


def test_the_last_person_who_leaves_between_deals_closes_it() -> None:
    table = played(in_play(people=2, computers=2)).table
    table = seated(table, 1, presence=Presence.LEFT)
    change = leaving.leave(table, ANN, True, "Resi", PACE, NOW, {})
    assert (change.table.phase, change.table.ended) == (Phase.CLOSED, "empty")
    assert sum(paid_out(change).values()) == sum(table.stacks)
    with refused("over"):
        leaving.leave(change.table, ANN, True, "Resi", PACE, NOW, {})


def test_a_carried_stake_stays_with_the_chair() -> None:
    table = tied(banker=0)
    change = leaving.leave(table, BEN, True, "Resi", PACE, NOW, {})
    assert paid_out(change) == {member(BEN): table.stacks[1] - 10}, "the stake remains on the table"
    assert (change.table.stacks[1], change.table.chairs[1].paid_in) == (10, 10)
    dealt = play.next_deal(change.table, rich(table), None, PACE, NOW)
    seen = view(dealt.table, game_of(table), None)
    assert seen is not None
    assert (seen.seats[1].stake, seen.seats[1].carried) == (5, True)
    assert {one.source: one.amount for one in dealt.transfers}[chips.house(GUILD)] == 2
    done = played(dealt.table).table
    assert sum(done.stacks) == sum(chair.paid_in for chair in done.chairs) + table.chairs[1].paid_in - table.stacks[1]


# ---- the end


def test_close_after_this_deal_is_a_switch() -> None:
    table = in_play()
    with refused("host-only"):
        ending.close_after(table, BEN, PACE, NOW)
    table = ending.close_after(table, ANN, PACE, NOW + 1).table
    assert table.closing
    assert table.clock.deadline == NOW + TURN
    assert not ending.close_after(table, ANN, PACE, NOW).table.closing
    change = played(table)
    assert (change.table.phase, change.table.ended) == (Phase.CLOSED, "host")
    assert len(change.records) == 4
    assert sum(paid_out(change).values()) == sum(chair.paid_in for chair in change.table.chairs)
    with refused("over"):
        ending.close_after(change.table, ANN, PACE, NOW)


def test_a_host_who_was_away_is_back_with_that_press() -> None:
    table = seated(in_play(), 0, presence=Presence.AWAY)
    assert ending.close_after(table, ANN, PACE, NOW).table.chairs[0].presence is Presence.HERE


def test_close_between_deals() -> None:
    change = ending.close_after(in_pause(), ANN, PACE, NOW)
    assert (change.table.phase, change.table.ended) == (Phase.CLOSED, "host")


def test_a_session_that_is_over_by_its_rules() -> None:
    change = played(in_play("austrian-block", 2, deals=1))
    assert (change.table.phase, change.table.ended, change.transfers) == (Phase.CLOSED, "finished", ())


def test_void_gives_back_what_was_there_before_the_deal() -> None:
    table = in_play()
    for _ in range(9):
        table = moved(table).table
    change = ending.void(table, "channel-gone")
    assert (change.table.phase, change.table.ended) == (Phase.VOID, "channel-gone")
    assert paid_out(change) == {member(seat + 1): chair.paid_in for seat, chair in enumerate(table.chairs)}
    with refused("over"):
        ending.void(change.table, "channel-gone")


def test_void_gives_back_carried_stakes() -> None:
    table = tied(banker=0)
    expected = {member(seat + 1): hc for seat, hc in enumerate(table.stacks)}
    assert paid_out(ending.void(table, "x")) == expected
    dealt = play.next_deal(table, rich(table), None, PACE, NOW).table
    for _ in range(5):
        dealt = moved(dealt).table
    assert paid_out(ending.void(dealt, "x")) == expected


def test_void_in_the_lobby() -> None:
    change = ending.void(in_lobby(), "unreachable")
    assert (change.table.phase, change.transfers) == (Phase.VOID, ())


def test_refusals_name_their_sentence() -> None:
    no = Refused("full", seats=4)
    assert (no.key, no.values, str(no)) == ("full", {"seats": 4}, "full")
