"""Configuration of pytest for all tests: order, time limits, temporary files, shared processes."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import hypothesis
import pytest

from tests.e2e.fork_server import open_server
from tests.memory import in_memory
from tests.seeded_secrets import seeded_secrets

ROOT = Path(__file__).parent

pytest.register_assert_rewrite("tests.games.contract", "tests.games.random_play")  # their failures show values

# The slowest files, slowest first. Each worker begins with one of them.
LONG = (
    "e2e/test_games.py",
    "newgame/test_new_game.py",
    "e2e/test_clock.py",
    "e2e/test_mishaps.py",
    "upgrade/test_version_1_e2e.py",
    "e2e/test_outages.py",
    "e2e/test_first_evening.py",
    "e2e/test_gallery_bets.py",
    "e2e/test_shards.py",
    "e2e/test_kill.py",
    "e2e/test_rules_pages.py",
    "e2e/test_gallery.py",
    "e2e/test_refusals.py",
    "e2e/test_answers.py",
    "e2e/test_replays.py",
    "e2e/test_sessions.py",
)

# Files that need Chromium. One worker begins with them, so that it is started once; each start takes two seconds of the processor.
BROWSER = (
    "e2e/test_browser.py",
    "e2e/test_posters.py",
    "tools/playground/test_page.py",
    "tools/playground/test_page_bot.py",
    "test_verify_script.py",
)

SLOW_FOLDERS = ("e2e/", "newgame/", "tools/playground/", "upgrade/", "campaign/")  # bots, browsers and clones: they mostly wait
SLOW_SECONDS = 300  # after which a test in them has failed


def pytest_configure(config: pytest.Config) -> None:
    """Configure hypothesis and the processes of the run.

    Hypothesis has no deadlines, since a busy machine says nothing about the code, and it is deterministic, so that a commit always
    gets the same verdict. `--hypothesis-profile=default` tries other examples.
    """
    slow = [hypothesis.HealthCheck.too_slow]
    hypothesis.settings.register_profile("unhurried", deadline=None, suppress_health_check=slow, derandomize=True, database=None)
    hypothesis.settings.load_profile("unhurried")
    write_bytecode()
    begin_apart(config)
    keep_in_memory(config)
    share_bots(config)
    gc.disable()  # until everything is imported: all of that stays


def write_bytecode() -> None:
    """Let this process and those it starts keep what they compile, whatever the shell says; else each would compile everything anew."""
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def begin_apart(config: pytest.Config) -> None:
    """Each worker of xdist begins to collect somewhere else: what one has compiled, the others need only read."""
    if (worker := getattr(config, "workerinput", None)) and config.args == ["tests"]:
        rooms = sorted(str(path) for path in ROOT.iterdir() if path.is_dir() or path.name.startswith("test_"))
        first = len(rooms) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        config.args[:] = rooms[first:] + rooms[:first]


def keep_in_memory(config: pytest.Config) -> None:
    """Put temporary files into memory, unless `--basetemp` names a folder."""
    if hasattr(config, "workerinput") or config.option.basetemp is not None:
        return
    if memory := in_memory():
        folder = tempfile.mkdtemp(prefix="kaffeehaus-tests-", dir=memory)
        config.option.basetemp = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def share_bots(config: pytest.Config) -> None:
    """All workers' bots are forked from one process, which reads and draws while they collect."""
    if not hasattr(config, "workerinput") and config.args == ["tests"]:
        open_server()


@pytest.fixture(autouse=True)
def same_secrets(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test see the same deals in each run."""
    with seeded_secrets(request.node.nodeid):
        yield


def pytest_collection_finish() -> None:
    """Exclude everything imported so far from garbage collection."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # a thirtieth less of the processor than with a look after every 700 things
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Set the time limits, and sort the tests.

    The longest files come first; otherwise the run would wait for them at its end. They mostly wait for bots, so a third of the
    workers begins with short tests, and the processor always has something to do. Each xdist worker gets an equal part of the
    list, and takes tests from others when its own are done.
    """
    files = by_file(items)
    for name, tests in files.items():
        for item in tests:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.timeout(0))  # the campaign has its own time limit
            elif name.startswith(SLOW_FOLDERS):
                item.add_marker(pytest.mark.timeout(SLOW_SECONDS))
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    waiting = max(1, 2 * workers // 3)
    long: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for name in BROWSER:
        long[waiting - 1] += files.pop(name, [])
    others = [name for name in files if name.startswith("e2e/") and name not in LONG]  # they wait, too
    for number, name in enumerate((*LONG, *others)):
        long[number % waiting] += files.pop(name, [])
    rest = chain.from_iterable(files.values())
    left = len(items)
    items.clear()
    for number, part in enumerate(long):
        share = left // (workers - number)
        items += [*part, *islice(rest, max(0, share - len(part)))]
        left -= share
    items += rest


def by_file(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Return the tests by the path of their file inside of this folder, sorted by it."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0].removeprefix("tests/"), []).append(item)
    return dict(sorted(files.items()))
