"""Leaving a session after the first deal."""

from dataclasses import replace

from games.parts.gallery_bets import Rise
from tables.changes import absences, closing, forfeits, play, settling, succession, turn_timing
from tables.chips import bookings
from tables.state.change import Change, make_change
from tables.state.context import Context
from tables.state.log_items import PlayerLeft
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.refusal import Refused
from tables.state.table import Table, game_of, update_closing, update_participant


def leave(
    table: Table,
    user: int,
    context: Context,
    *,
    computer_chips: bool,
    successor: str,
    removed: bool = False,
) -> Change:
    """Leave the session.

    During a deal a substitute plays on with the owner's chips. After the deal, or at once between
    deals, the owner is paid except for what they forfeit (`tables.changes.forfeits`), and a
    computer player of the house, named `successor`, takes the chair. If the house may not play for
    chips (`computer_chips`), the table closes as soon as nothing is undecided. If all others are
    ready, the next deal is dealt at once. An onlooker can leave during a deal.

    A person who leaves others in a deal or an undecided match is to blame for it, unless they are
    `removed`.
    """
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return play.act(table, participant, Rise(), user, context)
        raise Refused("not-seated")
    to_blame = not (removed or absences.is_alone(table, seat))
    if table.phase is Phase.PLAYING:
        table = table if to_blame else absences.excuse(table, [seat])
        left = turn_timing.hand_over_seat(
            table,
            update_participant(succession.pass_on_host(table, user), seat, presence=Presence.LEFT),
        )
        left, what, events = succession.apply_parting(left, seat)
        if table.for_chips and not computer_chips:
            left = update_closing(left, after_deal=True)
        return make_change(
            left,
            user,
            PlayerLeft(seat),
            *what,
            clock=turn_timing.running_clock(left, context),
            events=events,
        )
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    # they have been asked whether they are sure
    table = turn_timing.stop_reading(table, seat, context.now, context.pace)
    if table.people == (seat,) and not forfeits.awaits_newcomers(table):
        return closing.end_session(
            table, user, CloseReason.EMPTY, about=seat, what=(PlayerLeft(seat),)
        )
    if table.for_chips and not computer_chips:
        if not forfeits.is_undecided(table):
            return closing.end_session(
                table, user, CloseReason.LEFT, about=seat, what=(PlayerLeft(seat),)
            )
        table = update_closing(table, after_deal=True)
    deserts_match = (
        to_blame and game_of(table).match(table.options) and forfeits.is_undecided(table)
    )
    is_excused = table.closing.winding_up or table.chairs[seat].absences
    is_deserter = deserts_match and not is_excused
    settlements = (settling.settle_parting(table, seat),) if is_deserter else ()
    table, what, events = succession.apply_parting(succession.pass_on_host(table, user), seat)
    before = table
    table, taken = succession.seat_successor(table, seat, successor)
    transfers = bookings.payout_to_leaver(before, seat, taken)
    if closing.all_want_to_end(table):
        following = closing.end_session(table, user, closing.agreed_close_reason(table))
    elif play.may_deal(table):
        following = play.deal_next(table, user, context)
    else:
        if turn_timing.is_deserted(table):
            table = turn_timing.start_pause(table, context)
        return make_change(
            table,
            user,
            PlayerLeft(seat),
            *what,
            events=events,
            transfers=transfers,
            settlements=settlements,
        )
    return replace(
        following,
        what=(PlayerLeft(seat), *what, *following.what),
        events=events + following.events,
        transfers=transfers + following.transfers,
        settlements=settlements + following.settlements,
    )
