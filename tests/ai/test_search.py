"""Searches of the Grandmasters."""

import random

import pytest

from ai import hungarian_player
from ai.levels import Level
from ai.search import SearchBudget, find_best
from games import GAMES
from games.parts import tiles
from games.parts.chance import Chance
from tools.benchmarks.opponents import best_train
from tools.benchmarks.strength import contests, measure

BY_NAME = {contest.name: contest for contest in contests()}


def test_the_better_move_is_found_in_common_worlds_and_early():
    rng = random.Random(1)

    def evaluate(alive):
        luck = rng.random() * 100
        return [luck + 0.5 * move + rng.random() for move in alive]

    found = find_best(3, evaluate, SearchBudget(5_000))
    assert found.best == 2
    assert found.worlds < 1_000


def test_one_move_needs_no_worlds():
    assert find_best(1, lambda _: [0.0], SearchBudget()).worlds == 0


def test_all_complete_series_of_a_hand():
    hand = tiles.mask(map(tiles.named, ("1-2", "2-2", "2-3", "1-3", "4-5")))
    found = hungarian_player.complete_series(hand, 1)
    assert {mask for mask, _ in found} == {hand ^ 1 << tiles.named("4-5")}
    found = hungarian_player.complete_series(hand, 2)
    assert {number for _, number in found} == {2}
    assert hungarian_player.complete_series(hand, 4) == {
        (1 << tiles.named("4-5"), 5): tiles.named("4-5")
    }
    assert hungarian_player.complete_series(hand, 0) == {(0, 0): -1}


@pytest.mark.full
def test_tripwire():
    """Check a lower bound: .66 was measured against the greedy player, and three standard errors
    of this small run lie below.
    """
    assert measure(BY_NAME["block 2 / greedy"], 10, SearchBudget(50)).mean > 0.35
    assert measure(BY_NAME["hungarian 2 / best train"], 8, SearchBudget(25)).mean < 4
    assert Level.GRANDMASTER is BY_NAME["block 2 / greedy"].tested


@pytest.mark.long
def test_tripwire_of_matches():
    """Check lower bounds for teams, points and trains: .69, .75 and .70 were measured against
    players that look one play ahead.
    """
    assert measure(BY_NAME["latin team meister / one-ply"], 20, SearchBudget(25)).mean > 0.5
    assert measure(BY_NAME["all-fives 2 / one-ply"], 4, SearchBudget(25)).mean > 0.4
    assert (
        measure(BY_NAME["levels mexican-train: meister / geselle"], 20, SearchBudget(25)).mean < 0
    )
    seeing = measure(BY_NAME["latin team that sees all / one-ply"], 10, SearchBudget(25))
    assert seeing.mean > measure(BY_NAME["latin team meister / one-ply"], 10, SearchBudget(25)).mean


def test_deals_in_which_somebody_laid_less_than_they_could_come_seldom() -> None:
    """The first player of two has led their heaviest train."""
    game, rng = GAMES["hungarian"], random.Random(1)
    heaviest = []
    for number in range(5):
        state = game.deal(game.open(game.options(), 2), (0, 0), number.to_bytes(32, "big"))[0]
        seat = state.to_move
        while state.to_move == seat:
            state = game.apply(state, seat, best_train(game, state, seat, rng))[0]
        laid = tiles.mask(tiles.of(placed.a, placed.b) for placed in state.line)
        world = game.redealt(state, 1 - seat, Chance(bytes(32)))
        deals = hungarian_player.LikelyDeals(game.view(state, 1 - seat), world, rng)
        for _ in range(40):
            hands, memo = deals.sample()
            best = max(
                hungarian_player.heaviest_series(hands[seat] | laid, at, memo)[0]
                for at in range(tiles.NUMBERS)
            )
            heaviest.append(best == tiles.pips(laid))
    assert sum(heaviest) > 0.6 * len(heaviest)
