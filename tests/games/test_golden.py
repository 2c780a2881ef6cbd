"""All worked cases, played by the rules: `golden-vectors.json` and `golden-world.json`."""

import json
from pathlib import Path

import pytest

from tests.games.golden import evaluate
from tests.games.golden_world import CASES, check_case

VECTORS = json.loads((Path(__file__).parent / "golden-vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector):
    assert evaluate(vector["given"]) == vector["expect"], vector["why"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case_of_the_world(case):
    check_case(case)
