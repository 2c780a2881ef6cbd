"""Worked cases of Mexican Train, and what they leave open."""

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts import tiles
from tests.games.golden_world import cases_of, check_case

GAME = GAMES["mexican-train"]


@pytest.mark.parametrize("case", cases_of("mexican-train"), ids=lambda case: case["id"])
def test_case(case):
    check_case(case)


def test_each_deal_has_a_lower_hub():
    state, hubs = GAME.open(GAME.options(rounds=3), 2), []
    while not GAME.finished(state):
        state = GAME.deal(state, (0, 0), bytes(32))[0]
        hubs.append(tiles.NAMES[GAME.view(state, None).railway.hub])
        while GAME.dealing(state):
            state = GAME.apply(state, state.to_move, GAME.default(state, state.to_move))[0]
    assert hubs == ["9-9", "8-8", "7-7"]


@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 11), (4, 10), (5, 12), (6, 12), (7, 10), (8, 10)])
def test_hands_of_the_usual_set(players, size):
    state = GAME.deal(GAME.open(GAME.options(), players), (0,) * players, bytes(32))[0]
    assert [one.count for one in GAME.view(state, None).seats] == [size] * players


def test_no_more_rounds_than_hubs():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(rounds=11), 4)
    GAME.check(GAME.options(rounds=11, set="d12"), 4)
