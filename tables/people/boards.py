"""Leaderboards: what they rank by, and over which time."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from tables.state import calendar_days

ALL_GAMES = ""  # stands for all games together where a game is named


class Span(StrEnum):
    """The length of time that a counter is about. The values are stored."""

    DAY = "day"  # for curves, streaks and the audit; there are no leaderboards of it
    WEEK = "week"  # from Monday
    MONTH = "month"  # a season
    ALL = "all"


class Measure(StrEnum):
    """What a leaderboard ranks by. The values stand in custom ids."""

    ROUNDS = "rounds"  # won
    CHIPS = "chips"  # won less lost, in hc
    MATCHES = "matches"  # won
    RATING = "rating"  # at the end of the time; of all games together the best one
    TEAM_ROUNDS = "team-rounds"  # won by two partners together
    TEAM_MATCHES = "team-matches"  # won by two partners together
    # the mean of both partners' ratings after what they last played together in the time
    TEAM_RATING = "team-rating"

    @property
    def of_teams(self) -> bool:
        """True if the board ranks pairs of partners, false if it ranks people."""
        return self in TEAM_MEASURES

    @property
    def rates(self) -> bool:
        """True if the board ranks by ratings. There are none against bots."""
        return self in (Measure.RATING, Measure.TEAM_RATING)


TEAM_MEASURES: Final = (Measure.TEAM_ROUNDS, Measure.TEAM_MATCHES, Measure.TEAM_RATING)


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard of a server.

    Only people, or pairs of partners, who have played in its time are on it.
    """

    measure: Measure = Measure.ROUNDS
    game: str = ALL_GAMES
    span: Span = Span.ALL
    start: int = 0  # the first day of the week or month (`tables.state.calendar_days`)
    bots: bool = False  # of the rounds that people have played alone against bots


WEEK, EVER = "week", "all"  # periods; the others are months, such as 2026-11


def board_at(measure: Measure, game: str, period: str, *, bots: bool, today: int) -> Board:
    """Return a board of a period. Raises ValueError if the text is no period."""
    if period == EVER:
        return Board(measure, game, bots=bots)
    if period == WEEK:
        return Board(measure, game, Span.WEEK, calendar_days.week_of(today), bots)
    return Board(measure, game, Span.MONTH, month_named(period), bots)


def month_name(first: int) -> str:
    """Return the month that begins on a day as text, such as 2026-11."""
    return calendar_days.date_of(first).isoformat()[:7]


def month_named(text: str) -> int:
    """Return the first day of a month, such as 2026-11. Raises ValueError if the text is none."""
    return (date.fromisoformat(f"{text}-01") - calendar_days.EPOCH).days
