"""Odds of true claims, compared with counting all hands, and the exploitability of the players
of Challenge.
"""

from itertools import combinations
from random import Random

import pytest

from ai import challenge_player
from ai.challenge_player import true_claim_odds
from games.parts import claims
from tools.benchmarks.reduced_challenge import (
    DECK,
    TOSSES,
    ReducedGame,
    house_policy,
    random_policy,
)
from tools.benchmarks.regret import MUST


def test_the_odds_count_every_hand():
    rng = Random(1)
    for _ in range(60):
        dice, size, deck = (
            rng.choice([(1, 2), (1, 1), (2, 1), (3, 3), (2, 3)]),
            rng.choice((1, 2)),
            list(DECK),
        )
        rng.shuffle(deck)
        elsewhere, sure = deck[:7], deck[7 : 7 + rng.randint(0, 2)]
        drawn = rng.randint(0, 4)
        hands = [sure + list(rest) for rest in combinations(elsewhere, drawn)]
        true = sum(
            any(claims.holds_true(dice, claim) for claim in combinations(hand, size))
            for hand in hands
        )
        assert true_claim_odds(dice, size, len(sure) + drawn, sure, elsewhere) == pytest.approx(
            true / len(hands)
        )


def test_grandmasters_can_be_exploited_by_less_than_they_may():
    for game in map(ReducedGame, TOSSES):
        gained = game.exploitability(house_policy(game, challenge_player.GRANDMASTER_STYLE))
        # exactly .27 and .24
        assert 0 < gained < MUST / 2 < game.exploitability(random_policy(game)) / 8
