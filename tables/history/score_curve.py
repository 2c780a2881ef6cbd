"""The score curve of a session: what each seat had after each deal.

The final standing shows it as a chart.

Points and deals won are those of a team, so they are equal for all its seats. Chips are each
player's own.
"""

from dataclasses import replace

from games.core import Best, Compared, Measure, Seat
from tables.history.turning_point import side_values
from tables.state.table import Table, game_of, teams_of, view_of_deal

MOST_MARKS = 160  # in a longer session every second mark is kept, then every fourth


def comparison(table: Table) -> Compared:
    """Return what the players compare: chips, points or deals won."""
    return game_of(table).declaration.compared.where(
        chips=any(chair.paid_in for chair in table.chairs)
    )


def session_nets(table: Table) -> tuple[int, ...]:
    """Return the net half-chips of this session by seat, between deals."""
    return tuple(
        stack - chair.paid_in for chair, stack in zip(table.chairs, table.stacks, strict=False)
    )


def mark_deal(table: Table) -> Table:
    """Add the deal that has just ended to the curve. Its stacks must be settled."""
    seen = view_of_deal(table, None)
    match comparison(table).measure:
        case Measure.CHIPS:
            values = session_nets(table)
        case Measure.POINTS:
            values = tuple(at.score or 0 for at in seen.seats)
        case Measure.DEALS:  # a newcomer counts from zero, the team does not
            values = tuple(
                max(seen.seats[other].wins for other in seen.side(seat))
                for seat in range(len(seen.seats))
            )
    curve = (*table.curve, (table.deals, values))
    return replace(
        table, curve=curve if len(curve) <= MOST_MARKS else curve[(len(curve) + 1) % 2 :: 2]
    )


def places_by_side(table: Table) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
    """Return places (from 1) and the seats that share them by winning together, the best first; ()
    without a finished deal.

    Equal values share a place.
    """
    if not table.curve:
        return ()
    row, compared = table.curve[-1][1], comparison(table)
    sign = 1 if compared.best is Best.MOST else -1
    worth = {
        side: sign * (value or 0)
        for side, value in side_values(row, compared.measure, teams_of(table))
    }
    order = sorted(worth, key=lambda side: -worth[side])
    return tuple((1 + sum(other > worth[side] for other in worth.values()), side) for side in order)


def erase_seat(table: Table, seat: Seat) -> Table:
    """Erase the marks of a seat whose owner leaves with their chips.

    Points and wins stay with the seat.
    """
    return erase_marks(table, seat) if comparison(table).measure is Measure.CHIPS else table


def erase_marks(table: Table, seat: Seat) -> Table:
    """Erase all marks of a seat, which may have been added after them."""
    curve = tuple((deal, (*row[:seat], None, *row[seat + 1 :])) for deal, row in table.curve)
    return replace(table, curve=curve)


def mark_final_chips(table: Table) -> Table:
    """Return the table with the final chips in the last mark: the end of an undecided match moves
    some.
    """
    if comparison(table).measure is not Measure.CHIPS or not table.curve:
        return table
    deal, row = table.curve[-1]
    final = tuple(
        None if value is None else net for value, net in zip(row, session_nets(table), strict=False)
    )
    return replace(table, curve=(*table.curve[:-1], (deal, final)))


def reduce_last_mark(table: Table, seat: Seat, hc: int) -> Table:
    """Reduce the last mark of a seat by `hc`."""
    if comparison(table).measure is not Measure.CHIPS or not table.curve:
        return table
    deal, row = table.curve[-1]
    less = tuple(
        value - hc if other == seat and value is not None else value
        for other, value in enumerate(row)
    )
    return replace(table, curve=(*table.curve[:-1], (deal, less)))
