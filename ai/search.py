"""Monte Carlo comparison of moves: every move is evaluated in the same sampled worlds, and clearly worse moves drop out early."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

BATCH = 25  # worlds between two checks of the time and of the contenders
MIN_BATCHES = 6  # batches before any move is dropped
CLEAR = 2.6  # a move that is this many standard errors behind the leader is dropped


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """Limits of a search: the number of sampled worlds and a deadline."""

    worlds: int = 1_500
    deadline: float = float("inf")  # `time.monotonic`; no batch of worlds but the first begins after it


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move, the mean value of each move, and the number of worlds sampled."""

    best: int  # index of the move
    values: tuple[float, ...]  # by move; for a dropped move the mean until it was dropped
    worlds: int


# Return the value of each of the given moves (by index) in one sampled world. All moves are evaluated in the same worlds (common
# random numbers), which reduces the variance of their differences.
Evaluate: TypeAlias = Callable[[Sequence[int]], Sequence[float]]


def find_best(moves: int, evaluate: Evaluate, budget: SearchBudget) -> SearchResult:
    """Return the move with the highest mean value. Stops early if all others are clearly worse."""
    alive = list(range(moves))
    batches: list[list[float]] = [[] for _ in range(moves)]  # by move: the mean value in each batch
    sampled = 0
    while len(alive) > 1 and sampled < budget.worlds and (not sampled or time.monotonic() < budget.deadline):
        sums = [0.0] * len(alive)
        for _ in range(BATCH):
            for place, value in enumerate(evaluate(alive)):
                sums[place] += value
        sampled += BATCH
        for place, move in enumerate(alive):
            batches[move].append(sums[place] / BATCH)
        if len(batches[alive[0]]) >= MIN_BATCHES:
            alive = _contenders(alive, batches)
    values = tuple(sum(means) / len(means) if means else 0.0 for means in batches)
    return SearchResult(max(alive, key=values.__getitem__), values, sampled)


def _contenders(alive: list[int], batches: list[list[float]]) -> list[int]:
    """Return the moves that are not significantly worse than the leader (`CLEAR` standard errors)."""
    count = len(batches[alive[0]])
    leader = max(alive, key=lambda move: sum(batches[move]))
    kept = []
    for move in alive:
        behind = [best - other for best, other in zip(batches[leader], batches[move], strict=True)]
        mean = sum(behind) / count
        variance = sum((gap - mean) ** 2 for gap in behind) / (count - 1)
        if move == leader or mean <= CLEAR * sqrt(variance / count):
            kept.append(move)
    return kept
