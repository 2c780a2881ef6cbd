"""Asking for a seat at a running table, and taking that back.

`tables.changes.newcomers` says when people are seated.
"""

from dataclasses import replace

from tables.changes import agreement, forfeits, newcomers, play, turn_timing
from tables.state.change import Change, make_change
from tables.state.context import Context
from tables.state.log_items import SeatRequested, SeatRequestWithdrawn
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, SeatRequest, Table, update_latest_deal


def request_seat(table: Table, guest: Chair, context: Context, edition: int = 0) -> Change:
    """Ask for a seat, and accept the house rules of `edition`.

    `guest.cut` is the id of the interaction.

    If the table waits for nobody else, the next deal is dealt at once. The balances are those of
    all people at the table and of the guest.

    Raises `Refused` if this person sits here, waits already, or if no seat is on offer.
    """
    assert guest.user is not None
    if not table.live:
        raise Refused("over")
    if table.seat_of(guest.user) is not None:
        raise Refused("already-seated")
    if table.request_of(guest.user) is not None:
        raise Refused("already-waiting")
    agreement.require_current_edition(table, edition)
    if not newcomers.seats_on_offer(table):
        raise Refused("last-round" if newcomers.is_about_to_end(table) else "no-seat")
    request = SeatRequest(guest.user, guest.name, guest.username, guest.cut)
    table = agreement.record_agreement(
        replace(table, seat_requests=(*table.seat_requests, request)), guest.user
    )
    if table.phase is Phase.PLAYING:
        table = turn_timing.update_clock(update_latest_deal(table, unseen=False), context)
    elif not forfeits.is_undecided(table):
        table = turn_timing.show_up(table, context)
        if play.may_deal(table):
            dealt = play.deal_next(table, guest.user, context)
            return replace(dealt, what=(SeatRequested(), *dealt.what))
    return make_change(table, guest.user, SeatRequested())


def withdraw(table: Table, user: int) -> Change:
    """Take a request back. Raises `Refused` if there is none."""
    if table.request_of(user) is None:
        raise Refused("not-seated")
    return make_change(newcomers.drop_request(table, user), user, SeatRequestWithdrawn())
