"""Random matches, each looked at by the referee of its game."""

import pytest

from games import GAMES
from tests.games import referee_austrian_draw, referee_luxembourg
from tests.games.referee_check import REFEREES, check

SHORT = {"mexican-train": 6}  # matches; the others: 24
MANY = 1_000


@pytest.mark.parametrize("key", REFEREES)
def test_referee(key):
    for number in range(SHORT.get(key, 24)):
        check(key, number)


@pytest.mark.parametrize("key", ["austrian-block", "austrian-draw", "tendler"])
def test_referee_of_a_series(key):
    game = GAMES[key]
    for number in range(50):
        referee_austrian_draw.check(game, game.players[number % len(game.players)], number)


def test_referee_of_luxembourg():
    for number in range(50):
        referee_luxembourg.check(number)


@pytest.mark.long
@pytest.mark.parametrize("key", REFEREES)
def test_referee_of_a_thousand_matches(key):
    for number in range(MANY):
        check(key, number)
