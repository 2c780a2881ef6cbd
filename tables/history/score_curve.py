"""The course of a session: what everybody had after each deal, for the picture of its end."""

from dataclasses import replace

from games.core import Compared, Measure, Seat
from tables.state.table import Table, game_of, view

MOST_MARKS = 160  # of a longer session every second one is kept, then every fourth


def comparison(table: Table) -> Compared:
    """What the people of a dealt table compare."""
    return game_of(table).declaration.compared.where(chips=any(chair.paid_in for chair in table.chairs))


def session_nets(table: Table) -> tuple[int, ...]:
    """hc gained or lost in this session by seat, between deals."""
    return tuple(stack - chair.paid_in for chair, stack in zip(table.chairs, table.stacks, strict=False))


def mark_deal(table: Table) -> Table:
    """With the deal that has just ended. Its stacks are settled."""
    seen = view(table, game_of(table), None)
    assert seen is not None
    match comparison(table).measure:
        case Measure.CHIPS:
            values = session_nets(table)
        case Measure.POINTS:
            values = tuple(one.score or 0 for one in seen.seats)
        case Measure.DEALS:
            values = tuple(one.wins for one in seen.seats)
    curve = (*table.curve, (table.deals, values))
    return replace(table, curve=curve if len(curve) <= MOST_MARKS else curve[(len(curve) + 1) % 2 :: 2])


def erase_seat(table: Table, seat: Seat) -> Table:
    """Somebody else has the seat from now on: chips have gone with their owner, points and wins stay with the seat."""
    if comparison(table).measure is not Measure.CHIPS:
        return table
    curve = tuple((deal, tuple(None if at == seat else value for at, value in enumerate(row))) for deal, row in table.curve)
    return replace(table, curve=curve)


def reduce_last_mark(table: Table, seat: Seat, hc: int) -> Table:
    """A seat has so much less after the last deal than was marked."""
    if comparison(table).measure is not Measure.CHIPS or not table.curve:
        return table
    deal, row = table.curve[-1]
    less = tuple(value - hc if at == seat and value is not None else value for at, value in enumerate(row))
    return replace(table, curve=(*table.curve[:-1], (deal, less)))
