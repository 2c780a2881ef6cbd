"""Grandmaster search in any game, by nothing but its public rules (`games.game.Game`): sample worlds and play them out."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.search import Evaluate, SearchBudget, SearchResult, find_best
from games import GAMES
from games.core import Action, Best, Role, Seat, View
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import Play

WORLDS = 150
MOST_MOVES = 400  # in one playout
EXPLORE = 0.3  # probability of laying any tile instead of the heaviest


def search(view: View, moves: Sequence[Action], world: Any, rng: Random, budget: SearchBudget) -> Action:
    """Return the move after which the deal turns out best."""
    return moves[compare_moves(view, moves, world, rng, budget).best]


def compare_moves(view: View, moves: Sequence[Action], world: Any, rng: Random, budget: SearchBudget) -> SearchResult:
    """Return the result of comparing the moves: by points ahead of the mean of the others, or by the chance to win."""
    evaluate = make_evaluator(view, moves, world, rng)
    return find_best(len(moves), evaluate, SearchBudget(min(WORLDS, budget.worlds), budget.deadline))


def make_evaluator(view: View, moves: Sequence[Action], world: Any, rng: Random) -> Evaluate:
    """Return the function that evaluates the moves in one more world."""
    assert view.viewer is not None
    game, me = GAMES[view.game], view.viewer

    def evaluate(alive: Sequence[int]) -> list[float]:
        state = game.redealt(world, me, Chance(rng.randbytes(32)))
        return [_value(game, _play_out(game, game.apply(state, me, moves[number])[0], rng), me) for number in alive]

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
    """Return the heaviest tile (sometimes any), else any move, else the first action: the lowest stake."""
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and rng.random() >= EXPLORE:
        return max(plays, key=lambda play: tiles.PIPS[play.tile])
    moves = [action for action in legal if action.role is Role.MOVE]
    return rng.choice(plays or moves) if plays or moves else legal[0]


def _value(game: Any, state: Any, me: Seat) -> float:
    """Return the value of a state for a seat: points ahead of the mean of the others, or 1 for a win and 0 for a loss."""
    view = game.view(state, None)
    scores = [one.score for one in view.seats]
    if None not in scores:
        side = view.side(me)
        others = [score for seat, score in enumerate(scores) if seat not in side]
        ahead = scores[me] - sum(others) / len(others)
        return float(ahead if game.compared.best is Best.MOST else -ahead)
    winners = view.result.winners if view.result else ()
    return float(me in winners) if winners else 1 / len(scores)
