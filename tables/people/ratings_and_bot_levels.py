"""Ratings: how strong a person is at a game on a server, as the library `openskill` computes it.

A rating is a normal distribution: `mu` is the estimated strength, `sigma` how uncertain the
estimate is. People see one whole number, made of a low estimate, so that it grows only with results
that leave little doubt. docs/players/ratings.md has the rule.

The level of the bots that a person meets in a game moves with their results, too.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Self, TypeAlias

from openskill.models import PlackettLuce

from ai.levels import Level

# users, best first; those in one group share a place
Places: TypeAlias = tuple[tuple[int, ...], ...]

ROUNDS_TO_SHOW = 10  # a rating is shown after so many rounds or matches
PEOPLE_TO_SHOW = 5  # and against so many different people
FREE_MEETINGS = 10  # with one person always count, see `counts`
POINTS = 40  # shown for one unit of `mu`
MEAN = 25.0  # `mu` of a new person
DOUBT = MEAN / 3  # `sigma` of a new person: their shown rating would be 0
LUCK = MEAN / 6  # the spread of one result (`beta`)
DRIFT = MEAN / 300  # added to the doubt with each result (`tau`), because people learn


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a game on a server."""

    mu: float = MEAN
    sigma: float = DOUBT
    played: int = 0  # rounds or matches that have counted
    opponents: int = 0  # different people in them
    meetings: int = 0  # the sum of opponents over all of them

    @property
    def shown(self) -> int | None:
        """The number that people see; None while too little has been played."""
        if self.played < ROUNDS_TO_SHOW or self.opponents < PEOPLE_TO_SHOW:
            return None
        return max(0, round(POINTS * (self.mu - 3 * self.sigma)))


@dataclass(frozen=True, slots=True)
class RatedRound:
    """The people in a round or match that has ended: their places, who has played together, and
    whose ratings stay.
    """

    places: Places
    # users who have played together; people in none have played alone
    teams: tuple[tuple[int, ...], ...] = ()
    spared: tuple[int, ...] = ()  # users whose own ratings stay as they are

    @property
    def people(self) -> tuple[int, ...]:
        """All users, best first."""
        return tuple(user for group in self.places for user in group)

    def team(self, user: int) -> tuple[int, ...]:
        """Return the users who have played together with a person, that person included."""
        return next((team for team in self.teams if user in team), (user,))

    def opponents(self, user: int) -> tuple[int, ...]:
        """Return the users who have played against a person."""
        return tuple(other for other in self.people if other not in self.team(user))

    def meetings(self) -> tuple[tuple[int, int], ...]:
        """Return the pairs of a person and an opponent that count for the person."""
        return tuple(
            (user, other)
            for user in self.people
            if user not in self.spared
            for other in self.opponents(user)
        )


def rating_of(row: Mapping[str, Any]) -> Rating:
    """Return the rating in a row of the database."""
    return Rating(**{field.name: row[field.name] for field in fields(Rating)})


def without(played: RatedRound, strangers: Collection[int]) -> RatedRound | None:
    """Return a round without some of its people; None if it does not count without them.

    A round in teams does not: a team without one of it is another team.
    """
    groups = (tuple(user for user in group if user not in strangers) for group in played.places)
    places = tuple(group for group in groups if group)
    if len(places) < 2 or any(user in strangers for team in played.teams for user in team):
        return None
    return replace(played, places=places)


def counts(
    played: RatedRound, ratings: Mapping[int, Rating], met: Mapping[tuple[int, int], int]
) -> bool:
    """Return whether a round counts for the ratings.

    `met` says how often a person has met another in rounds that counted.

    It does not count if a person meets only people that they meet too often: more than
    `FREE_MEETINGS` times, and in more than a third of all their meetings. So a pair that only plays
    each other cannot lift a rating.
    """
    concerned = [user for user in played.people if user not in played.spared]
    for user in concerned:
        others = played.opponents(user)
        most = max(FREE_MEETINGS, (ratings[user].meetings + len(others)) / 3)
        if all(met.get((user, other), 0) + 1 > most for other in others):
            return False
    return bool(concerned)


def rated(
    played: RatedRound, ratings: Mapping[int, Rating], met: Mapping[tuple[int, int], int]
) -> dict[int, Rating]:
    """Return the ratings after a round, of all people in it who are not `spared`.

    A team is rated as one.
    """
    model = _model()
    sides = [
        (side, place)
        for place, group in enumerate(played.places)
        for side in dict.fromkeys(played.team(user) for user in group)  # each team once
    ]
    teams = [
        [model.rating(mu=ratings[user].mu, sigma=ratings[user].sigma) for user in side]
        for side, _ in sides
    ]
    after = model.rate(teams, ranks=[float(place) for _, place in sides])
    updated = {}
    for (side, _), new in zip(sides, after, strict=True):
        for user, rating in zip(side, new, strict=True):
            if user in played.spared:
                continue
            old, others = ratings[user], played.opponents(user)
            first_met = sum((user, other) not in met for other in others)
            updated[user] = Rating(
                rating.mu,
                rating.sigma,
                old.played + 1,
                old.opponents + first_met,
                old.meetings + len(others),
            )
    return updated


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DOUBT, beta=LUCK, tau=DRIFT)


WINDOW = 5  # rounds that are looked at
WINS_TO_RISE = 3  # among these rounds
WON, LOST = "+", "-"  # the values are stored


@dataclass(frozen=True, slots=True)
class LevelProgress:
    """The level of the bots that a person meets in a game, and their latest rounds against it."""

    level: Level = Level.APPRENTICE
    recent: str = ""  # rounds, oldest first: `WON` or `LOST`; at most `WINDOW`

    def after_round(self, *, won: bool) -> Self:
        """Return the progress after one more round against bots of this level.

        A new level begins without rounds.
        """
        recent = f"{self.recent}{WON if won else LOST}"[-WINDOW:]
        levels = list(Level)
        step = 0
        if recent.count(WON) >= WINS_TO_RISE:
            step = 1
        elif recent == LOST * WINDOW:
            step = -1
        at = min(max(levels.index(self.level) + step, 0), len(levels) - 1)
        return type(self)(levels[at], "" if step else recent)


def level_of(row: Mapping[str, Any]) -> LevelProgress | None:
    """Return the progress in a row of the database; None if only a newer process knows its
    level.
    """
    return LevelProgress(Level(row["level"]), row["recent"]) if row["level"] in set(Level) else None


def lowest_level(levels: Iterable[Level]) -> Level:
    """Return the lowest of these levels; `Level.APPRENTICE` if there are none."""
    return min(levels, key=list(Level).index, default=Level.APPRENTICE)
