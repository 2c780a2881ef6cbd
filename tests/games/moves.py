"""Moves of line games in tests: tiles by name, several moves in a row, refusals."""

from typing import Any

import pytest

from games.core import Action, End, IllegalAction, Seat
from games.game import Game
from games.parts import tiles
from games.parts.line import Play

SEED = bytes(32)


def play(name: str, end: str = "right") -> Play:
    """Return a play by the names of the tile and the end."""
    return Play(tiles.named(name), End(end))


def run(game: Game[Any, Any], state: Any, *moves: Action) -> Any:
    """Make the moves, each by the seat whose turn it is; return the state and the last events."""
    events: Any = ()
    for move in moves:
        state, events = game.apply(state, state.to_move, move)
    return state, events


def refusal(game: Game[Any, Any], state: Any, seat: Seat, action: Action) -> str:
    """Return the key of the reason why an action is refused."""
    with pytest.raises(IllegalAction) as reason:
        game.apply(state, seat, action)
    return reason.value.key
