"""Getting up in the course of a session: by one's own wish, or because somebody counts as having left."""

from collections.abc import Mapping
from dataclasses import replace

from games.parts.gallery_bets import Rise
from tables.changes import closing, forfeits, play, succession, turn_timing
from tables.chips import bookings
from tables.state.change import Change, make_change
from tables.state.log_items import PlayerLeft
from tables.state.pace import Pace
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.refusal import Refused
from tables.state.table import Table, seated


def leave(table: Table, user: int, computer_chips: bool, name: str, pace: Pace, now: int, balances: Mapping[int, int]) -> Change:
    """Get up in mid-session. In mid-deal a computer player acts for the seat, with its owner's chips, until the deal is over;
    then, or at once between deals, its owner is paid, but for what lies in a pot or was staked in a tie, and a computer player of
    the house (called `name`) takes the chair. Where none may play for chips, the table closes, as soon as nothing is undecided.
    If nobody else has yet to say ready, the next deal is dealt at once. An onlooker gets up in mid-deal."""
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return play.act(table, participant, Rise(), user, pace, now)
        raise Refused("not-seated")
    if table.phase is Phase.PLAYING:
        gone = turn_timing.hand_over_seat(table, seated(pass_on_host(table, user), seat, presence=Presence.LEFT))
        gone, what, events = succession.apply_parting(gone, seat)
        if table.for_chips and not computer_chips:
            gone = replace(gone, closing=True)
        return make_change(gone, user, PlayerLeft(seat), *what, clock=turn_timing.running_clock(gone, pace, now), events=events)
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    if table.people == (seat,):
        return closing.end_session(table, user, CloseReason.EMPTY, about=seat, what=(PlayerLeft(seat),))
    if table.for_chips and not computer_chips:
        if not forfeits.is_undecided(table):
            return closing.end_session(table, user, CloseReason.LEFT, about=seat, what=(PlayerLeft(seat),))
        table = replace(table, closing=True)
    table, what, events = succession.apply_parting(pass_on_host(table, user), seat)
    before = table
    table, taken = succession.seat_successor(table, seat, name)
    transfers = bookings.payout_to_leaver(before, seat, taken)
    if closing.all_want_to_end(table):
        done = closing.end_session(table, user, closing.agreed_close_reason(table))
    elif all(chair.ready or chair.automatic for chair in table.chairs) and not turn_timing.is_deserted(table):
        done = play.deal_next(table, balances, user, pace, now)
    else:
        if turn_timing.is_deserted(table):
            table = turn_timing.start_pause(table, pace, now)
        return make_change(table, user, PlayerLeft(seat), *what, events=events, transfers=transfers)
    return replace(
        done, what=(PlayerLeft(seat), *what, *done.what), events=events + done.events, transfers=transfers + done.transfers
    )


def pass_on_host(table: Table, user: int) -> Table:
    """The host's part goes to the next person who is there."""
    if table.host != user:
        return table
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.user == user)
    for chair in table.chairs[seat + 1 :] + table.chairs[:seat]:
        if chair.user is not None and chair.presence is not Presence.LEFT:
            return replace(table, host=chair.user)
    return replace(table, closing=True)
