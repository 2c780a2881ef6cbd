"""Worked cases of the games of the world."""

import json
from pathlib import Path

import pytest

from tests.games.golden_world import check_case

CASES = json.loads(Path(__file__).with_name("golden-world.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case):
    check_case(case)
