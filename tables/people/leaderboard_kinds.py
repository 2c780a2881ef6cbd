"""Leaderboards: what they rank by, and over which time. Seasons: the months of a server, and who
has won in them.
"""

from collections.abc import Iterable
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


@dataclass(frozen=True, slots=True)
class Season:
    """A month in which somebody has played on a server."""

    guild: int
    start: int  # its first day (`tables.state.calendar_days`)
    zone: str | None = None  # of the server; None: UTC
    channel: int | None = None  # where its winners are celebrated; None: nowhere
    told: int | None = None  # ms: when they were; negative while they are; None: not yet

    def is_over(self, now: int) -> bool:
        """Return whether the month has ended on the server."""
        return now >= calendar_days.start_of_day(
            calendar_days.months_later(self.start, 1), self.zone
        )


@dataclass(frozen=True, slots=True)
class SeasonWinner:
    """A person who has won most in a game of a season, alone or with a partner.

    Several may share the place.
    """

    game: str
    user: int
    measure: Measure  # matches won, or rounds won if nobody has won a match
    value: int
    # in a game that is always played in teams; None also if the partner has been forgotten
    partner: int | None = None


def winning_sides(winners: Iterable[SeasonWinner]) -> tuple[tuple[int, ...], ...]:
    """Return the users who have won a game of a season: each alone, or partners together."""
    sides = [tuple(sorted({winner.user, winner.partner or winner.user})) for winner in winners]
    return tuple(dict.fromkeys(sides))
