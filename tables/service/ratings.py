"""Ratings: how strong a person is at a game on a server, as the library `openskill` computes it.

A rating is a normal distribution: `mu` is the estimated strength, `sigma` how uncertain the estimate is. People see one whole
number, made of a low estimate, so that it grows only with results that leave little doubt. docs/players/ratings.md has the rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from openskill.models import PlackettLuce

Places: TypeAlias = tuple[tuple[int, ...], ...]  # users, best first; those in one group share a place

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


def counts(people: Sequence[int], ratings: Mapping[int, Rating], met: Mapping[tuple[int, int], int]) -> bool:
    """Return whether a round counts for the ratings. `met` says how often a person has met another in rounds that counted.

    It does not count if a person meets only people that they meet too often: more than `FREE_MEETINGS` times, and
    in more than a third of all their meetings. So a pair that only plays each other cannot lift a rating.
    """
    others = len(people) - 1
    for user in people:
        most = max(FREE_MEETINGS, (ratings[user].meetings + others) / 3)
        if all(met.get((user, other), 0) + 1 > most for other in people if other != user):
            return False
    return others > 0


def rated(places: Places, ratings: Mapping[int, Rating], met: Mapping[tuple[int, int], int]) -> dict[int, Rating]:
    """Return the ratings of all people in a round after it."""
    model = _model()
    people = [(user, place) for place, group in enumerate(places) for user in group]
    teams = [[model.rating(mu=ratings[user].mu, sigma=ratings[user].sigma)] for user, _ in people]
    after = model.rate(teams, ranks=[float(place) for _, place in people])
    others = len(people) - 1
    updated = {}
    for (user, _), (new,) in zip(people, after, strict=True):
        old = ratings[user]
        first_met = sum((user, other) not in met for other, _ in people if other != user)
        updated[user] = Rating(new.mu, new.sigma, old.played + 1, old.opponents + first_met, old.meetings + others)
    return updated


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DOUBT, beta=LUCK, tau=DRIFT)
