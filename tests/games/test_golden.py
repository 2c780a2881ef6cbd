"""Every worked case whose operation the games have so far."""

import json
from pathlib import Path

import pytest

from tests.games.golden import Unsupported, evaluate

VECTORS = json.loads((Path(__file__).parent / "golden-vectors.json").read_text(encoding="utf-8"))
PLAYED = ("austrian", "austrian-block", "austrian-draw", "buki", "pulle", "hungarian", "challenge", "luxembourg")


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector):
    try:
        answer = evaluate(vector["given"])
    except Unsupported:
        if vector["game"] in PLAYED:
            raise
        pytest.skip(f"{vector['game']} comes later")
    assert answer == vector["expect"], vector["why"]
