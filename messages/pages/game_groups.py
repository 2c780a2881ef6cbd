"""Groups of games for the choice of a game, derived from what each game declares."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from games.core import Layout
from games.game import Declaration

QUICK_MINUTES = 5  # at most, of a round or a match
LARGE_TABLE = 5  # players at least that a large table can have
STAKES = ("entry", "min")  # house rules that put chips on the table: the entry to a pot, the lowest stake


class GameGroup(StrEnum):
    """A group of games. The values stand in custom ids, and `group-<value>` is its name."""

    ALL = "all"
    QUICK = "quick"
    PARTNERS = "partners"
    POT = "pot"
    BLUFFING = "bluffing"
    LARGE = "large"


def is_for_stakes(game: Declaration) -> bool:
    """Return whether chips lie on the table of a game unless its house rules are changed."""
    return any(rule.name in STAKES and rule.default for rule in game.options)


BELONGS: Mapping[GameGroup, Callable[[Declaration], bool]] = {
    GameGroup.ALL: lambda _: True,
    GameGroup.QUICK: lambda game: game.minutes <= QUICK_MINUTES,
    GameGroup.PARTNERS: lambda game: game.team_play,
    GameGroup.POT: is_for_stakes,
    GameGroup.BLUFFING: lambda game: game.layout is Layout.DICE,
    GameGroup.LARGE: lambda game: game.players[-1] >= LARGE_TABLE,
}


def games_in(group: GameGroup, games: Sequence[Declaration]) -> tuple[Declaration, ...]:
    """Return the games of a group, in their order."""
    return tuple(game for game in games if BELONGS[group](game))


def useful_groups(games: Sequence[Declaration]) -> tuple[GameGroup, ...]:
    """Return the groups that help to choose among these games: all of them, and those that hold some but not all."""
    return tuple(group for group in GameGroup if group is GameGroup.ALL or 0 < len(games_in(group, games)) < len(games))
