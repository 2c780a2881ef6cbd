"""The draw game as a session, and the decisions of the rules' list of ambiguities that concern
it.
"""

from dataclasses import replace

import pytest

from games import GAMES
from games.austrian_draw import DrawOptions
from games.core import End, Ending, IllegalAction, Layout
from games.parts import tiles
from games.parts.austrian import DealWon
from games.parts.line import DRAW, PASS, Drew, DrewTiles, Play
from tests.games import referee_austrian_draw
from tests.games.golden import held

GAME = GAMES["austrian-draw"]
SEED = bytes(32)


def with_tiles(*hands, boneyard=(), game=GAME, **options):
    """A first deal with these hands and this boneyard (next tile first); seat 0 leads."""
    state = game.deal(game.open(game.options(**options), len(hands)), (0,) * len(hands), SEED)[0]
    stock = tuple(map(tiles.named, boneyard))
    deal = replace(state.deal, hands=tuple(map(held, hands)), leader=0, stock=stock)
    return replace(state, deal=deal, to_move=0, table=replace(state.table, boneyard=stock))


def play(name, end="right"):
    return Play(tiles.named(name), End(end))


def run(state, *moves, game=GAME):
    events = ()
    for move in moves:
        state, events = game.apply(state, state.to_move, move)
    return state, events


def refused(state, action, game=GAME):
    with pytest.raises(IllegalAction) as reason:
        game.apply(state, state.to_move, action)
    return reason.value.key


@pytest.mark.parametrize(("players", "hands"), [(2, (8, 9)), (3, (7,))])
def test_a9_hands_and_the_usual_one_is_the_first(players, hands):
    for hand in (None, *range(1, 13)):
        options = DrawOptions(hand=hand)
        if hand is None or hand in hands:
            view = GAME.view(GAME.deal(GAME.open(options, players), (0,) * players, SEED)[0], None)
            assert [seat.count for seat in view.seats] == [hand or hands[0]] * players
            assert view.stock == 36 - players * (hand or hands[0])
        else:
            with pytest.raises(IllegalAction, match="bad-option"):
                GAME.open(options, players)


def test_b1_the_last_tile_of_the_boneyard_is_drawn_and_then_one_passes():
    state = with_tiles(
        ["0-1", "7-8"], ["2-5", "3-6"], boneyard=["3-4", "2-6"], visible_block="draw_out"
    )
    state, _ = run(state, play("0-1", "start"), DRAW, DRAW)
    assert state.deal.stock == ()
    assert GAME.legal(state, 1) == (PASS,)
    assert GAME.forced(state, 1) == PASS


def test_everybody_sees_how_many_tiles_somebody_drew_in_the_last_turn():
    state = with_tiles(["0-1", "1-8", "7-8"], ["2-5", "3-6"], boneyard=["3-4", "2-6", "0-6", "4-5"])

    def drawn(*moves):
        nonlocal state
        state, _ = run(state, *moves)
        return [seat.drawn for seat in GAME.view(state, None).seats]

    assert drawn(play("0-1", "start")) == [0, 0]
    assert drawn(DRAW) == [0, 1]
    assert drawn(DRAW, DRAW) == [0, 3]
    assert drawn(play("0-6", "left")) == [0, 3]  # until it is this seat's turn again
    assert drawn(play("1-8")) == [0, 0]


def test_b2_the_limit_of_three_is_for_each_turn():
    state = with_tiles(
        ["0-1", "1-8", "7-8"],
        ["2-5", "3-6"],
        boneyard=["3-4", "2-6", "4-6", "4-5", "2-3"],
        draw_limit=3,
        visible_block="draw_out",
    )
    state, _ = run(state, play("0-1", "start"), DRAW, DRAW, DRAW)
    assert refused(state, DRAW) == "must-pass"
    state, _ = run(state, PASS, play("1-8"), DRAW)
    assert GAME.legal(state, 1) == (DRAW,)


def test_b2_one_stops_as_soon_as_a_tile_fits_and_takes_fewer_if_there_are_fewer():
    state = with_tiles(["0-1", "7-8"], ["2-5", "3-6"], boneyard=["1-4", "2-6"], draw_limit=3)
    state, _ = run(state, play("0-1", "start"), DRAW)
    assert refused(state, DRAW) == refused(state, PASS) == "must-play"
    assert GAME.legal(state, 1) == (play("1-4"),)
    state = with_tiles(
        ["0-1", "7-8"], ["2-5"], boneyard=["3-4"], draw_limit=3, visible_block="draw_out"
    )
    assert GAME.legal(run(state, play("0-1", "start"), DRAW)[0], 1) == (PASS,)


def test_b2_passing_after_three_draws_does_not_count_towards_a_block():
    state = with_tiles(
        ["0-1", "7-8"],
        ["2-5", "3-6"],
        boneyard=["3-4", "2-6", "4-6", "4-5"],
        draw_limit=3,
        visible_block="draw_out",
    )
    state, _ = run(state, play("0-1", "start"), DRAW, DRAW, DRAW, PASS, DRAW, PASS)
    assert (state.idle, GAME.dealing(state)) == (0, True)
    state, events = run(state, PASS, PASS)
    assert isinstance(events[-1], DealWon)
    assert not GAME.dealing(state)


DEAD = {"boneyard": ["3-4", "2-6"]}  # after 0-1 nothing that is left fits


def test_b3_a_visibly_dead_line_ends_the_deal_at_once():
    state, events = run(with_tiles(["0-1", "7-8"], ["2-5"], **DEAD), play("0-1", "start"))
    assert events[-1] == DealWon(1, Ending.BLOCKED)
    view = GAME.view(state, None)
    assert (len(state.deal.stock), view.result.pips) == (2, (15, 7))
    assert [seat.count for seat in view.seats] == [1, 1]


def test_b3_by_house_rule_the_boneyard_is_drawn_empty_in_front_of_a_dead_line():
    state, _ = run(
        with_tiles(["0-1", "7-8"], ["2-5"], visible_block="draw_out", **DEAD), play("0-1", "start")
    )
    state, events = run(state, DRAW, DRAW, PASS, PASS, PASS)
    assert events[-1] == DealWon(0, Ending.BLOCKED)
    assert GAME.view(state, None).result.pips == (15, 22)


def test_b4_nobody_draws_who_could_lay_a_tile():
    state, _ = run(with_tiles(["0-1", "7-8"], ["1-5"], boneyard=["3-4"]), play("0-1", "start"))
    assert refused(state, DRAW) == "must-play"
    assert refused(with_tiles(["0-1"], ["1-5"], boneyard=["3-4"]), DRAW) == "must-play"


def test_a_draw_is_pressed_even_if_there_is_no_choice():
    state, _ = run(
        with_tiles(["0-1", "7-8"], ["2-5"], boneyard=["3-4", "1-2"]), play("0-1", "start")
    )
    assert GAME.legal(state, 1) == (DRAW,)
    assert GAME.forced(state, 1) is None
    assert GAME.due(state) == (1,)


def test_what_is_drawn_only_the_drawer_is_told():
    state = with_tiles(["0-1", "1-8"], ["2-5"], ["2-6"], boneyard=["3-4", "1-2", "5-6"])
    state, events = run(state, play("0-1", "start"), DRAW)
    assert events == (Drew(1),)
    state, _ = run(state, DRAW, play("1-2"))
    drawn = (DrewTiles((tiles.named("3-4"), tiles.named("1-2"))),)
    assert [GAME.view(state, viewer).notes for viewer in (None, 0, 1, 2)] == [(), (), drawn, ()]
    assert GAME.view(state, 0).seats[1].hand is None
    assert tiles.named("3-4") in GAME.view(state, 1).seats[1].hand


def test_the_winner_may_win_by_a_drawn_tile():
    state, _ = run(with_tiles(["0-1", "7-8"], ["1-2"], boneyard=["2-4"]), play("0-1", "start"))
    state, events = run(state, play("1-2"))
    assert events[-1] == DealWon(1, Ending.DOMINO)
    assert GAME.view(state, None).result.next_leader == 1


def test_layout_is_the_double_line():
    assert GAME.view(with_tiles(["0-1"], ["1-2"]), None).layout is Layout.BRICK


def test_the_event_log_says_the_same_to_somebody_with_pen_and_paper():
    for number in range(150):
        referee_austrian_draw.check(GAME, 2 + number % 2, number)
