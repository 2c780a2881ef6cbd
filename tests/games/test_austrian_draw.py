"""The draw game as a session, and the decisions of the rules' list of ambiguities that concern
it.
"""

from dataclasses import replace
from functools import partial

from games import GAMES
from games.core import DrewTiles
from games.parts import tiles
from games.parts.line import DRAW, Drew
from tests.games import moves
from tests.games.golden import held
from tests.games.moves import SEED, play
from tests.games.random_play import session

GAME = GAMES["austrian-draw"]
run = partial(moves.run, GAME)


def with_tiles(*hands, boneyard=(), **options):
    """A first deal with these hands and this boneyard (next tile first); seat 0 leads."""
    state = GAME.deal(GAME.open(GAME.options(**options), len(hands)), (0,) * len(hands), SEED)[0]
    stock = tuple(map(tiles.named, boneyard))
    deal = replace(state.deal, hands=tuple(map(held, hands)), leader=0, stock=stock)
    return replace(state, deal=deal, to_move=0, table=replace(state.table, boneyard=stock))


def test_everybody_sees_how_many_tiles_somebody_drew_in_the_last_turn():
    state = with_tiles(["0-1", "1-8", "7-8"], ["2-5", "3-6"], boneyard=["3-4", "2-6", "0-6", "4-5"])

    def drawn(*played):
        nonlocal state
        state, _ = run(state, *played)
        return [seat.drawn for seat in GAME.view(state, None).seats]

    assert (drawn(play("0-1", "start")), drawn(DRAW), drawn(DRAW, DRAW)) == ([0, 0], [0, 1], [0, 3])
    assert drawn(play("0-6", "left")) == [0, 3]  # until it is this seat's turn again
    assert drawn(play("1-8")) == [0, 0]


def test_the_tile_that_decides_who_leads_the_first_deal_stays_known_when_others_are_drawn():
    first, both = [list(session(GAME, 3, 5, deals=deals)) for deals in (1, 2)]
    heaviest = 1 << max(first[0].after.deal.hands).bit_length() - 1
    leads = [{GAME.lead(moment.after) for moment in moments} for moments in (first, both)]
    assert leads == [{heaviest}, {heaviest, 0}]


def test_a_draw_is_pressed_even_if_there_is_no_choice():
    state, _ = run(
        with_tiles(["0-1", "7-8"], ["2-5"], boneyard=["3-4", "1-2"]), play("0-1", "start")
    )
    assert (GAME.legal(state, 1), GAME.forced(state, 1), GAME.due(state)) == ((DRAW,), None, (1,))


def test_what_is_drawn_only_the_drawer_is_told():
    state = with_tiles(["0-1", "1-8"], ["2-5"], ["2-6"], boneyard=["3-4", "1-2", "5-6"])
    state, events = run(state, play("0-1", "start"), DRAW)
    assert events == (Drew(1),)
    state, _ = run(state, DRAW, play("1-2"))
    drawn = (DrewTiles((tiles.named("3-4"), tiles.named("1-2"))),)
    assert [GAME.view(state, viewer).notes for viewer in (None, 0, 1, 2)] == [(), (), drawn, ()]
    assert GAME.view(state, 0).seats[1].hand is None
    assert tiles.named("3-4") in GAME.view(state, 1).seats[1].hand
