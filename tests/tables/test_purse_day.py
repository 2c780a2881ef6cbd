"""Test of a short day of the house: nobody takes more from it than the ceiling, in any game and by
any means.

`tools/benchmarks/house_losses.py` plays a long day, with every set of house rules.
"""

import itertools

import pytest

from games import GAMES
from tools.benchmarks.house_losses import (
    STRATEGIES,
    Day,
    accepted_options,
    days_to_play,
    measure_rate,
    stakes_well,
)

LOW = 20  # hc: reached in a few deals


def dearest(game: str) -> Day:
    """One person against the house, at the highest stakes that it agrees to."""
    seats = GAMES[game].players[0]
    sets = list(accepted_options(game, seats))
    options = next(
        (
            options
            for options in sets
            if getattr(options, "entry", 0) == 25 or getattr(options, "stake", 0) == 25
        ),
        sets[-1],
    )
    return Day(game, options, seats, (stakes_well,), seed=1, ceiling=LOW)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_takes_more_than_the_ceiling(game: str) -> None:
    for seed in itertools.count():
        day = dearest(game)
        day.rng.seed(seed)
        day.play(6 if game == "challenge" else 20)
        assert not day.exceeds_ceiling()
        if day.raw[1] > LOW:  # without it there would have been more
            break
        assert seed < 40
    assert day.lost() == day.won[1] <= LOW


@pytest.mark.parametrize("number", range(len(STRATEGIES)))
def test_nor_do_two_together_or_a_friend_who_bets(number: int) -> None:
    options = next(option for option in accepted_options("buki", 4, people=2) if option.max == 10)
    best = measure_rate("buki", options, 4, STRATEGIES[number], deals=1, seed=number)
    for day in days_to_play(best):
        day.ceiling = LOW
        day.play(60)
        assert not day.exceeds_ceiling()


def test_nor_is_more_to_be_had_by_what_bots_pay_between_rounds() -> None:
    """Five of these days end above the ceiling if offers between rounds do not count."""
    options = next(
        option for option in accepted_options("pulle", 4) if option.buyback_until == "deal"
    )
    for seed in (0, 3, 4, 5, 7):
        day = Day("pulle", options, 4, (stakes_well,), seed, ceiling=LOW)
        day.play(40)
        assert day.lost() == day.won[1] == LOW
