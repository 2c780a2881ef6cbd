"""For all tests."""

from collections.abc import Iterator
from itertools import islice

import hypothesis
import pytest

pytest.register_assert_rewrite("tests.games.contract", "tests.games.random_play")  # so that they say what was not as it must be

# What takes longest, the longest first: files, each of which one worker begins with.
LONG = (
    "e2e/test_games.py",
    "newgame/test_new_game.py",
    "e2e/test_outages.py",
    "upgrade/test_version_1_e2e.py",
    "e2e/test_sessions.py",
    "e2e/test_kill.py",
    "e2e/test_clock.py",
    "e2e/test_gallery_bets.py",
    "e2e/test_browser.py",
    "e2e/test_mishaps.py",
    "e2e/test_gallery.py",
    "e2e/test_refusals.py",
    "e2e/test_answers.py",
)


def pytest_configure() -> None:
    """An example may take as long as it takes: how busy the machine is says nothing about the code. And the same commit gives the
    same verdict everywhere; whoever wants other examples says `--hypothesis-profile=default`."""
    slow = [hypothesis.HealthCheck.too_slow]
    hypothesis.settings.register_profile("unhurried", deadline=None, suppress_health_check=slow, derandomize=True, database=None)
    hypothesis.settings.load_profile("unhurried")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long ones first, or they are what the others wait for in the end; the rest fills the time between them.

    Each worker of xdist is given an equal part of the list, and takes from others when it is through with its own."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long: list[list[pytest.Item]] = [[] for _ in range(workers)]
    others = {f"e2e/{item.path.name}" for item in items if item.path.parent.name == "e2e"} - set(LONG)  # they wait, too
    for number, name in enumerate((*LONG, *sorted(others))):
        long[number % workers] += [item for item in items if item.path.match(name)]
    begun = {item for part in long for item in part}
    rest: Iterator[pytest.Item] = iter([item for item in items if item not in begun])
    left = len(items)
    items.clear()
    for number, part in enumerate(long):
        share = left // (workers - number)
        items += [*part, *islice(rest, max(0, share - len(part)))]
        left -= share
    items += rest
