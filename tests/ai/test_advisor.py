"""Hints: the recommended action and its reason."""

from random import Random

import pytest

from ai.advice_records import Advice
from ai.advisor import advise, explain_train
from ai.mexican_train_player import TrainEvaluator, weigh
from games import GAMES
from games.core import Role
from games.parts.chance import Chance
from games.parts.claims import Dispute, Give, Lay
from games.parts.line import Pass, Play
from games.parts.stakes import Stake
from tests.ai.test_player import TABLES
from tests.games import random_play
from tests.games.test_challenge import named, play, position
from tests.words import WORDS

CHALLENGE = GAMES["challenge"]


@pytest.mark.parametrize("table", TABLES)
def test_in_every_game_there_is_a_legal_action_and_a_reason_in_words_that_depend_on_nothing_hidden(
    table,
):
    key, players = table
    reasons = set()

    def advised(session, moment):
        game = session.game
        for seat in range(session.players):
            view = game.view(moment.after, seat)
            if len(view.legal) < 2:
                continue
            found = []
            for secret in (moment.after, game.redealt(moment.after, seat, Chance(bytes([3]) * 32))):
                found.append(
                    advise(
                        game.view(secret, seat),
                        Random(1),
                        game.redealt(secret, seat, Chance(bytes(32))),
                    )
                )
            assert found[0] == found[1]
            assert found[0].action in view.legal
            assert WORDS(f"hint-{found[0].reason}", **found[0].values)
            reasons.add(found[0].reason)

    random_play.hold_all(GAMES[key], players, range(1), advised, deals=1, steps=14)
    assert reasons


def advice(state, seat):
    return advise(CHALLENGE.view(state, seat), Random(4), None)


def test_claims_challenges_and_gifts_have_their_reasons():
    true = CHALLENGE.view(position((3, 4), "3-4 0-3 0-4 6-6", "1-1 2-2"), 0)
    assert {advise(true, Random(seed), None).reason for seed in range(200)} == {"true"}
    state, _ = play(
        position((3, 4), "3-4 3-4 1-1 5-5", "6-6 0-0 1-2", "2-2 2-3"),
        "0 claim",
        "1 claim 6-6",
        "2 claim",
    )
    assert advice(state, 0) == Advice(Dispute(1), "doubt", {"own": 2})
    empty, _ = play(
        position((3, 4), "1-1 5-5 6-6", "6-6", "2-2 2-3"), "0 claim", "1 claim 6-6", "2 claim"
    )
    assert advice(empty, 0).reason in ("doubt-winning", "believe")
    giving, _ = play(
        position((3, 4), "0-0 3-4 3-5 4-5", "6-6 5-5", "2-2 2-3"),
        "0 claim",
        "1 claim 6-6",
        "2 claim",
    )
    giving, _ = play(giving, "0 challenge 1")
    assert advice(giving, 0) == Advice(Give(named("0-0")), "give")
    assert {type(advice(position((5, 6), "0-0 1-1", "2-2"), 0).action)} == {Lay}


def test_a_pass_of_the_next_player_and_the_last_tile_are_the_reasons_they_should_be():
    game, found = GAMES["austrian-block"], set()
    for number in range(12):
        voids = set()
        state = game.deal(game.open(game.options(), 2), (0, 0), number.to_bytes(32, "big"))[0]
        while game.dealing(state):
            seat = game.due(state)[0]
            view = game.view(state, seat)
            advice = advise(view, Random(2), game.redealt(state, seat, Chance(bytes(32))))
            if (
                len([action for action in view.legal if action.role in (Role.MOVE, Role.DECLINE)])
                == 1
            ):
                assert advice.reason == "only"
            if advice.reason == "shut":  # the next player has passed at such an end
                assert advice.values["number"] in voids
            if isinstance(advice.action, Pass):
                voids |= set(view.numbers)
            found.add(advice.reason)
            assert isinstance(advice.action, Play | Pass)
            state = game.apply(state, seat, advice.action)[0]
    assert {"only", "heaviest", "ends", "keeps"} <= found
    assert "shut" in found


def test_a_stake_is_explained_by_the_chance():
    game = GAMES["buki"]
    why = {}
    for number in range(8):
        state = game.deal(
            game.open(game.options(banker=0), 4), (1000,) * 4, number.to_bytes(32, "big")
        )[0]
        seat = game.due(state)[0]
        advice = advise(
            game.view(state, seat), Random(1), game.redealt(state, seat, Chance(bytes(32)))
        )
        if isinstance(advice.action, Stake):
            why[advice.reason] = advice.values["chance"] - advice.values["fair"]
    assert all(
        (gain >= 0) == (reason == "ahead") for reason, gain in why.items() if reason != "varies"
    )


def test_a_tile_that_is_said_to_begin_the_best_train_is_its_first():
    def explained(session, moment):
        for seat in session.game.due(moment.after) if session.game.dealing(moment.after) else ():
            view = session.game.view(moment.after, seat)
            if any(isinstance(action, Play) for action in view.legal):
                action = weigh(view, None, Random(1))
                if explain_train(view, action).reason == "train":
                    assert TrainEvaluator(view).plan.tiles[0] == action.tile

    for number in range(18):
        random_play.hold(GAMES["mexican-train"], 2 + number % 3, number, explained, deals=2)
