"""The table of methods: how computer players compare the tiles of a game.

A game declares its `Thinking`. All that compares tiles asks this table: a Grandmaster's search, a
Master's choice, the values of a position, and hindsight. Challenge, which lays no tiles in turn, is
calculated by `ai.challenge_player`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from ai import hungarian_player, line_search, match_search, search, train_player
from ai.advice import ValueUnit
from ai.search import Evaluate, SearchBudget
from games import GAMES
from games.core import Action, View
from games.game import Thinking

# Return the sensible tiles that can be laid, and the function that values them in one more world.
Evaluator: TypeAlias = Callable[[View, Any, Random], tuple[Sequence[Action], Evaluate]]


def _unsolved(_: View) -> list[float] | None:
    """Return None: the position cannot be solved."""
    return None


def _undecided(_: View, __: Any, ___: Random) -> Action | None:
    """Return None: what a tile leaves decides (`ai.tile_heuristics`)."""
    return None


@dataclass(frozen=True, slots=True)
class Method:
    """A way of comparing tiles.

    All its functions take a view with a tile to lay, and `world` as in `ai.player.choose`.
    """

    unit: ValueUnit  # of the values
    evaluator: Evaluator
    search: Callable[[View, Any, Random, SearchBudget], Action]  # return a Grandmaster's choice
    # Return a Master's choice, or None if it has none of its own without a world.
    weigh: Callable[[View, Any, Random], Action | None] = _undecided
    # Return the exact values of the tiles of `evaluator`, or None if the position cannot be solved.
    solve: Callable[[View], list[float] | None] = _unsolved
    worlds: int = 600  # tried in hindsight


METHODS: Mapping[Thinking, Method] = MappingProxyType(
    {
        Thinking.BY_RULES: Method(
            ValueUnit.PIPS,
            search.evaluator_by_rules,
            search.search_by_rules,
            worlds=search.WORLDS_BY_RULES,
        ),
        Thinking.LINE_TO_WIN: Method(
            ValueUnit.CHANCE,
            partial(line_search.make_evaluator, pips=False),
            partial(line_search.search, pips=False),
            solve=line_search.solve,
        ),
        Thinking.LINE_FOR_PIPS: Method(
            ValueUnit.PIPS,
            partial(line_search.make_evaluator, pips=True),
            partial(line_search.search, pips=True),
        ),
        Thinking.MATCH_TO_WIN: Method(
            ValueUnit.CHANCE,
            match_search.make_evaluator,
            match_search.search,
            weigh=match_search.weigh,
        ),
        Thinking.MATCH_FOR_POINTS: Method(
            ValueUnit.POINTS,
            match_search.make_evaluator,
            match_search.search,
            weigh=match_search.weigh,
        ),
        Thinking.TRAINS: Method(
            ValueUnit.PIPS,
            train_player.make_evaluator,
            train_player.search,
            weigh=train_player.weigh,
            worlds=train_player.WORLDS_IN_HINDSIGHT,
        ),
        Thinking.SERIES: Method(
            ValueUnit.PIPS,
            search.evaluator_by_rules,
            hungarian_player.search,
            worlds=search.WORLDS_BY_RULES,
        ),
    }
)


def thinking_of(view: View) -> Thinking:
    """Return the way of thinking about the game of a view."""
    return GAMES[view.game].thinking


def method_of(view: View) -> Method:
    """Return the method for the game of a view. By default it knows nothing but the rules."""
    return METHODS.get(thinking_of(view), METHODS[Thinking.BY_RULES])
