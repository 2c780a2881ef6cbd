"""Fast playouts, compared with the public rules."""

from random import Random
from statistics import fmean

from ai.line_search import ORDERED, PLAYS_AT, candidates, masterly_play
from ai.player import choose
from games import GAMES
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import NEXT, START
from tests.ai.test_world_chain import positions


def test_plays_of_a_tile_are_those_of_the_rules():
    for ends in range(START + 1):
        for tile in tiles.listed(tiles.D8):
            assert sorted(
                ORDERED[NEXT[ends][play.code]] for play in PLAYS_AT[ends][tile]
            ) == sorted(
                {
                    ORDERED[NEXT[ends][play.code]]
                    for play in lines.PLAYS
                    if play.tile == tile and NEXT[ends][play.code] is not None
                }
            )


def test_where_two_play_to_win_playouts_lay_mostly_what_a_master_would():
    game, same = GAMES["austrian-block"], []
    for state in (state for number in range(12) for state in positions(game.key, number, 2)):
        view = game.view(state, state.to_move)
        if len(candidates(view)) > 1:
            same.append(
                choose(view, Random(1), world=state).tile
                == masterly_play(
                    lines.hand(state, state.to_move), state.unlaid & tiles.D8ND, state.ends
                ).tile
            )
    assert fmean(same) > 0.9
