"""Times as people type them.

"20:30", "tomorrow 8 pm", "half past 8", "in 2 hours", in the reader's language or in English.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from locales.catalogues import Words
from messages.parts.safe_names import clean_name
from tables.state.evening_times_and_limits import HORIZON, NOTICE, SHORT_NOTICE

USUAL_HOUR: Final = 20  # of a day without a time, and of an evening or a night
# of other parts of the day without a time, by their first hour
USUAL_HOURS: Final[dict[int | None, int]] = {0: 10, 12: 15, 15: 17}
HALVES: Final = {"am": 0, "pm": 12}  # first hour of each half of the day
SUGGESTED_DAYS: Final = 4
SOON: Final = ("when-today", "when-tomorrow", "when-overmorrow")
STAMP: Final = re.compile(r"<t:(\d{9,11})(?::[a-zA-Z])?>|(\d{10})")  # as Discord writes times
CLOCK: Final = re.compile(
    r"(?<![\d.:/-])(\d{1,2})(?:\s*(?:[:.時]|uhr|h(?![^\W\d_]))\s*(\d{2})?\s*分?)?"
    r"\s*(am|pm)?(?![\d:/]|-\d)"
)
ISO_DATE: Final = re.compile(r"(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?(?!\d)")
SHORT_DATE: Final = re.compile(r"(\d{1,2})(?:(/)|\.\s?)(\d{1,2})(?(2)/?|\.\s?)(\d{4})?(?![\d:])")
JAPANESE_DATE: Final = re.compile(r"(\d{1,2})月(\d{1,2})日")
# `when-spoken` makes "m12" of "December"
DAY_MONTH: Final = re.compile(r"(\d{1,2})(?:\.|st|nd|rd|th)?(?: de| of)? m(\d{1,2})\b\.?")
MONTH_DAY: Final = re.compile(r"\bm(\d{1,2})\.? (\d{1,2})(?:\.|st|nd|rd|th)?(?![\d:])")
AMOUNT: Final = re.compile(r"(\d{1,3}(?:[.,]\d)?)\s*([^\W\d]+)")
HOURS_MINUTES: Final = re.compile(r"(\d)\s?h\s?(\d{2})\b")
MINUTES: Final = {"minutes": 1, "hours": 60, "days": 1440, "weeks": 10080}  # `when-in-<unit>`


def read_time(text: str, now: int, zone: ZoneInfo, words: Words, english: Words) -> int | None:
    """Return the time (ms since 1970) that a text means in a time zone; None if it means none."""
    typed = " ".join(_plain(text).split())
    if stamp := STAMP.fullmatch(typed):
        return int(stamp[1] or stamp[2]) * 1000
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    for language in (words, english):
        digits = _in_digits(typed, _pairs(language("when-spoken")))
        if (span := _read_span(digits, language)) is not None:
            return -(-(now + span * 60_000) // 60_000) * 60_000
        try:
            found = _read_day_and_clock(digits, here, language)
        except ValueError:  # a date that does not exist
            return None
        if found is not None:
            return _stamp(found, zone)
    return None


def suggested_times(typed: str, now: int, zone: ZoneInfo, words: Words) -> list[int]:
    """Return the next evenings: of days whose names begin with the typed text, or of all."""
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone).date()
    days = {today + timedelta(days=ahead): name for ahead, name in enumerate((*SOON, *[""] * 5))}
    begun = [
        day
        for day, soon in days.items()
        for names in (_names(words(soon)) if soon else (), _weekdays(words)[day.weekday()])
        if typed and any(_plain(name).startswith(_plain(typed)) for name in names)
    ]
    times = [_stamp(datetime.combine(day, time(USUAL_HOUR)), zone) for day in begun or days]
    return [moment for moment in times if moment - now >= NOTICE][:SUGGESTED_DAYS]


def is_possible(when: int, now: int) -> bool:
    """Return whether an evening can be planned for a time; a tournament may begin sooner."""
    return SHORT_NOTICE <= when - now <= HORIZON


def time_text(when: int, zone: ZoneInfo, words: Words) -> str:
    """Return a time for places where Discord shows no timestamps.

    Weekday, date, time and time zone.
    """
    there = datetime.fromtimestamp(when / 1000, UTC).astimezone(zone)
    day = words("when-date", year=str(there.year), month=f"{there.month:02}", day=f"{there.day:02}")
    return words(
        "when-shown",
        weekday=_weekdays(words)[there.weekday()][0],
        date=day,
        time=f"{there:%H:%M}",
        zone=clean_name(zone.key.replace("_", " ")),
    )


def _stamp(there: datetime, zone: ZoneInfo) -> int:
    return int(there.replace(tzinfo=zone).timestamp() * 1000)


def _in_digits(typed: str, spoken: dict[str, str]) -> str:
    """Return a text with digits in place of spoken numbers and months."""
    return _pattern(tuple(spoken)).sub(lambda found: spoken[found[0]], typed)


def _read_span(typed: str, words: Words) -> int | None:
    """Return the minutes of "in 2 hours"; None for everything else."""
    units = {name: unit for unit in MINUTES for name in _names(words(f"when-in-{unit}"))}
    typed = HOURS_MINUTES.sub(r"\1 h \2 min", typed)
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
    evenings, shifts = _pairs(words("when-evening")), _pairs(words("when-shifts"))
    evening, shift = _pattern(tuple(evenings)).search(typed), _pattern(tuple(shifts)).search(rest)
    rest = _pattern(tuple(evenings)).sub(" ", rest.replace(shift[0], " ") if shift else rest)
    clock = CLOCK.search(rest)
    begin = int(evenings[evening[0]]) if evening else HALVES.get(clock[3] if clock else "")
    minutes: int | None = 60 * USUAL_HOURS.get(begin, USUAL_HOUR)
    if clock is not None:
        rest = CLOCK.sub(" ", rest, count=1)
        minutes = _clock_minutes(clock, begin)
    elif shift or not (day or evening):
        return None
    rest = _pattern(_names(words("when-filler"))).sub(" ", rest)
    if minutes is None or rest.strip(" ,."):
        return None
    found = datetime.combine(day or here.date(), time())
    found += timedelta(minutes=minutes + (int(shifts[shift[0]]) if shift else 0))
    now = here.replace(tzinfo=None)
    half_day = timedelta(hours=12)
    if (
        begin is None
        and clock
        and int(clock[1])  # 0 is no hour of a clock of twelve
        and found.hour < 12
        and found <= now < found + half_day
    ):
        return found + half_day  # "at 8" in the afternoon
    if found <= now and (is_weekday or day is None):
        found += timedelta(days=7 if is_weekday else 1)
    return found


def _read_day(typed: str, today: date, words: Words) -> tuple[date | None, str, bool]:
    """Return the day that a text names, the text without it, and whether it is a weekday."""
    is_year_first = words("when-date", year="1", month="2", day="3").startswith("1")
    for pattern, order in (
        (ISO_DATE, (1, 2, 3)),
        (JAPANESE_DATE, (0, 1, 2)),
        (DAY_MONTH, (0, 2, 1)),
        (MONTH_DAY, (0, 1, 2)),
        (SHORT_DATE, (4, 1, 3) if is_year_first else (4, 3, 1)),
    ):
        if found := pattern.search(typed):
            year, month, number = (int(found[place] or 0) if place else 0 for place in order)
            month, number = (number, month) if month > 12 else (month, number)
            return (
                _date(today, year, month, number),
                typed[: found.start()] + " " + typed[found.end() :],
                False,
            )
    near = {name: ahead for ahead, key in enumerate(SOON) for name in _names(words(key))}
    weekdays = {
        _plain(name): (number - today.weekday()) % 7
        for number, names in enumerate(_weekdays(words))
        for name in names
    }
    if found := _pattern((*near, *weekdays)).search(typed):
        name, rest = found[0], typed[: found.start()] + " " + typed[found.end() :]
        if name in near:
            return today + timedelta(days=near[name]), rest, False
        day, weeks = today + timedelta(days=weekdays[name]), _pairs(words("when-week"))
        if week := _pattern(tuple(weeks)).search(rest):
            rest = rest.replace(week[0], " ", 1)
            if weeks[week[0]] == "+":  # "next", which rules out today
                return today + timedelta(days=weekdays[name] or 7), rest, False
            if ahead := int(weeks[week[0]]):
                monday = today - timedelta(days=today.weekday())
                return monday + timedelta(days=7 * ahead + day.weekday()), rest, False
        return day, rest, True
    return None, typed, False


def _date(today: date, year: int, month: int, day: int) -> date:
    """Return a date; without a year (0) the next one."""
    is_over = (month, day) < (today.month, today.day)
    return date(year or today.year + is_over, month, day)


def _clock_minutes(clock: re.Match[str], begin: int | None) -> int | None:
    """Return the minutes from midnight to a time of day; None if there is no such time.

    An hour up to 12 is the next one after `begin`, the first hour of the named part of the day.
    So "tonight at 1" is after 24 hours. 24:00, and so midnight, is the end of the day.
    """
    hour, minute = int(clock[1]), int(clock[2] or 0)
    if (hour, minute) > (24, 0) or minute > 59:
        return None
    if begin is not None and hour <= 12:
        hour = begin + (hour - begin) % 12
    return 60 * hour + minute


@cache
def _names(text: str) -> tuple[str, ...]:
    """Return the names in a message: separated by bars, in small letters.

    "-" stands for no word at all.
    """
    return tuple("" if name.strip() == "-" else _plain(name) for name in text.split("|"))


def _plain(text: str) -> str:
    """Return a text in small letters without accents."""
    signs = normalize("NFKD", text.strip().casefold().replace("'", "’"))
    return "".join(sign for sign in signs if not combining(sign))


@cache
def _pairs(text: str) -> dict[str, str]:
    """Return what the names in a message mean, as "name = meaning | name = meaning" says it."""
    pairs = (pair.split("=") for pair in text.split("|"))
    return {_plain(name): _plain(meaning) for name, meaning in pairs}


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for any of the names, as whole words in languages that separate words."""
    return re.compile(
        "|".join(
            re.escape(name) if ord(max(name)) > 0x3000 else rf"(?<!\w){re.escape(name)}(?!\w)"
            for name in sorted(names, key=len, reverse=True)
        )
    )


def _weekdays(words: Words) -> tuple[tuple[str, ...], ...]:
    """Return the names of each weekday, the usual one first."""
    return tuple(
        tuple(name.strip() for name in day.split("|")) for day in words("when-weekdays").split("/")
    )
