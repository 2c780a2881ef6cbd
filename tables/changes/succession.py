"""The house takes the chair of somebody who has left for good, who is paid what is theirs."""

from collections.abc import Iterable
from dataclasses import replace

from games.core import Event, Seat
from tables.changes import forfeits
from tables.changes.lobby import free_computer_name
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.log_items import LogItem, SeatParted
from tables.state.phases import Presence
from tables.state.table import Chair, Table, game_of


def seats_left_in_deal(table: Table) -> tuple[Seat, ...]:
    """Seats of people who have left in the running deal."""
    return tuple(seat for seat, one in enumerate(table.chairs) if one.user is not None and one.presence is Presence.LEFT)


def apply_parting(table: Table, seat: Seat) -> tuple[Table, tuple[LogItem, ...], tuple[Event, ...]]:
    """The table as the rules have it once a seat's owner has left for good, with what the log and the room are told of that."""
    state, events = game_of(table).leave(table.state, seat)
    if state == table.state:
        return table, (), ()
    return replace(table, state=state, story=table.story + events), (SeatParted(seat),), events


def seat_successor(table: Table, seat: Seat, name: str) -> tuple[Table, int]:
    """Between deals: the table with a computer player of the house (called `name`) on that chair, and the hc with which its owner
    goes. What belongs to the table stays there."""
    stays = forfeits.forfeit_of_seat(table, seat)
    chair = table.chairs[seat]
    taken = table.stacks[seat] - stays
    stacks = tuple(stays if other == seat else hc for other, hc in enumerate(table.stacks))
    successor = Chair(None, name, name, cut=chair.cut, acts=chair.acts + 1, paid_in=stays)
    chairs = tuple(successor if other == seat else one for other, one in enumerate(table.chairs))
    return replace(score_curve.erase_seat(table, seat), chairs=chairs, stacks=stacks), taken


def seat_successors(table: Table, seats: Iterable[Seat]) -> tuple[Table, tuple[Transfer, ...]]:
    """Between deals: the house takes these chairs, whose owners are never charged again."""
    transfers: tuple[Transfer, ...] = ()
    for seat in seats:
        before = table
        table, taken = seat_successor(table, seat, free_computer_name(table))
        transfers += bookings.payouts(before, {seat: taken})
    return table, transfers
