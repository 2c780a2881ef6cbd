"""Transitions that end a session.

One rule for all games: what has begun is played to its end. A deal goes on with substitutes for absent players. An undecided
match ends early only if all people at it want to, or have left.
"""

from dataclasses import replace
from typing import Any

from games.core import Seat
from tables.changes import forfeits, lobby, succession, turn_timing
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.state.change import Change, make_change
from tables.state.context import Context
from tables.state.log_items import ClosingSet, LogItem, TableClosed
from tables.state.phases import CloseReason, Phase
from tables.state.refusal import Refused
from tables.state.table import Table, current_stacks, host_name


def request_close(table: Table, user: int, context: Context) -> Change:
    """Ask to end the session, or take that back.

    The host ends it after the current deal, or at once between deals. An undecided match ends likewise, when all people at it
    have asked. A second press takes the request back, as long as the session goes on.
    """
    seat = table.seat_of(user)
    if not table.live:
        raise Refused("over")
    undecided = forfeits.is_undecided(table)
    if not undecided and table.host != user:
        raise Refused("host-only", name=host_name(table))
    if seat is None:  # the last person has left: the table closes after this deal in any case
        raise Refused("not-seated")
    if undecided:
        return vote_to_end(table, seat, context)
    if table.phase is Phase.PAUSE:
        return end_session(table, user, CloseReason.HOST)
    if table.closing and (table.winding_up or succession.seats_left_in_deal(table)):  # nobody takes the chair
        raise Refused("closing-stays")
    table = turn_timing.update_clock(turn_timing.return_to_seat(table, seat), context)
    return make_change(replace(table, closing=not table.closing), user, ClosingSet(not table.closing))


def would_end_at_once(table: Table, user: int) -> bool:
    """Return whether a request of this person between deals ends the session without another deal."""
    if not forfeits.is_undecided(table):
        return table.host == user
    seat = table.seat_of(user)
    return seat is not None and seat not in table.wanting and set(table.people) <= {*table.wanting, seat}


def is_last_deal(table: Table) -> bool:
    """Return whether the session has reached its number of deals. A match is played to its end."""
    return 0 < table.most_deals <= table.deals and not forfeits.is_undecided(table)


def vote_to_end(table: Table, seat: Seat, context: Context) -> Change:
    """Vote to end an undecided match, or take the vote back."""
    user = table.chairs[seat].user
    wanted = seat not in table.wanting
    wanting = (*table.wanting, seat) if wanted else tuple(other for other in table.wanting if other != seat)
    table = replace(turn_timing.return_to_seat(table, seat), wanting=wanting, unseen=False)
    if table.phase is Phase.PLAYING:
        table = turn_timing.update_clock(table, context)
    elif all_want_to_end(table):
        return end_session(table, user, agreed_close_reason(table), what=(ClosingSet(wanted),))
    return make_change(table, user, ClosingSet(wanted))


def all_want_to_end(table: Table) -> bool:
    """Return whether all people who have not left want to end the match."""
    return bool(table.people) and set(table.people) <= set(table.wanting)


def agreed_close_reason(table: Table) -> CloseReason:
    """Return the reason to show when all people wanted to end the match."""
    return CloseReason.AGREED if len(table.people) > 1 else CloseReason.HOST


def wind_up(table: Table, why: CloseReason, context: Context) -> Change | None:
    """End the table whether or not its players want it: its channel is gone, or a moderator closes it.

    What has begun is played to its end first, with substitutes for players who cannot be reached. Returns None if there is
    nothing to do.
    """
    if not table.live or why == table.winding_up:
        return None
    if table.phase is Phase.LOBBY:
        return lobby.close_lobby(table, None, why)
    if table.phase is Phase.PAUSE and not forfeits.is_undecided(table):
        return end_session(table, None, why)
    table = replace(table, closing=True, winding_up=why)
    if table.phase is Phase.PAUSE:
        table = replace(table, clock=table.clock.wait_until(context.now + context.pace.pause_ms))
    else:
        table = turn_timing.update_clock(replace(table, clock=table.clock.reset_turn()), context)
    return make_change(table, None, ClosingSet(wanted=True))


def end_session(
    table: Table,
    by: int | None,
    why: CloseReason,
    *,
    about: Seat | None = None,
    what: tuple[LogItem, ...] = (),
    transfers: tuple[Transfer, ...] = (),
    **more: Any,
) -> Change:
    """Close the table and pay out all stacks, so that its account is empty.

    `about` is the seat that the reason is about. `what` and `transfers` come before those of the closing; `more` are other fields
    of the `Change`.
    """
    final = forfeits.stacks_after_forfeits(table, current_stacks(table))
    payouts = bookings.payouts(table, dict(enumerate(final)))
    gallery = tuple(replace(onlooker, paid_in=0) for onlooker in table.gallery)
    table = replace(table, phase=Phase.CLOSED, gallery=gallery, stacks=final, clock=table.clock.stop(), ended=why, ended_by=about)
    return make_change(table, by, *what, TableClosed(why), transfers=transfers + payouts, **more)
