"""Every worked case whose operation the games have so far."""

import json
from pathlib import Path

import pytest

from tests.games.golden import Unsupported, evaluate

VECTORS = json.loads((Path(__file__).parent / "golden-vectors.json").read_text(encoding="utf-8"))
PLAYED = ("austrian", "austrian-block", "austrian-draw", "buki", "pulle", "hungarian", "challenge", "luxembourg")
LATER = dict.fromkeys(("buki-spectators", "buki-bets", "buki-bets-tie"), "comes with the gallery")


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector):
    try:
        answer = evaluate(vector["given"])
    except Unsupported:
        if vector["game"] in PLAYED and vector["id"] not in LATER:
            raise
        pytest.skip(LATER.get(vector["id"], f"{vector['game']} comes later"))
    assert answer == vector["expect"], vector["why"]


def test_the_list_of_what_comes_later_is_not_longer_than_it_must_be():
    for vector in VECTORS:
        if vector["id"] in LATER:
            with pytest.raises(Unsupported):
                evaluate(vector["given"])
