"""Tendler's game of 1830 as we reconstruct it."""

import pytest

from games import GAMES
from games.core import IllegalAction
from games.tendler import TendlerOptions
from tests.games.moves import SEED

GAME = GAMES["tendler"]


@pytest.mark.parametrize(("players", "boneyard"), [(2, 33), (3, 27), (4, 21), (5, 15), (6, 9)])
def test_b5_six_tiles_each_out_of_45(players, boneyard):
    view = GAME.view(GAME.deal(GAME.open(TendlerOptions(), players), (0,) * players, SEED)[0], None)
    assert [seat.count for seat in view.seats] == [6] * players
    assert view.stock == boneyard


@pytest.mark.parametrize("players", range(2, 7))
def test_b5_hands_of_five_to_eight_as_long_as_something_can_be_drawn(players):
    for hand in range(1, 13):
        options = TendlerOptions(hand=hand)
        if 5 <= hand <= 8 and players * hand <= 44:
            assert (
                GAME.view(
                    GAME.deal(GAME.open(options, players), (0,) * players, SEED)[0], None
                ).stock
                >= 1
            )
        else:
            with pytest.raises(IllegalAction, match="bad-option"):
                GAME.open(options, players)
