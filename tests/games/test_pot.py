"""The pot of a match."""

from hypothesis import given
from hypothesis import strategies as st

from games.parts import amounts, pot
from games.parts.pot import MatchWon, PotMade, PotPaid

CHIPS = st.integers(0, 100)
WINNERS = st.integers(2, 6).flatmap(
    lambda players: st.tuples(
        st.just(players),
        st.sets(st.integers(0, players - 1)).map(lambda seats: tuple(sorted(seats))),
    )
)


@given(CHIPS, WINNERS)
def test_no_half_chip_is_lost_and_nobody_loses_more_than_the_entry(chips, match):
    players, winners = match
    gains = pot.gains(chips, players, winners)
    assert sum(gains) == 0
    for seat, gain in enumerate(gains):
        assert gain >= (-2 * chips if winners else 0)
        assert gain >= 0 or seat not in winners


@given(st.integers(0, 1200), st.sets(st.integers(0, 5), min_size=1))
def test_shares_differ_by_half_a_chip_at_most_and_the_first_seats_have_it(hc, winners):
    shares = pot.shares(hc, tuple(winners))
    assert sum(shares.values()) == hc
    assert list(shares.values()) == sorted(shares.values(), reverse=True)
    assert max(shares.values()) - min(shares.values()) <= 1
    assert set(shares) == winners


def test_ten_half_chips_among_three():
    assert pot.shares(10, (4, 0, 2)) == {0: 4, 2: 3, 4: 3}


def test_one_winner_takes_all():
    assert pot.gains(5, 4, (2,)) == (-10, -10, 30, -10)
    assert pot.winning_events(5, 4, (2,)) == (MatchWon(2, False), PotPaid(2, 20, False))


def test_two_of_five_share_with_half_chips():
    assert pot.gains(1, 5, (1, 3)) == (-2, 3, -2, 3, -2)
    assert pot.winning_events(1, 5, (1, 3))[2:] == (PotPaid(1, 2, True), PotPaid(3, 2, True))


def test_for_the_honour_nothing_is_said_of_a_pot():
    assert pot.opening_events(0, 4) == ()
    assert pot.winning_events(0, 4, (1,)) == (MatchWon(1, False),)
    assert pot.exposure(0, 4) == pot.gains(0, 4, (1,)) == (0, 0, 0, 0)


def test_the_pot_is_made_of_equal_entries():
    assert pot.opening_events(5, 4) == (PotMade(5, 20),)
    assert (pot.exposure(5, 4), pot.pool(5, 4)) == ((10,) * 4, 40)


@given(st.integers(0, 10**6))
def test_chips_and_half_chips(chips):
    assert amounts.whole(amounts.booked(chips)) == (chips, False)
    assert amounts.half(chips) * 2 == amounts.booked(chips)
    assert amounts.whole(amounts.half(chips)) == (chips // 2, chips % 2 == 1)
