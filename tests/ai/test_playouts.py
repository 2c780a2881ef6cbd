"""Fast playouts, compared with the public rules."""

from ai.line_search import ORDERED, PLAYS_AT
from games.parts import line as lines
from games.parts import tiles
from games.parts.line import NEXT, START


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
