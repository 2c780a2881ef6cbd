"""Profiles: what a member has played on a server with other people."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from tables.people.fair_play import percent_kept

FAVOURITES = 3  # games of a person, and of a server
RIVALS = 3  # people on a profile who were met most often
PARTNERS = 3  # people on a profile with whom the member has won most rounds in a team


@dataclass(frozen=True, slots=True)
class BotRounds:
    """A member's rounds with bots and no other person on the other side."""

    played: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A member's record in a game: rounds to their end, and those that they won."""

    game: str
    played: int
    won: int
    fair: int  # thousandths of rounds: the sum of 1 / number of players over all rounds
    rating: int | None = None  # None: not shown yet


@dataclass(frozen=True, slots=True)
class PartnerRecord:
    """The rounds of a member with one partner, in all games with teams."""

    partner: int
    played: int  # by both to their end
    won: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A member's record on a server with other people. Rounds alone against bots are left out."""

    user: int
    begun: int  # rounds
    played: int  # of these, to their end
    won: int
    hc: int  # won less lost
    games: tuple[GameRecord, ...]  # most played first
    days: tuple[int, ...]  # with a round, in order (`tables.state.calendar_days`)
    # the best rating after each day on which one changed, oldest first
    ratings: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()  # hc won less lost after each day with a round, oldest first
    rivals: tuple[int, ...] = ()  # user ids of those met most often
    partners: tuple[PartnerRecord, ...] = ()  # most rounds won together first

    @property
    def kept(self) -> int:
        """The percentage of rounds played to their end."""
        return percent_kept(self.played, self.begun)


def best_ratings(days: Iterable[tuple[int, str, int | None]]) -> tuple[int, ...]:
    """Return the best rating after each day.

    `days` are (day, game, rating after it; None: not changed), oldest first. A rating stays what it
    was until its game is played again.
    """
    now: dict[str, int] = {}
    curve: dict[int, int] = {}
    for day, game, rating in days:
        if rating is not None:
            now[game] = rating
            curve[day] = max(now.values())
    return tuple(curve.values())


def chips_won(days: Iterable[tuple[int, int]], last: int) -> tuple[int, ...]:
    """Return the hc won less those lost, up to the end of each day.

    `days` are (day, hc won less lost), oldest first. `last` is the sum over all days, also those
    that are no longer kept: they are in all values.
    """
    won: dict[int, int] = {}
    for day, hc in days:
        won[day] = won.get(day, 0) + hc
    return tuple(accumulate(won.values(), initial=last - sum(won.values())))[1:]


def streak(days: Sequence[int], today: int) -> int:
    """Return how many days in a row, up to today or yesterday, are among `days`, which are in
    order.
    """
    run, last = 0, None
    for day in reversed(days):
        if day > today:
            continue
        if day < (today - 1 if last is None else last - 1):
            break
        run, last = run + 1, day
    return run


def longest_streak(days: Sequence[int]) -> int:
    """Return the largest number of days in a row among `days`, which are in order."""
    if not days:
        return 0
    longest = run = 1
    for before, after in pairwise(days):
        run = run + 1 if after == before + 1 else 1
        longest = max(longest, run)
    return longest
