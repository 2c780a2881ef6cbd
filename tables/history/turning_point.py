"""Where a session turned, by what everybody has seen: the curve of its end, and nothing else."""

from dataclasses import dataclass
from typing import TypeAlias

from games.core import Best, Seat

Curve: TypeAlias = tuple[tuple[int, tuple[int | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The deal since which one seat has been ahead of all others, to the end."""

    deal: int
    seat: Seat
    first: bool  # it is the first deal that is known: there was no turn


def turning_point(curve: Curve, best: Best) -> TurningPoint | None:
    """Where the lead changed for good; None where several lead in the end, or where one deal is all there was."""
    leads = [leader(row, best) for _, row in curve]
    if len(leads) < 2 or leads[-1] is None:
        return None
    since = next(number for number in range(len(leads)) if set(leads[number:]) == {leads[-1]})
    return TurningPoint(curve[since][0], leads[-1], since == 0)


def leader(row: tuple[int | None, ...], best: Best) -> Seat | None:
    """Who is ahead of all others after a deal, None if nobody is."""
    values = sorted((value if best is Best.MOST else -value, seat) for seat, value in enumerate(row) if value is not None)
    alone = len(values) == 1 or (len(values) > 1 and values[-1][0] > values[-2][0])
    return values[-1][1] if alone else None
