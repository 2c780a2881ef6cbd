"""Better choices in hindsight."""

import itertools
from random import Random

import pytest

from ai import better_choices, challenge_player, line_search
from ai.better_choices import find_better
from ai.levels import Level
from ai.player import choose
from ai.search import SearchBudget
from games import GAMES
from games.core import Role
from games.parts.chance import Chance
from games.parts.claims import Dispute, Give, Lay
from games.parts.line import Pass, Play
from tests.games.test_challenge import named, play, position

DRAW = GAMES["austrian-draw"]
CLAIMS = GAMES["challenge"]


def endgames(many):
    """Yield positions of two players with no hidden tile and a choice of plays."""
    for number in itertools.count():
        rng = Random(number)
        state = DRAW.deal(DRAW.open(DRAW.options(), 2), (0, 0), number.to_bytes(32, "big"))[0]
        while DRAW.dealing(state):
            seat = DRAW.due(state)[0]
            view = DRAW.view(state, seat)
            if (
                not view.stock
                and sum(seat.count for seat in view.seats) <= 7
                and len(line_search.candidates(view)) > 1
            ):
                yield state, seat, view
                many -= 1
                if not many:
                    return
            moves = [
                move for move in DRAW.legal(state, seat) if move.role in (Role.MOVE, Role.DECLINE)
            ]
            state = DRAW.apply(state, seat, rng.choice(moves))[0]


def solve_by_rules(state, me):
    """Return the exact value of a position, searched by the public rules."""
    if not DRAW.dealing(state):
        winners = DRAW.view(state, None).result.winners
        return float(me in winners) if winners else 0.5
    seat = DRAW.due(state)[0]
    moves = [move for move in DRAW.legal(state, seat) if isinstance(move, Play | Pass)]
    found = [solve_by_rules(DRAW.apply(state, seat, move)[0], me) for move in moves]
    return max(found) if seat == me else min(found)


def test_where_nothing_is_hidden_it_is_what_the_rules_say():
    for state, seat, view in endgames(4):
        values = line_search.solve(view)
        assert values == [
            solve_by_rules(DRAW.apply(state, seat, play)[0], seat)
            for play, _, _ in line_search.candidates(view)
        ]
        worst = min(
            zip(values, line_search.candidates(view), strict=True), key=lambda value: value[0]
        )
        chosen = choose(
            view,
            Random(1),
            world=DRAW.redealt(state, seat, Chance(bytes(32))),
            level=Level.GRANDMASTER,
            budget=SearchBudget(25),
        )
        assert dict(
            zip((play for play, _, _ in line_search.candidates(view)), values, strict=True)
        )[chosen] == max(values)
        found = find_better(
            view, DRAW.redealt(state, seat, Chance(bytes(32))), worst[1][0], Random(1)
        )
        assert (found is None) == (max(values) == min(values))
        if found is not None:
            assert (found.is_exact, found.unit, found.value, found.played_value) == (
                True,
                "chance",
                max(values),
                min(values),
            )


@pytest.mark.parametrize("key", ["buki", "pulle", "hungarian"])
def test_the_best_is_not_bettered_and_something_bad_is(key, monkeypatch):
    monkeypatch.setattr(better_choices, "WORLDS", 25 if key == "hungarian" else 150)
    game, bettered = GAMES[key], 0
    for number in range(1 if key == "hungarian" else 8):  # playouts of trains are slow
        state = game.deal(
            game.open(game.options(), game.players[0]),
            (1000,) * game.players[0],
            number.to_bytes(32, "big"),
        )[0]
        seat = game.due(state)[0]
        view = game.view(state, seat)
        world = game.redealt(state, seat, Chance(bytes(32)))
        for move in [move for move in view.legal if move.role is Role.MOVE][:2]:
            found = find_better(view, world, move, Random(1))
            if found is not None:
                bettered += 1
                assert found.action in view.legal
                assert found.gain >= 1
                assert find_better(view, world, found.action, Random(1)) is None
    assert bettered or key == "pulle"  # where the first tile rarely matters so much


def claimed(state, seat, played):
    return find_better(CLAIMS.view(state, seat), None, played, Random(1))


def test_a_true_claim_that_was_not_made_and_bluffs_that_nobody_should_believe():
    state = position((3, 4), "3-4 0-3 0-4 6-6 5-5", "1-1 2-2 1-2 5-6")
    found = claimed(state, 0, Lay(()))
    assert found.action == Lay(named("0-3", "0-4"))
    assert (found.unit, found.odds) == ("tiles", None)
    assert claimed(state, 0, found.action) is None
    # two tiles are more than one
    assert claimed(state, 0, Lay(named("3-4"))).action == found.action
    state = position((3, 4), "1-1 6-6", "5-5 2-2 1-2 5-6", "2-6 2-2 1-2 5-6")
    found = claimed(state, 0, Lay(named("1-1", "6-6")))  # it would win, so everybody asks
    assert (found.action, found.odds) == (Lay(()), 1)


def test_what_could_be_known_of_a_claim():
    state, _ = play(
        position((3, 4), "3-4 3-4 1-1 5-5", "6-6 0-0 1-2", "2-2 2-3"),
        "0 claim",
        "1 claim 6-6",
        "2 claim",
    )
    found = claimed(state, 0, Pass())
    assert (found.action, found.odds) == (Dispute(1), 0)  # both copies are here
    assert claimed(state, 0, Dispute(1)) is None
    state, _ = play(
        position((3, 4), "1-1 5-5 6-6", "3-4 0-0 1-2", "2-2 2-3"),
        "0 claim",
        "1 claim 3-4",
        "2 claim",
    )
    state, _ = play(state, "0 challenge 1")
    assert claimed(state, 1, Give(named("0-0"))) is None  # that is not weighed
    state = play(state, "1 give 0-0")[0]._replace(dice=(3, 4))
    state, _ = play(state, "0 claim 3-4", "1 claim", "2 claim")
    found = claimed(state, 1, Dispute(0))
    assert found.action == Pass()  # it has been seen to go there
    assert found.odds > 0.8


@pytest.mark.parametrize(
    ("hands", "even"), [(("1-1 2-2 6-6",) * 2, 1 / 2), (("1-1 2-2 6-6",) * 7, 6 / 18)]
)
def test_a_challenge_is_worth_nothing_at_the_threshold(hands, even, monkeypatch):
    """One half for two players; for many it comes near one third: (1 + 2/m) / (3 + 3/m) for m
    others.
    """
    others = len(hands) - 1
    state, _ = play(
        position((3, 4), *hands),
        "0 claim",
        "1 claim 1-1",
        *(f"{seat} claim" for seat in range(2, len(hands))),
    )
    monkeypatch.setattr(
        challenge_player, "truth_odds", lambda *_: (1 + 2 / others) / (3 + 3 / others)
    )
    (_, passed, asked) = challenge_player.weigh(CLAIMS.view(state, 0), Pass())
    assert passed.tiles == 0
    assert (asked.tiles, asked.odds) == (pytest.approx(0), pytest.approx(even, abs=0.05))
