"""Stakes by the chance of winning, and the answers of the bank."""

import random
from collections import Counter

import pytest

from ai import line_search, staking
from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget, SearchResult
from games import GAMES
from games.core import Role
from games.parts.chance import Chance
from games.parts.gallery_rules import Wager, Watch
from games.parts.stakes import Accept, Raise, Stake

GAME = GAMES["buki"]


def dealt(number=0, **options):
    options = {"banker": 0, "raise_until_fourth": True} | options
    return GAME.deal(GAME.open(GAME.options(**options), 4), (1000,) * 4, bytes([number]) * 32)[0]


def to_stake(number):
    """Return a state with a player who must stake now."""
    state, rng = dealt(number), random.Random(number)
    while not GAME.view(state, state.to_move).staking.required:
        legal = [
            action for action in GAME.legal(state, state.to_move) if not isinstance(action, Stake)
        ]
        state = GAME.apply(state, state.to_move, rng.choice(legal))[0]
    return state


def test_much_is_staked_where_it_gains_little_where_not_and_chance_has_a_part():
    amounts = [Stake(chips) for chips in range(2, 7)]

    def staked(chance):
        rng = random.Random(1)
        return Counter(staking.choose_stake(amounts, chance, rng).chips for _ in range(2_000))

    assert staked(0.5)[6] > 1_900
    assert staked(0.1)[2] > 1_900
    assert min(staked(staking.FAIR).values()) > 300
    for chance in (0.1, 0.5):  # no amount tells for certain
        assert set(staked(chance)) == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("number", range(3))
def test_whoever_is_likely_to_win_stakes_more(number):
    state = to_stake(number)
    seat = state.to_move
    view, rng = GAME.view(state, seat), random.Random(1)
    world = GAME.redealt(state, seat, Chance(bytes(32)))
    chance = staking.WinChances(view, rng, world)
    assert sum(chance.of(number) for number in range(4)) == pytest.approx(1, abs=0.15)
    stakes = [choose(view, rng, world=world).chips for _ in range(12)]
    assert all(2 <= chips <= 6 for chips in stakes)
    assert (sum(stakes) / 12 > 4) == (chance.of(seat) > staking.FAIR)


def test_a_grandmaster_reckons_with_the_tile_that_it_will_lay_and_that_others_play_better_than_where_it_is_tried_out(
    monkeypatch,
):
    monkeypatch.setattr(staking.line_search, "win_chances", lambda *_: [0.25] * 4)
    monkeypatch.setattr(staking.line_search, "best_win_chance", lambda *_: 0.4)

    def told(state, level):
        seat = state.to_move
        return staking.WinChances(GAME.view(state, seat), random.Random(1), state, level).of(seat)

    assert told(dealt(), Level.GRANDMASTER) == 0.25 + staking.LEADING > staking.FAIR - staking.SOFT
    assert told(to_stake(1), Level.GRANDMASTER) == 0.4 + staking.FOLLOWING
    assert told(dealt(), Level.MASTER) == told(to_stake(1), Level.MASTER) == 0.25


def test_a_tile_is_tried_out_anew_once_it_is_chosen(monkeypatch):
    """A chosen tile looks too good in the worlds that decided the choice."""
    monkeypatch.setattr(
        line_search, "find_best", lambda moves, *_: SearchResult(0, (1.0,) * moves, 25)
    )
    state = dealt()
    chance = line_search.best_win_chance(
        GAME.view(state, state.to_move), state, random.Random(1), SearchBudget(25), 50
    )
    assert 0.05 < chance < 0.8


def test_apprentices_journeymen_and_whoever_is_modest_stake_the_least():
    state = to_stake(1)
    view, rng = GAME.view(state, state.to_move), random.Random(1)
    for level in Level:
        assert choose(view, rng, level=level, modest=True) == Stake(2)
        if level in (Level.APPRENTICE, Level.JOURNEYMAN):
            assert choose(view, rng, level=level) == Stake(2)


def test_the_bank_grants_by_the_chance_of_who_asks(monkeypatch):
    state = dealt()
    for seat in (1, 2, 3):
        state = GAME.apply(state, seat, Stake(2))[0]
    state = GAME.apply(state, 2, Raise(3))[0]
    state = GAME.apply(state, 4, Watch(1))[0]
    state = GAME.apply(
        state, 1, next(action for action in GAME.legal(state, 1) if action.verb == "admit")
    )[0]
    state = GAME.apply(state, 4, Wager(2))[0]
    view, rng = GAME.view(state, 0), random.Random(1)
    world = GAME.redealt(state, 0, Chance(bytes(32)))
    monkeypatch.setattr(staking.line_search, "win_chances", lambda *_: [0.2, 0.4, 0.1, 0.3])
    assert choose(view, rng, world=world) == Accept(2, 3)
    monkeypatch.setattr(staking.line_search, "win_chances", lambda *_: [0.2, 0.1, 0.4, 0.3])
    assert choose(view, rng, world=world).verb == "take"
    monkeypatch.setattr(staking.line_search, "win_chances", lambda *_: [0.1, 0.3, 0.3, 0.3])
    assert choose(view, rng, world=world).role is Role.REFUSAL
    assert choose(view, rng, world=world, modest=True).role is Role.REFUSAL
