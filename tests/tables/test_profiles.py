"""Days played in a row."""

import pytest

from tables.people.profiles import Profile, longest_streak, streak


@pytest.mark.parametrize(
    ("days", "today", "now", "longest"),
    [
        ((), 10, 0, 0),
        ((10,), 10, 1, 1),
        ((9,), 10, 1, 1),  # today is not over yet
        ((8,), 10, 0, 1),
        ((7, 8, 9, 10), 10, 4, 4),
        ((1, 2, 3, 4, 5, 9, 10), 10, 2, 5),
        ((3, 4, 7, 8, 9), 10, 3, 3),
        ((9, 10, 11), 10, 2, 3),  # the clock was set back: tomorrow has been played already
    ],
)
def test_streaks(days: tuple[int, ...], today: int, now: int, longest: int) -> None:
    assert (streak(days, today), longest_streak(days)) == (now, longest)


def test_rounds_played_to_the_end_in_percent_as_the_lobby_counts_them() -> None:
    """Nobody has 100 who has left one."""
    kept = [
        Profile(1, begun, played, won=0, hc=0, games=(), days=()).kept
        for begun, played in ((0, 0), (3, 2), (200, 199), (7, 7))
    ]
    assert kept == [100, 66, 99, 100]
