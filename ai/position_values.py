"""Values of all sensible actions in a position, each with its error: exact, counted, or the mean of many sampled worlds."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

from ai import (
    challenge_hindsight,
    endgame_solver,
    generic_search,
    hungarian_player,
    hungarian_series,
    line_search,
    match_search,
    train_search,
)
from ai.advice import ValueUnit
from ai.hungarian_series import Series
from ai.player import FOR_PIPS, FOR_THE_DEAL
from ai.search import Evaluate
from games.core import Action, View
from games.hungarian import Train
from games.parts.claims import Dispute, Lay
from games.parts.line import Play


@dataclass(frozen=True, slots=True)
class ValuedAction:
    """An action and its value. `error` is the standard error of how far it is behind the best one; 0 if that is exact."""

    action: Action
    value: float
    error: float = 0.0
    series: Series | None = None  # Hungarian: the best one that it can become


@dataclass(frozen=True, slots=True)
class PositionValues:
    """The actions of a position, best first."""

    actions: tuple[ValuedAction, ...]
    unit: ValueUnit
    is_exact: bool = False  # nothing was hidden, and everything was searched
    tries: int = 0  # worlds in which every action was tried; 0 if the values are calculated

    @property
    def lead(self) -> float:
        """The lead of the best action over the second; infinite without a second."""
        return self.actions[0].value - self.actions[1].value if len(self.actions) > 1 else float("inf")


def value_actions(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the viewer's actions, or None if there is nothing to compare.

    Args:
        view: What the seat sees, at its turn.
        world: As in `ai.player.choose`.
        rng: The only source of chance.
        worlds: The number of worlds in which every action is tried.
    """
    if view.game == "challenge":
        return _value_claims(view)
    if view.game in FOR_THE_DEAL + FOR_PIPS:
        plays = [candidate.play for candidate in line_search.candidates(view)]
        if len(plays) < 2:
            return None
        if view.game in FOR_THE_DEAL and (values := endgame_solver.solve(view)) is not None:
            return PositionValues(_ordered(map(ValuedAction, plays, values)), ValueUnit.CHANCE, is_exact=True)
        pips = view.game in FOR_PIPS
        found, evaluate = line_search.make_evaluator(view, world, rng, pips=pips)
        return PositionValues(_sampled(found, evaluate, worlds), ValueUnit.PIPS if pips else ValueUnit.CHANCE, tries=worlds)
    if view.game == "hungarian":
        return _value_series(view, world, rng, worlds)
    if view.game in match_search.GAMES_ON_ONE_TABLE and len(match_search.candidates(view)) > 1:
        found, evaluate = match_search.make_evaluator(view, world, rng)
        unit = ValueUnit.CHANCE if view.game in match_search.TO_WIN else ValueUnit.POINTS
        return PositionValues(_sampled(found, evaluate, worlds), unit, tries=worlds)
    moves = [action for action in view.legal if isinstance(action, Play | Train)]
    if len(moves) < 2 or view.game in match_search.GAMES_ON_ONE_TABLE:
        return None
    if view.game == "mexican-train":
        found, evaluate, _ = train_search.make_evaluator(view, world, rng, most=len(moves))
        return PositionValues(_sampled(found, evaluate, worlds), ValueUnit.PIPS, tries=worlds)
    evaluate = generic_search.make_evaluator(view, moves, world, rng)
    return PositionValues(_sampled(moves, evaluate, worlds), ValueUnit.PIPS, tries=worlds)


def _value_series(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the choices in Hungarian dominoes, each with the best series that it can become.

    A choice that becomes the same series as another is left out: the first tile of a train is no other choice than the train.
    """
    by_choice = hungarian_series.series_by_choice(view)
    if len(by_choice) < 2:
        return None
    every = sorted({one for series in by_choice.values() for one in series})
    evaluate = hungarian_player.make_evaluator(view, world, rng, every)
    valued: dict[Any, ValuedAction] = {one.action: one for one in _sampled(every, evaluate, worlds)}  # by series
    found: dict[Series, ValuedAction] = {}
    for action, series in by_choice.items():
        best = max(series, key=lambda one: (valued[one].value, one))
        if best not in found:
            found[best] = ValuedAction(action, valued[best].value, valued[best].error, best)
    ordered = _ordered(found.values())
    return PositionValues(ordered, ValueUnit.PIPS, tries=worlds) if len(ordered) > 1 else None


def _value_claims(view: View) -> PositionValues | None:
    """Return the values of claims or challenges, which are calculated."""
    if not any(isinstance(action, Lay | Dispute) for action in view.legal):
        return None
    played = Lay(()) if any(isinstance(action, Lay) for action in view.legal) else view.legal[0]
    choices = {choice.action: ValuedAction(choice.action, choice.tiles) for choice in challenge_hindsight.weigh(view, played)}
    return PositionValues(_ordered(choices.values()), ValueUnit.TILES) if len(choices) > 1 else None


def _sampled(moves: Sequence[Any], evaluate: Evaluate, worlds: int) -> tuple[ValuedAction, ...]:
    """Return the mean values of moves. All are tried in the same worlds, so the error of a difference is small."""
    every = range(len(moves))
    values = list(zip(*(evaluate(every) for _ in range(worlds)), strict=True))  # by move
    means = [fmean(row) for row in values]
    best = max(every, key=means.__getitem__)
    errors = [sqrt(variance([a - b for a, b in zip(values[best], row, strict=True)]) / worlds) for row in values]
    return _ordered(map(ValuedAction, moves, means, errors))


def _ordered(actions: Any) -> tuple[ValuedAction, ...]:
    return tuple(sorted(actions, key=lambda one: -one.value))
