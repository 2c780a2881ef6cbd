"""Seating people who wait for a seat at a running table.

They sit down when the next deal is dealt, first in place of computer players, then on chairs that
are added. While chips are undecided (the pot of a match, or stakes that a tie has left on the
table) they wait: nobody may win for the house. In a match without a pot they play on with the
points of the computer player, and the match does not count for them. Elsewhere they take nothing
over: neither score nor stake nor chips. This rule is our own: the sources say nothing about it.
"""

from dataclasses import replace

from games.core import IllegalAction, Seat
from tables.changes import house_rules_agreement, pots_and_stakes, succession
from tables.changes.closing import is_last_deal
from tables.changes.pots_and_stakes import shortfalls
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.change import Context
from tables.state.log_items import LogItem, SeatInherited, SeatRequestDropped, SeatTaken
from tables.state.phases import Phase
from tables.state.table import (
    Chair,
    SeatRequest,
    Table,
    game_of,
    record_press,
    side_of,
    view,
)


def free_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that people can take with the next deal or the next match, in the order in
    which they are given.

    Most belong to computer players, or to people who have left during this deal. The bank is the
    last of them: lots are drawn for it anew. In teams a seat beside a person comes first. After
    them come the chairs that can be added.
    """
    seen = view(table, None)
    bankers = [seat for seat, plate in enumerate(seen.seats) if plate.banker] if seen else []
    free = [seat for seat in reversed(range(len(table.chairs))) if seat not in table.people]
    free.sort(
        key=lambda seat: (
            seat in bankers,
            not {*side_of(table, seat)}.intersection(table.people),
        )
    )
    return (*free, *seats_to_add(table))


def seats_of_next_deal(table: Table) -> tuple[Seat, ...]:
    """Return the `free_seats` that people can take with the next deal: a match that has begun gets
    no more chairs.
    """
    if pots_and_stakes.bars_newcomers(table):
        return ()
    is_match = pots_and_stakes.is_undecided(table)
    return tuple(seat for seat in free_seats(table) if seat < len(table.chairs) or not is_match)


def seats_to_add(table: Table) -> range:
    """Return the seats that can be added by the rules of the game and the house rules."""
    rules = game_of(table)
    chairs = len(table.chairs)
    fitting = chairs
    while fitting < rules.players[-1] and _fits(table, fitting + 1):
        fitting += 1
    return range(chairs, fitting)


def _fits(table: Table, seats: int) -> bool:
    """Return whether so many people can play by the house rules of the table.

    A session does not change into one of teams.
    """
    rules = game_of(table)
    try:
        rules.check(table.options, seats)
    except IllegalAction:
        return False
    return rules.teams(table.options, seats) == rules.teams(table.options, len(table.chairs)) == ()


def seats_on_offer(table: Table) -> int:
    """Return how many more people can ask for a seat now; 0 if the session is about to end."""
    if table.phase not in (Phase.PLAYING, Phase.PAUSE) or is_about_to_end(table):
        return 0
    return max(0, len(free_seats(table)) - len(table.seat_requests))


def is_about_to_end(table: Table) -> bool:
    """Return whether the session ends before another deal or match."""
    return bool(table.closing.winding_up) or (
        not pots_and_stakes.is_undecided(table)
        and (table.closing.after_deal or is_last_deal(table))
    )


def seat_waiting(
    table: Table, context: Context
) -> tuple[Table, tuple[LogItem, ...], tuple[Transfer, ...]]:
    """Between deals, seat the people who have asked, in their order; return the table, the log
    items and the transfers.

    The computer players who make room are paid out. A request is dropped if the person cannot cover
    the next deal.
    """
    what: tuple[LogItem, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    for request in table.seat_requests:
        if not (free := seats_of_next_deal(table)):
            break
        seat = free[0]
        name = table.chairs[seat].name if seat < len(table.chairs) else ""
        seated, paid = take_seat(table, request, seat)
        if shortfalls(seated, context.balances).get(seat):
            table = drop_request(table, request.user)
            what += (SeatRequestDropped(),)
        else:
            table = seated
            taken = SeatInherited if table.chairs[seat].late else SeatTaken
            what += (taken(seat, name),)
            transfers += paid
    return table, what, transfers


def take_seat(table: Table, request: SeatRequest, seat: Seat) -> tuple[Table, tuple[Transfer, ...]]:
    """Seat the first waiting person.

    Returns the table and the transfers that pay out the computer player.

    The cuts are constant during a session: the chair keeps its own, and a chair that is added has
    none. The person's press on the button is mixed into the next deal.
    """
    chairs, stacks = table.chairs, table.stacks
    is_late = game_of(table).match(table.options)
    newcomer = Chair(request.user, request.name, request.username, late=is_late)
    transfers: tuple[Transfer, ...] = ()
    if seat < len(chairs):
        newcomer = replace(newcomer, cut=chairs[seat].cut, acts=chairs[seat].acts + 1)
        transfers = bookings.payouts(table, {seat: stacks[seat]})
    chairs = (*chairs[:seat], newcomer, *chairs[seat + 1 :])
    stacks = (*stacks[:seat], 0, *stacks[seat + 1 :])
    host = table.host if table.people else request.user
    state = table.state if is_late else game_of(table).sit_down(table.state, seat)
    table = table if is_late else score_curve.erase_marks(table, seat)
    table = replace(table, state=state, chairs=chairs, stacks=stacks, host=host)
    table = replace(
        table,
        seat_requests=table.seat_requests[1:],
        # the limit was that of a person who has left the seat
        at_ceiling=tuple(other for other in table.at_ceiling if other != seat),
    )
    return record_press(table, seat, request.press), transfers


def drop_request(table: Table, user: int) -> Table:
    """Return the table without this person's request for a seat, and with another host if they
    are the host.
    """
    kept = tuple(request for request in table.seat_requests if request.user != user)
    table = house_rules_agreement.forget_agreement(replace(table, seat_requests=kept), user)
    return succession.pass_on_host(table, user)
