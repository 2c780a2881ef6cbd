"""What somebody cannot see is dealt anew so that every unseen tile is as likely as any other in every place."""

from collections import Counter
from math import sqrt

import pytest

from games import GAMES
from games.parts.chance import Chance
from games.parts.tiles import HALVES
from tests.games.random_play import session

TIMES = 1_500


def own(game, state, seat):
    """The hand of a seat, as it sees it."""
    return game.view(state, seat).seats[seat].hand


@pytest.mark.parametrize("key", GAMES)
def test_every_unseen_tile_is_as_likely_as_any_other(key):
    game = GAMES[key]
    players = game.players[0]
    dealt = [moment.after for moment in session(game, players, 3, deals=1) if game.dealing(moment.after)]
    state, chance = dealt[1], Chance(bytes(32))  # one action has been made
    viewer, other = 0, 1
    left = Counter(game.declaration.tiles)
    left.subtract(own(game, state, viewer))
    for placed in game.view(state, None).line:
        left[next(tile for tile in left if sorted((placed.a, placed.b)) == sorted(HALVES[tile]))] -= 1
    unseen = +left
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
        assert abs(found[tile] - expected) < 5 * sqrt(expected * (1 - share)), tile
