"""Succession: who follows a person that leaves, on their chair and as the host."""

from collections.abc import Iterable
from dataclasses import replace

from games.core import Event, Seat
from tables.changes import pots_and_stakes
from tables.changes.lobby import free_computer_name
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.log_items import LogItem, SeatParted
from tables.state.phases import Presence
from tables.state.table import Chair, Table, game_of, update_closing, update_latest_deal


def seats_left_in_deal(table: Table) -> tuple[Seat, ...]:
    """Return the seats of people who have left during the current deal."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and chair.presence is Presence.LEFT
    )


def apply_parting(table: Table, seat: Seat) -> tuple[Table, tuple[LogItem, ...], tuple[Event, ...]]:
    """Apply what the rules say about a player who leaves for good; return the table, log items
    and public events.
    """
    state, events = game_of(table).leave(table.state, seat)
    if state == table.state:
        return table, (), ()
    table = update_latest_deal(replace(table, state=state), story=table.latest_deal.story + events)
    return table, (SeatParted(seat),), events


def pass_on_host(table: Table, user: int | None) -> Table:
    """If this person is the host, make the next person the host: at the table, or else the first
    who waits for a seat.

    Without one the table closes after the deal.
    """
    if table.host != user:
        return table
    seat = table.seat_of(user)
    first = 0 if seat is None else seat + 1
    for chair in table.chairs[first:] + table.chairs[:first]:
        if chair.user not in (None, user) and chair.presence is not Presence.LEFT:
            return replace(table, host=chair.user)
    if pots_and_stakes.awaits_newcomers(table):
        return replace(table, host=table.seat_requests[0].user)
    return update_closing(table, after_deal=True)


def seat_successor(table: Table, seat: Seat, name: str) -> tuple[Table, int]:
    """Between deals, put a computer player called `name` on a chair.

    Returns the table and the half-chips that the owner takes along. What they forfeit stays with
    the chair, and is not the house's own (`tables.chips.against_house`).
    """
    stays = pots_and_stakes.forfeit_of_seat(table, seat)
    chair = table.chairs[seat]
    taken = table.stacks[seat] - stays
    stacks = tuple(stays if other == seat else hc for other, hc in enumerate(table.stacks))
    is_late = game_of(table).match(table.options) and pots_and_stakes.is_undecided(table)
    successor = Chair(
        None, name, name, cut=chair.cut, acts=chair.acts + 1, paid_in=stays, late=is_late
    )
    chairs = tuple(
        successor if other == seat else chair for other, chair in enumerate(table.chairs)
    )
    inherited = table.inherited + stays
    if chair.user is not None and is_late and not chair.late:
        table = replace(table, quitters=(*table.quitters, chair.user))
    return replace(
        score_curve.erase_seat(table, seat), chairs=chairs, stacks=stacks, inherited=inherited
    ), taken


def seat_successors(table: Table, seats: Iterable[Seat]) -> tuple[Table, tuple[Transfer, ...]]:
    """Between deals, give these chairs to the house and pay their owners; return the table and
    the transfers.
    """
    transfers: tuple[Transfer, ...] = ()
    for seat in seats:
        before = table
        table, taken = seat_successor(table, seat, free_computer_name(table))
        transfers += bookings.payouts(before, {seat: taken})
    return table, transfers
