"""The end of a table. One rule for all games: what has begun is played to its end. A deal goes on with computer players in the
place of whoever is not there; an undecided match ends only if everybody at it wants to, or everybody has left it."""

from dataclasses import replace
from typing import Any

from games.core import Seat
from tables.changes import forfeits, lobby, succession, turn_timing
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.state.change import Change, make_change
from tables.state.log_items import ClosingSet, LogItem, TableClosed
from tables.state.pace import Pace
from tables.state.phases import CloseReason, Phase
from tables.state.refusal import Refused
from tables.state.table import Table, current_stacks, game_of, host_name


def request_close(table: Table, user: int, pace: Pace, now: int) -> Change:
    """Somebody wants to end. The host does: after this deal, or at once between deals. An undecided match ends (likewise) when
    everybody at it wants to. A second press takes it back, as long as it has not ended."""
    seat = table.seat_of(user)
    if not table.live:
        raise Refused("over")
    undecided = forfeits.is_undecided(table)
    if not undecided and table.host != user:
        raise Refused("host-only", name=host_name(table))
    if seat is None:  # the last person has left: it closes after this deal in any case
        raise Refused("not-seated")
    if undecided:
        return vote_to_end(table, seat, pace, now)
    if table.phase is Phase.PAUSE:
        return end_session(table, user, CloseReason.HOST)
    if table.closing and (table.winding_up or succession.seats_left_in_deal(table)):  # no chair for the house
        raise Refused("closing-stays")
    table = turn_timing.update_clock(turn_timing.return_to_seat(table, seat), pace, now)
    return make_change(replace(table, closing=not table.closing), user, ClosingSet(not table.closing))


def would_end_at_once(table: Table, user: int) -> bool:
    """Whether nothing more is dealt if this person wants to end between deals."""
    if not forfeits.is_undecided(table):
        return table.host == user
    seat = table.seat_of(user)
    return seat is not None and seat not in table.wanting and set(table.people) <= {*table.wanting, seat}


def is_last_deal(table: Table) -> bool:
    """Whether no session has more deals than this one: the table closes with the present one. A match is played to its end."""
    return 0 < table.most_deals <= table.deals and not forfeits.is_undecided(table)


def vote_to_end(table: Table, seat: Seat, pace: Pace, now: int) -> Change:
    """Somebody wants to end an undecided match, or does not want to any more."""
    user = table.chairs[seat].user
    wanted = seat not in table.wanting
    wanting = (*table.wanting, seat) if wanted else tuple(other for other in table.wanting if other != seat)
    table = replace(turn_timing.return_to_seat(table, seat), wanting=wanting, unseen=False)
    if table.phase is Phase.PLAYING:
        table = turn_timing.update_clock(table, pace, now)
    elif all_want_to_end(table):
        return end_session(table, user, agreed_close_reason(table), what=(ClosingSet(wanted),))
    return make_change(table, user, ClosingSet(wanted))


def all_want_to_end(table: Table) -> bool:
    """Whether everybody who has not left wants to end the match."""
    return bool(table.people) and set(table.people) <= set(table.wanting)


def agreed_close_reason(table: Table) -> CloseReason:
    """What that is called."""
    return CloseReason.AGREED if len(table.people) > 1 else CloseReason.HOST


def wind_up(table: Table, why: CloseReason, pace: Pace, now: int) -> Change | None:
    """The table is to end, whoever is there: its channel is gone, a moderator wants it. What has begun is played to its end
    first, with computer players in the place of whoever cannot be reached. None if there is nothing to do (any more)."""
    if not table.live or why == table.winding_up:
        return None
    if table.phase is Phase.LOBBY:
        return lobby.close_lobby(table, None, why)
    if table.phase is Phase.PAUSE and not forfeits.is_undecided(table):
        return end_session(table, None, why)
    table = replace(table, closing=True, winding_up=why)
    if table.phase is Phase.PAUSE:
        table = replace(table, clock=table.clock.waiting(now + pace.pause_ms))
    else:
        table = turn_timing.update_clock(replace(table, clock=table.clock.afresh()), pace, now)
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
    """Pay every stack out; the table's account is empty afterwards. `about`: the seat that the reason is about."""
    final = forfeits.stacks_after_forfeits(table, current_stacks(table, game_of(table)))
    payouts = bookings.payouts(table, dict(enumerate(final)))
    gallery = tuple(replace(one, paid_in=0) for one in table.gallery)
    table = replace(
        table, phase=Phase.CLOSED, gallery=gallery, stacks=final, clock=table.clock.stopped(), ended=why, ended_by=about
    )
    return make_change(table, by, *what, TableClosed(why), transfers=transfers + payouts, **more)
