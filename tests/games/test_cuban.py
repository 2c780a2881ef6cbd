"""What the worked cases of Cuban dominoes leave open."""

from games import GAMES

GAME = GAMES["cuban"]


def test_fifteen_tiles_lie_aside():
    state = GAME.deal(GAME.open(GAME.options(), 4), (0,) * 4, bytes(32))[0]
    view = GAME.view(state, None)
    assert [one.count for one in view.seats] == [10] * 4
    assert view.stock == 15
