"""A decision that has been taken, looked at again: whether something else would have been clearly better, as far as that seat
could know then. Exact where nothing was hidden any more, reckoned in Challenge, else tried out."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from ai import challenge_hindsight, endgame_solver, generic_search, line_search
from ai.advice import BetterChoice, ValueUnit
from ai.player import FOR_PIPS, FOR_THE_DEAL
from ai.search import SearchBudget
from games.core import Action, View
from games.hungarian import Train
from games.parts.line import Play

WORLDS = 600


def find_better(view: View, world: Any, played: Action, rng: Random) -> BetterChoice | None:
    """The best alternative in a decision; None if none is clearly better, or if it was not about tiles."""
    if view.game == "challenge":
        return _claimed_better(view, played)
    if not isinstance(played, Play | Train):
        return None
    moves, worth, exact = _valued(view, world, rng)
    mine = next((number for number, move in enumerate(moves) if _position(view, move) == _position(view, played)), None)
    if mine is None or len(moves) < 2:
        return None
    best = max(range(len(moves)), key=worth.__getitem__)
    pips = view.game not in FOR_THE_DEAL and not all(0 <= value <= 1 for value in worth)
    found = BetterChoice(moves[best], worth[best], worth[mine], ValueUnit.PIPS if pips else ValueUnit.CHANCE, exact)
    return found if best != mine and found.gain >= 1 else None


def _claimed_better(view: View, played: Action) -> BetterChoice | None:
    """A better claim, or a challenge or none instead: reckoned and not tried out."""
    known = challenge_hindsight.choices(view, played)
    if not known:
        return None
    mine, best = known[0], max(known, key=lambda one: one.tiles)
    odds = mine.odds if best.odds is None else best.odds
    found = BetterChoice(best.action, best.tiles, mine.tiles, ValueUnit.TILES, is_exact=False, odds=odds)
    return found if found.gain >= 1 else None


def _position(view: View, move: Action) -> object:
    """What a move leads to: of two ways to lay a tile one is enough, where both come to the same."""
    if isinstance(move, Play):
        ((_, *after),) = line_search.options(replace(view, legal=(move,)))
        return after
    return move


def _valued(view: View, world: Any, rng: Random) -> tuple[Sequence[Action], Sequence[float], bool]:
    """Moves, what each is worth, and whether that is exact."""
    if view.game in FOR_THE_DEAL + FOR_PIPS:
        if view.game in FOR_THE_DEAL and (values := endgame_solver.values(view)) is not None:
            return [play for play, _, _ in line_search.options(view)], values, True
        plays, found = line_search.search(view, world, rng, SearchBudget(WORLDS), view.game in FOR_PIPS)
        return plays, found.values, False
    moves = [action for action in view.legal if isinstance(action, Play | Train)]
    if len(moves) < 2:
        return moves, [0.0] * len(moves), False
    return moves, generic_search.tried(view, moves, world, rng, SearchBudget(WORLDS)).values, False
