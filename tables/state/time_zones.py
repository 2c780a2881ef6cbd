"""Time zones by name, and the hours in which a person wants no messages."""

from datetime import UTC, datetime
from functools import cache
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
