"""Fast playouts, compared with the public rules."""

import random

from ai.line_search import ENDS_AFTER, Worlds
from games import GAMES
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import ENDS, NEXT, SIDES, START, code


def ordered(ends: int) -> int:
    """Return the code of two ends with the lower number first."""
    return ends if ends == START else code(*sorted(ENDS[ends]))


def test_following_ends_are_those_of_the_rules():
    for ends in range(START + 1):
        for play in lines.PLAYS:
            after = NEXT[ends][play.code]
            if after is not None:
                assert ordered(after) in ENDS_AFTER[ends][play.tile]
        fitting = SIDES[ends][0] | SIDES[ends][1]
        assert all(
            bool(ENDS_AFTER[ends][tile]) == bool(fitting >> tile & 1)
            for tile in tiles.listed(tiles.D8)
        )


def test_worlds_agree_with_what_is_known():
    game, rng = GAMES["austrian-draw"], random.Random(3)
    state = game.deal(game.open(game.options(), 3), (0,) * 3, bytes(32))[0]
    while game.dealing(state) and state.moves.count(lines.DRAWN) < 3:
        state = game.apply(state, state.to_move, rng.choice(game.legal(state, state.to_move)))[0]
    me = state.to_move
    worlds = Worlds(game.view(state, me), state, rng)
    seen = set()
    for _ in range(50):
        world = worlds.sample()
        hands, stock = lines.hands(world), world.deal.stock
        assert hands[me] == lines.hand(state, me)
        assert [held.bit_count() for held in hands] == [
            held.bit_count() for held in lines.hands(state)
        ]
        assert tiles.mask(stock) | hands[0] | hands[1] | hands[2] == sum(game.deck) & state.unlaid
        seen.add(hands)
    assert len(seen) > 20
