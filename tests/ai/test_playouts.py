"""Fast playouts, compared with the public rules."""

import random

import pytest

from ai.line_search import ORDERED, PLAYS_AT
from ai.world_chain import PlayLikelihood, Worlds
from games import GAMES
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import NEXT, START
from games.parts.line_game import history


def test_plays_of_a_tile_are_those_of_the_rules():
    for ends in range(START + 1):
        for tile in tiles.listed(tiles.D8):
            plays = [
                play
                for play in lines.PLAYS
                if play.tile == tile and NEXT[ends][play.code] is not None
            ]
            reached = {ORDERED[NEXT[ends][play.code]] for play in PLAYS_AT[ends][tile]}
            assert len(PLAYS_AT[ends][tile]) == len(reached)
            assert reached == {ORDERED[NEXT[ends][play.code]] for play in plays}


@pytest.mark.parametrize("weigh", [False, True])
def test_worlds_agree_with_what_is_known(weigh):
    game, rng = GAMES["austrian-draw"], random.Random(3)
    state = game.deal(game.open(game.options(), 3), (0,) * 3, bytes(32))[0]
    while game.dealing(state) and state.moves.count(lines.DRAWN) < 3:
        state = game.apply(state, state.to_move, rng.choice(game.legal(state, state.to_move)))[0]
    me = state.to_move
    plays = PlayLikelihood(history(state), me) if weigh else None
    worlds = Worlds(game.view(state, me), state, rng, lines.hands, plays)
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
