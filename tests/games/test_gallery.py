"""The gallery of Buki: who sees what, bets against the bank, and the decisions of the rules'
list of ambiguities (C7, C8).
"""

from dataclasses import replace

from games.core import Bet
from games.parts import stakes
from games.parts.gallery_rules import (
    MOST,
    Admit,
    BetAnswered,
    BetLapsed,
    BetOffered,
    BetPaid,
    BetTied,
    Deny,
    Reject,
    Rise,
    Take,
    Wager,
    Watch,
    WatchAsked,
    WatchDenied,
    Watching,
)
from games.parts.line import PASS
from games.parts.stakes import Book, Limits, Stake
from tests.games.moves import play
from tests.games.test_buki import GAME, LONG, do, refused, round_of, with_hands

ANN, BANK, EVE, FAY = 0, 3, 4, 5
TIE = ((0, play("0-1", "start")), (1, PASS), (2, PASS), (3, PASS), (0, PASS))


def behind(seat, *hands, place=EVE, **options):
    """Return a state with an onlooker behind a seat."""
    return do(with_hands(*(hands or LONG), **options), (place, Watch(seat)), (seat, Admit(place)))[
        0
    ]


def test_an_onlooker_sees_one_hand_and_only_with_consent():
    state, events = do(with_hands(*LONG), (EVE, Watch(ANN)))
    assert events == (WatchAsked(EVE, ANN),)
    assert GAME.prompted(state) == (ANN,)
    assert all(seat.hand is None for seat in GAME.view(state, EVE).seats)
    state, events = do(state, (ANN, Admit(EVE)))
    assert events == (Watching(EVE, ANN),)
    seen = GAME.view(state, EVE)
    assert (seen.viewer, seen.gallery.onlooker, seen.gallery.places) == (ANN, EVE, ((EVE, ANN),))
    assert [seat.hand is not None for seat in seen.seats] == [True, False, False, False]
    assert all(seat.hand is None for seat in GAME.view(state, FAY).seats)


def test_who_is_denied_may_ask_somebody_else_but_nobody_twice():
    state, events = do(with_hands(*LONG), (EVE, Watch(ANN)), (ANN, Deny(EVE)))
    assert events == (WatchDenied(EVE, ANN),)
    assert refused(state, EVE, Watch(ANN)) == "asked-before"
    state, _ = do(state, (EVE, Watch(1)), (EVE, Watch(BANK)))
    assert refused(state, 1, Admit(EVE)) == "nothing-asked"
    assert GAME.prompted(state) == (BANK,)


def test_without_the_house_rule_nobody_is_asked():
    state, events = do(with_hands(*LONG, watch_consent="none"), (EVE, Watch(ANN)))
    assert events == (Watching(EVE, ANN),)
    assert GAME.view(state, EVE).seats[ANN].hand is not None


def test_the_gallery_can_be_closed():
    state = with_hands(*LONG, spectators=False)
    assert GAME.legal(state, EVE) == ()
    assert refused(state, EVE, Watch(ANN)) == "gallery-closed"


def test_c8_the_seat_is_fixed_for_the_deal():
    state = behind(ANN)
    assert refused(state, EVE, Watch(1)) == "already-watching"
    state, _ = do(state, (EVE, Rise()))
    assert refused(state, EVE, Watch(1)) == "already-watching"
    assert GAME.legal(state, EVE) == ()
    assert all(seat.hand is None for seat in GAME.view(state, EVE).seats)


def test_c7_bets_have_the_limits_and_the_odds_of_stakes_and_need_the_banker():
    state = behind(ANN, ["0-1"], ["2-5"], ["3-4"], ["5-6"])
    assert refused(state, EVE, Wager(1)) == "below-min"
    assert refused(state, EVE, Wager(7)) == "over-max"
    state, events = do(state, (EVE, Wager(5)))
    assert events == (BetOffered(EVE, ANN, 5),)
    assert [
        refused(state, *move) for move in ((EVE, Wager(2)), (1, Take(EVE, 5)), (BANK, Take(EVE, 4)))
    ] == ["already-offered", "banker-only", "nothing-asked"]
    state, events = do(state, (BANK, Reject(EVE, 5)))
    assert events == (BetAnswered(EVE, ANN, 5, accepted=False),)
    state, _ = do(state, (EVE, Wager(3)), (BANK, Take(EVE, 3)))
    assert refused(state, EVE, Wager(2)) == "already-bet"
    assert GAME.view(state, None).gallery.bets == (Bet(EVE, ANN, 3, True),)
    before = GAME.settle(state)
    state, events = do(state, (0, play("0-1", "start")))
    assert BetPaid(EVE, ANN, 15) in events
    after, exposed = GAME.settle(state), GAME.exposure(state)[EVE]
    assert (after[EVE], sum(after), exposed) == (before[EVE] + 15, sum(before), 0)


def test_c7_bets_close_with_the_third_turn_of_the_watched_player():
    state, _ = do(
        behind(ANN),
        (ANN, Stake(2)),
        *round_of(0),
        (1, Stake(2)),
        (2, Stake(2)),
        *round_of(1),
        (EVE, Wager(2)),
    )
    state, events = do(state, (ANN, play("2-3")))
    assert BetLapsed(EVE, ANN, 2) in events
    assert refused(state, EVE, Wager(2)) == "too-late"
    assert refused(state, BANK, Take(EVE, 2)) == "nothing-asked"


def test_an_offer_that_waits_lapses_with_the_deal():
    state, _ = do(behind(ANN, ["0-1"], ["2-5"], ["3-4"], ["5-6"]), (EVE, Wager(2)))
    state, events = do(state, (ANN, play("0-1", "start")))
    assert BetLapsed(EVE, ANN, 2) in events
    assert GAME.settle(state)[EVE] == 0


def test_a_bet_brings_what_it_may_cost_and_what_the_bank_lacks():
    state, _ = do(behind(ANN), (EVE, Wager(6)))
    assert GAME.brings(state, EVE, Wager(6)) == {}
    short = stakes.bank_exposure(
        Book(BANK, None, (None,) * 4, (False,) * 4), Limits(2, 6), (6, 0, 0, 0)
    )
    assert short == 5 * 12 - 2 * 4
    poor = replace(
        state,
        table=state.table._replace(series=replace(state.table.series, stacks=(12, 12, 12, 22))),
    )
    assert GAME.brings(poor, BANK, Take(EVE, 6)) == {EVE: 12, BANK: short - 22}
    after, _ = GAME.apply(poor, BANK, Take(EVE, 6))
    assert GAME.settle(after) == (12, 12, 12, short, 12)
    assert GAME.brings(state, BANK, Take(EVE, 6)) == {EVE: 12}  # 100 hc are enough


def test_who_gets_up_withdraws_what_is_not_answered_and_an_accepted_bet_stands():
    state, _ = do(behind(ANN), (EVE, Wager(2)), (EVE, Rise()))
    assert GAME.view(state, None).gallery.bets == ()
    state, _ = do(behind(ANN), (EVE, Wager(2)), (BANK, Take(EVE, 2)), (EVE, Rise()))
    assert GAME.view(state, None).gallery.bets == (Bet(EVE, ANN, 2, True),)
    state, _ = do(with_hands(*LONG), (EVE, Watch(ANN)), (EVE, Rise()))
    assert GAME.prompted(state) == ()
    assert refused(state, EVE, Rise()) == "not-watching"


def test_a_bet_stands_over_a_tie_although_its_onlooker_has_got_up():
    state = behind(1, ["0-1", "7-8"], ["2-5"], ["3-4"], ["5-6"], spectator_tie="carry")
    state, _ = do(state, (EVE, Wager(2)), (BANK, Take(EVE, 2)), (EVE, Rise()))
    assert GAME.legal(state, EVE) == ()
    state, events = do(state, *TIE)
    assert events[-1] == BetTied(EVE, 1, 2, carried=True)
    exposure, bets = GAME.exposure(state), (Bet(EVE, 1, 2, True),)
    assert exposure[EVE] == 4
    state, _ = GAME.deal(state, exposure, bytes(32))
    assert GAME.view(state, EVE).viewer is None, "a player who has got up sees no hand"
    assert GAME.legal(state, EVE) == (Watch(1),), "the bet lies there"
    asking, _ = do(state, (EVE, Watch(1)))
    assert refused(asking, EVE, Watch(2)) == "already-watching"
    for answer, legal, viewer in (
        ((1, Deny(EVE)), (), None),
        ((EVE, Rise()), (), None),
        ((1, Admit(EVE)), (Rise(),), 1),
    ):
        seen = GAME.view(do(asking, answer)[0], EVE)
        assert (seen.legal, seen.viewer, seen.gallery.bets) == (legal, viewer, bets)


def test_the_gallery_has_room_for_so_many():
    state, _ = do(with_hands(*LONG), *((EVE + place, Watch(ANN)) for place in range(MOST)))
    assert GAME.legal(state, EVE + MOST) == ()
    assert refused(state, EVE + MOST, Watch(ANN)) == "gallery-full"
