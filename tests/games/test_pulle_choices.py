"""Pulle: house rules of buying back that one source has and the other has not."""

from games.core import Offer
from games.parts import pulle_pool as pools
from games.parts.pulle_pool import (
    BoughtBack,
    Buyback,
    BuybackClosed,
    BuybackOpened,
    Decline,
    Declined,
    Eliminated,
    PulleOptions,
)
from tests.games.test_pulle import (
    DOMINO,
    GAME,
    SEED,
    STACKS,
    at,
    finish,
    out,
    pool_of,
    refused,
    scores,
)


def test_d5_the_middle_is_always_of_three():
    assert pools.offers(pool_of(96, 37, 54, 88)) == {0: 54, 3: 54}
    for seats_out in (1, 2):
        assert not pools.count_deal(
            pool_of(90, 37, 54, 88, out=range(seats_out)), PulleOptions(), 3, False, (0, 0, 1, 0)
        ).window


def fewer(seat_scores, hands, gone=(1,), **options):
    """Return the state after a deal that only some seats took part in."""
    return finish(at(hands, pool_of(*seat_scores, out=gone), buyback_with="fewer", **options))


def test_d5_by_house_rule_three_may_buy_back_and_whoever_is_out_counts_as_one_of_the_others():
    state, events = fewer((60, 120, 95, 43), (["0-1"], [], ["6-8"], ["2-5"]))
    assert (scores(state), events[-1]) == ((60, 120, 109, 50), BuybackOpened())
    # the middle of 120, 60 and 50; 60 itself has nothing to gain
    assert GAME.view(state, None).offers == (Offer(2, 3, 60),)
    assert GAME.legal(state, 1) == ()
    state, events = GAME.apply(state, 2, Buyback(60))
    assert events == (BoughtBack(2, 3, 60), BuybackClosed())
    assert (scores(state), out(state)) == ((60, 120, 60, 50), (1,))


def test_d5_whoever_may_buy_back_has_there_what_it_takes():
    pool = pool_of(10, 120, 20, 30, out=(1,), hc=30)
    assert pools.exposure(pool, PulleOptions(entry=4, buyback_with="fewer"), first=False) == (
        18,
        8,
        18,
        18,
    )
    survivors = PulleOptions(entry=4, payment=9, broken_reentry="survivors", buyback_with="fewer")
    assert pools.exposure(pool, survivors, first=False)[0] == 10 + 18 + 4


def until_the_deal(*totals, hands=DOMINO, **options):
    return finish(at(hands, pool_of(*totals), buyback_until="deal", **options))


def test_by_house_rule_one_may_change_ones_mind_until_the_next_deal():
    state, events = until_the_deal(60, 88, 50, 43)
    assert events[-1] == BuybackOpened()
    assert not GAME.dealing(state)
    view = GAME.view(state, 1)
    assert view.result is not None
    assert view.offers == (Offer(0, 3, 56), Offer(1, 3, 56))
    assert (GAME.due(state), GAME.prompted(state)) == ((), (0, 1))
    state, events = GAME.apply(state, 1, Decline())
    assert (events, GAME.prompted(state), out(state)) == ((Declined(1),), (0,), ())
    assert refused(state, 1, Decline())[0] == "no-offer"
    assert GAME.legal(state, 1) == (Buyback(56),)
    state, events = GAME.apply(state, 1, Buyback(56))
    assert (events, scores(state)) == ((BoughtBack(1, 3, 56),), (60, 56, 56, 50))
    assert GAME.view(state, None).result.gains[1] == -3
    state, events = GAME.deal(state, STACKS, SEED)
    assert (events[0], out(state)) == (BuybackClosed(), ())
    assert refused(state, 0, Buyback(56))[0] == "no-offer"


def test_by_house_rule_whoever_has_not_bought_back_is_out_with_the_next_deal():
    state, _ = until_the_deal(60, 88, 50, 43, payment=1)
    assert GAME.view(state, None).result.winner == 0
    share = pools.shares(state.table.pool)[1]
    assert GAME.exposure(state)[1] == share + 6  # the entry to come back, and no more payments
    assert GAME.exposure(state)[0] == share + 2 + 6
    state, events = GAME.deal(state, STACKS, SEED)
    assert (events[:2], out(state)) == ((BuybackClosed(), Eliminated(1, 107)), (1,))
    assert [seat.count for seat in GAME.view(state, None).seats] == [7, 0, 7, 7]
    assert state.deal.leader == 0
    assert sum(GAME.settle(state)) == sum(STACKS)


def test_what_buying_back_takes_without_winning_anything():
    assert GAME.reserve(PulleOptions()) == 15  # two and a half entries of three chips
    assert GAME.reserve(PulleOptions(entry=100, payment=2)) == 500 + 8
    assert (
        GAME.reserve(PulleOptions(entry=4, payment=1, broken_reentry="survivors")) == 8 + 2 + 4 + 9
    )
    assert GAME.reserve(PulleOptions(buyback=False)) == 0
    for entry in (80, 81):  # with the 200 chips everybody begins with
        assert (GAME.reserve(PulleOptions(entry=entry)) <= 400) == (entry == 80)
