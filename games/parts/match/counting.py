"""Sides of a match, teams or single seats, and how a finished deal is counted for them (rules of
the world, 0.7).
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.core import FEWEST_PIPS, Seat

PAIRS = (0, 1, 0, 1)  # partners sit opposite each other


def side_of(teams: tuple[int, ...], seat: Seat) -> int:
    """Return the side of a seat."""
    return teams[seat] if teams else seat


def sides_by_seat(teams: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Return the side of each seat."""
    return teams or tuple(range(players))


@cache
def seats_of(teams: tuple[int, ...], side: int, players: int) -> tuple[Seat, ...]:
    """Return the seats of a side."""
    return tuple(
        seat for seat, own_side in enumerate(sides_by_seat(teams, players)) if own_side == side
    )


@cache
def number_of_sides(teams: tuple[int, ...], players: int) -> int:
    """Return how many sides there are."""
    return len(set(sides_by_seat(teams, players)))


def summed(teams: tuple[int, ...], by_seat: Sequence[int]) -> tuple[int, ...]:
    """Return amounts by side, from amounts by seat."""
    if not teams:
        return tuple(by_seat)
    sums = [0] * number_of_sides(teams, len(by_seat))
    for side, amount in zip(sides_by_seat(teams, len(by_seat)), by_seat, strict=True):
        sums[side] += amount
    return tuple(sums)


# the reason why a blocked deal is won: the lower total of both hands of a team
TEAM_PIPS = "team-pips"


class Counted(NamedTuple):
    """The winner of a blocked deal."""

    side: int | None  # None: a tie
    reason: str
    best: Seat | None = None  # the seat that leads the next deal, where the winner does


def lowest(totals: Sequence[int]) -> int | None:
    """Return the index of the strictly lowest total, or None."""
    least = min(totals)
    return totals.index(least) if list(totals).count(least) == 1 else None


def blocked(teams: tuple[int, ...], pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
    """Return the winner of a blocked deal: the side with the lowest total.

    `order` are all seats in turn order, beginning with the one that laid the last tile.
    """
    side = lowest(summed(teams, pips))
    best = None if side is None else lighter_seat(teams, side, pips, order)
    return Counted(side, TEAM_PIPS if teams else FEWEST_PIPS, best)


def lighter_seat(
    teams: tuple[int, ...], side: int, pips: Sequence[int], order: Sequence[Seat]
) -> Seat:
    """Return the seat of a side with fewer pips; of two with equally many, the first in turn
    order.
    """
    return min(sorted(seats_of(teams, side, len(order)), key=order.index), key=pips.__getitem__)


def out_points(teams: tuple[int, ...], pips: Sequence[int], side: int) -> int:
    """Return the pips in the hands of all opponents of a side.

    A partner's tiles are not opponents'.
    """
    return sum(count for seat, count in enumerate(pips) if side_of(teams, seat) != side)


def blocked_points(teams: tuple[int, ...], pips: Sequence[int], side: int, how: str) -> int:
    """Return the points of a blocked deal.

    `net` subtracts the winners' own pips once, `each` once for each opponent, `sum` not at all.
    """
    totals = summed(teams, pips)
    others = sum(totals) - totals[side]
    if how == "sum":
        return others
    return others - totals[side] * (1 if how == "net" else len(totals) - 1)
