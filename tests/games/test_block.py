"""Worked cases of block dominoes, and what they leave open."""

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts.line import DRAW
from tests.games.golden_world import cases_of, check_case

GAME = GAMES["block"]


@pytest.mark.parametrize("case", cases_of("block"), ids=lambda case: case["id"])
def test_case(case):
    check_case(case)


def test_nobody_draws():
    state = GAME.deal(GAME.open(GAME.options(), 3), (0, 0, 0), bytes(32))[0]
    assert GAME.view(state, None).stock == 13
    with pytest.raises(IllegalAction, match="no-drawing"):
        GAME.apply(state, state.to_move, DRAW)
