"""Effect of the regulars' habits on their choices."""

from functools import partial
from operator import ne
from random import Random

import pytest

from ai.habits_of_regulars import apply_habits
from ai.levels import Habit, Level
from ai.player import choose
from games import GAMES
from games.parts.chance import Chance
from games.parts.claims import Dispute, Lay
from games.parts.line import Pass, Play
from games.parts.stakes import Stake
from tests.ai.test_advisor import CHALLENGE
from tests.games import random_play
from tests.games.test_challenge import named, play, position


def share(view, chosen, habit, wanted, level=Level.MASTER, times=400):
    """Return how often a player with this habit takes a wanted action."""
    return (
        sum(
            wanted(apply_habits(view, chosen, (habit,), Random(seed), level))
            for seed in range(times)
        )
        / times
    )


def test_who_bluffs_much_claims_now_and_then_and_who_is_honest_hardly_ever():
    view = CHALLENGE.view(position((3, 4), "0-0 0-1 6-6", "1-1"), 0)
    nothing, bluff = Lay(()), Lay(named("0-0", "6-6"))
    assert 0.05 < share(view, nothing, Habit.BLUFFS, lambda action: len(action.picked) == 2) < 0.25
    # it does anyway
    assert (
        share(
            view, nothing, Habit.BLUFFS, lambda action: len(action.picked) == 2, Level.GRANDMASTER
        )
        < 0.05
    )
    assert share(view, bluff, Habit.HONEST, lambda action: not action.picked) > 0.6
    true = CHALLENGE.view(position((3, 4), "3-4 0-0", "1-1"), 0)
    assert (
        share(true, Lay(named("3-4")), Habit.HONEST, lambda action: action == Lay(named("3-4")))
        == 1
    )


def test_who_never_trusts_challenges_more_and_who_believes_less():
    state, _ = play(
        position((3, 4), "1-1 5-5", "6-6 0-0 1-2", "2-2 2-3"),
        "0 claim",
        "1 claim 6-6 0-0",
        "2 claim 2-2",
    )
    view = CHALLENGE.view(state, 0)
    assert 0.03 < share(view, Pass(), Habit.DISTRUSTS, lambda action: action == Dispute(1)) < 0.2
    assert 0.1 < share(view, Dispute(2), Habit.BELIEVES, lambda action: action == Pass()) < 0.3


def test_stakes_are_high_or_low():
    game = GAMES["buki"]
    state = game.deal(game.open(game.options(banker=0), 4), (1000,) * 4, bytes(32))[0]
    seat = next(
        seat
        for seat in range(1, 4)
        if any(isinstance(action, Stake) for action in game.legal(state, seat))
    )
    view = game.view(state, seat)
    low, high = view.staking.limits
    assert share(view, Stake(low), Habit.BOLD, lambda action: action == Stake(high)) > 0.05
    assert share(view, Stake(high), Habit.THRIFTY, lambda action: action == Stake(low)) > 0.05


@pytest.mark.parametrize("key", GAMES)
def test_whoever_has_all_habits_does_nothing_illegal(key):
    def legal(session, moment):
        for seat in range(session.players):
            view = session.game.view(moment.after, seat)
            if view.legal:
                world = session.game.redealt(moment.after, seat, Chance(bytes(32)))
                chosen = choose(
                    view, Random(1), world=world, level=Level.JOURNEYMAN, habits=tuple(Habit)
                )
                assert chosen in view.legal
                assert all(
                    apply_habits(view, chosen, (habit,), Random(2)) in view.legal for habit in Habit
                )

    random_play.hold_all(GAMES[key], GAMES[key].players[0], range(1), legal, deals=1, steps=20)


def test_who_hates_passing_and_who_loves_doubles():
    game = GAMES["tendler"]
    kept = seldom = doubled = 0.0
    for number in range(4):
        state = game.deal(game.open(game.options(), 2), (0, 0), number.to_bytes(32, "big"))[0]
        view = game.view(state, state.to_move)
        *_, lightest = (action for action in view.legal if isinstance(action, Play))
        other = partial(ne, lightest)
        kept += share(view, lightest, Habit.RESTLESS, other)
        seldom += share(view, lightest, Habit.RESTLESS, other, Level.GRANDMASTER)
        doubled += share(view, lightest, Habit.DOUBLES, other)
    assert kept > 2 * seldom > 0  # it costs a Grandmaster more
    assert doubled
