"""Leaving a session after the first deal."""

from dataclasses import replace

from games.parts.gallery_bets import Rise
from tables.changes import closing, forfeits, play, succession, turn_timing
from tables.chips import bookings
from tables.state.change import Change, make_change
from tables.state.context import Context
from tables.state.log_items import PlayerLeft
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.refusal import Refused
from tables.state.table import Table, update_participant


def leave(table: Table, user: int, context: Context, *, computer_chips: bool, successor: str) -> Change:
    """Leave the session.

    During a deal a substitute plays on with the owner's chips. After the deal, or at once between deals, the owner is paid
    except for what they forfeit (`tables.changes.forfeits`), and a computer player of the house, named `successor`, takes the
    chair. If the house may not play for chips (`computer_chips`), the table closes as soon as nothing is undecided. If all
    others are ready, the next deal is dealt at once. An onlooker can leave during a deal.
    """
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return play.act(table, participant, Rise(), user, context)
        raise Refused("not-seated")
    if table.phase is Phase.PLAYING:
        left = turn_timing.hand_over_seat(table, update_participant(pass_on_host(table, user), seat, presence=Presence.LEFT))
        left, what, events = succession.apply_parting(left, seat)
        if table.for_chips and not computer_chips:
            left = replace(left, closing=True)
        return make_change(left, user, PlayerLeft(seat), *what, clock=turn_timing.running_clock(left, context), events=events)
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
    table, taken = succession.seat_successor(table, seat, successor)
    transfers = bookings.payout_to_leaver(before, seat, taken)
    if closing.all_want_to_end(table):
        following = closing.end_session(table, user, closing.agreed_close_reason(table))
    elif all(chair.ready or chair.automatic for chair in table.chairs) and not turn_timing.is_deserted(table):
        following = play.deal_next(table, user, context)
    else:
        if turn_timing.is_deserted(table):
            table = turn_timing.start_pause(table, context)
        return make_change(table, user, PlayerLeft(seat), *what, events=events, transfers=transfers)
    return replace(
        following,
        what=(PlayerLeft(seat), *what, *following.what),
        events=events + following.events,
        transfers=transfers + following.transfers,
    )


def pass_on_host(table: Table, user: int) -> Table:
    """If this person is the host, make the next person at the table the host. Without one the table closes after the deal."""
    if table.host != user:
        return table
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.user == user)
    for chair in table.chairs[seat + 1 :] + table.chairs[:seat]:
        if chair.user is not None and chair.presence is not Presence.LEFT:
            return replace(table, host=chair.user)
    return replace(table, closing=True)
