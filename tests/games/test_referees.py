"""Random matches of the games of the world, each looked at by its referee."""

import pytest

from tests.games.referee_check import REFEREES, check

SHORT = {"mexican-train": 6}  # matches; the others: 24
MANY = 1_000


@pytest.mark.parametrize("key", REFEREES)
def test_referee(key):
    for number in range(SHORT.get(key, 24)):
        check(key, number)


@pytest.mark.long
@pytest.mark.parametrize("key", REFEREES)
def test_referee_of_a_thousand_matches(key):
    for number in range(MANY):
        check(key, number)
