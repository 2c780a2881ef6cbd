"""The fold over settlements: ratings, levels and series of achievements depend on their order.

Pure. The database runs it over the standings of the people of each settlement; the audit runs the
same function over all settlements of a server, from the first to the last.
"""

from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field

from tables.people.achievements import ACHIEVEMENTS, PEOPLE_BEATEN
from tables.people.increments import DealRecord, Feat, feats_of, increments, rated_round
from tables.people.ratings import LevelProgress, RatedRound, Rating, counts, rated, without
from tables.state.settlement import Settlement


@dataclass
class Standings:
    """What people have reached so far.

    Attributes:
        ratings: In the game, by user.
        met: How often a person has met another in rounds that counted for their rating.
        levels: Of the bots that they meet in the game, by user.
        steps: Towards achievements, by user and key; how often by mark.
        earned: Achievements by user and key.
    """

    ratings: dict[int, Rating] = field(default_factory=lambda: defaultdict(Rating))
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    levels: dict[int, LevelProgress] = field(default_factory=lambda: defaultdict(LevelProgress))
    steps: dict[tuple[int, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    earned: set[tuple[int, str]] = field(default_factory=set)


def counted_places(settlement: Settlement, strangers: Collection[int]) -> RatedRound | None:
    """Return the order of people that counts for ratings; None if there is none.

    `strangers` had been forgotten by then, or had come back too lately.
    """
    played = rated_round(settlement)
    return without(played, strangers) if played.places else None


def apply_ratings(
    standings: Standings, settlement: Settlement, strangers: Collection[int]
) -> tuple[tuple[int, int], ...]:
    """Rate a round or match.

    Returns the meetings that count, as pairs of a person and an opponent.
    """
    played = counted_places(settlement, strangers)
    if played is None:
        return ()
    known = {user: standings.ratings[user] for user in played.people}
    if not counts(played, known, standings.met):
        return ()
    standings.ratings.update(rated(played, known, dict(standings.met)))
    standings.met.update(played.meetings())
    return played.meetings()


def level_rounds(settlement: Settlement) -> tuple[DealRecord, ...]:
    """Return the rounds of people alone against bots of one level, ordered by person."""
    records = (record for record in increments(settlement) if isinstance(record, DealRecord))
    found = (record for record in records if record.level is not None)
    return tuple(sorted(found, key=lambda record: record.user))


def apply_level(standings: Standings, record: DealRecord) -> bool:
    """Count a round against bots. Returns whether they were of the level that the person meets."""
    progress = standings.levels[record.user]
    if record.level is not progress.level:
        return False
    standings.levels[record.user] = progress.after_round(won=record.won)
    return True


def counted_feats(settlement: Settlement, strangers: Collection[int]) -> tuple[Feat, ...]:
    """Return the steps towards achievements that count: to beat a stranger does not."""
    names = {str(user) for user in strangers}
    return tuple(
        feat
        for feat in feats_of(settlement)
        if feat.key in ACHIEVEMENTS and not (feat.key == PEOPLE_BEATEN.key and feat.mark in names)
    )


def apply_feat(standings: Standings, feat: Feat) -> bool:
    """Count a step. Returns whether an achievement is earned by it. A mark counts once."""
    key = (feat.user, feat.key)
    if key in standings.earned:
        return False
    if feat.breaks:
        standings.steps.pop(key, None)
        return False
    taken = standings.steps[key]
    taken[feat.mark] = 1 if feat.mark else taken[feat.mark] + 1
    if sum(taken.values()) < ACHIEVEMENTS[feat.key].goal:
        return False
    del standings.steps[key]
    standings.earned.add(key)
    return True
