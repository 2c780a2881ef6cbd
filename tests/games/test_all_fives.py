"""Worked cases of All Fives, and what they leave open."""

import pytest

from games import GAMES
from games.all_fives import rounded
from games.core import IllegalAction
from tests.games.golden_world import cases_of, check_case

GAME = GAMES["all-fives"]


@pytest.mark.parametrize("case", cases_of("all-fives"), ids=lambda case: case["id"])
def test_case(case):
    check_case(case)


@pytest.mark.parametrize(("points", "nearest", "down"), [(7, 5, 5), (8, 10, 5), (12, 10, 10), (13, 15, 10), (2, 0, 0)])
def test_the_bonus_is_rounded(points, nearest, down):
    assert (rounded(points, down=False), rounded(points, down=True)) == (nearest, down)


@pytest.mark.parametrize(("scoring", "target"), [("fives", 40), ("fives_threes", 150), ("fives", 31)])
def test_each_way_of_scoring_has_its_targets(scoring, target):
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(scoring=scoring, target=target), 2)


def test_only_fives_and_threes_may_have_to_be_met_exactly():
    with pytest.raises(IllegalAction, match="bad-option"):
        GAME.check(GAME.options(exact=True), 2)
    GAME.check(GAME.options(exact=True, scoring="fives_threes"), 2)
