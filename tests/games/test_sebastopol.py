"""What the worked cases of Sebastopol leave open."""

from games import GAMES
from games.core import End
from games.parts import tiles
from games.parts.line import Play

GAME = GAMES["sebastopol"]


def test_the_double_six_leads_every_deal():
    for number in range(5):
        state = GAME.deal(GAME.open(GAME.options(), 4), (0,) * 4, number.to_bytes(32, "big"))[0]
        assert GAME.legal(state, state.to_move) == (Play(tiles.named("6-6"), End.START),)
