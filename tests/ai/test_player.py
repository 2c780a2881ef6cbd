"""The entry point of the computer players: always legal, modest when asked, blind for hidden
tiles.
"""

import random
from functools import partial

import pytest

from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget
from games import GAMES
from games.parts.chance import Chance
from games.parts.pulle_pool import Buyback
from games.parts.stakes import Accept, Add, Raise, Stake
from tests.games import random_play

FEW = SearchBudget(worlds=5)
# each game with as few and as many players as it allows
TABLES = sorted(
    {
        (key, players)
        for key, game in GAMES.items()
        for players in (game.players[0], game.players[-1])
    }
)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("table", TABLES)
def test_always_a_legal_action_and_modest_is_cheap(table, level):
    key, players = table
    random_play.hold_all(GAMES[key], players, range(1), partial(chooses, level), deals=1, steps=20)


def chooses(level, session, moment):
    """Check that all choices are legal, and that modest ones cost no more than they must."""
    game, rng = session.game, session.chosen
    if rng.random() > 0.3:
        return
    for seat in range(session.players):
        view = game.view(moment.after, seat)
        if not view.legal:
            continue
        world = game.redealt(moment.after, seat, Chance(rng.randbytes(32)))
        assert choose(view, rng, world=world, level=level, budget=FEW) in view.legal
        modest = choose(view, rng, world=world, level=level, modest=True, budget=FEW)
        assert modest in view.legal
        if seat not in game.due(moment.after) + game.prompted(moment.after):
            continue
        assert not isinstance(modest, Add | Raise | Accept | Buyback)
        if isinstance(modest, Stake):
            assert modest.chips == view.staking.limits[0]


@pytest.mark.parametrize("level", [Level.MASTER, Level.GRANDMASTER])
@pytest.mark.parametrize("table", TABLES)
def test_what_a_seat_cannot_see_does_not_change_what_it_does(table, level):
    key, players = table
    random_play.hold_all(GAMES[key], players, range(1), partial(blind, level), deals=1, steps=12)


def blind(level, session, moment):
    """Check that the same seed gives the same action in two states that the seat cannot tell
    apart.
    """
    game, state, rng = session.game, moment.after, session.chosen
    if rng.random() > 0.3:
        return
    for seat in game.due(state) if game.dealing(state) else ():
        other = game.redealt(state, seat, Chance(rng.randbytes(32)))
        seed, chance = rng.random(), rng.randbytes(32)
        chosen = [
            choose(
                game.view(position, seat),
                random.Random(seed),
                world=game.redealt(position, seat, Chance(chance)),
                level=level,
                budget=FEW,
            )
            for position in (state, other)
        ]
        assert chosen[0] == chosen[1]
