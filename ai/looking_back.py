"""A decision that has been taken, looked at again: whether another tile would have been clearly better, as far as that seat could
know then. Exact where nothing was hidden any more, else tried out."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ai import contract_search, line_search, perfect
from ai.player import FOR_PIPS, FOR_THE_DEAL
from ai.search import Effort
from games.core import Action, View
from games.hungarian import Train
from games.parts.line import Play

WORLDS = 600
CLEARLY = 0.1  # of a chance
PIPS = 4.0  # the same of pips


@dataclass(frozen=True, slots=True)
class Better:
    """Another tile, and what both are worth: chances to win, or (`pips`) pips ahead of the others at the end."""

    action: Action
    worth: float
    played: float
    pips: bool
    exact: bool

    @property
    def gain(self) -> float:
        """By how much it is better, on a scale on which 1 is just clearly."""
        return (self.worth - self.played) / (PIPS if self.pips else CLEARLY)


def better(view: View, world: Any, played: Action, rng: Random) -> Better | None:
    """The best other tile of a decision; None if none is clearly better, or if it was not about tiles."""
    if not isinstance(played, Play | Train):
        return None
    moves, worth, exact = _valued(view, world, rng)
    mine = next((value for move, value in zip(moves, worth, strict=True) if _same(move, played)), None)
    if mine is None or len(moves) < 2:
        return None
    best = max(range(len(moves)), key=worth.__getitem__)
    pips = view.game not in FOR_THE_DEAL and not (exact or 0 <= min(worth) <= max(worth) <= 1)
    found = Better(moves[best], worth[best], mine, pips, exact)
    return found if found.gain >= 1 and not _same(moves[best], played) else None


def _same(move: Action, played: Action) -> bool:
    """The same tile: at which end it lay may have been all one."""
    if isinstance(move, Play) and isinstance(played, Play):
        return move.tile == played.tile
    return move == played


def _valued(view: View, world: Any, rng: Random) -> tuple[Sequence[Action], Sequence[float], bool]:
    """Moves, what each is worth, and whether that is exact."""
    if view.game in FOR_THE_DEAL + FOR_PIPS:
        if view.game in FOR_THE_DEAL and (values := perfect.values(view)) is not None:
            return [play for play, _, _ in line_search.options(view)], values, True
        plays, found = line_search.search(view, world, rng, Effort(WORLDS), view.game in FOR_PIPS)
        return plays, found.values, False
    moves = [action for action in view.legal if isinstance(action, Play | Train)]
    return moves, contract_search.tried(view, moves, world, rng, Effort()).values if len(moves) > 1 else [0.0] * len(moves), False
