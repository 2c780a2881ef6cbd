"""The entry point of the computer players: takes what a seat sees and returns one of its legal
actions, in every game.
"""

from collections.abc import Collection
from random import Random
from typing import Any

from ai import challenge_player, staking, tile_heuristics
from ai.habit_choices import apply_habits
from ai.levels import Habit, Level
from ai.methods import method_of, thinking_of
from ai.search import SearchBudget, search_by_rules
from games.core import Action, Role, View
from games.game import Thinking
from games.hungarian import Train
from games.parts.line import Play


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
    if level in (Level.MASTER, Level.GRANDMASTER) and isinstance(moves[0], Play):
        weighed = method_of(view).weigh(view, world, rng)
        if weighed is not None:
            return weighed
    return tile_heuristics.choose(view, moves, rng, world, level)


def _decide_about_chips(
    view: View, rng: Random, world: Any, level: Level, *, modest: bool
) -> Action | None:
    """Return an answer, a stake or a decision about buying back; None if the decision is about
    tiles.
    """
    refusal = next((action for action in view.legal if action.role is Role.REFUSAL), None)
    skilled = level in (Level.MASTER, Level.GRANDMASTER)
    if (
        view.staking.limits
        and (decided := staking.choose(view, rng, world, level, modest=modest)) is not None
    ):
        return decided
    if refusal is not None:
        return refusal
    return staking.choose_buyback(view, modest=modest or not skilled)
