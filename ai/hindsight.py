"""Looks again at a decision: would another action have been clearly better, as far as the seat could know?

Values are exact where nothing was hidden, calculated in Challenge, and otherwise estimated by search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ai import challenge_hindsight, endgame_solver, generic_search, line_search, match_search, train_search
from ai.advice import BetterChoice, ValueUnit, clear_gain
from ai.layouts import AfterPlays
from ai.player import FOR_PIPS, FOR_THE_DEAL
from ai.search import SearchBudget, find_best
from games.core import Action, View
from games.hungarian import Train
from games.parts.line import Play

WORLDS = 600
WORLDS_OF_TRAINS, MOST_TRAINS = 200, 40  # Mexican Train: worlds, and plays that are compared


@dataclass(frozen=True, slots=True)
class _Values:
    moves: Sequence[Action]
    values: Sequence[float]  # by move
    unit: ValueUnit
    is_exact: bool = False


def find_better(view: View, world: Any, played: Action, rng: Random) -> BetterChoice | None:
    """Return the best alternative to `played`, or None if none is clearly better or the decision was not about tiles."""
    if view.game == "challenge":
        return _find_better_in_challenge(view, played)
    if not isinstance(played, Play | Train):
        return None
    found = _evaluate(view, world, rng)
    moves, values = found.moves, found.values
    after = AfterPlays(view)
    lead_to = [after.outcome(move) if isinstance(move, Play) else move for move in (*moves, played)]
    mine = next((number for number, outcome in enumerate(lead_to[:-1]) if outcome == lead_to[-1]), None)
    if mine is None or len(moves) < 2:
        return None
    best = max(range(len(moves)), key=values.__getitem__)
    clear = clear_gain(found.unit, view.target)
    better = BetterChoice(moves[best], values[best], values[mine], unit=found.unit, is_exact=found.is_exact, clear=clear)
    return better if best != mine and better.gain >= 1 else None


def _find_better_in_challenge(view: View, played: Action) -> BetterChoice | None:
    choices = challenge_hindsight.weigh(view, played)
    if not choices:
        return None
    mine, best = choices[0], max(choices, key=lambda choice: choice.tiles)
    odds = mine.odds if best.odds is None else best.odds
    better = BetterChoice(best.action, best.tiles, mine.tiles, ValueUnit.TILES, is_exact=False, odds=odds)
    return better if better.gain >= 1 else None


def _evaluate(view: View, world: Any, rng: Random) -> _Values:
    if view.game in FOR_THE_DEAL + FOR_PIPS:
        if view.game in FOR_THE_DEAL and (values := endgame_solver.solve(view)) is not None:
            return _Values([play for play, _, _ in line_search.candidates(view)], values, ValueUnit.CHANCE, is_exact=True)
        plays, result = line_search.search(view, world, rng, SearchBudget(WORLDS), pips=view.game in FOR_PIPS)
        return _Values(plays, result.values, ValueUnit.PIPS if view.game in FOR_PIPS else ValueUnit.CHANCE)
    if view.game in match_search.GAMES_ON_ONE_TABLE:
        plays, evaluate = match_search.make_evaluator(view, world, rng)
        unit = ValueUnit.CHANCE if view.game in match_search.TO_WIN else ValueUnit.POINTS
        return _Values(plays, find_best(len(plays), evaluate, SearchBudget(WORLDS)).values, unit)
    if view.game == "mexican-train":
        plays, evaluate, _ = train_search.make_evaluator(view, world, rng, most=MOST_TRAINS)
        return _Values(plays, find_best(len(plays), evaluate, SearchBudget(WORLDS_OF_TRAINS)).values, ValueUnit.PIPS)
    moves = [action for action in view.legal if isinstance(action, Play | Train)]
    if len(moves) < 2:
        return _Values(moves, [0.0] * len(moves), ValueUnit.PIPS)
    return _Values(moves, generic_search.compare_moves(view, moves, world, rng, SearchBudget(WORLDS)).values, ValueUnit.PIPS)
