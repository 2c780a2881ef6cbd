"""Sides of a match: teams, or single seats."""

from collections.abc import Sequence

from games.core import Seat

PAIRS = (0, 1, 0, 1)  # partners sit opposite each other


def side_of(teams: tuple[int, ...], seat: Seat) -> int:
    """Return the side of a seat."""
    return teams[seat] if teams else seat


def sides_by_seat(teams: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Return the side of each seat."""
    return teams or tuple(range(players))


def seats_of(teams: tuple[int, ...], side: int, players: int) -> tuple[Seat, ...]:
    """Return the seats of a side."""
    return tuple(seat for seat, one in enumerate(sides_by_seat(teams, players)) if one == side)


def number_of_sides(teams: tuple[int, ...], players: int) -> int:
    """Return how many sides there are."""
    return len(set(sides_by_seat(teams, players)))


def summed(teams: tuple[int, ...], by_seat: Sequence[int]) -> tuple[int, ...]:
    """Return amounts by side, from amounts by seat."""
    sums = [0] * number_of_sides(teams, len(by_seat))
    for side, amount in zip(sides_by_seat(teams, len(by_seat)), by_seat, strict=True):
        sums[side] += amount
    return tuple(sums)
