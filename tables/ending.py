"""The end of a table: closed or broken off, everybody is paid."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from games.core import Seat
from tables import bookings, forfeits, succession, timing
from tables.chips import Transfer
from tables.log import Closed, ClosingSet, LogItem
from tables.pace import Pace
from tables.public import CloseReason, Phase
from tables.table import Change, Refused, Table, change, game_of, host_name, stacks, view


def close_after(table: Table, user: int, pace: Pace, now: int) -> Change:
    """The host wants to end: after this deal, or at once between deals. A second press in mid-deal takes it back."""
    if table.host != user:
        raise Refused("host-only", name=host_name(table))
    seat = table.seat_of(user)
    if seat is None:  # the last person has left: it closes after this deal in any case
        raise Refused("not-seated")
    if table.phase is Phase.PAUSE:
        return ended(table, user, CloseReason.HOST)
    if table.phase is not Phase.PLAYING:
        raise Refused("over")
    if table.closing and succession.gone(table):  # perhaps no computer player may take that chair
        raise Refused("closing-stays")
    table = timing.clocked(timing.returned(table, seat), pace, now)
    return change(replace(table, closing=not table.closing), user, ClosingSet(not table.closing))


def is_last(table: Table) -> bool:
    """Whether no session has more deals than this one: the table closes with the present one. A match is played to its end."""
    if not 0 < table.most_deals <= table.deals:
        return False
    seen = view(table, game_of(table), None)
    return seen is not None and seen.target is None and not forfeits.pot_shares(table)


def void(table: Table, why: CloseReason) -> Change:
    """Break off: in mid-deal nothing of that deal counts. Everybody is paid."""
    if not table.live:
        raise Refused("over")
    return ended(table, None, why, phase=Phase.VOID)


def ended(
    table: Table,
    by: int | None,
    why: CloseReason,
    *,
    phase: Phase = Phase.CLOSED,
    about: Seat | None = None,
    gone: Collection[Seat] = (),
    what: tuple[LogItem, ...] = (),
    transfers: tuple[Transfer, ...] = (),
    **more: Any,
) -> Change:
    """Pay every stack out; the table's account is empty afterwards. Whom a closed table has lost (whom the end is `about`, or all
    of `gone`) gets nothing of the pot."""
    final = stacks(table, game_of(table))
    if phase is Phase.CLOSED:
        final = forfeits.after_forfeits(table, final, gone or (() if about is None else (about,)))
    payouts = bookings.payouts(table, dict(enumerate(final)))
    gallery = tuple(replace(one, paid_in=0) for one in table.gallery)
    table = replace(table, phase=phase, gallery=gallery, stacks=final, clock=table.clock.stopped(), ended=why, ended_by=about)
    return change(table, by, *what, Closed(why), transfers=transfers + payouts, **more)
