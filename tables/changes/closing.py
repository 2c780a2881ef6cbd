"""Transitions that end a session.

One rule for all games: a deal or match is played to its end once it has begun. A deal goes on with
substitutes for absent players. An undecided match ends early only if all people at it want to, or
have left.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from games.core import Event, Seat
from tables.changes import (
    absences,
    clock_and_beats,
    lobby,
    pots_and_stakes,
    settling,
    succession,
)
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.default_settings import IDLE_MS
from tables.state.log_items import ClosingSet, LogItem, PlayerAway, TableClosed
from tables.state.phases import INHERITED, CloseReason, Phase, Presence
from tables.state.settlement import Settlement
from tables.state.table import (
    Table,
    current_stacks,
    game_of,
    host_name,
    update_closing,
    update_participant,
    view,
)

# Reasons to wind up a table that may pass: the bot is added to the server again, a thread is
# unlocked.
PASSING: Final = (CloseReason.SERVER_GONE, CloseReason.UNREACHABLE)


def request_close(table: Table, user: int, context: Context) -> Change:
    """Ask to end the session, or take that back.

    The host ends it after the current deal, or at once between deals. An undecided match ends
    likewise, when all people at it have asked. A second press takes the request back, as long as
    the session goes on. Who asks while they are away stays away.
    """
    if not table.live:
        raise Refused("over")
    undecided = pots_and_stakes.is_undecided(table)
    if not undecided and table.host != user:
        raise Refused("host-only", name=host_name(table))
    # refused if the last person has left: the table closes after this deal in any case
    seat = require_seat(table, user)
    if undecided:
        return vote_to_end(table, seat, context)
    if table.phase is Phase.PAUSE:
        return end_session(table, user, CloseReason.HOST)
    # nobody takes the chair
    is_settled = table.closing.after_deal and succession.seats_left_in_deal(table)
    if table.closing.winding_up or is_settled:
        raise Refused("closing-stays")
    return make_change(
        update_closing(table, after_deal=not table.closing.after_deal),
        user,
        ClosingSet(not table.closing.after_deal),
    )


def would_end_at_once(table: Table, user: int) -> bool:
    """Return whether a request of this person between deals ends the session without another
    deal.
    """
    if not pots_and_stakes.is_undecided(table):
        return table.host == user
    seat = table.seat_of(user)
    return (
        seat is not None
        and seat not in table.closing.wanting
        and all_want_to_end(update_closing(table, wanting=(*table.closing.wanting, seat)))
    )


def wishes_to_close(table: Table, user: int) -> bool:
    """Return whether this person has asked to end the session after this deal or match."""
    if pots_and_stakes.is_undecided(table):
        return table.seat_of(user) in table.closing.wanting
    return table.host == user and table.closing.after_deal


def is_last_deal(table: Table) -> bool:
    """Return whether the session has reached its number of deals. A match is played to its end."""
    return 0 < table.most_deals <= table.deals and not pots_and_stakes.is_undecided(table)


def session_winner(table: Table) -> Seat | None:
    """Return the seat that has won as many rounds as the house rule "Session" asks, or None.

    A match has its own end.
    """
    wins, seen = table.table_options.session, view(table, None)
    if not wins or seen is None or game_of(table).match(table.options):
        return None
    return next((seat for seat, at in enumerate(seen.seats) if at.wins >= wins), None)


def vote_to_end(table: Table, seat: Seat, context: Context) -> Change:
    """Vote to end an undecided match, or take the vote back."""
    user = table.chairs[seat].user
    wanted = seat not in table.closing.wanting
    wanting = (
        (*table.closing.wanting, seat)
        if wanted
        else tuple(other for other in table.closing.wanting if other != seat)
    )
    table = clock_and_beats.stop_reading(
        update_closing(table, wanting=wanting), seat, context.now, context.pace
    )
    if table.phase is Phase.PAUSE and all_want_to_end(table):
        return end_session(table, user, agreed_close_reason(table), what=(ClosingSet(wanted),))
    return make_change(table, user, ClosingSet(wanted))


def all_want_to_end(table: Table, leaving: Iterable[Seat] = ()) -> bool:
    """Return whether all people want to end the match who have not left and are not `leaving`."""
    staying = set(table.people).difference(leaving)
    return bool(staying) and staying <= set(table.closing.wanting)


def agreed_close_reason(table: Table) -> CloseReason:
    """Return the reason to show when all people wanted to end the match."""
    return CloseReason.AGREED if len(table.people) > 1 else CloseReason.HOST


def wind_up(
    table: Table, why: CloseReason, context: Context, *, waits: bool = False
) -> Change | None:
    """End the table whether or not its players want it: its channel is gone, or a moderator closes
    it.

    A deal or match in progress is played to its end first, with substitutes for missing players.
    `waits`: the reason may pass soon. A table without a first deal then waits as long as an idle
    lobby. A reason that may pass (`PASSING`) replaces no other. Returns None if there is nothing to
    do.
    """
    if not table.live:
        return None
    if not waits and (ended := end_between_deals(table, why)):
        return ended
    if why == table.closing.winding_up or (
        why in PASSING and table.closing.winding_up not in ("", *PASSING)
    ):
        return None
    return make_change(
        restart_clock(update_closing(table, winding_up=why), context), None, ClosingSet(wanted=True)
    )


def end_between_deals(table: Table, why: CloseReason) -> Change | None:
    """End a lobby, or a table between deals.

    Returns None if a deal or a match has to be played to its end.
    """
    if table.phase is Phase.LOBBY:
        return lobby.close_lobby(table, None, why)
    if table.phase is Phase.PAUSE and not pots_and_stakes.is_undecided(table):
        return end_session(table, None, why)
    return None


def end_at_deadline(table: Table) -> Change | None:
    """End a table whose deadline has passed between deals, if it waits for people or for its
    channel. Otherwise return None.
    """
    if clock_and_beats.awaits_channel(table):
        return end_between_deals(table, CloseReason(table.closing.winding_up))
    if table.phase is Phase.LOBBY:
        return lobby.close_lobby(table, None, CloseReason.IDLE)
    if table.phase is Phase.PAUSE and clock_and_beats.is_deserted(table):
        return end_session(table, None, CloseReason.ABANDONED)
    return None


def restart_clock(table: Table, context: Context) -> Table:
    """Return the table with a new clock for its phase.

    Nobody is to blame for being away at the end of the current deal.
    """
    match table.phase:
        case Phase.LOBBY:
            return lobby.extend_lobby(table, context)
        case Phase.PAUSE:
            return clock_and_beats.start_pause(table, context)
        case _:
            table = absences.excuse_people(table)
            return clock_and_beats.update_clock(
                replace(table, clock=table.clock.reset_turn()), context
            )


def resume(table: Table, context: Context) -> Change | None:
    """Let a table go on that is being wound up for a reason that has passed (`PASSING`).

    Returns None if there is nothing to do.
    """
    if not table.live or table.closing.winding_up not in PASSING:
        return None
    return make_change(
        restart_clock(update_closing(table, winding_up=""), context), None, ClosingSet(wanted=False)
    )


def is_idle(table: Table, acted_at: int, now: int) -> bool:
    """Return whether nobody plays with others and no person has acted (`acted_at`) for the length
    of two turns, and some minutes.

    A person who is alone with computer players has no clock that could tell that they are gone.
    Turns can be so short that a host who looks for players would lose the lobby to a stranger
    meanwhile.
    """
    waits = (
        table.phase is Phase.LOBBY
        or (table.phase is Phase.PAUSE and clock_and_beats.is_deserted(table))
        or clock_and_beats.is_unhurried(table)
    )
    is_over_time = now - acted_at >= max(IDLE_MS, 2 * clock_and_beats.turn_ms(table))
    return waits and is_over_time and not table.seat_requests


def is_alone_at(table: Table, user: int) -> bool:
    """Return whether a person sits at a table where no other person sits, watches or waits."""
    seat = table.seat_of(user)
    return seat is not None and table.people == (seat,) and not table.gallery + table.seat_requests


def give_way(table: Table, user: int, context: Context) -> Change:
    """End a table because `user` wants to open another one.

    Between deals it is settled as at any end. A deal is played out by computer players at once: its
    person is to blame for nothing, wins nothing but chips, and cannot save chips by it.
    """
    if table.phase is Phase.LOBBY:
        return lobby.close_lobby(table, user, CloseReason.GAVE_WAY)
    if table.phase is Phase.PAUSE:
        return end_session(table, user, CloseReason.GAVE_WAY)
    seats = [seat for seat in table.people if not table.chairs[seat].automatic]
    table = absences.excuse(table, seats)
    for seat in seats:
        table = update_participant(table, seat, presence=Presence.AWAY)
    table = update_closing(table, winding_up=CloseReason.GAVE_WAY)
    clock = clock_and_beats.running_clock(replace(table, clock=table.clock.reset_turn()), context)
    return make_change(table, None, *map(PlayerAway, seats), ClosingSet(wanted=True), clock=clock)


def end_session(
    table: Table,
    by: int | None,
    why: CloseReason,
    *,
    about: Seat | None = None,
    what: tuple[LogItem, ...] = (),
    transfers: tuple[Transfer, ...] = (),
    events: tuple[Event, ...] = (),
    settlements: tuple[Settlement, ...] = (),
) -> Change:
    """Close the table and pay out all stacks, so that its account is empty.

    `about` is the seat that the reason is about. `what`, `transfers` and `settlements` are those of
    the round that ends with it, and come before those of the closing. A match adds its own
    settlement.
    """
    if match := settling.settle_match(table, why):
        settlements = (*settlements, match)
    final = pots_and_stakes.stacks_after_forfeits(table, current_stacks(table))
    payouts = bookings.payouts(table, dict(enumerate(final)))
    gallery = tuple(replace(onlooker, paid_in=0) for onlooker in table.gallery)
    clock = table.clock.stop()
    if table.seat_requests and why in INHERITED:
        clock = clock.wait_until(0)  # the next table opens at once, for those who wait
    table = replace(table, phase=Phase.CLOSED, gallery=gallery, stacks=final, clock=clock)
    table = score_curve.mark_final_chips(update_closing(table, reason=why, about=about))
    transfers += payouts
    return make_change(
        table,
        by,
        *what,
        TableClosed(why),
        events=events,
        transfers=transfers,
        settlements=settlements,
    )
