"""Seasons: the months of a server, by its own clock, and who has won in them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tables.people.boards import Measure
from tables.state import calendar_days


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
