"""Turning point of a session, found in the public curve of the standings."""

from dataclasses import dataclass
from typing import TypeAlias

from games.core import Best, Seat

Curve: TypeAlias = tuple[tuple[int, tuple[int | None, ...]], ...]  # by deal: its number and the standing by seat


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The deal since which one seat has been ahead of all others until the end."""

    deal: int
    seat: Seat
    first: bool  # this is the first deal of the curve: the lead never changed


def find_turning_point(curve: Curve, best: Best) -> TurningPoint | None:
    """Return the deal that changed the lead for good, or None if the end is shared or only one deal was played."""
    leaders = [sole_leader(row, best) for _, row in curve]
    if len(leaders) < 2 or leaders[-1] is None:
        return None
    since = next(number for number in range(len(leaders)) if set(leaders[number:]) == {leaders[-1]})
    return TurningPoint(curve[since][0], leaders[-1], since == 0)


def sole_leader(row: tuple[int | None, ...], best: Best) -> Seat | None:
    """Return the seat that is ahead of all others, or None if the lead is shared."""
    values = sorted((value if best is Best.MOST else -value, seat) for seat, value in enumerate(row) if value is not None)
    alone = len(values) == 1 or (len(values) > 1 and values[-1][0] > values[-2][0])
    return values[-1][1] if alone else None
