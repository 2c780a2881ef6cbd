"""All worked cases of `golden-vectors.json`, played by the rules."""

import json
from pathlib import Path

import pytest

from tests.games.golden import evaluate

VECTORS = json.loads((Path(__file__).parent / "golden-vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector):
    assert evaluate(vector["given"]) == vector["expect"], vector["why"]
