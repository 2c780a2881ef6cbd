"""The entry point of the computer players: takes what a seat sees and returns one of its legal actions, in every game."""

from collections.abc import Collection
from random import Random
from typing import Any

from ai import (
    challenge_player,
    endgame_solver,
    generic_search,
    hungarian_player,
    line_search,
    match_search,
    pulle_buybacks,
    staking,
    tile_heuristics,
    train_player,
    train_search,
)
from ai.habit_choices import apply_habits
from ai.habits import Habit
from ai.levels import Level
from ai.search import SearchBudget
from games.core import Action, Role, View
from games.hungarian import Train
from games.parts.line import Play

# Games on the line whose rules `ai.playouts` knows, by what a deal is played for: to win it, or to keep few pips.
FOR_THE_DEAL = ("austrian-block", "austrian-draw", "tendler", "buki")
FOR_PIPS = ("pulle", "luxembourg")


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
        world: A possible state: all that the viewer cannot know is dealt again (`games.game.Game.redealt`). It carries the
            agreed rules and the public course of the deal, and no secret. Without it nothing is searched.
        level: How well to play.
        modest: Play with somebody else's chips: stake the minimum, never add, raise, grant or buy back, and follow no habits.
        budget: Limits of a Grandmaster's search.
        habits: What the player likes to do.

    Raises:
        ValueError: `view.legal` is empty.
    """
    if not view.legal:
        raise ValueError("nothing to choose")
    chosen = _choose_by_level(view, rng, world, level=level, modest=modest, budget=budget)
    return chosen if modest else apply_habits(view, chosen, habits, rng, level)


def _choose_by_level(view: View, rng: Random, world: Any, *, level: Level, modest: bool, budget: SearchBudget) -> Action:
    decided = _decide_about_chips(view, rng, world, level, modest=modest)
    if decided is not None:
        return decided
    moves = [action for action in view.legal if action.role is not Role.STAKE]
    if len(moves) < 2:
        return moves[0] if moves else view.legal[0]
    if view.game == "challenge":
        return challenge_player.choose(view, rng, level) or moves[0]
    if level is Level.GRANDMASTER and world is not None:
        return _search(view, moves, rng, world, budget)
    skilled = level in (Level.MASTER, Level.GRANDMASTER)
    if skilled and view.game == "mexican-train" and isinstance(moves[0], Play):
        return train_player.choose(view, moves, rng)
    if (
        level is Level.MASTER
        and view.game in match_search.GAMES_ON_ONE_TABLE
        and world is not None
        and isinstance(moves[0], Play)
    ):
        return match_search.weigh(view, world, rng, tile_heuristics.PlayEvaluator(view, world))
    return tile_heuristics.choose(view, moves, rng, world, level)


def _decide_about_chips(view: View, rng: Random, world: Any, level: Level, *, modest: bool) -> Action | None:
    """Return an answer, a stake or a decision about buying back; None if the decision is about tiles."""
    refusal = next((action for action in view.legal if action.role is Role.REFUSAL), None)
    skilled = level in (Level.MASTER, Level.GRANDMASTER)
    if view.staking.limits and (decided := staking.choose(view, rng, world, level, modest=modest)) is not None:
        return decided
    if refusal is not None:
        return refusal
    return pulle_buybacks.choose(view, modest=modest or not skilled)


def _search(view: View, moves: list[Action], rng: Random, world: Any, budget: SearchBudget) -> Action:
    """Return a Grandmaster's move, by the search that knows most about the game."""
    plays = [action for action in moves if isinstance(action, Play)]
    if view.game == "hungarian" and any(isinstance(action, Train | Play) for action in moves):
        return hungarian_player.search(view, world, rng, budget)
    if plays and view.game in FOR_THE_DEAL + FOR_PIPS:
        searched = view if view.game in FOR_PIPS else endgame_solver.keep_best_plays(view)
        distinct, result = line_search.search(searched, world, rng, budget, pips=view.game in FOR_PIPS)
        return distinct[result.best]
    if plays and view.game == "mexican-train":
        trains, result = train_search.search(view, world, rng, budget)
        return trains[result.best]
    if plays and view.game in match_search.GAMES_ON_ONE_TABLE:
        distinct, result = match_search.search(view, world, rng, budget)
        return distinct[result.best]
    return generic_search.search(view, moves, world, rng, budget)
