"""What the worked cases of block dominoes leave open."""

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts.line import DRAW

GAME = GAMES["block"]


def test_nobody_draws():
    state = GAME.deal(GAME.open(GAME.options(), 3), (0, 0, 0), bytes(32))[0]
    assert GAME.view(state, None).stock == 13
    with pytest.raises(IllegalAction, match="no-drawing"):
        GAME.apply(state, state.to_move, DRAW)
