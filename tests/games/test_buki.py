"""Buki: stakes against the banker, and the decisions of the rules' list of ambiguities that
concern it.
"""

import itertools
from dataclasses import replace
from functools import partial

import pytest

from games import GAMES
from games.buki import BankerDrawn, BukiOptions
from games.core import Ending
from games.parts import stakes
from games.parts.austrian import DealTied, DealWon
from games.parts.line import PASS, Play
from games.parts.stakes import (
    Accept,
    Add,
    Book,
    Limits,
    Raise,
    RaiseAnswered,
    RaiseAsked,
    RaiseLapsed,
    Refuse,
    Stake,
)
from tests.games.golden import held
from tests.games.moves import SEED, play, refusal

GAME = GAMES["buki"]
refused = partial(refusal, GAME)
STACKS = (100,) * 4
# only seat 0 can play, for four turns
LONG = (["0-1", "1-2", "2-3", "3-4", "4-5", "7-8"], ["6-7"], ["6-8"], ["5-7", "5-8"])


def with_hands(*hands, **options):
    """A first deal with these hands; seat 0 leads, seat 3 is banker."""
    state = GAME.deal(GAME.open(BukiOptions(banker=3, **options), 4), STACKS, SEED)[0]
    return replace(
        state, deal=replace(state.deal, hands=tuple(map(held, hands)), leader=0), to_move=0
    )


def do(state, *script):
    """Play a script of (seat, action); the last events come with the state."""
    events = ()
    for seat, action in script:
        state, events = GAME.apply(state, seat, action)
    return state, events


def round_of(number):
    """The turns of one round of LONG."""
    tile = (play("0-1", "start"), play("1-2"), play("2-3"), play("3-4"))[number]
    return ((0, tile), (1, PASS), (2, PASS), (3, PASS))


def tied(**options):
    """After a tied deal in which seat 0 staked 4, seat 1 staked 2, and seat 2 nothing.

    Seat 0 set the only tile.
    """
    state, events = do(
        with_hands(["0-1", "7-8"], ["2-5"], ["3-4"], ["5-6"], **options),
        (0, Stake(4)),
        (1, Stake(2)),
        (0, play("0-1", "start")),
        (1, PASS),
        (2, PASS),
        (3, PASS),
        (0, PASS),
    )
    assert events[-1] == DealTied()
    return state


def dealt_after_tie(**options):
    state = GAME.deal(tied(**options), STACKS, SEED)[0]
    return replace(state, deal=replace(state.deal, hands=tuple(map(held, LONG))))


def test_c4_a_carried_stake_is_added_to_until_the_third_turn_any_number_of_times():
    state, _ = do(
        dealt_after_tie(),
        (0, Add(1)),
        *round_of(0),
        (1, Add(1)),
        (1, Add(2)),
        *((2, Stake(2)),),
        *round_of(1),
    )
    assert [seat.stake for seat in GAME.view(state, None).seats] == [5, 5, 2, None]
    assert (refused(state, 0, Add(2)), refused(state, 0, Add(0))) == ("over-max", "below-min")
    state, _ = do(state, (0, Add(1)), (0, play("2-3")))
    assert (refused(state, 0, Add(1)), refused(state, 2, Add(1))) == ("too-late", "not-carried")


def test_c6_a_raise_is_asked_granted_and_refused_until_the_fourth_turn():
    state, events = do(with_hands(*LONG, raise_until_fourth=True), (0, Stake(2)), (0, Raise(2)))
    assert events == (RaiseAsked(0, 2),)
    assert (GAME.prompted(state), GAME.view(state, None).staking.requests) == ((3,), ((0, 2),))
    assert GAME.legal(state, 3) == (Refuse(0, 2), Accept(0, 2))
    assert [
        refused(state, *move) for move in ((0, Raise(1)), (1, Accept(0, 2)), (3, Accept(0, 1)))
    ] == ["already-asked", "banker-only", "nothing-asked"]
    state, events = do(state, (3, Accept(0, 2)))
    assert events == (RaiseAnswered(0, 2, True),)
    assert GAME.view(state, None).seats[0].stake == 4
    state, events = do(state, (0, Raise(1)), (3, Refuse(0, 1)))
    assert events == (RaiseAnswered(0, 1, False),)
    assert (GAME.view(state, None).seats[0].stake, GAME.prompted(state)) == (4, ())


def test_c6_a_raise_that_is_not_answered_lapses_with_the_fourth_turn():
    state, _ = do(
        with_hands(*LONG, raise_until_fourth=True),
        *((0, Stake(2)), (1, Stake(2)), (2, Stake(2))),
        *round_of(0),
        *round_of(1),
        *round_of(2),
        (0, Raise(1)),
    )
    state, events = do(state, (0, play("3-4")))
    assert events[-1] == RaiseLapsed(0)
    assert GAME.view(state, None).staking.requests == ()
    assert refused(state, 0, Raise(1)) == "too-late"


def test_c6_a_pass_without_a_choice_waits_for_the_answer_to_ones_own_request():
    state, _ = do(
        with_hands(*LONG, raise_until_fourth=True),
        *((seat, Stake(2)) for seat in range(3)),
        *(*round_of(0), *round_of(1), *round_of(2), round_of(3)[0]),
    )
    assert GAME.forced(state, 1) is None, "a raise may still be asked for"
    state, _ = do(state, (1, Raise(4)))
    assert GAME.legal(state, 1) == (PASS,)
    assert GAME.forced(state, 1) is None, "the request would lapse before the banker has read it"
    answered, _ = do(state, (3, Accept(1, 4)))
    assert GAME.forced(answered, 1) == PASS
    assert do(state, (1, PASS))[1][-1] == RaiseLapsed(1), "whoever does not want to wait may pass"


def test_c6_a_raise_that_waits_lapses_with_the_end_of_the_deal():
    state, events = do(
        with_hands(["0-1"], ["2-5"], ["3-4"], ["5-6"], raise_until_fourth=True),
        (0, Stake(2)),
        (0, Raise(4)),
        (0, play("0-1", "start")),
    )
    assert events[-2:] == (RaiseLapsed(0), DealWon(0, Ending.DOMINO))
    assert GAME.view(state, None).result.gains[0] == 10


def test_c6_a_carried_stake_is_raised_as_well_and_what_is_asked_for_is_reserved():
    state, _ = do(dealt_after_tie(raise_until_fourth=True), (0, Raise(1)))
    assert refused(state, 0, Add(2)) == "over-max"
    state, _ = do(state, (0, Add(1)), (3, Accept(0, 1)))
    assert GAME.view(state, None).seats[0].stake == 6


def test_banker_is_drawn_once_for_the_session_unless_agreed_on():
    drawn = set()
    for number in range(40):
        state, events = GAME.deal(GAME.open(BukiOptions(), 4), STACKS, number.to_bytes(32, "big"))
        assert isinstance(events[0], BankerDrawn)
        assert GAME.view(state, None).seats[events[0].seat].banker
        drawn.add(events[0].seat)
    assert drawn == {0, 1, 2, 3}
    assert not any(isinstance(event, BankerDrawn) for event in GAME.deal(tied(), STACKS, SEED)[1])


def test_c11_stakes_are_whole_chips_within_the_limits():
    state = with_hands(*LONG)
    assert refused(state, 0, Stake(2.5)) == refused(state, 0, Stake(True)) == "whole-chips-only"
    assert (refused(state, 0, Stake(1)), refused(state, 0, Stake(7))) == ("below-min", "over-max")
    assert refused(state, 0, Add(1)) == "no-stake-yet"


def test_c13_the_default_never_stakes_more_than_the_minimum():
    state, _ = do(with_hands(*LONG, min=4), *round_of(0))
    assert isinstance(GAME.default(state, 0), Play)
    state, _ = do(state, *round_of(1))
    assert GAME.default(state, 0) == Stake(4)


def test_stakes_are_allowed_out_of_turn_and_do_not_start_the_clock_afresh():
    state = with_hands(*LONG)
    after, _ = do(state, (2, Stake(5)))
    assert GAME.view(after, None).seats[2].stake == 5
    assert (GAME.turn(after), GAME.due(after)) == (GAME.turn(state), (0,))


def test_nothing_is_staked_between_deals():
    assert refused(tied(), 2, Stake(2)) == "deal-over"


@pytest.mark.parametrize("carried", [(None, None, None), (4, None, 2), (6, 6, 6), (2, 6, None)])
def test_exposure_is_the_very_worst(carried):
    limits = Limits(2, 6)
    book = Book(3, None, (*carried, None), (*(stake is not None for stake in carried), False))
    worst = [0] * 4
    for chips in itertools.product(*(range(stake or 2, 7) for stake in carried)):
        for winner in range(4):
            for seat, gain in enumerate(
                stakes.gains(book._replace(stakes=(*chips, None)), limits, winner)
            ):
                worst[seat] = max(worst[seat], -gain)
    assert stakes.exposure(book, limits, 4) == tuple(worst)
