"""All achievements: those of the games, and those of the house, which any game can earn."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games import OFFERED

DIFFERENT_GAMES = 8
DIFFERENT_PEOPLE = 10
MATCHES_IN_A_ROW = 3
ROUNDS_IN_A_ROW = 5


@dataclass(frozen=True, slots=True)
class Listed:
    """An achievement in the list of all. `game` is "" for those that any game can earn."""

    key: str  # its words are `achievement-<key>` and their attribute `.how`
    game: str
    goal: int  # how often it has to be done, or with how many different games or people


GAMES_WON = Listed("all-eight", "", DIFFERENT_GAMES)
PEOPLE_BEATEN = Listed("ten-beaten", "", DIFFERENT_PEOPLE)
MATCHES_WON = Listed("three-matches", "", MATCHES_IN_A_ROW)
ROUNDS_WON = Listed("five-rounds", "", ROUNDS_IN_A_ROW)
# of beginners
FIRST_WIN = Listed("first-win", "", 1)
FIRST_FRIEND = Listed("first-friend", "", 1)
FIRST_PUZZLE = Listed("first-puzzle", "", 1)  # never stored: the first answer to a puzzle says it
BEGINNERS = (FIRST_WIN, FIRST_FRIEND, FIRST_PUZZLE)
# never stored either: the places in tournaments say it
SAME_TILES = Listed("same-tiles", "", 1)
TOURNAMENT_WON = Listed("tournament-won", "", 1)
OF_THE_HOUSE = (
    *BEGINNERS,
    GAMES_WON,
    PEOPLE_BEATEN,
    MATCHES_WON,
    ROUNDS_WON,
    SAME_TILES,
    TOURNAMENT_WON,
)

ACHIEVEMENTS: Mapping[str, Listed] = MappingProxyType(
    {achievement.key: achievement for achievement in OF_THE_HOUSE}
    | {
        achievement.key: Listed(achievement.key, game.key, achievement.goal)
        for game in OFFERED
        for achievement in game.achievements
    }
)


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress towards an achievement on a server."""

    steps: int = 0  # taken so far; 0 once it is earned
    earned_at: int | None = None  # ms since 1970; None: not earned yet
