"""Turning point of a session, found in the public curve of the standings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import Best, Compared, Measure, Seat

# by deal: its number and the standing by seat
Curve: TypeAlias = tuple[tuple[int, tuple[int | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The deal since which one side has been ahead of all others until the end: a team, or a
    player where there are none.
    """

    deal: int
    side: tuple[Seat, ...]
    first: bool  # this is the first deal of the curve: the lead never changed


def find_turning_point(
    curve: Curve, compared: Compared, teams: Sequence[int] = ()
) -> TurningPoint | None:
    """Return the deal that changed the lead for good, or None if the end is shared or only one deal
    was played.

    `teams` has the number of the team by seat; () if everybody plays alone.
    """
    leaders = [
        sole_leader(side_values(row, compared.measure, teams), compared.best) for _, row in curve
    ]
    if len(leaders) < 2 or leaders[-1] is None:
        return None
    since = next(number for number in range(len(leaders)) if set(leaders[number:]) == {leaders[-1]})
    return TurningPoint(curve[since][0], leaders[-1], since == 0)


def sides_of(seats: int, teams: Sequence[int]) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats that win together, for each team, or for each seat if there are no teams."""
    if not teams:
        return tuple((seat,) for seat in range(seats))
    return tuple(
        tuple(seat for seat in range(seats) if teams[seat] == team) for team in sorted(set(teams))
    )


def side_values(
    row: Sequence[int | None], measure: Measure, teams: Sequence[int]
) -> tuple[tuple[tuple[Seat, ...], int | None], ...]:
    """Return the value of each side in a row of the curve: the sum of their chips, or what they
    all have.
    """
    found: list[tuple[tuple[Seat, ...], int | None]] = []
    for side in sides_of(len(row), teams):
        values = [value for seat in side if (value := row[seat]) is not None]
        together = sum(values) if measure is Measure.CHIPS else max(values, default=0)
        found.append((side, together if values else None))
    return tuple(found)


def sole_leader(
    row: Collection[tuple[tuple[Seat, ...], int | None]], best: Best
) -> tuple[Seat, ...] | None:
    """Return the side that is ahead of all others, or None if the lead is shared."""
    values = sorted(
        (value if best is Best.MOST else -value, side) for side, value in row if value is not None
    )
    alone = len(values) == 1 or (len(values) > 1 and values[-1][0] > values[-2][0])
    return values[-1][1] if alone else None
