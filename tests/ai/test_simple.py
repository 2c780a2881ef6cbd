"""The simple computer player."""

import random
from dataclasses import replace

import pytest

import ai
from games import GAMES
from games.core import Best, Compared, Measure
from games.parts.line import Play
from games.parts.stakes import Accept, Add, Raise, Refuse, Stake
from tests.games import random_play

CASES = [(key, players) for key, game in GAMES.items() for players in game.players]


@pytest.mark.parametrize(("key", "players"), CASES)
def test_always_a_legal_action_and_modest_is_cheap(key, players):
    random_play.hold_all(GAMES[key], players, range(max(2, 16 // players)), chooses, steps=200)


def chooses(session, moment):
    """Every participant who may do something is told something legal, and modest people nothing that costs more than it must."""
    game = session.game
    for seat in range(session.players):
        view = game.view(moment.after, seat)
        if not view.legal:
            continue
        assert ai.choose(view, session.chosen) in view.legal
        modest = ai.choose(view, session.chosen, modest=True)
        assert modest in view.legal
        if seat not in game.due(moment.after) + game.prompted(moment.after):
            continue
        assert not isinstance(modest, Add | Raise | Accept)
        if isinstance(modest, Stake):
            assert modest.chips == view.limits[0]


@pytest.mark.parametrize(("key", "players"), CASES)
@pytest.mark.parametrize("modest", [True, False])
def test_four_computer_players_come_to_an_end(key, players, modest):
    game, rng = GAMES[key], random.Random(2)
    for seed in range(10):
        options = random_play.sampled_options(game, players, rng)
        state = game.open(options, players)
        state = game.deal(state, game.exposure(state), bytes([seed]) * 32)[0]
        for _ in range(1500):
            seats = game.prompted(state) or game.due(state)
            if not game.dealing(state):
                break
            state = game.apply(state, seats[0], ai.choose(game.view(state, seats[0]), rng, modest=modest))[0]
        assert not game.dealing(state)


def test_nothing_to_choose():
    game = GAMES["buki"]
    with pytest.raises(ValueError):
        ai.choose(game.view(game.open(game.options(), 4), 0), random.Random(1))


def test_a_game_it_does_not_know():
    game = GAMES["buki"]
    state = game.deal(game.open(game.options(banker=0), 4), (100,) * 4, bytes(32))[0]
    view = game.view(state, state.to_move)
    strange = (Refuse(1, 2),)
    assert ai.choose(replace(view, legal=strange), random.Random(1)) == strange[0]


def test_takes_the_points():
    """Whatever else a tile is good for: what scores comes first, and the fewest points where the fewest win."""
    game, rng = GAMES["luxembourg"], random.Random(1)
    state = game.deal(game.open(game.options(), 2), (0, 0), bytes(31) + b"\x02")[0]
    view = game.view(state, state.to_move)
    assert len(view.legal) > 1
    for option in view.legal:
        points = tuple(5 * (one == option) for one in view.legal)
        assert ai.choose(replace(view, points=points, compared=Compared(Measure.POINTS)), rng) == option
        fewest = Compared(Measure.POINTS, Best.LEAST)
        assert ai.choose(replace(view, points=tuple(5 - one for one in points), compared=fewest), rng) == option


def test_plays_better_than_chance():
    """A seat that plays so wins clearly more than its quarter of the deals against three that play at random."""
    game, rng, deals, won = GAMES["austrian-block"], random.Random(3), 1200, 0
    fresh = game.open(game.options(), 4)
    for number in range(deals):
        state = game.deal(fresh, (0,) * 4, number.to_bytes(32, "big"))[0]
        while game.dealing(state):
            seat = state.to_move
            action = ai.choose(game.view(state, seat), rng) if seat == number % 4 else rng.choice(game.legal(state, seat))
            state = game.apply(state, seat, action)[0]
        won += game.view(state, None).result.winner == number % 4
    assert won / deals > 0.27  # 0.25 by chance, standard deviation 0.0125


def test_banker_answers_before_playing():
    game = GAMES["buki"]
    state = game.deal(game.open(game.options(banker=0, raise_until_fourth=True), 4), (100,) * 4, bytes(32))[0]
    for seat in (1, 2, 3):
        state = game.apply(state, seat, Stake(2))[0]
    state = game.apply(state, 1, Raise(1))[0]
    assert isinstance(ai.choose(game.view(state, 0), random.Random(1)), Accept | Refuse)
    assert ai.choose(game.view(state, 0), random.Random(1), modest=True) == Refuse(1, 1)


def test_keeps_the_ends_it_can_play_again():
    game = GAMES["austrian-block"]
    state = game.deal(game.open(game.options(), 2), (0, 0), bytes(32))[0]
    action = ai.choose(game.view(state, state.to_move), random.Random(1))
    assert isinstance(action, Play)
