"""Monte Carlo comparison of moves, and a search that knows nothing but the public rules.

Every move is evaluated in the same sampled worlds, and clearly worse moves drop out early.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, TypeAlias

from games import GAMES
from games.core import Action, Best, Role, Seat, View
from games.hungarian import Train
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import Play

BATCH = 25  # worlds between two checks of the time and of the contenders
MIN_BATCHES = 6  # batches before any move is dropped
CLEAR = 2.6  # a move that is this many standard errors behind the leader is dropped
RandomFloat: TypeAlias = Callable[[], float]  # from 0 to 1


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """Limits of a search: the number of sampled worlds and a deadline."""

    worlds: int = 1_500
    # `time.monotonic`; no batch of worlds but the first begins after it
    deadline: float = float("inf")


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move, the mean value of each move, and the number of worlds sampled."""

    best: int  # index of the move
    values: tuple[float, ...]  # by move; for a dropped move the mean until it was dropped
    worlds: int


# Return the value of each of the given moves (by index) in one sampled world. All moves are
# evaluated in the same worlds (common random numbers), which reduces the variance of their
# differences.
Evaluate: TypeAlias = Callable[[Sequence[int]], Sequence[float]]


def find_best(moves: int, evaluate: Evaluate, budget: SearchBudget) -> SearchResult:
    """Return the move with the highest mean value. Stops early if all others are clearly worse."""
    alive = list(range(moves))
    batches: list[list[float]] = [[] for _ in range(moves)]  # by move: the mean value in each batch
    sampled = 0
    while (
        len(alive) > 1
        and sampled < budget.worlds
        and (not sampled or time.monotonic() < budget.deadline)
    ):
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
    """Return the moves that are not significantly worse than the leader (`CLEAR` standard
    errors).
    """
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


def choose_tile(fitting: int, random: RandomFloat, explore: float) -> int:
    """Return the bit of the heaviest of some tiles; with probability `explore` of any."""
    if fitting & (fitting - 1) and random() >= explore:
        return tiles.BITS[tiles.heaviest(fitting)]
    for _ in range(int(random() * fitting.bit_count())):
        fitting &= fitting - 1
    return fitting & -fitting


WORLDS_BY_RULES = 150  # most that are tried; a world takes long
MOST_MOVES = 400  # in one playout
EXPLORE = 0.3  # probability of laying any tile that fits instead of the heaviest


def search_by_rules(view: View, world: Any, rng: Random, budget: SearchBudget) -> Action:
    """Return the move after which the deal turns out best."""
    moves = [action for action in view.legal if action.role is not Role.STAKE]
    budget = SearchBudget(min(WORLDS_BY_RULES, budget.worlds), budget.deadline)
    return moves[find_best(len(moves), _moves_evaluator(view, moves, world, rng), budget).best]


def evaluator_by_rules(view: View, world: Any, rng: Random) -> tuple[list[Action], Evaluate]:
    """Return the tiles and trains that can be laid, and the function that evaluates them in one
    more world.
    """
    moves: list[Action] = [action for action in view.legal if isinstance(action, Play | Train)]
    return moves, _moves_evaluator(view, moves, world, rng)


def _moves_evaluator(view: View, moves: Sequence[Action], world: Any, rng: Random) -> Evaluate:
    """Return the function that values moves: by points ahead of the mean of the others, or by
    the chance to win.
    """
    game, me = GAMES[view.game], view.own_seat

    def evaluate(alive: Sequence[int]) -> list[float]:
        state = game.redealt(world, me, Chance(rng.randbytes(32)))
        ends = (_play_out(game, game.apply(state, me, moves[number])[0], rng) for number in alive)
        return [_value(game, end, me) for end in ends]

    return evaluate


def _play_out(game: Any, state: Any, rng: Random) -> Any:
    """Return the state at the end of the deal, or after `MOST_MOVES` moves."""
    for _ in range(MOST_MOVES):
        if not game.dealing(state):
            break
        seat = game.due(state)[0]
        state = game.apply(state, seat, _choose_quickly(game.legal(state, seat), rng))[0]
    return state


def _choose_quickly(legal: Sequence[Action], rng: Random) -> Action:
    """Return the heaviest tile (sometimes any), else any move, else the first action: the lowest
    stake.
    """
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and rng.random() >= EXPLORE:
        return max(plays, key=lambda play: tiles.PIPS[play.tile])
    moves = [action for action in legal if action.role is Role.MOVE]
    return rng.choice(plays or moves) if plays or moves else legal[0]


def _value(game: Any, state: Any, me: Seat) -> float:
    """Return the value of a state for a seat: points ahead of the mean of the others, or 1 for a
    win and 0 for a loss.
    """
    view = game.view(state, None)
    scores = [seat_view.score for seat_view in view.seats]
    if None not in scores:
        side = view.side(me)
        others = [score for seat, score in enumerate(scores) if seat not in side]
        ahead = scores[me] - sum(others) / len(others)
        return float(ahead if game.compared.best is Best.MOST else -ahead)
    winners = view.result.winners if view.result else ()
    return float(me in winners) if winners else 1 / len(scores)
