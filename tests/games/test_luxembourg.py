"""Luxembourg draw as a match, and the decisions of the rules' list of ambiguities that concern
it.
"""

import pytest

from games import GAMES
from games.luxembourg import (
    HANDS,
    LotShown,
    LotsTied,
    LuxOptions,
    WinningTile,
    break_ties,
)
from games.parts import tiles
from tests.games.moves import SEED
from tests.games.test_austrian_block import seed

GAME = GAMES["luxembourg"]


@pytest.mark.parametrize("players", range(2, 7))
def test_l1_the_set_is_the_double_six(players):
    state = GAME.deal(GAME.open(LuxOptions(), players), (0,) * players, SEED)[0]
    view = GAME.view(state, None)
    assert [seat.count for seat in view.seats] == [HANDS[players]] * players
    assert view.stock == len(state.deal.stock) == 28 - players * HANDS[players] - 1
    assert tiles.mask(state.deal.stock) | sum(state.deal.hands) | 1 << state.deal.start == tiles.D6


def named(*names):
    return tuple(map(tiles.named, names))


def test_l2_by_house_rule_whoever_shares_the_most_pips_draws_again_from_what_nobody_has_seen():
    lots = named("5-5", "1-3", "4-6")
    assert break_ties(named("6-6", "4-6"), named("0-0", "0-1")) == ()
    assert break_ties(lots, named("1-2", "0-5", "6-6")) == (
        ((0, tiles.named("1-2")), (2, tiles.named("0-5"))),
    )
    twice = break_ties(lots, named("1-2", "0-3", "0-0", "1-1", "6-6"))
    assert [tuple(seat for seat, _ in again) for again in twice] == [(0, 2), (0, 2)]
    assert break_ties(lots, named("1-2")) == ()  # too few to draw again: the larger half decides
    assert break_ties(lots, named("1-2", "0-3", "0-0")) == twice[:1]


def test_l2_what_was_drawn_again_lies_on_the_table_and_all_else_goes_back():
    found = 0
    for number in range(60):
        fresh = [GAME.open(LuxOptions(tied_lots=rule), 4) for rule in ("half", "redraw")]
        (plain, shown), (state, events) = (
            GAME.deal(state, (0,) * 4, seed(number)) for state in fresh
        )
        ties = [event for event in events if isinstance(event, LotsTied)]
        if not ties:
            assert (state.deal, events) == (plain.deal, shown)
            continue
        found += 1
        lots = [event for event in events if isinstance(event, LotShown)]
        pips = [tiles.PIPS[lot.tile] for lot in lots[:4]]
        assert ties[0].seats == tuple(seat for seat in range(4) if pips[seat] == max(pips))
        best = max(lots[-len(ties[-1].seats) :], key=lambda lot: tiles.PIPS[lot.tile])
        assert events[-1] == WinningTile(1, best.seat, best.tile)
        assert {lot.tile for lot in lots} - {best.tile} <= set(state.deal.stock)
        view = GAME.view(state, None)
        assert view.lots == tuple(sorted({lot.seat: lot.tile for lot in lots}.items()))
        assert (view.line[0].seat, state.to_move) == (best.seat, best.seat)
        assert {*state.deal.stock, best.tile} == {*plain.deal.stock, plain.deal.start}
    assert found
