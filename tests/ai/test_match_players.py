"""Computer players of the matches: every number of seats, teams, and nothing hidden in a
decision, a hint or a look back.
"""

from random import Random
from types import SimpleNamespace

import pytest

from ai.advice_records import clear_gain
from ai.better_choices import find_better
from ai.choice_without_search import partner_suits
from ai.levels import Level
from ai.match_search import free_moves
from ai.player import choose
from ai.search import SearchBudget
from ai.world_chain import HEAVIEST_FIRST, SLIP, PlayLikelihood
from games import GAMES
from games.core import End
from games.parts import knowledge, tiles
from games.parts.chance import Chance
from games.parts.line import Play
from games.parts.match.match_game import MatchGame
from tools.puzzles.comparisons import value_actions


def decide(game, state, seat, level, seed):
    """Return a seat's action, made of nothing but what the rules let it see."""
    return choose(
        game.view(state, seat),
        Random(seed),
        world=game.redealt(state, seat, Chance(bytes([seed]) * 32)),
        level=level,
        budget=SearchBudget(worlds=25),
    )


@pytest.mark.parametrize("key", ["latin", "cuban", "block"])
@pytest.mark.parametrize("level", [Level.MASTER, Level.GRANDMASTER])
def test_a_partners_hand_that_leaks_into_the_world_is_found(key, level, monkeypatch):
    """Check the check: with a game that shows a seat its partner's hand, decisions of a seat
    depend on what is hidden.
    """
    honest = knowledge.places

    def leaking(moves, hands, dealing, own, shown):
        return honest(moves, hands, dealing, own, shown if own is None else {*shown, (own + 2) % 4})

    game, found = GAMES[key], 0
    rules = game.options(teams=True) if key == "block" else game.options()
    for number in range(12):
        state = game.deal(game.open(rules, 4), (0,) * 4, number.to_bytes(32, "big"))[0]
        state = game.apply(state, state.to_move, game.legal(state, state.to_move)[0])[0]
        seat = state.to_move
        others = [game.redealt(state, seat, Chance(bytes([other]) * 32)) for other in range(6)]
        assert len({decide(game, other, seat, level, 1) for other in others}) == 1
        with monkeypatch.context() as mutant:
            mutant.setattr("games.parts.knowledge.places", leaking)
            found += len({decide(game, other, seat, level, 1) for other in others}) > 1
    assert found


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if isinstance(game, MatchGame)])
def test_what_if_names_a_legal_play_that_is_clearly_better(key):
    game, rng, found = GAMES[key], Random(4), 0
    players = game.players[0]
    for number in range(12):
        if found > 1:
            break
        state = game.deal(
            game.open(game.options(), players), (0,) * players, number.to_bytes(32, "big")
        )[0]
        while game.dealing(state):
            seat, legal = state.to_move, game.legal(state, state.to_move)
            view, played = game.view(state, seat), rng.choice(legal)
            if len(legal) > 2 and isinstance(played, Play) and rng.random() < 0.3:
                world = game.redealt(state, seat, Chance(bytes(32)))
                if better := find_better(view, world, played, Random(number)):
                    found += 1
                    assert better.action in legal
                    assert better.value - better.played_value >= clear_gain(
                        better.unit, view.target
                    )
                values = value_actions(view, world, Random(number), 25)
                assert values is None or {action.action for action in values.actions} <= set(legal)
            state = game.apply(state, seat, played)[0]
    assert found


def test_partners_numbers_are_those_that_the_partner_has_turned_outwards():
    game = GAMES["latin"]
    state = game.deal(game.open(game.options(), 4), (0,) * 4, bytes(32))[0]
    leader = state.to_move
    while sum(seat == leader for seat, _, _ in state.moves) < 2:
        state = game.apply(state, state.to_move, game.legal(state, state.to_move)[0])[0]
    seen = game.view(state, (leader + 2) % 4)
    (first, *_, last) = (placed for placed in seen.line if placed.seat == leader)
    outwards = {first.a, first.b}, {last.a if last.end is End.LEFT else last.b}
    assert set(partner_suits(seen).elements()) == outwards[0] | outwards[1]
    assert not partner_suits(
        GAMES["bergen"].view(GAMES["bergen"].open(GAMES["bergen"].options(), 2), 0)
    )


def test_a_heavy_tile_makes_it_likely_that_nothing_heavier_was_held():
    """Reckon a likelihood by hand: 6-6 was led, then 0-6 laid; with 5-6 in the hand that was one
    of two tiles.
    """
    world = SimpleNamespace(
        hands=(0, 0),
        lead_tile=tiles.of(6, 6),
        lead_rule="double_six",
        moves=(
            (0, Play(tiles.of(6, 6), End.START), tiles.D6),
            (1, Play(tiles.of(0, 6), End.LEFT), tiles.SUITS[6] & tiles.D6),
        ),
    )
    plays = PlayLikelihood(free_moves(world), 0)
    assert plays.of((0, 1 << tiles.of(1, 2))) == 1
    assert plays.of((0, 1 << tiles.of(5, 6))) == pytest.approx(
        HEAVIEST_FIRST * SLIP + (1 - HEAVIEST_FIRST) / 2
    )
    assert PlayLikelihood(free_moves(world), 1).of((0, 0)) == 1
