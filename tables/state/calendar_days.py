"""Days, weeks and months by the clock of a server; time zones by name; quiet hours of people."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

WORLD = "UTC"


@cache
def zone_named(name: str | None) -> ZoneInfo:
    """Return a time zone by its name, such as Europe/Vienna; UTC if there is none of this name."""
    try:
        return ZoneInfo(name or WORLD)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(WORLD)


def find_zone(typed: str) -> str | None:
    """Return the name of the time zone that a text means: its name or its last part ("vienna").

    None if there is none.
    """
    wanted = "_".join(typed.split()).casefold()
    names = _zone_names()
    return names.get(wanted) or next(
        (names[name] for name in names if name.rpartition("/")[2] == wanted), None
    )


@cache
def _zone_names() -> dict[str, str]:
    """Return the names of all time zones by their spelling in small letters.

    Places come before obsolete names.
    """
    found = sorted(
        available_timezones(),
        key=lambda name: ("/" not in name or name.startswith(("Etc/", "US/")), name),
    )
    return {name.casefold(): name for name in found}


def is_quiet(hours: str | None, zone: str | None, now: int) -> bool:
    """Return whether a time (ms since 1970) lies in quiet hours such as "22-8" of a time zone."""
    if hours is None:
        return False
    first, _, last = hours.partition("-")
    hour = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_named(zone)).hour
    starts, ends = int(first), int(last)
    return starts <= hour < ends if starts < ends else hour >= starts or hour < ends


EPOCH: Final = date(1970, 1, 1)
MONDAY: Final = 4  # the first Monday


def day_at(now: int, zone: str | None) -> int:
    """Return the day at a time (ms since 1970) in a time zone."""
    return (
        datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_named(zone)).date() - EPOCH
    ).days


def clock_at(now: int, zone: str | None) -> str:
    """Return the time of day at a time (ms since 1970) in a time zone, such as 18:05."""
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_named(zone)).strftime("%H:%M")


def start_of_day(day: int, zone: str | None) -> int:
    """Return when a day begins in a time zone (ms since 1970).

    A clock that skips midnight begins the day when it goes on.
    """
    return int(datetime.combine(date_of(day), time(), zone_named(zone)).timestamp() * 1000)


def hour_at(now: int, zone: str | None) -> int:
    """Return the hour (0 to 23) that the clocks of a time zone show at a time (ms since 1970)."""
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_named(zone)).hour


def date_of(day: int) -> date:
    """Return a day as a date."""
    return EPOCH + timedelta(days=day)


def week_of(day: int) -> int:
    """Return the Monday of a day's week."""
    return day - (day - MONDAY) % 7


def month_of(day: int) -> int:
    """Return the first day of a day's month."""
    return (date_of(day).replace(day=1) - EPOCH).days


def months_later(first: int, months: int) -> int:
    """Return the first day of the month that is so many months after the one that begins on
    `first`, or before it if negative.
    """
    begins = date_of(first)
    count = begins.year * 12 + begins.month - 1 + months
    return (date(count // 12, count % 12 + 1, 1) - EPOCH).days
