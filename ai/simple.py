"""A sensible, simple player: what scores, then heavy tiles and ends it can play again. It knows only the view."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from ai import challenge, hungarian, pulle, staking
from games.core import Action, Best, Role, View
from games.parts import line as lines
from games.parts import tiles
from games.parts.ends import FITTING, code_of
from games.parts.line import Play

# By game: what decides where the game asks for more than laying tiles and staking. None: as in all games.
SPECIAL: Mapping[str, Callable[..., Action | None]] = MappingProxyType(
    {"challenge": challenge.choose, "hungarian": hungarian.choose, "pulle": pulle.choose}
)


def choose(view: View, rng: Random, *, modest: bool = False) -> Action:
    """One of `view.legal` for a viewer whose turn it is or who was asked something; ValueError if there is nothing to do.

    `modest`: never stakes above the minimum, never adds, raises or grants anything.
    """
    if not view.legal:
        raise ValueError("nothing to choose")
    special = SPECIAL.get(view.game, staking.choose if view.limits else None)
    decided = special(view, rng, modest=modest) if special else None
    if decided is not None:
        return decided
    for option in view.legal:
        if option.role is Role.REFUSAL:
            return option
    sign = 1 if view.compared.best is Best.MOST else -1
    scores = {option: sign * points for option, points in zip(view.legal, view.points, strict=False)}
    plays = [option for option in view.legal if isinstance(option, Play)]
    if plays:
        return max(plays, key=lambda option: (scores.get(option, 0), _worth(view, option), rng.random()))
    moves = [option for option in view.legal if option.role is not Role.STAKE]
    return max(moves or view.legal[:1], key=lambda option: scores.get(option, 0))  # of equal ones the first is the safest


def _worth(view: View, play: Play) -> float:
    """How good it is to lay this tile: its pips, and the tiles that will fit afterwards."""
    assert view.viewer is not None
    held = tiles.mask(view.seats[view.viewer].hand or ()) & ~(1 << play.tile)
    after = lines.NEXT[code_of(view.ends)][play.code]
    fitting = 0 if after is None else (held & FITTING[after]).bit_count()
    return tiles.PIPS[play.tile] + 6 * min(3, fitting)
