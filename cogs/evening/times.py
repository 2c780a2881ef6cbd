"""Times as people type them.

"20:30", "tomorrow 8 pm", "friday 20:00", "in 2 hours", in the reader's language or in English.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from locales.catalogues import Words
from messages.parts.safe_names import clean_name
from tables.people.evenings import HORIZON, NOTICE

USUAL_HOUR: Final = 20  # of a day without a time
SUGGESTED_DAYS: Final = 4
STAMP: Final = re.compile(r"<t:(\d{9,11})(?::[a-zA-Z])?>|(\d{10})")  # as Discord writes times
CLOCK: Final = re.compile(
    r"(?<![\d.:/-])(\d{1,2})(?:\s*(?:[:.時]|h(?![^\W\d_]))\s*(\d{2})?\s*分?)?\s*(am|pm)?(?![\d:/]|-\d)"
)
ISO_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
DAY_MONTH: Final = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.(\d{4})?")
JAPANESE_DATE: Final = re.compile(r"(\d{1,2})月(\d{1,2})日")
AMOUNT: Final = re.compile(r"(\d{1,3}(?:[.,]5)?)\s*([^\W\d]+)")
UNITS: Final = ("minutes", "hours", "days")  # `when-in-<unit>`
MINUTES: Final = {"minutes": 1, "hours": 60, "days": 1440}


def read_time(text: str, now: int, zone: ZoneInfo, words: Words, english: Words) -> int | None:
    """Return the time (ms since 1970) that a text means in a time zone; None if it means none."""
    typed = " ".join(text.casefold().replace("'", "’").split())
    if stamp := STAMP.fullmatch(typed):
        return int(stamp[1] or stamp[2]) * 1000
    for language in (words, english):
        if (span := _read_span(typed, language)) is not None:
            return -(-(now + span * 60_000) // 60_000) * 60_000
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    for language in (words, english):
        try:
            found = _read_day_and_clock(typed, here, language)
        except ValueError:  # a date that does not exist
            return None
        if found is not None:
            return _stamp(found, zone)
    return None


def suggested_times(now: int, zone: ZoneInfo) -> list[int]:
    """Return the next evenings, for somebody who has typed nothing yet."""
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone).date()
    days = (today + timedelta(days=number) for number in range(SUGGESTED_DAYS + 1))
    times = [_stamp(datetime.combine(day, time(USUAL_HOUR)), zone) for day in days]
    return [moment for moment in times if moment - now >= NOTICE][:SUGGESTED_DAYS]


def is_possible(when: int, now: int) -> bool:
    """Return whether an evening can be planned for a time."""
    return NOTICE <= when - now <= HORIZON


def time_text(when: int, zone: ZoneInfo, words: Words) -> str:
    """Return a time for places where Discord shows no timestamps.

    Weekday, date, time and time zone.
    """
    there = datetime.fromtimestamp(when / 1000, UTC).astimezone(zone)
    day = words("when-date", year=str(there.year), month=f"{there.month:02}", day=f"{there.day:02}")
    weekday = _weekdays(words)[there.weekday()][0]
    return words(
        "when-shown",
        weekday=weekday,
        date=day,
        time=f"{there:%H:%M}",
        zone=clean_name(zone.key.replace("_", " ")),
    )


def _stamp(there: datetime, zone: ZoneInfo) -> int:
    return int(there.replace(tzinfo=zone).timestamp() * 1000)


def _read_span(typed: str, words: Words) -> int | None:
    """Return the minutes of "in 2 hours"; None for everything else."""
    units = {name: unit for unit in UNITS for name in _names(words(f"when-in-{unit}"))}
    spans = [(amount, unit) for amount, unit in AMOUNT.findall(typed) if unit in units]
    rest = AMOUNT.sub(lambda found: "" if found[2] in units else found[0], typed).strip(" ,")
    if (
        not spans
        or rest not in _names(words("when-in"))
        or (not rest and len(spans[0][1]) == 1 and spans[0][1].isascii())
    ):
        return None  # "20 h" is a time of day, "in 20 h" is not
    return round(
        sum(float(amount.replace(",", ".")) * MINUTES[units[unit]] for amount, unit in spans)
    )


def _read_day_and_clock(typed: str, here: datetime, words: Words) -> datetime | None:
    """Return the next time that a day, a time of day or both name."""
    day, rest, is_weekday = _read_day(typed, here.date(), words)
    clock = CLOCK.search(rest)
    if clock is None and (day is None or rest.strip(" ,")):
        return None
    clock_time = time(USUAL_HOUR) if clock is None else _clock_time(clock)
    if clock_time is None or (
        clock is not None and not _is_filler(CLOCK.sub("", rest, count=1), words)
    ):
        return None
    found = datetime.combine(day or here.date(), clock_time)
    if found <= here.replace(tzinfo=None):
        if is_weekday:
            found += timedelta(days=7)
        elif day is None:
            found += timedelta(days=1)
    return found


def _read_day(typed: str, today: date, words: Words) -> tuple[date | None, str, bool]:
    """Return the day that a text names, the text without it, and whether it is a weekday."""
    for pattern, order in (
        (ISO_DATE, (1, 2, 3)),
        (DAY_MONTH, (3, 2, 1)),
        (JAPANESE_DATE, (0, 1, 2)),
    ):
        if found := pattern.search(typed):
            day = _date(
                today, *(int(found[place]) if place and found[place] else 0 for place in order)
            )
            return day, typed[: found.start()] + typed[found.end() :], False
    soon = (words("when-today"), words("when-tomorrow"), words("when-overmorrow"))
    near = {name: ahead for ahead, names in enumerate(soon) for name in _names(names)}
    weekdays = {
        name.casefold(): number for number, names in enumerate(_weekdays(words)) for name in names
    }
    for name in sorted((*near, *weekdays), key=len, reverse=True):
        if (place := _find(name, typed)) >= 0:
            ahead = near[name] if name in near else (weekdays[name] - today.weekday()) % 7
            return (
                today + timedelta(days=ahead),
                typed[:place] + typed[place + len(name) :],
                name not in near,
            )
    return None, typed, False


def _find(name: str, typed: str) -> int:
    """Return the place of a name in a text, as a whole word in languages that separate words.

    -1 if it is not there.
    """
    if not name.isascii() and ord(max(name)) > 0x3000:
        return typed.find(name)
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", typed)
    return -1 if found is None else found.start()


def _date(today: date, year: int, month: int, day: int) -> date:
    """Return a date; without a year (0) the next one."""
    found = date(year or today.year, month, day)
    return found if year or found >= today else date(today.year + 1, month, day)


def _clock_time(clock: re.Match[str]) -> time | None:
    """Return the time of day that was found."""
    hour, minute = int(clock[1]), int(clock[2] or 0)
    if clock[3]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if clock[3] == "pm" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


def _is_filler(rest: str, words: Words) -> bool:
    """Return whether nothing of a text is left but words such as "at"."""
    return set(rest.replace(",", " ").split()) <= set(_names(words("when-filler")))


@cache
def _names(text: str) -> tuple[str, ...]:
    """Return the names in a message: separated by bars, in small letters.

    "-" stands for no word at all.
    """
    return tuple("" if name.strip() == "-" else name.strip().casefold() for name in text.split("|"))


def _weekdays(words: Words) -> tuple[tuple[str, ...], ...]:
    """Return the names of each weekday, the usual one first."""
    return tuple(
        tuple(name.strip() for name in day.split("|")) for day in words("when-weekdays").split("/")
    )
