"""Fixed opponents for measuring computer players.

They share no code with `ai`, so they do not improve with it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from games.core import Action, Role, Seat
from games.game import Game
from games.hungarian import Train
from games.parts import claims, tiles
from games.parts.claims import Give, Lay
from games.parts.line import FITTING, Play, after

Player: TypeAlias = Callable[[Game[Any, Any], Any, Seat, Random], Action]


def _act_cheaply(legal: tuple[Action, ...]) -> Action:
    """Return the cheapest action that lays no tile: refuse everything, and stake only if a stake
    is due.
    """
    plain = [
        action for action in legal if action.role not in (Role.STAKE, Role.CONSENT, Role.OFFER)
    ]
    return plain[0] if plain else legal[0]


def at_random(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Action:
    """Lay any tile that fits."""
    legal = game.legal(state, seat)
    plays = [action for action in legal if isinstance(action, Play)]
    return rng.choice(plays) if plays else _act_cheaply(legal)


def greedy(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Action:
    """Lay the heaviest tile that fits, ties at random."""
    legal = game.legal(state, seat)
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return _act_cheaply(legal)
    return max(plays, key=lambda play: (tiles.PIPS[play.tile], rng.random()))


def one_ply(game: Any, state: Any, seat: Seat, rng: Random) -> Action:
    """Games of the world: lay the tile that scores most at once, of several the heaviest, ties
    at random; else draw or pass.
    """
    legal = game.legal(state, seat)
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return legal[0]
    return max(
        plays, key=lambda play: (game.points_of(state, play), tiles.PIPS[play.tile], rng.random())
    )


def heuristic(game: Any, state: Any, seat: Seat, rng: Random) -> Action:
    """Lay the best tile by one ply: pips, own tiles that can follow, fitting tiles that others
    may hold, numbers kept.
    """
    legal = game.legal(state, seat)
    plays = [action for action in legal if isinstance(action, Play)]
    if len(plays) < 2:
        return plays[0] if plays else _act_cheaply(legal)
    places = game.places(state, seat)
    following = state.deal.after[seat]
    unseen = theirs = 0
    for place in places:
        unseen |= place.allowed & state.unlaid
        theirs |= place.allowed & state.unlaid if place.seat == following else 0
    held = state.deal.hands[seat] & state.unlaid

    def worth(play: Play) -> float:
        ends = after(state.ends, play.tile, play.end)
        assert ends is not None
        kept = held ^ play.bit
        numbers = {number for tile in tiles.listed(kept) for number in tiles.HALVES[tile]}
        mobile = min(3, (kept & FITTING[ends]).bit_count())
        return (
            tiles.PIPS[play.tile]
            + 6 * mobile
            - 1.5 * (theirs & FITTING[ends]).bit_count()
            - 0.6 * (unseen & FITTING[ends]).bit_count()
            + len(numbers)
        )

    return max(plays, key=lambda play: (worth(play), rng.random()))


def best_train(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Action:
    """Hungarian dominoes: lay the heaviest train or tile."""
    legal = game.legal(state, seat)

    def pips(action: Action) -> int:
        if isinstance(action, Train):
            return action.pips
        return tiles.PIPS[action.tile] if isinstance(action, Play) else 0

    return max(legal, key=lambda action: (pips(action), rng.random()))


def naive(game: Game[Any, Any], state: Any, seat: Seat, rng: Random) -> Action:
    """Challenge: claim the truth if possible, else bluff in three of ten tosses; challenge every
    seventh claim.
    """
    legal = game.legal(state, seat)
    first = legal[0]
    if isinstance(first, Lay):
        true = [
            action
            for action in legal
            if isinstance(action, Lay) and claims.holds_true(state.dice, action.picked)
        ]
        if true:
            return max(true, key=lambda claim: len(claim.picked))
        return rng.choice(legal) if rng.random() < 0.3 else first
    if isinstance(first, Give):
        return rng.choice(legal)
    return rng.choice(legal[1:]) if len(legal) > 1 and rng.random() < 0.15 else first
