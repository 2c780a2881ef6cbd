"""The house takes the chair of somebody who has left for good, who is paid what is theirs."""

from dataclasses import replace

from tables import bookings, curve, forfeits
from tables.chips import Transfer
from tables.lobby import free_name
from tables.public import Presence
from tables.table import Chair, Table


def gone(table: Table) -> tuple[int, ...]:
    """Seats of people who have left in the running deal."""
    return tuple(seat for seat, one in enumerate(table.chairs) if one.user is not None and one.presence is Presence.LEFT)


def succeeded(table: Table, seat: int, name: str) -> tuple[Table, int]:
    """Between deals: the table with a computer player of the house (called `name`) on that chair, and the hc with which its owner
    goes. What belongs to the table stays there."""
    stays = forfeits.stays(table, seat)
    chair = table.chairs[seat]
    taken = table.stacks[seat] - stays
    stacks = tuple(stays if other == seat else hc for other, hc in enumerate(table.stacks))
    successor = Chair(None, name, name, cut=chair.cut, acts=chair.acts + 1, paid_in=stays)
    chairs = tuple(successor if other == seat else one for other, one in enumerate(table.chairs))
    return replace(curve.without(table, seat), chairs=chairs, stacks=stacks), taken


def after_deal(table: Table) -> tuple[Table, tuple[Transfer, ...]]:
    """Whoever left in the deal that is over goes now, and is never charged again."""
    transfers: tuple[Transfer, ...] = ()
    for seat in gone(table):
        before = table
        table, taken = succeeded(table, seat, free_name(table))
        transfers += bookings.payouts(before, {seat: taken})
    return table, transfers
