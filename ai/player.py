"""The one door of the computer players: what a seat sees in, one of its legal actions out, for every game and every decision."""

from collections.abc import Collection
from random import Random
from typing import Any

from ai import (
    challenge_player,
    endgame_solver,
    generic_search,
    hungarian_player,
    line_search,
    pulle_buybacks,
    staking,
    tile_heuristics,
)
from ai.habit_choices import apply_habits
from ai.habits import Habit
from ai.levels import Level
from ai.search import SearchBudget
from games.core import Action, Role, View
from games.hungarian import Train
from games.parts.line import Play

# What a deal on the line is played for: games of which `ai.playouts` knows all the rules.
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
    """One of `view.legal` for a viewer whose turn it is or who was asked something; ValueError if there is nothing to do.

    `world` is a state in which all that the viewer cannot know has been dealt anew (`games.game.Game.redealt`): the rules as they
    are agreed upon and the public course of the deal are in it, and no secret. Without one nothing is tried out. `modest`: never
    stakes above the minimum, never adds, raises, grants anything or buys back. `habits`: what it likes to do (not with somebody
    else's chips).
    """
    if not view.legal:
        raise ValueError("nothing to choose")
    chosen = _by_method(view, rng, world, level, modest, budget)
    return chosen if modest else apply_habits(view, chosen, habits, rng, level)


def _by_method(view: View, rng: Random, world: Any, level: Level, modest: bool, budget: SearchBudget) -> Action:
    """What the level does."""
    decided = _beside_the_turn(view, rng, world, level, modest)
    if decided is not None:
        return decided
    moves = [action for action in view.legal if action.role is not Role.STAKE]
    if len(moves) < 2:
        return moves[0] if moves else view.legal[0]
    if view.game == "challenge":
        return challenge_player.choose(view, rng, level) or moves[0]
    if level is Level.GRANDMASTER and world is not None:
        return _searched(view, moves, rng, world, budget)
    return tile_heuristics.choose(view, moves, rng, world, level)


def _beside_the_turn(view: View, rng: Random, world: Any, level: Level, modest: bool) -> Action | None:
    """An answer, a stake, an offer taken or left; None: it is about tiles."""
    refusal = next((action for action in view.legal if action.role is Role.REFUSAL), None)
    skilled = level in (Level.MASTER, Level.GRANDMASTER)
    if view.limits and (decided := staking.choose(view, rng, world, level, modest=modest)) is not None:
        return decided
    if refusal is not None:
        return refusal
    return pulle_buybacks.choose(view, modest=modest or not skilled)


def _searched(view: View, moves: list[Action], rng: Random, world: Any, budget: SearchBudget) -> Action:
    """What turns out best when it is tried out."""
    plays = [action for action in moves if isinstance(action, Play)]
    if view.game == "hungarian" and any(isinstance(action, Train | Play) for action in moves):
        return hungarian_player.search(view, world, rng, budget)
    if plays and view.game in FOR_THE_DEAL + FOR_PIPS:
        left = view if view.game in FOR_PIPS else endgame_solver.narrowed(view)
        found, best = line_search.search(left, world, rng, budget, view.game in FOR_PIPS)
        return found[best.best]
    return generic_search.search(view, moves, world, rng, budget)
