"""Großmeister in any game: worlds and playouts by nothing but its public rules (`games.game.Game`)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ai.search import Found, SearchBudget, best_of
from games import GAMES
from games.core import Action, Best, Role, Seat, View
from games.parts import tiles
from games.parts.chance import Chance
from games.parts.line import Play

WORLDS = 150
MOST_MOVES = 400  # of a playout
TRIED = 0.3  # how often not the heaviest tile is laid


def search(view: View, moves: Sequence[Action], world: Any, rng: Random, budget: SearchBudget) -> Action:
    """The move after which the deal turns out best."""
    return moves[tried(view, moves, world, rng, budget).best]


def tried(view: View, moves: Sequence[Action], world: Any, rng: Random, budget: SearchBudget) -> Found:
    """How good each move turns out to be: points ahead of the others, or the chance to win."""
    assert view.viewer is not None
    game, me = GAMES[view.game], view.viewer

    def judge(alive: Sequence[int]) -> list[float]:
        state = game.redealt(world, me, Chance(rng.randbytes(32)))
        return [_value(game, _ended(game, game.apply(state, me, moves[number])[0], rng), me) for number in alive]

    return best_of(len(moves), judge, SearchBudget(min(WORLDS, budget.worlds), budget.until))


def _ended(game: Any, state: Any, rng: Random) -> Any:
    """The deal played to its end, as far as that is to be seen."""
    for _ in range(MOST_MOVES):
        if not game.dealing(state):
            break
        seat = game.due(state)[0]
        state = game.apply(state, seat, _move(game.legal(state, seat), rng))[0]
    return state


def _move(legal: Sequence[Action], rng: Random) -> Action:
    """The heaviest tile, sometimes any; of other moves any, of stakes the least."""
    plays = [action for action in legal if isinstance(action, Play)]
    if plays and rng.random() >= TRIED:
        return max(plays, key=lambda play: tiles.PIPS[play.tile])
    moves = [action for action in legal if action.role is Role.MOVE]
    return rng.choice(plays or moves) if plays or moves else legal[0]


def _value(game: Any, state: Any, me: Seat) -> float:
    """How a deal has ended for a seat: its points against the others', or whether it has won."""
    seen = game.view(state, None)
    scores = [one.score for one in seen.seats]
    if None not in scores:
        others = [score for seat, score in enumerate(scores) if seat != me]
        ahead = scores[me] - sum(others) / len(others)
        return float(ahead if game.compared.best is Best.MOST else -ahead)
    won = seen.result.winner if seen.result else None
    return 1 / len(scores) if won is None else float(won == me)
