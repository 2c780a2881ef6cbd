"""Part of the campaign: the long tests, for which `make test` has no time (`pytest -m long`).

A case is a file, or one game of it: random matches of all games, random events, all endings, killed
writers, Mexican Train with eight people.
"""

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path

from games import GAMES
from tools.campaign.part import Figures, Part, Place

ROOT = Path(__file__).parents[2]
CASES = [
    *(("tests/games/test_contract.py", f"{key}-") for key in GAMES),
    ("tests/tables/test_walks.py", "crowd"),
    ("tests/tables/test_walks.py", "not crowd"),
    ("tests/tables/test_endings.py", ""),
    ("tests/data/test_kill.py", ""),
]


async def case(number: int, place: Place) -> Figures:
    """Run one file of long tests."""
    file, chosen = CASES[number]
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-m",
        "long",
        "-p",
        "no:cacheprovider",
        f"--basetemp={place.folder / 'tests'}",
    ]
    words += [file, *(("-k", chosen) if chosen else ())]
    run = await asyncio.create_subprocess_exec(
        *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        output = (await run.communicate())[0].decode(errors="replace")
    finally:
        if run.returncode is None:
            run.terminate()
    assert run.returncode == 0, output[-5000:]
    passed = re.search(r"(\d+) passed", output)
    assert passed is not None, output[-500:]
    return Counter({"files and games": 1, "tests": int(passed[1])})


PART = Part(
    "Longer tests: random matches of every game, sessions in which anything may happen, every way of ending, writers killed in mid-work",
    "files and games",
    len(CASES),
    case,
    most=len(CASES),
)
