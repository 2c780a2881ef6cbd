"""Fair play: how long a person who often leaves rounds waits before they play with others, and the
figures for moderators.

docs/players/fair-play.md has the rule. Rounds alone against bots never count.
"""

from dataclasses import dataclass
from typing import Final

from tables.state import calendar_days
from tables.state.default_settings import DAY

RELIABILITY_DAYS = 90  # reliability is that of the last 90 days
ROUNDS_TO_SHOW = 10  # reliability is shown after so many rounds
LEFT_DAYS = 7  # a round that was left counts for so long
FORGIVEN = 2  # rounds that everybody may leave in that time
NEWCOMER_FORGIVEN = 4  # rounds that newcomers may leave in that time
NEWCOMER_ROUNDS = 20  # people who have begun fewer are newcomers
ROUNDS_TO_FORGIVE = 10  # one of so many rounds may be left
# ms after each further one
WAITS: Final = tuple(minutes * 60_000 for minutes in (5, 15, 30, 60, 120))

# of a month, from which on a person's share of rounds with the same person is looked at
ROUNDS_FOR_SHARE = 20
HALF = 500  # thousandths: pairs below are not listed
MONTHS_KEPT = 1  # besides the present one


def month_at(now: int, zone: str | None) -> int:
    """Return the month at a time in a time zone, as its first day, counted from 1970."""
    return calendar_days.month_of(calendar_days.day_at(now, zone))


def percent_kept(played: int, begun: int) -> int:
    """Return the percentage of the rounds begun that were played to their end, rounded down: only
    people who have left none read 100.
    """
    return 100 * played // begun if begun else 100


@dataclass(frozen=True, slots=True)
class Conduct:
    """A person's rounds with other people on a server."""

    begun: int = 0  # rounds within `RELIABILITY_DAYS`
    played: int = 0  # of these, to their end
    lately: int = 0  # rounds begun within `LEFT_DAYS`
    # ms: rounds and matches that they have left, or were away at the end; oldest first
    left: tuple[int, ...] = ()
    returned: bool = False  # some of these before the person was forgotten and came back

    @property
    def reliability(self) -> int | None:
        """Percentage of rounds played to the end; None while too little has been played."""
        return None if self.begun < ROUNDS_TO_SHOW else percent_kept(self.played, self.begun)


def left_lately(conduct: Conduct, now: int) -> tuple[int, ...]:
    """Return when the person has left rounds that still count.

    What seems to come later is the mistake of a wrong clock.
    """
    return tuple(at for at in conduct.left if now - LEFT_DAYS * DAY < at <= now)


def waits_until(conduct: Conduct, now: int) -> int:
    """Return the time (ms) from which a person may play with others again; 0 if they may now.

    The wait begins with the last round that they left. It is longer the more rounds they have left
    beyond those that are forgiven, and shorter as older ones fade.
    """
    left = left_lately(conduct, now)
    free = max(
        NEWCOMER_FORGIVEN if conduct.begun < NEWCOMER_ROUNDS and not conduct.returned else FORGIVEN,
        conduct.lately // ROUNDS_TO_FORGIVE,
    )
    if len(left) <= free:
        return 0
    until = left[-1] + WAITS[min(len(left) - free, len(WAITS)) - 1]
    return until if until > now else 0


@dataclass(frozen=True, slots=True)
class ChipFlow:
    """Chips that one person has won from another in a month, less what they have lost to them."""

    winner: int
    loser: int
    hc: int
    tables: int
    rounds: int  # played by both
    gained: int  # rounds that moved chips to `winner`
    lost: int  # rounds that moved chips to `loser`

    @property
    def people(self) -> tuple[int, int]:
        return self.winner, self.loser


@dataclass(frozen=True, slots=True)
class ClosePair:
    """Two people who have played many rounds of a month with each other and no other person."""

    user: int
    opponent: int
    rounds: int  # with nobody else
    of_user: int  # rounds with other people in all
    of_opponent: int

    @property
    def people(self) -> tuple[int, int]:
        return self.user, self.opponent


@dataclass(frozen=True, slots=True)
class Figures:
    """The middle of a server's figures of a month, to compare with."""

    count: int = 0  # pairs or people
    median: int = 0  # hc, or thousandths of their rounds
