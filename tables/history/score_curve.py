"""The score curve of a session: what each seat had after each deal. The final standing shows it as a chart."""

from dataclasses import replace

from games.core import Compared, Measure, Seat
from tables.state.table import Table, game_of, view

MOST_MARKS = 160  # in a longer session every second mark is kept, then every fourth


def comparison(table: Table) -> Compared:
    """Return what the players compare: chips, points or deals won."""
    return game_of(table).declaration.compared.where(chips=any(chair.paid_in for chair in table.chairs))


def session_nets(table: Table) -> tuple[int, ...]:
    """Return the net half-chips of this session by seat, between deals."""
    return tuple(stack - chair.paid_in for chair, stack in zip(table.chairs, table.stacks, strict=False))


def mark_deal(table: Table) -> Table:
    """Add the deal that has just ended to the curve. Its stacks must be settled."""
    seen = view(table, None)
    assert seen is not None
    match comparison(table).measure:
        case Measure.CHIPS:
            values = session_nets(table)
        case Measure.POINTS:
            values = tuple(at.score or 0 for at in seen.seats)
        case Measure.DEALS:
            values = tuple(at.wins for at in seen.seats)
    curve = (*table.curve, (table.deals, values))
    return replace(table, curve=curve if len(curve) <= MOST_MARKS else curve[(len(curve) + 1) % 2 :: 2])


def erase_seat(table: Table, seat: Seat) -> Table:
    """Erase the marks of a seat whose owner leaves with their chips. Points and wins stay with the seat."""
    return erase_marks(table, seat) if comparison(table).measure is Measure.CHIPS else table


def erase_marks(table: Table, seat: Seat) -> Table:
    """Erase all marks of a seat, which may have been added after them."""
    curve = tuple((deal, (*row[:seat], None, *row[seat + 1 :])) for deal, row in table.curve)
    return replace(table, curve=curve)


def reduce_last_mark(table: Table, seat: Seat, hc: int) -> Table:
    """Reduce the last mark of a seat by `hc`."""
    if comparison(table).measure is not Measure.CHIPS or not table.curve:
        return table
    deal, row = table.curve[-1]
    less = tuple(value - hc if other == seat and value is not None else value for other, value in enumerate(row))
    return replace(table, curve=(*table.curve[:-1], (deal, less)))
