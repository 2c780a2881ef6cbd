"""Worked cases of Matador, and what they leave open."""

import pytest

from games import GAMES
from games.parts import tiles
from tests.games.golden_world import cases_of, check_case

GAME = GAMES["matador"]


@pytest.mark.parametrize("case", cases_of("matador"), ids=lambda case: case["id"])
def test_case(case):
    check_case(case)


def test_what_fits_an_end():
    assert {tiles.NAMES[tile] for tile in tiles.listed(GAME.fitting(0))} == {
        "0-0",
        "1-6",
        "2-5",
        "3-4",
    }
    assert "3-6" in {tiles.NAMES[tile] for tile in tiles.listed(GAME.fitting(4))}
