"""The entry point of the computer players: takes what a seat sees and returns one of its legal
actions, in every game. The table of methods says how they compare the tiles of a game.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from ai import (
    challenge_player,
    choice_without_search,
    hungarian_player,
    line_search,
    match_search,
    mexican_train_player,
    search,
    staking,
)
from ai.advice_records import ValueUnit
from ai.habits_of_regulars import apply_habits
from ai.levels import Habit, Level
from ai.search import Evaluate, SearchBudget, search_by_rules
from games import GAMES
from games.core import Action, Role, View
from games.game import Thinking
from games.hungarian import Train
from games.parts.line import Play

# Return the sensible tiles that can be laid, and the function that values them in one more world.
Evaluator: TypeAlias = Callable[[View, Any, Random], tuple[Sequence[Action], Evaluate]]


@dataclass(frozen=True, slots=True)
class Method:
    """A way of comparing tiles.

    All its functions take a view with a tile to lay, and `world` as in `ai.player.choose`.
    """

    unit: ValueUnit  # of the values
    evaluator: Evaluator
    search: Callable[[View, Any, Random, SearchBudget], Action]  # return a Grandmaster's choice
    # Return a Master's choice, or None if what a tile leaves decides (`ai.choice_without_search`).
    weigh: Callable[[View, Any, Random], Action | None] = lambda *_: None
    # Return the exact values of the tiles of `evaluator`, or None if the position cannot be solved.
    solve: Callable[[View], list[float] | None] = lambda _: None
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
            mexican_train_player.make_evaluator,
            mexican_train_player.search,
            weigh=mexican_train_player.weigh,
            worlds=mexican_train_player.WORLDS_IN_HINDSIGHT,
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


def choose(
    view: View,
    rng: Random,
    *,
    world: Any = None,
    level: Level = Level.MASTER,
    modest: bool = False,
    budget: SearchBudget = SearchBudget(),  # noqa: B008 - frozen
    habits: Collection[Habit] = (),
) -> Action:
    """Return one of `view.legal`, for a viewer whose turn it is or who has to answer.

    Args:
        view: What the seat sees.
        rng: The only source of chance.
        world: A possible state: all that the viewer cannot know is dealt again
            (`games.game.Game.redealt`). It carries the agreed rules and the public course of the
            deal, and no secret. Without it nothing is searched.
        level: How well to play.
        modest: Play with somebody else's chips: stake the minimum, never add, raise, grant or buy
            back, and follow no habits.
        budget: Limits of a Grandmaster's search.
        habits: What the player likes to do.

    Raises:
        ValueError: `view.legal` is empty.
    """
    if not view.legal:
        raise ValueError("nothing to choose")
    chosen = _choose_by_level(view, rng, world, level=level, modest=modest, budget=budget)
    return chosen if modest else apply_habits(view, chosen, habits, rng, level)


def _choose_by_level(
    view: View, rng: Random, world: Any, *, level: Level, modest: bool, budget: SearchBudget
) -> Action:
    decided = _decide_about_chips(view, rng, world, level, modest=modest)
    if decided is not None:
        return decided
    moves = [action for action in view.legal if action.role is not Role.STAKE]
    if len(moves) < 2:
        return moves[0] if moves else view.legal[0]
    if thinking_of(view) is Thinking.CLAIMS:
        return challenge_player.choose(view, rng, level) or moves[0]
    if level is Level.GRANDMASTER and world is not None:
        lays = any(isinstance(action, Play | Train) for action in moves)
        search = method_of(view).search if lays else search_by_rules
        return search(view, world, rng, budget)
    if level.weighs and isinstance(moves[0], Play):
        weighed = method_of(view).weigh(view, world, rng)
        if weighed is not None:
            return weighed
    return choice_without_search.choose(view, moves, rng, world, level)


def _decide_about_chips(
    view: View, rng: Random, world: Any, level: Level, *, modest: bool
) -> Action | None:
    """Return an answer, a stake or a decision about buying back; None if the decision is about
    tiles.
    """
    refusal = next((action for action in view.legal if action.role is Role.REFUSAL), None)
    if (
        view.staking.limits
        and (decided := staking.choose(view, rng, world, level, modest=modest)) is not None
    ):
        return decided
    if refusal is not None:
        return refusal
    return staking.choose_buyback(view, modest=modest or not level.weighs)
