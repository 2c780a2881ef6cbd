"""Fast playouts, compared with the public rules."""

import random

import pytest

from ai.line_search import ENDS_AFTER, Playouts, WorldSampler, find_winner
from games import GAMES
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import ENDS, NEXT, NOBODY, SIDES, START, Play, code

CASES = [
    ("austrian-block", 2),
    ("buki", 4),
    ("pulle", 4),
    ("austrian-draw", 2),
    ("tendler", 4),
    ("luxembourg", 3),
]


def ordered(ends: int) -> int:
    """Return the code of two ends with the lower number first."""
    return ends if ends == START else code(*sorted(ENDS[ends]))


def heaviest(line):
    """Return the move of a playout without randomness: the heaviest tile, at the end whose
    result comes first.
    """
    legal = lines.legal(line, line.to_move)
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0]
    tile = max(play.tile for play in plays)
    wanted = ENDS_AFTER[ordered(line.ends)][tile][0]
    return next(
        play
        for play in plays
        if play.tile == tile and ordered(NEXT[line.ends][play.code]) == wanted
    )


@pytest.mark.parametrize(("key", "players"), CASES)
def test_a_playout_ends_as_the_rules_have_it(key, players):
    game = GAMES[key]
    for number in range(25):
        options = (
            game.options()
            if number % 2 or not hasattr(game.options(), "visible_block")
            else game.options(visible_block="draw_out")
        )
        state = game.deal(game.open(options, players), (1000,) * players, bytes([number]) * 32)[0]
        line = lines.begin_deal(lines.Line, state.table, state.deal)
        hands, stock = list(lines.hands(line)), [1 << tile for tile in reversed(line.deal.stock)]
        last = Playouts.of(line.deal, lambda: 0.99).play(
            hands, stock, ordered(line.ends), line.to_move
        )
        while line.to_move != NOBODY:
            line, _ = lines.act(line, line.to_move, heaviest(line))
        ending, won = line.outcome()
        assert tuple(hands) == lines.hands(line)
        assert (last == NOBODY) == (ending.value == "blocked")
        assert find_winner(last, hands, line.deal.after) == (NOBODY if won is None else won)


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
    worlds = WorldSampler(game.view(state, me), state, rng)
    seen = set()
    for _ in range(50):
        hands, stock = worlds.sample()
        assert hands[me] == lines.hand(state, me)
        assert [held.bit_count() for held in hands] == [
            held.bit_count() for held in lines.hands(state)
        ]
        assert sum(stock) | hands[0] | hands[1] | hands[2] == sum(game.deck) & state.unlaid
        seen.add(tuple(hands))
    assert len(seen) > 20
