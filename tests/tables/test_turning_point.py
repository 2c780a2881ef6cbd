"""The turning point of a session is read off its public curve."""

import pytest

from games.core import Best, Compared, Measure
from tables.history.turning_point import Curve, TurningPoint, find_turning_point


def curve(*rows: tuple[int | None, ...]) -> Curve:
    """Return a curve with these rows for the deals 1, 2, 3 and so on."""
    return tuple(enumerate(rows, 1))


@pytest.mark.parametrize(
    ("rows", "best", "turn"),
    [
        (((4, -4), (-2, 2), (6, -6), (8, -8)), Best.MOST, TurningPoint(3, (0,), first=False)),
        # caught up with is not ahead
        (((4, -4), (0, 0), (6, -6)), Best.MOST, TurningPoint(3, (0,), first=False)),
        (((4, -4), (2, -2)), Best.MOST, TurningPoint(1, (0,), first=True)),
        (((4, 9, 30), (20, 9, 31)), Best.LEAST, TurningPoint(2, (1,), first=False)),
        # a chair that the house has taken since
        (((None, -4, 4), (2, -6, 4)), Best.MOST, TurningPoint(1, (2,), first=True)),
        (((4, -4), (0, 0)), Best.MOST, None),
        (((4, -4),), Best.MOST, None),
        ((), Best.MOST, None),
    ],
)
def test_since_when_one_was_ahead_of_all(
    rows: tuple[tuple[int | None, ...], ...], best: Best, turn: TurningPoint | None
) -> None:
    assert find_turning_point(curve(*rows), Compared(best=best)) == turn


def test_a_team_is_ahead_together() -> None:
    rows = ((0, 5, 0, 5), (7, 5, 7, 5), (9, 5, 9, 5))
    assert find_turning_point(curve(*rows), Compared(Measure.POINTS), (0, 1, 0, 1)) == TurningPoint(
        2, (0, 2), first=False
    )
    assert find_turning_point(curve(*rows), Compared(Measure.POINTS)) is None, (
        "without teams two share the lead"
    )
    assert find_turning_point(
        curve(*(((3, -1, -1, -1), (3, 4, -9, 2)))), Compared(Measure.CHIPS), (0, 1, 0, 1)
    ) == TurningPoint(2, (1, 3), first=False)
