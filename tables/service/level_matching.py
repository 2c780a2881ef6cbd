"""Level matching: finds the level against which a person wins about a fair share of the rounds of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from ai.levels import Level
from tables.state.regulars import DEFAULT_LEVEL

PARTS_PER_ROUND = 420  # makes a fair share of a round a whole number for two to seven players
MIN_ROUNDS = 8  # fewer rounds say nothing
CLEAR = 1.3  # standard deviations from which a share is clearly not fair


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """Results of one person, playing alone against bots of one level."""

    played: int = 0  # rounds
    fair: int = 0  # in parts of a round (`PARTS_PER_ROUND`): the sum of equal shares
    won: int = 0  # in parts of a round: the sum of the shares won

    @property
    def deviation(self) -> float:
        """The distance from a fair share, in standard deviations; 0 after fewer than `MIN_ROUNDS`."""
        if self.played < MIN_ROUNDS or not self.fair:
            return 0.0
        fair = self.fair / PARTS_PER_ROUND
        return (self.won / PARTS_PER_ROUND - fair) / sqrt(fair * (1 - fair / self.played))


def suitable_level(played: Mapping[Level, LevelRecord]) -> Level:
    """Return the level that suits a person with these records.

    Starts from the default level and goes up while the person clearly wins more than is fair, down while less. Between a level
    that is too weak and the next one that is too strong, the one whose record is nearer to fair suits.
    """
    levels = list(Level)
    at = levels.index(DEFAULT_LEVEL)
    step = _step(played, levels[at])
    while step and 0 <= at + step < len(levels):
        next_step = _step(played, levels[at + step])
        if next_step == -step:
            return min(levels[at], levels[at + step], key=lambda level: _distance(played[level]))
        at += step
        if not next_step:
            break
    return levels[at]


def _step(played: Mapping[Level, LevelRecord], level: Level) -> int:
    """Return 1 if a stronger level would suit better, -1 for a weaker one, else 0."""
    deviation = played.get(level, LevelRecord()).deviation
    return 0 if abs(deviation) < CLEAR else 1 if deviation > 0 else -1


def _distance(record: LevelRecord) -> float:
    """Return the distance from a fair share. Twice and half the share are equally far."""
    return abs(log(max(1, record.won) / record.fair))
