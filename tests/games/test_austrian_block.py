"""The block game as a session, and the decisions of the rules' list of ambiguities that concern
it.
"""

from dataclasses import replace
from functools import partial

import pytest

from games import GAMES
from games.austrian_block import BlockOptions
from games.core import IllegalAction
from games.parts.austrian import DirectionReversed
from games.parts.line import PASS
from tests.games import moves
from tests.games.golden import held
from tests.games.moves import SEED, play

GAME = GAMES["austrian-block"]
run = partial(moves.run, GAME)


def seed(number):
    return number.to_bytes(32, "big")


def with_hands(*hands, options=None):
    """A first deal with these hands; seat 0 leads."""
    state = GAME.deal(GAME.open(options or BlockOptions(), len(hands)), (0,) * len(hands), SEED)[0]
    return replace(
        state, deal=replace(state.deal, hands=tuple(map(held, hands)), leader=0), to_move=0
    )


def played_out(state):
    while GAME.dealing(state):
        seat = GAME.due(state)[0]
        state, events = GAME.apply(state, seat, GAME.default(state, seat))
    return state, events


@pytest.mark.parametrize(("players", "hand", "stamm"), [(2, 11, 14), (3, 8, 12), (4, 7, 8)])
def test_a1_a9_usual_hands(players, hand, stamm):
    view = GAME.view(GAME.deal(GAME.open(BlockOptions(), players), (0,) * players, SEED)[0], 0)
    assert [seat.count for seat in view.seats] == [hand] * players
    assert view.stock == stamm


def test_a8_series_is_open_unless_a_number_of_deals_is_agreed_on():
    for deals in (None, 2):
        state = GAME.open(BlockOptions(deals=deals), 2)
        for number in range(3):
            assert GAME.finished(state) == (deals is not None and number >= deals)
            state, _ = played_out(GAME.deal(state, (0, 0), seed(number))[0])


@pytest.mark.parametrize("every", [1, 3, 5])
def test_a3_direction_is_reversed_between_deals_and_said(every):
    state = GAME.open(BlockOptions(reverse_every=every), 3)
    for number in range(11):
        state, events = GAME.deal(state, (0,) * 3, seed(number))
        way = (-1) ** (number // every)
        assert (DirectionReversed(way) in events) == (number > 0 and number % every == 0)
        assert GAME.view(state, None).direction == way
        state, _ = played_out(state)


def test_only_a_pass_is_forced():
    state, _ = run(with_hands(["0-1", "7-8"], ["2-5"], ["1-3"]), play("0-1", "start"))
    assert GAME.forced(state, 1) == PASS
    state, _ = run(state, PASS)
    assert len(GAME.legal(state, 2)) == 1
    assert GAME.forced(state, 2) is None


def test_passing_shows_until_the_next_turn():
    state, _ = run(with_hands(["0-1", "1-8"], ["2-5"], ["1-3"]), play("0-1", "start"), PASS)
    assert [seat.passed for seat in GAME.view(state, None).seats] == [False, True, False]


def test_a8_an_open_series_has_no_winner_and_so_no_pot():
    with pytest.raises(IllegalAction) as refused:
        GAME.open(BlockOptions(entry=5), 2)
    assert (refused.value.key, refused.value.values) == ("bad-option", {"option": "deals"})
