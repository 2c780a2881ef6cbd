"""Which level suits somebody: the one against which they win about their fair share of the rounds of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from ai.levels import Level
from tables.state.regulars import DEFAULT_LEVEL

ROUND = 420  # the parts of a round: a fair share is then a whole number for two to seven players
ENOUGH = 8  # rounds before anything follows from them
CLEAR = 1.3  # standard deviations beyond which a share is not fair any more


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """What somebody has played alone against bots of one level."""

    played: int = 0  # rounds
    fair: int = 0  # parts of rounds that an equal share for everybody would have been
    won: int = 0  # the same that it was

    @property
    def deviation(self) -> float:
        """How far it is from fair, in standard deviations; 0 as long as too little was played."""
        if self.played < ENOUGH or not self.fair:
            return 0.0
        fair = self.fair / ROUND
        return (self.won / ROUND - fair) / sqrt(fair * (1 - fair / self.played))


def suitable_level(played: Mapping[Level, LevelRecord]) -> Level:
    """From the usual level on, up as long as somebody clearly wins more there than is fair, down as long as less; where one
    is too weak and the next one too strong, the one that is nearer to fair."""
    levels = list(Level)
    at = levels.index(DEFAULT_LEVEL)
    way = _way(played, levels[at])
    while way and 0 <= at + way < len(levels):
        then = _way(played, levels[at + way])
        if then == -way:
            return min(levels[at], levels[at + way], key=lambda level: _distance(played[level]))
        at += way
        if not then:
            break
    return levels[at]


def _way(played: Mapping[Level, LevelRecord], level: Level) -> int:
    """Towards which level to go from here: 1, -1 or, to stay, 0."""
    deviation = played.get(level, LevelRecord()).deviation
    return 0 if abs(deviation) < CLEAR else 1 if deviation > 0 else -1


def _distance(one: LevelRecord) -> float:
    """From a fair share: twice as much is as far as half of it."""
    return abs(log(max(1, one.won) / one.fair))
