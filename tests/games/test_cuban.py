"""Worked cases of Cuban dominoes, and what they leave open."""

import pytest

from games import GAMES
from tests.games.golden_world import cases_of, check_case

GAME = GAMES["cuban"]


@pytest.mark.parametrize("case", cases_of("cuban"), ids=lambda case: case["id"])
def test_case(case):
    check_case(case)


def test_fifteen_tiles_lie_aside():
    state = GAME.deal(GAME.open(GAME.options(), 4), (0,) * 4, bytes(32))[0]
    view = GAME.view(state, None)
    assert [one.count for one in view.seats] == [10] * 4
    assert view.stock == 15
