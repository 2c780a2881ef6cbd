"""People who come to a running table and go: asking for a seat, taking that back, and leaving after
the first deal.
"""

from dataclasses import replace

from games.parts.gallery_rules import Rise
from tables.changes import (
    absences,
    clock_and_beats,
    closing,
    house_rules_agreement,
    latecomers,
    play,
    pots_and_stakes,
    settling,
    succession,
)
from tables.chips import bookings
from tables.state.change import Change, Context, Refused, make_change
from tables.state.log_items import PlayerLeft, SeatRequested, SeatRequestWithdrawn
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import (
    Chair,
    SeatRequest,
    Table,
    game_of,
    update_closing,
    update_latest_deal,
    update_participant,
)


def request_seat(table: Table, guest: Chair, context: Context, edition: int = 0) -> Change:
    """Ask for a seat, and accept the house rules of `edition`.

    `guest.cut` is the id of the interaction.

    If the table waits for nobody else, the next deal is dealt at once. The balances are those of
    all people at the table and of the guest.

    Raises `Refused` if this person sits here, waits already, or if no seat is on offer.
    """
    if not table.live:
        raise Refused("over")
    if table.seat_of(guest.person) is not None:
        raise Refused("already-seated", button="hand", locale=table.locale)
    if table.request_of(guest.person) is not None:
        raise Refused("already-waiting")
    house_rules_agreement.require_current_edition(table, edition)
    if not latecomers.seats_on_offer(table):
        raise Refused("last-round" if latecomers.is_about_to_end(table) else "no-seat")
    request = SeatRequest(guest.person, guest.name, guest.username, guest.cut)
    table = house_rules_agreement.record_agreement(
        replace(table, seat_requests=(*table.seat_requests, request)), guest.person
    )
    if table.phase is Phase.PLAYING:
        table = clock_and_beats.update_clock(update_latest_deal(table, unseen=False), context)
    elif not pots_and_stakes.bars_newcomers(table):
        table = clock_and_beats.show_up(table, context)
        if play.may_deal(table, context):
            dealt = play.deal_next(table, guest.person, context)
            return replace(dealt, what=(SeatRequested(), *dealt.what))
        table = play.deal_after_beat(table, context)
    return make_change(table, guest.person, SeatRequested())


def withdraw_request(table: Table, user: int, context: Context) -> Change:
    """Take a request back. Raises `Refused` if there is none."""
    if table.request_of(user) is None:
        raise Refused("not-seated")
    table = latecomers.drop_request(table, user)
    clock = clock_and_beats.running_clock(table, context) if table.phase is Phase.PLAYING else None
    return make_change(table, user, SeatRequestWithdrawn(), clock=clock)


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
    deals, the owner is paid except for what they forfeit (`tables.changes.pots_and_stakes`),
    and a computer player of the house, named `successor`, takes the chair. If the house may not
    play for chips (`computer_chips`), the table closes as soon as nothing is undecided, unless
    somebody waits who can have the chair. If all others are ready, the next deal is dealt at once.
    An onlooker can leave during a deal.

    A person who leaves others in a deal or an undecided match is to blame for it, unless they are
    `removed`.
    """
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return play.act(table, participant, Rise(), user, context)
        raise Refused("not-seated")
    to_blame = not (removed or absences.is_alone(table, seat))
    needs_person = table.for_chips and not computer_chips
    if table.phase is Phase.PLAYING:
        table = table if to_blame else absences.excuse(table, [seat])
        left = clock_and_beats.hand_over_seat(
            table,
            update_participant(succession.pass_on_host(table, user), seat, presence=Presence.LEFT),
        )
        left, what, events = succession.apply_parting(left, seat)
        if needs_person:
            left = close_without_successor(left)
        return make_change(
            left,
            user,
            PlayerLeft(seat),
            *what,
            clock=clock_and_beats.running_clock(left, context),
            events=events,
        )
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    # they have been asked whether they are sure
    table = clock_and_beats.stop_reading(table, seat, context.now, context.pace)
    if table.people == (seat,) and not pots_and_stakes.awaits_newcomers(table):
        return closing.end_session(
            table, user, CloseReason.EMPTY, about=seat, what=(PlayerLeft(seat),)
        )
    if needs_person:
        if not (pots_and_stakes.is_undecided(table) or pots_and_stakes.awaits_newcomers(table)):
            return closing.end_session(
                table, user, CloseReason.LEFT, about=seat, what=(PlayerLeft(seat),)
            )
        table = close_without_successor(table)
    deserts_match = (
        to_blame and game_of(table).match(table.options) and pots_and_stakes.is_undecided(table)
    )
    is_excused = table.closing.winding_up or table.chairs[seat].absences
    settlements = (
        (settling.settle_parting(table, seat),) if deserts_match and not is_excused else ()
    )
    table, what, events = succession.apply_parting(succession.pass_on_host(table, user), seat)
    before = table
    table, taken = succession.seat_successor(table, seat, successor)
    transfers = bookings.payout_to_leaver(before, seat, taken)
    if closing.all_want_to_end(table):
        following = closing.end_session(table, user, closing.agreed_close_reason(table))
    elif play.may_deal(table, context):
        following = play.deal_next(table, user, context)
    else:
        if clock_and_beats.is_deserted(table):
            table = clock_and_beats.start_pause(table, context)
        return make_change(
            play.deal_after_beat(table, context),
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


def close_without_successor(table: Table) -> Table:
    """Return a table with a chair that the house may not take for chips.

    It closes as soon as nothing is undecided; if somebody waits for a seat, not before it is known
    whether people have all chairs (`tables.changes.play.deal_next`).
    """
    return update_closing(
        table,
        after_deal=table.closing.after_deal or not pots_and_stakes.awaits_newcomers(table),
        no_successor=True,
    )
