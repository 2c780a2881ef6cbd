"""The computer player of Challenge."""

import random
from dataclasses import replace

from ai import challenge_player as player
from ai.player import choose
from games.challenge import Challenge
from games.core import Action, View
from games.parts import claims, tiles
from games.parts.challenge_steps import ChallengeState
from games.parts.claims import Dispute, Give, Lay
from tests.games.test_challenge import named, play, position

GAME = Challenge()


def naive(view: View, rng: random.Random) -> Action:
    """Claim the truth if possible, else bluff in three of ten tosses; challenge every seventh
    claim.
    """
    first = view.legal[0]
    if isinstance(first, Lay):
        true = [action for action in view.legal if claims.holds_true(view.toss.dice, action.picked)]
        if true:
            return max(true, key=lambda action: len(action.picked))
        return rng.choice(view.legal) if rng.random() < 0.3 else first
    if isinstance(first, Give):
        return rng.choice(view.legal)
    return rng.choice(view.legal[1:]) if len(view.legal) > 1 and rng.random() < 0.15 else first


def often(state: ChallengeState, seat: int, times: int = 60) -> list[Action]:
    view = GAME.view(state, seat)
    return [choose(view, random.Random(seed)) for seed in range(times)]


def test_tells_the_truth_with_two_tiles_if_it_can():
    assert (
        often(position((3, 4), "3-4 0-3 0-4 6-6", "1-1 2-2"), 0).count(Lay(named("0-3", "0-4")))
        > 50
    )


def test_bluffs_now_and_then_and_first_with_what_can_never_be_true():
    chosen = often(position((3, 4), "0-0 0-1 5-6 2-6 1-5 1-2", "1-1 2-2"), 0, 400)
    bluffs = [action for action in chosen if action.picked]
    assert 0.2 < len(bluffs) / len(chosen) < 0.7
    assert all(tiles.named("0-0") in action.picked for action in bluffs)


def test_challenges_a_claim_that_would_win():
    state, _ = play(
        position((3, 4), "1-1 5-5 6-6", "6-6", "2-2 2-3"), "0 claim", "1 claim 6-6", "2 claim"
    )
    assert often(state, 0).count(Dispute(1)) > 50


def test_challenges_for_the_round_also_after_its_own_claim_was_turned_up():
    state, _ = play(
        position((3, 4), "3-4 1-1 2-2", "6-6 5-5 5-6", "2-3 0-1 0-2"),
        "0 claim 3-4",
        "1 claim 6-6",
        "2 claim",
        "0 pass",
        "1 pass",
        "2 challenge 0",
        "0 give 2-2",
    )
    view = GAME.view(state, 0)
    without_claim = replace(view, seats=(replace(view.seats[0], claim=None), *view.seats[1:]))
    for style in (player.MASTER_STYLE, player.GRANDMASTER_STYLE):
        assert player.challenge_mix(view, style) == player.challenge_mix(without_claim, style)
    state, _ = play(state, "0 challenge 1", "0 give 1-1")
    assert not GAME.dealing(state)


def test_wins_clearly_more_than_its_share_against_naive_players():
    won, deals = 0, 100
    rng = random.Random(5)
    for number in range(deals):
        state = GAME.deal(GAME.open(GAME.options(), 5), (0,) * 5, number.to_bytes(32, "big"))[0]
        while GAME.dealing(state):
            seat = GAME.due(state)[0]
            view = GAME.view(state, seat)
            state = GAME.apply(
                state, seat, choose(view, rng) if seat == number % 5 else naive(view, rng)
            )[0]
        won += state.winner == number % 5
    assert won / deals > 0.32  # 0.2 by chance, standard deviation 0.04


def test_a_grandmaster_among_five_bluffs_only_where_a_claim_looks_true():
    others = ("1-1 2-2 3-3 4-4 5-5 6-6 1-2 2-3",) * 4
    full = GAME.view(position((3, 4), "1-1 2-2 5-5 6-6 1-2 5-6 1-5 2-6", *others), 0)
    one = GAME.view(position((3, 4), "5-6", *others), 0)
    four = GAME.view(position((3, 4), "5-6", *others[1:]), 0)
    assert bluffing(full) > 0.9
    assert bluffing(one) < 0.1 < bluffing(four)


def test_a_grandmaster_whose_bluff_was_exposed_does_not_bluff_again_soon():
    state, _ = play(
        position((3, 4), "6-6 0-1 1-1 5-5", "2-2 2-3 4-5 1-2"), "0 claim 6-6", "1 claim"
    )
    state, _ = play(state, "0 pass", "1 challenge 0", "1 give 2-2")
    assert bluffing(GAME.view(position((3, 4), "6-6 0-1 1-1 2-2 5-5", "2-3 4-5 1-2"), 0)) > 0.5
    assert bluffing(GAME.view(state._replace(dice=(3, 4)), 0)) < 0.05


def bluffing(view: View) -> float:
    """Return the probability of a Grandmaster's bluff. The hand must hold no true claim."""
    assert not player.true_claims(view)
    return sum(
        often
        for lay, often in player.claim_mix(view, player.GRANDMASTER_STYLE).items()
        if lay.picked
    )
