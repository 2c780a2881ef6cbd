"""All games, held to the contract."""

import random

import pytest

from games import GAMES
from games.core import IllegalAction, Layout
from games.parts import codec
from games.parts.options import declared
from tests.games import contract
from tests.games.random_play import hold_all, sampled_options, session

CASES = [
    (key, players)
    for key, game in GAMES.items()
    for players in game.players
    if players <= 4 or players == game.players[-1]
]
MATCHES, MATCH_STEPS = 30, 250  # of each game with each number of players, whichever come first
SESSIONS, SESSION_STEPS = 2, 120  # of each, looked at from all sides


@pytest.fixture(params=CASES, ids=[f"{key}-{players}" for key, players in CASES])
def case(request):
    key, players = request.param
    return GAMES[key], players


def test_key_is_the_key_of_the_registry():
    assert all(game.key == key for key, game in GAMES.items())


def test_the_declaration_says_what_the_views_show(case):
    game, players = case
    declaration = game.declaration
    assert declaration is game.declaration  # made once
    assert {kind.verb for kind in game.actions} == set(declaration.actions)
    assert players in declaration.players
    for moment in session(game, players, 400):
        view = game.view(moment.after, None)
        # as house rules may say
        on_a_line = not getattr(getattr(moment.after, "options", None), "spinner", True)
        assert (view.game, view.layout, view.compared) == (
            declaration.key,
            Layout.LINE if on_a_line else declaration.layout,
            declaration.compared,
        )
        if view.result is not None:
            assert view.result.ending in declaration.endings


def test_random_matches_end_conserve_chips_and_crown_whom_the_declaration_says(case):
    matches(*case, 0, MATCHES, MATCH_STEPS)


@pytest.mark.long
def test_many_more_random_matches(case):
    matches(*case, 1_000, 1_000, 250_000)


def matches(game, players, first, most, steps):
    """One in fifteen is looked at more closely at every step."""
    deals = contract.match_deals(game)
    chips = hold_all(
        game, players, range(first, first + most), contract.check_chips, deals=deals, steps=steps
    )
    closely = range(first + most, first + most + most // 15)
    closer = hold_all(game, players, closely, contract.check_moment, deals=deals, steps=steps // 15)
    contract.check_promises(chips + closer)


SIDES = (
    contract.check_actions,
    contract.check_secrecy,
    contract.check_redealt,
    contract.check_hands,
    contract.check_replay,
)


def test_sessions_from_all_sides(case):
    hold_all(*case, range(100, 100 + SESSIONS), *SIDES, steps=SESSION_STEPS)


def test_options_are_stored(case):
    game, players = case
    for seed in range(20):
        options = sampled_options(game, players, random.Random(seed))
        assert codec.load(game.options, contract.through_json(codec.dump(options))) == options


def test_before_the_first_deal(case):
    game, players = case
    state = game.open(game.options(), players)
    assert codec.load(game.state, contract.through_json(codec.dump(state))) == state
    assert not game.dealing(state)
    assert not game.finished(state)
    for viewer in (None, *range(players)):
        view = game.view(state, viewer)
        assert (view.legal, view.deal, view.result) == ((), 0, None)
        assert [seat.count for seat in view.seats] == [0] * players
        assert not any(seat.due for seat in view.seats)
    with pytest.raises(IllegalAction, match="deal-over"):
        game.apply(state, 0, contract.universe(game, players)[0])


def test_unknown_house_rules_are_refused(case):
    game, players = case
    with pytest.raises(IllegalAction, match="bad-option"):
        game.open(game.options(**{declared(game.options)[0].name: "up"}), players)
