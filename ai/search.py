"""Which of several moves turns out best on the whole, tried in the same imagined worlds for each of them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

BATCH = 25  # worlds between two looks at how it stands
FIRST = 6  # batches before anything is given up
CLEAR = 2.6  # standard errors by which a move that is given up has been worse than the best


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How much may be tried."""

    worlds: int = 1_500
    until: float = float("inf")  # by `time.monotonic`: no world is begun after that


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it."""

    best: int  # the number of the move
    values: tuple[float, ...]  # by move, its mean; of those that were given up, until then
    worlds: int  # in which the best move was tried


# The values of these moves in one more world. The same worlds for all: what is good luck for one is so for the others.
Judge = Callable[[Sequence[int]], Sequence[float]]


def best_of(moves: int, judge: Judge, budget: SearchBudget) -> Found:
    """The move with the highest mean. It stops early where the rest is clearly worse."""
    alive = list(range(moves))
    batches: list[list[float]] = [[] for _ in range(moves)]
    tried = 0
    while len(alive) > 1 and tried < budget.worlds and (not tried or time.monotonic() < budget.until):
        sums = [0.0] * len(alive)
        for _ in range(BATCH):
            for place, value in enumerate(judge(alive)):
                sums[place] += value
        tried += BATCH
        for place, move in enumerate(alive):
            batches[move].append(sums[place] / BATCH)
        if len(batches[alive[0]]) >= FIRST:
            alive = _hopeful(alive, batches)
    values = tuple(sum(one) / len(one) if one else 0.0 for one in batches)
    return Found(max(alive, key=values.__getitem__), values, tried)


def _hopeful(alive: list[int], batches: list[list[float]]) -> list[int]:
    """The moves that may still be the best."""
    count = len(batches[alive[0]])
    leader = max(alive, key=lambda move: sum(batches[move]))
    kept = []
    for move in alive:
        behind = [one - other for one, other in zip(batches[leader], batches[move], strict=True)]
        mean = sum(behind) / count
        spread = sum((one - mean) ** 2 for one in behind) / (count - 1)
        if move == leader or mean <= CLEAR * sqrt(spread / count):
            kept.append(move)
    return kept
