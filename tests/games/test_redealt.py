"""Re-dealt worlds are equally likely.

That they are possible is checked by the contract (`contract.check_redealt`).
"""

from collections import Counter
from math import sqrt

import pytest

from games import GAMES
from games.parts.chance import Chance
from games.parts.tiles import HALVES
from tests.games.random_play import session

TIMES = 300


def own(game, state, seat):
    """Return the hand of a seat."""
    return game.view(state, seat).seats[seat].hand


@pytest.mark.parametrize("key", ["hungarian", "challenge"])
def test_every_unseen_tile_is_as_likely_as_any_other(key):
    game = GAMES[key]
    state = next(
        moment.after
        for moment in session(game, game.players[0], 3, deals=1)
        if game.dealing(moment.after)
    )
    chance, viewer, other = Chance(bytes(32)), 0, 1
    unseen = Counter(game.declaration.tiles)
    unseen.subtract(own(game, state, viewer))
    unseen = +unseen
    held, found = len(own(game, state, other)), Counter()
    for _ in range(TIMES):
        again = game.redealt(state, viewer, chance)
        assert own(game, again, viewer) == own(game, state, viewer)
        assert len(own(game, again, other)) == held
        found.update(own(game, again, other))
    assert found.keys() == unseen.keys()
    for tile, copies in unseen.items():
        share = held / unseen.total()
        expected = TIMES * copies * share
        assert abs(found[tile] - expected) < 5 * sqrt(expected * (1 - share)), HALVES[tile]
