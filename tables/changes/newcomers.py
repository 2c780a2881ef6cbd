"""Seating people who wait for a seat at a running table.

They sit down when the next deal is dealt, first in place of computer players, then on chairs that
are added. While something is undecided (a match, or stakes that a tie has left on the table) they
wait. They bring their own chips: the score, the stake and the chips of the computer player are not
taken over. This rule is our own: the sources say nothing about it.
"""

from dataclasses import replace

from games.core import IllegalAction, Seat
from tables.changes import agreement, chips_between_deals, succession
from tables.changes.chips_between_deals import shortfalls
from tables.changes.closing import is_last_deal
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.change import Context
from tables.state.log_items import LogItem, SeatRequestDropped, SeatTaken
from tables.state.phases import Phase
from tables.state.table import Chair, SeatRequest, Table, game_of, record_press, view


def free_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that people can take when the next deal is dealt, in the order in which they
    are given.

    Most belong to computer players, or to people who have left during this deal. The bank is not
    among them: it has an advantage, so people get it by lot only. After them come the chairs that
    can be added.
    """
    seen = view(table, None)
    bankers = {seat for seat, at in enumerate(seen.seats) if at.banker} if seen else set()
    seats = range(len(table.chairs))
    return (
        *(seat for seat in reversed(seats) if seat not in table.people and seat not in bankers),
        *seats_to_add(table),
    )


def seats_to_add(table: Table) -> range:
    """Return the seats beyond the chairs for which the game and the house rules have room."""
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
        not chips_between_deals.is_undecided(table)
        and (table.closing.after_deal or is_last_deal(table))
    )


def seat_waiting(
    table: Table, context: Context
) -> tuple[Table, tuple[LogItem, ...], tuple[Transfer, ...]]:
    """Between deals, seat the people who have asked, in their order; return the table, the log
    items and the transfers.

    The computer players who make room are paid out. A request is dropped if the person cannot cover
    the next deal. Nobody is seated while something is undecided.
    """
    what: tuple[LogItem, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    if chips_between_deals.is_undecided(table):
        return table, what, transfers
    for request in table.seat_requests:
        if not (free := free_seats(table)):
            break
        seat = free[0]
        name = table.chairs[seat].name if seat < len(table.chairs) else ""
        seated, paid = take_seat(table, request, seat)
        if shortfalls(seated, context.balances).get(seat):
            table = drop_request(table, request.user)
            what += (SeatRequestDropped(),)
        else:
            table = seated
            what += (SeatTaken(seat, name),)
            transfers += paid
    return table, what, transfers


def take_seat(table: Table, request: SeatRequest, seat: Seat) -> tuple[Table, tuple[Transfer, ...]]:
    """Seat the first waiting person.

    Returns the table and the transfers that pay out the computer player.

    The cuts are constant during a session: the chair keeps its own, and a chair that is added has
    none. The person's press on the button is mixed into the next deal.
    """
    chairs, stacks = table.chairs, table.stacks
    newcomer = Chair(request.user, request.name, request.username)
    transfers: tuple[Transfer, ...] = ()
    if seat < len(chairs):
        newcomer = replace(newcomer, cut=chairs[seat].cut, acts=chairs[seat].acts + 1)
        transfers = bookings.payouts(table, {seat: stacks[seat]})
    chairs = (*chairs[:seat], newcomer, *chairs[seat + 1 :])
    stacks = (*stacks[:seat], 0, *stacks[seat + 1 :])
    host = table.host if table.people else request.user
    state = game_of(table).sit_down(table.state, seat)
    table = replace(
        score_curve.erase_marks(table, seat), state=state, chairs=chairs, stacks=stacks, host=host
    )
    table = replace(table, seat_requests=table.seat_requests[1:])
    return record_press(table, seat, request.press), transfers


def drop_request(table: Table, user: int) -> Table:
    """Return the table without this person's request for a seat, and with another host if they
    are the host.
    """
    kept = tuple(request for request in table.seat_requests if request.user != user)
    table = agreement.forget_agreement(replace(table, seat_requests=kept), user)
    return succession.pass_on_host(table, user)
