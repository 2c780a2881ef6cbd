"""What the worked cases of Latin partnership dominoes leave open."""

import pytest

from games import GAMES

GAME = GAMES["latin"]


@pytest.mark.parametrize(
    ("style", "target"),
    [("plain", 100), ("dominican", 200), ("puerto_rican", 500), ("international", 200)],
)
def test_a_style_sets_what_is_not_chosen(style, target):
    assert GAME.target(GAME.options(style=style), 4) == target
    assert GAME.target(GAME.options(style=style, target=77), 4) == 77


def test_after_seat_0_comes_seat_3_or_seat_1():
    state = GAME.open(GAME.options(), 4)
    assert state.after[0] == 3
    assert GAME.open(GAME.options(direction="cw"), 4).after[0] == 1
