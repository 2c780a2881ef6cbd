"""All games, held to the contract."""

import random

import pytest

from games import GAMES
from games.core import Best, IllegalAction, Measure
from games.parts import codec
from games.parts.options import declared
from games.parts.points import Scored
from tests.games import contract

CASES = [(key, players) for key, game in GAMES.items() for players in game.players]
MATCHES = 95  # of each game with each number of players
SESSIONS = 6  # of each, looked at from all sides
# Deals of Challenge take fifty times as long as those of others.
SLOW_MATCHES, SLOW_SESSIONS = {"challenge": 25}, {"challenge": 2}


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
    for moment in contract.session(game, players, 400):
        view = game.view(moment.after, None)
        assert (view.game, view.layout, view.compared) == (declaration.key, declaration.layout, declaration.compared)
        assert (declaration.compared.measure is Measure.POINTS) == all(one.score is not None for one in view.seats)
        if view.result is not None:
            assert view.result.ending in declaration.endings


@pytest.mark.parametrize(("key", "players"), [(key, players) for key, players in CASES if GAMES[key].declaration.compared.match])
def test_points_add_up_and_crown_whom_the_declaration_says(key, players):
    game = GAMES[key]
    compared = game.declaration.compared
    assert compared.measure is Measure.POINTS
    for seed in range(SLOW_SESSIONS.get(game.key, SESSIONS)):
        told = [0] * players
        for moment in contract.match(game, players, 500 + seed):
            for event in moment.events:
                if isinstance(event, Scored):
                    told[event.seat] += event.points
                    assert event.score == told[event.seat]
            view = game.view(moment.after, None)
            scores = [one.score for one in view.seats]
            assert scores == told
            if view.winners:
                best = (max if compared.best is Best.MOST else min)(scores)
                assert [seat for seat, score in enumerate(scores) if score == best] == list(view.winners)


def test_random_matches_end_and_conserve_chips(case):
    game, players = case
    matches(game, players, range(SLOW_MATCHES.get(game.key, MATCHES)))


def test_there_are_enough_of_them():
    assert sum(SLOW_MATCHES.get(key, MATCHES) for key, _ in CASES) >= 2_000


@pytest.mark.long
def test_many_more_random_matches(case):
    matches(*case, range(1_000, 2_000))


def matches(game, players, seeds):
    """One in fifteen is looked at more closely at every step."""
    for seed in seeds:
        check = contract.check_chips if seed % 15 else contract.check_moment
        for moment in contract.match(game, players, seed):
            check(game, moment)


def test_legal_and_apply_agree(case):
    game, players = case
    for seed in range(SLOW_SESSIONS.get(game.key, SESSIONS)):
        rng = random.Random(seed)
        for moment in contract.session(game, players, seed + 100):
            if rng.random() < 0.2:
                contract.check_actions(game, moment.after, rng)


def test_nothing_hidden_shows(case):
    game, players = case
    for seed in range(SLOW_SESSIONS.get(game.key, SESSIONS)):
        rng = random.Random(seed)
        for moment in contract.session(game, players, seed + 200):
            contract.check_secrecy(game, moment.after, rng)


def test_seeds_and_texts_replay_to_the_same_state(case):
    game, players = case
    for seed in range(SLOW_SESSIONS.get(game.key, SESSIONS)):
        contract.check_replay(game, list(contract.session(game, players, seed + 300)))


def test_options_are_stored(case):
    game, players = case
    for seed in range(20):
        options = contract.sampled_options(game, players, random.Random(seed))
        assert codec.load(game.options, contract.through_json(codec.dump(options))) == options


def test_before_the_first_deal(case):
    game, players = case
    state = game.open(game.options(), players)
    assert codec.load(game.state, contract.through_json(codec.dump(state))) == state
    assert not game.dealing(state)
    assert not game.finished(state)
    for viewer in (None, *range(players)):
        view = game.view(state, viewer)
        assert view.legal == ()
        assert view.deal == 0
        assert view.result is None
        assert [seat.count for seat in view.seats] == [0] * players
    with pytest.raises(IllegalAction, match="deal-over"):
        game.apply(state, 0, contract.universe(game, players)[0])


def test_unknown_house_rules_are_refused(case):
    game, players = case
    with pytest.raises(IllegalAction, match="bad-option"):
        game.open(game.options(**{declared(game.options)[0].name: "up"}), players)
