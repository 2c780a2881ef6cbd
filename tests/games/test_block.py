"""What the worked cases of block dominoes leave open."""

import pytest

from games import GAMES
from games.core import IllegalAction
from games.parts.line import DRAW
from tests.games.golden_world import check_case

GAME = GAMES["block"]


def test_nobody_draws():
    state = GAME.deal(GAME.open(GAME.options(), 3), (0, 0, 0), bytes(32))[0]
    assert GAME.view(state, None).stock == 13
    with pytest.raises(IllegalAction, match="no-drawing"):
        GAME.apply(state, state.to_move, DRAW)


@pytest.mark.parametrize(
    ("who", "winner", "points"),
    [
        ("pips", 1, [0, 8]),  # 3 pips against 11
        ("last", 0, [3, 0]),
    ],
)
def test_a_block_may_go_to_the_last_tile(who, winner, points):
    check_case(
        {
            "game": "block",
            "players": 2,
            "options": {"blocked": who},
            "start": {
                "hands": [["1-4", "5-6"], ["0-3"]],
                "table": [{"play": "1-6", "end": "start"}, {"play": "4-6", "end": "right"}],
                "to_move": 0,
            },
            "steps": [
                {"seat": 0, "play": "1-4", "end": "right"},
                {"seat": 1, "pass": True},
                {"seat": 0, "pass": True},
            ],
            "expect": {"end": "blocked", "winner": winner, "deal_points": points},
        }
    )
