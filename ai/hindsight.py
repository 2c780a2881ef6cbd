"""The values of all sensible actions in a position, and better ones than the one played.

Values are exact where nothing was hidden, calculated in Challenge, and otherwise estimated by
search, as far as the seat could know. Each has its error.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

from ai import challenge_player, hungarian_player
from ai.advice import BetterChoice, ValueUnit, clear_gain
from ai.hungarian_player import Series
from ai.player import method_of, thinking_of
from ai.search import Evaluate, SearchBudget, find_best
from ai.tile_heuristics import AfterPlays
from games.core import Action, View
from games.game import Thinking
from games.hungarian import Train
from games.parts.claims import Dispute, Lay
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


@dataclass(frozen=True, slots=True)
class ValuedAction:
    """An action and its value.

    `error` is the standard error of how far it is behind the best one; 0 if that is exact.
    """

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
        return (
            self.actions[0].value - self.actions[1].value if len(self.actions) > 1 else float("inf")
        )


def value_actions(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the viewer's actions, or None if there is nothing to compare.

    Args:
        view: What the seat sees, at its turn.
        world: As in `ai.player.choose`.
        rng: The only source of chance.
        worlds: The number of worlds in which every action is tried.
    """
    if thinking_of(view) is Thinking.CLAIMS:
        return _value_claims(view)
    if thinking_of(view) is Thinking.SERIES:
        return _value_series(view, world, rng, worlds)
    if not any(isinstance(action, Play | Train) for action in view.legal):
        return None
    method = method_of(view)
    moves, evaluate = method.evaluator(view, world, rng)
    if len(moves) < 2:
        return None
    if (values := method.solve(view)) is not None:
        return PositionValues(
            _ordered(map(ValuedAction, moves, values)), method.unit, is_exact=True
        )
    return PositionValues(_sampled(moves, evaluate, worlds), method.unit, tries=worlds)


def _value_series(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the choices in Hungarian dominoes, each with the best series that it can
    become.

    A choice that becomes the same series as another is left out: the first tile of a train is no
    other choice than the train.
    """
    by_choice = hungarian_player.series_by_choice(view)
    if len(by_choice) < 2:
        return None
    every = sorted({entry for series in by_choice.values() for entry in series})
    evaluate = hungarian_player.make_evaluator(view, world, rng, every)
    # by series
    valued: dict[Any, ValuedAction] = {
        entry.action: entry for entry in _sampled(every, evaluate, worlds)
    }
    found: dict[Series, ValuedAction] = {}
    for action, series in by_choice.items():
        best = max(series, key=lambda entry: (valued[entry].value, entry))
        if best not in found:
            found[best] = ValuedAction(action, valued[best].value, valued[best].error, best)
    ordered = _ordered(found.values())
    return PositionValues(ordered, ValueUnit.PIPS, tries=worlds) if len(ordered) > 1 else None


def _value_claims(view: View) -> PositionValues | None:
    """Return the values of claims or challenges, which are calculated."""
    if not any(isinstance(action, Lay | Dispute) for action in view.legal):
        return None
    played = Lay(()) if any(isinstance(action, Lay) for action in view.legal) else view.legal[0]
    choices = {
        choice.action: ValuedAction(choice.action, choice.tiles)
        for choice in challenge_player.weigh(view, played)
    }
    return PositionValues(_ordered(choices.values()), ValueUnit.TILES) if len(choices) > 1 else None


def _sampled(moves: Sequence[Any], evaluate: Evaluate, worlds: int) -> tuple[ValuedAction, ...]:
    """Return the mean values of moves.

    All are tried in the same worlds, so the error of a difference is small.
    """
    every = range(len(moves))
    values = list(zip(*(evaluate(every) for _ in range(worlds)), strict=True))  # by move
    means = [fmean(row) for row in values]
    best = max(every, key=means.__getitem__)
    errors = [
        sqrt(variance([a - b for a, b in zip(values[best], row, strict=True)]) / worlds)
        for row in values
    ]
    return _ordered(map(ValuedAction, moves, means, errors))


def _ordered(actions: Any) -> tuple[ValuedAction, ...]:
    return tuple(sorted(actions, key=lambda entry: -entry.value))
