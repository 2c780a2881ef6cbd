"""Days, weeks and months by the clock of a server: zones, summer time, leap days, the turn of a
year.
"""

from datetime import UTC, date, datetime

import pytest

from tables.people.leaderboard_kinds import Board, Measure, Span, board_at, month_name, month_named
from tables.state import calendar_days

ZONES = (
    None,
    "Europe/Vienna",
    "America/New_York",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Asia/Kathmandu",
    "America/Havana",
)


def at(*clock: int) -> int:
    return int(datetime(*clock, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


def day(*of: int) -> int:
    return (date(*of) - calendar_days.EPOCH).days


@pytest.mark.parametrize(
    ("now", "zone", "expected"),
    [
        (at(2028, 2, 29, 22, 59), "Europe/Vienna", (2028, 2, 29)),
        (at(2028, 2, 29, 23, 0), "Europe/Vienna", (2028, 3, 1)),
        (at(2028, 6, 30, 22, 0), "Europe/Vienna", (2028, 7, 1)),  # summer time: an hour earlier
        (at(2026, 12, 31, 10, 0), "Pacific/Kiritimati", (2027, 1, 1)),
        (at(2027, 1, 1, 10, 59), "Pacific/Pago_Pago", (2026, 12, 31)),
        (at(2026, 11, 30, 23, 59), None, (2026, 11, 30)),
        (at(2026, 11, 30, 23, 59), "Atlantis/Capital", (2026, 11, 30)),  # unknown: UTC
        (at(2026, 11, 30, 23, 59), "../etc/passwd", (2026, 11, 30)),
    ],
)
def test_the_day_is_that_of_the_zone(
    now: int, zone: str | None, expected: tuple[int, int, int]
) -> None:
    assert calendar_days.date_of(calendar_days.day_at(now, zone)) == date(*expected)


@pytest.mark.parametrize("zone", ZONES)
def test_a_day_begins_at_its_start_and_not_before(zone: str | None) -> None:
    """Also days of 23 and 25 hours, and days without midnight (Havana puts its clock forward
    then).
    """
    for number in range(day(2027, 12, 25), day(2029, 1, 8)):
        begins = calendar_days.start_of_day(number, zone)
        assert calendar_days.day_at(begins, zone) == number
        assert calendar_days.day_at(begins - 1, zone) == number - 1


def test_weeks_begin_on_monday_and_months_on_the_first() -> None:
    for number in range(day(2026, 11, 1), day(2029, 3, 5)):
        monday, first = calendar_days.week_of(number), calendar_days.month_of(number)
        assert calendar_days.date_of(monday).weekday() == 0
        assert 0 <= number - monday < 7
        assert calendar_days.date_of(first) == calendar_days.date_of(number).replace(day=1)
        assert calendar_days.months_later(first, 1) == calendar_days.month_of(first + 31)
        assert calendar_days.months_later(calendar_days.months_later(first, -15), 15) == first
    assert calendar_days.months_later(day(2028, 1, 1), 1) + 29 == calendar_days.months_later(
        day(2028, 1, 1), 2
    ), "a leap day"


def test_the_names_of_months_are_read_as_they_are_written() -> None:
    for number in (day(2026, 11, 1), day(2028, 2, 1), day(1999, 12, 1)):
        assert month_named(month_name(number)) == number
    for text in ("2026-13", "", "week", "2026", "26-11", "2026-11-01"):
        with pytest.raises(ValueError, match=r".*"):
            month_named(text)
    assert board_at(Measure.CHIPS, "buki", "week", bots=True, today=day(2028, 3, 1)) == Board(
        Measure.CHIPS, "buki", Span.WEEK, day(2028, 2, 28), bots=True
    )
