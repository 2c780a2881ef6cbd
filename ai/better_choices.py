"""Better actions than the one that was played.

Values are exact where nothing was hidden, calculated in Challenge, and otherwise estimated by
search, as far as the seat could know. Each has its error.
"""

from random import Random
from typing import Any

from ai import challenge_player
from ai.advice_records import BetterChoice, ValueUnit, clear_gain
from ai.choice_without_search import AfterPlays
from ai.player import method_of, thinking_of
from ai.search import SearchBudget, find_best
from games.core import Action, View
from games.game import Thinking
from games.hungarian import Train
from games.parts.line import Play

WORLDS = 600  # at most


def find_better(view: View, world: Any, played: Action, rng: Random) -> BetterChoice | None:
    """Return the best alternative to `played`, or None if none is clearly better or the decision
    was not about tiles.
    """
    if thinking_of(view) is Thinking.CLAIMS:
        return _find_better_in_challenge(view, played)
    if not isinstance(played, Play | Train):
        return None
    method = method_of(view)
    moves, evaluate = method.evaluator(view, world, rng)
    after = AfterPlays(view)
    lead_to = [after.outcome(move) if isinstance(move, Play) else move for move in (*moves, played)]
    choice = next(
        (number for number, outcome in enumerate(lead_to[:-1]) if outcome == lead_to[-1]), None
    )
    if choice is None or len(moves) < 2:
        return None
    solved = method.solve(view)
    values = (
        solved or find_best(len(moves), evaluate, SearchBudget(min(WORLDS, method.worlds))).values
    )
    best = max(range(len(moves)), key=values.__getitem__)
    better = BetterChoice(
        moves[best],
        values[best],
        values[choice],
        unit=method.unit,
        is_exact=solved is not None,
        clear=clear_gain(method.unit, view.target),
    )
    return better if best != choice and better.gain >= 1 else None


def _find_better_in_challenge(view: View, played: Action) -> BetterChoice | None:
    choices = challenge_player.weigh(view, played)
    if not choices:
        return None
    own_choice, best = choices[0], max(choices, key=lambda choice: choice.tiles)
    odds = own_choice.odds if best.odds is None else best.odds
    better = BetterChoice(
        best.action, best.tiles, own_choice.tiles, ValueUnit.TILES, is_exact=False, odds=odds
    )
    return better if better.gain >= 1 else None
