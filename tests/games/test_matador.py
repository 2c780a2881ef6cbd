"""What the worked cases of Matador leave open."""

from games import GAMES
from games.parts import tiles

GAME = GAMES["matador"]


def test_what_fits_an_end():
    assert {tiles.NAMES[tile] for tile in tiles.listed(GAME.fitting(0))} == {
        "0-0",
        "1-6",
        "2-5",
        "3-4",
    }
    assert "3-6" in {tiles.NAMES[tile] for tile in tiles.listed(GAME.fitting(4))}
