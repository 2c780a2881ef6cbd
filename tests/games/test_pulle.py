"""Pulle: the pool, and the decisions of the rules' list of ambiguities that concern it (D1 to
D11).
"""

import random
from dataclasses import asdict, replace

import pytest

from ai.player import choose
from games import GAMES
from games.core import End, IllegalAction, Offer
from games.parts import codec, pot, tiles
from games.parts import pulle_pool as pools
from games.parts.line import PASS, Play
from games.parts.pulle_pool import (
    BoughtBack,
    Buyback,
    BuybackClosed,
    BuybackOpened,
    Decline,
    Declined,
    Eliminated,
    Pool,
    PoolBroken,
    PulleOptions,
    Renounce,
    Renounced,
    Returned,
)
from tests.games.golden import held
from tests.games.moves import SEED
from tests.games.random_play import sampled_options, some_action
from tests.games.referee_pulle import Book

GAME = GAMES["pulle"]
STACKS = (200,) * 4
DOMINO = (["0-1"], ["2-3", "6-8"], ["2-4"], ["2-5"])  # seat 0 goes out: 19, 6 and 7 pips
# seat 0 leads and wins with 5 pips: 14, 7 and 9
# seats 1 and 2 share the lowest total; seat 0 laid the only tile
TIE = (["0-1", "6-8"], ["2-5"], ["3-4"], ["5-6"])


def pool_of(*scores, out=(), gone=(), hc=24):
    return Pool(
        scores,
        tuple(seat not in out for seat in range(4)),
        tuple(seat in gone for seat in range(4)),
        hc,
    )


def at(hands, pool=None, leader=0, **options):
    """A later deal of a pool with these hands, the leader to move."""
    state = GAME.deal(GAME.open(PulleOptions(**options), 4), STACKS, SEED)[0]
    if pool is not None:
        state = GAME.deal(
            replace(state, to_move=-1, table=state.table._replace(pool=pool, leader=leader)),
            STACKS,
            SEED,
        )[0]
    return replace(
        state,
        deal=replace(state.deal, hands=tuple(map(held, hands)), leader=leader),
        to_move=leader,
    )


def finish(state, *moves):
    """Play these moves, then pass as long as the line lasts; the events of the last one come
    with the state.
    """
    events = ()
    for move in moves or (Play(tiles.named("0-1"), End.START),):
        state, events = GAME.apply(state, state.to_move, move)
    while state.to_move >= 0:
        state, events = GAME.apply(state, state.to_move, PASS)
    return state, events


def after(scores, hands=DOMINO, **options):
    """The state after a deal that began at these scores."""
    return finish(at(hands, pool_of(*scores), **options))


def refused(state, seat, action):
    with pytest.raises(IllegalAction) as reason:
        GAME.apply(state, seat, action)
    return reason.value.key, reason.value.values


def scores(state):
    return tuple(seat.score for seat in GAME.view(state, None).seats)


def out(state):
    return tuple(seat for seat, one in enumerate(GAME.view(state, None).seats) if one.out)


def test_d1_the_window_belongs_to_the_end_of_the_deal_and_who_has_just_passed_100_may_buy():
    state, events = after((60, 88, 50, 43))
    assert scores(state) == (60, 107, 56, 50)
    assert events[-1] == BuybackOpened()
    assert GAME.dealing(state)
    view = GAME.view(state, 1)
    # the hand is counted, so shown
    assert (view.result, view.seats[3].hand) == (None, (tiles.named("2-5"),))
    assert (GAME.due(state), GAME.legal(state, 2)) == ((0, 1), ())
    assert (*view.offers, *view.legal) == (Offer(0, 3, 56), Offer(1, 3, 56), Decline(), Buyback(56))
    state, events = GAME.apply(state, 1, Buyback(56))
    assert (events, scores(state)) == ((BoughtBack(1, 3, 56),), (60, 56, 56, 50))
    assert GAME.view(state, None).pool == 27


def test_d2_a_decline_takes_nothing_away_from_others():
    state, _ = after((94, 88, 50, 43))
    state, events = GAME.apply(state, 1, Decline())
    assert (events, GAME.due(state), GAME.view(state, None).offers) == (
        (Declined(1),),
        (0,),
        (Offer(0, 3, 56),),
    )
    assert refused(state, 1, Buyback(56))[0] == "no-offer"
    state, events = GAME.apply(state, 0, Buyback(56))
    assert events == (BoughtBack(0, 3, 56), BuybackClosed(), Eliminated(1, 107))
    assert scores(state) == (56, 107, 56, 50)


def test_d3_a_purchase_starts_the_clock_of_the_others_afresh_and_a_decline_does_not():
    state, _ = after((99, 79, 64, 63))
    assert GAME.turn(GAME.apply(state, 0, Buyback(70))[0]) > GAME.turn(state)
    assert GAME.turn(GAME.apply(state, 0, Decline())[0]) == GAME.turn(state)


@pytest.mark.parametrize(("gone", "entry"), [((), 3), (range(4), 0)], ids=["all pay", "none"])
def test_d6_by_house_rule_a_tie_may_break_the_pool_and_the_last_setter_leads(gone, entry):
    state, events = finish(at(TIE, pool_of(99, 99, 99, 99, gone=gone), tie_adds_pips=True))
    assert PoolBroken(entry) in events
    assert scores(state) == (0, 0, 0, 0)
    assert state.table.leader == 0


def broken(**options):
    return at((["0-1", "2-3"], [], ["2-5"], ["4-5"]), pool_of(96, 120, 95, 99, out=(1,)), **options)


def test_d7_by_house_rule_only_the_survivors_play_on():
    state, events = finish(broken(broken_reentry="survivors"))
    assert Returned(1) not in events
    assert (scores(state), out(state), GAME.view(state, None).pool) == ((0, 120, 0, 0), (1,), 42)


def test_d7_who_is_out_comes_back_when_the_pool_breaks():
    _, events = finish(broken())
    assert [event for event in events if isinstance(event, Returned)] == [Returned(1)]


def test_d7_who_is_out_may_give_up_coming_back():
    state = broken()
    assert (GAME.legal(state, 1), GAME.due(state)) == ((Renounce(),), (0,))
    assert refused(state, 0, Renounce())[0] == "not-out"
    state, events = GAME.apply(state, 1, Renounce())
    assert (events, GAME.legal(state, 1)) == ((Renounced(1),), ())
    assert refused(state, 1, Renounce())[0] == "not-out"
    state, _ = finish(state)
    assert (scores(state), GAME.view(state, None).pool) == ((0, 120, 0, 0), 42)
    assert GAME.legal(broken(broken_reentry="survivors"), 1) == ()


def test_d11_buying_back_is_usual_and_payment_is_not():
    assert PulleOptions().buyback
    assert PulleOptions().payment == 0
    state, _ = after((60, 88, 50, 43), buyback=False)
    assert not GAME.dealing(state)
    assert out(state) == (1,)


def test_the_last_one_left_takes_the_pool_and_the_session_is_over():
    state, events = finish(
        at((["0-1"], [], ["2-8"], []), pool_of(50, 120, 95, 120, out=(1, 3), hc=33))
    )
    assert events[-2:] == (pot.MatchWon(0, shared=False), pot.PotPaid(0, 16, half=True))
    assert GAME.finished(state)
    view = GAME.view(state, None)
    assert (view.winners, view.pool, view.result.gains) == ((0,), 0, (33, 0, 0, 0))
    assert GAME.exposure(state) == (0, 0, 0, 0)


def test_if_play_stops_the_pool_goes_back_to_who_is_in_in_equal_shares():
    state = at(DOMINO)
    assert GAME.settle(state) == STACKS
    state = at((["0-1"], ["2-3"], ["2-4"], []), pool_of(1, 2, 3, 120, out=(3,), hc=32))
    assert tuple(
        a - b for a, b in zip(GAME.settle(state), state.table.series.stacks, strict=True)
    ) == (11, 11, 10, 0)


def test_exposure_is_entry_full_payment_and_another_entry():
    options = {"entry": 4, "payment": 1}
    assert GAME.exposure(GAME.open(PulleOptions(**options), 4)) == (8 + 2 + 8,) * 4
    assert (
        GAME.exposure(GAME.open(PulleOptions(broken_reentry="survivors", **options), 4))
        == (8 + 1 + 8,) * 4
    )
    assert pools.exposure(
        pool_of(1, 2, 120, 120, out=(2, 3), gone=(3,), hc=40), PulleOptions(**options), first=False
    ) == (20 + 10, 20 + 10, 8, 0)


def test_the_computer_buys_back_when_it_makes_sense_but_never_for_somebody_else():
    rng = random.Random(1)
    state, _ = after((60, 88, 50, 43))
    assert choose(GAME.view(state, 1), rng) == Buyback(56)
    assert choose(GAME.view(state, 1), rng, modest=True) == Decline()
    assert choose(GAME.view(state, 0), rng) == Decline()  # 60 is no danger yet
    assert GAME.default(state, 1) == Decline()


def whole_pool(seed):
    """A pool by random play to its end: after each deal the hands as dealt, the events, and the
    state.
    """
    rng = random.Random(seed)
    state = GAME.open(sampled_options(GAME, 4, rng), 4)
    while not GAME.finished(state):
        stacks = tuple(map(max, GAME.exposure(state), GAME.settle(state)))
        waiting = out(state)
        state, events = GAME.deal(state, stacks, rng.randbytes(32))
        # a player who is out keeps the entry at the table and need not bring it
        for seat in waiting:
            if GAME.exposure(state)[seat]:
                assert stacks[seat] == GAME.settle(state)[seat] >= GAME.exposure(state)[seat]
        hands = [[tiles.HALVES[tile] for tile in tiles.listed(hand)] for hand in state.deal.hands]
        while GAME.dealing(state):
            seat, action = some_action(GAME, state, rng)
            before = state
            state, new = GAME.apply(state, seat, action)
            assert sum(GAME.settle(state)) == sum(GAME.settle(before))
            assert min(state.table.series.stacks) >= 0
            events += new
        while GAME.prompted(state) and rng.random() < 0.8:  # offers that stand until the next deal
            seat = rng.choice([seat for seat in range(4) if GAME.legal(state, seat)])
            state, new = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
            events += new
        yield stacks, hands, events, state


def told(events):
    return [
        codec.event_data(event)
        | (
            {"tile": tiles.HALVES[event.tile]}
            if hasattr(event, "tile") and event.tile is not None
            else {}
        )
        for event in events
    ]


@pytest.mark.parametrize("seed", range(25))
def test_the_referee_comes_to_the_same_result(seed):
    book, brought = None, [0] * 4
    had = (0,) * 4
    for stacks, hands, events, state in whole_pool(seed):
        book = book or Book(asdict(state.table.options))
        brought = [sum(three) for three in zip(brought, stacks, (-hc for hc in had), strict=True)]
        book.deal(hands, told(events))
        had = GAME.settle(state)
        assert tuple(book.scores) == scores(state)
        pending = {
            seat
            for seat, score in enumerate(scores(state))
            if state.table.window is not None and score > 100
        }
        assert tuple(seat for seat in range(4) if not book.alive[seat]) == tuple(
            sorted({*out(state), *pending})
        )
        assert book.pool == GAME.view(state, None).pool
        assert state.table.series.stacks == tuple(map(sum, zip(brought, book.chips, strict=True)))
    assert GAME.view(state, None).winners == (book.alive.index(True),)
