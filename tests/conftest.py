"""Configuration of pytest for all tests: which are quick, time limits, temporary files, shared
processes.

`make test` runs the quick tests, `make check` all but the campaign's (`long`). The marker `full`
stands for what only `make check` runs: PostgreSQL, most scenarios end to end, new games, most games
where all are tried, and the languages that are translated from English.
"""

import gc
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from sqlalchemy import Engine, event

from games import GAMES
from service import tables
from tests.e2e.fork_server import open_server
from tests.memory import in_memory
from tests.seeded_secrets import seeded_secrets

# their failures show values
pytest.register_assert_rewrite("tests.games.contract", "tests.games.random_play", "tests.recorded")

# scenarios of tests/e2e in the quick run: a kind of trouble or of person each
QUICK_SCENARIOS = frozenset(
    {
        "test_a_kill_while_it_is_told_does_not_repeat_it",
        "test_a_newcomer_plays_a_deal_with_the_mouse",
        "test_a_person_and_three_computers_play_a_deal",
        "test_a_press_in_a_direct_message_is_acknowledged_before_discord_is_asked_anything",
        "test_a_press_is_acknowledged_before_anything_is_done",
        "test_a_tournament_from_the_plan_to_the_winner",
        "test_an_ordinary_outage",
        "test_discord_in_trouble",
        "test_interactions_that_are_not_as_they_should_be",
        "test_killed_seven_times_and_played_to_the_end",
        "test_nobody_hurries_a_newcomer_among_bots",
        "test_watch_bet_and_be_paid",
        "test_what_cannot_be_taken_back_is_asked_once_more",
        "test_who_leaves_between_deals_leaves_his_entry",
    }
)
SPREAD = 0.7
# folders whose tests go through all languages
BY_LANGUAGE = frozenset({"cogs", "locales", "messages", "renderer"})
# what is tried with all games is tried with one of each kind: with a banker and stakes, with dice
# and bluffs, with teams, with a boneyard, with scores, with trains
QUICK_GAMES = frozenset(
    {"buki", "challenge", "latin", "austrian-draw", "all-fives", "mexican-train"}
)
# bots, browsers and clones: they mostly wait
SLOW_FOLDERS = frozenset({"e2e", "newgame", "playground"})
BUSY_SECONDS = 40  # for what takes a moment, if the machine is busy
TESTS = Path(__file__).parent
INCLUSIVE = re.compile(r'(?<!:)\b(\w+)"? (?:<=|>=) ')
# columns that a statement may compare so: times, counts and versions
HAS_ORDER = frozenset(
    {
        "at",
        "balance",
        "changed_at",
        "day",
        "due",
        "rounds",
        "rules_version",
        "share",
        "since",
        "until",
        "version",
    }
)
CHECKED: set[str] = set()  # statements


@event.listens_for(Engine, "before_cursor_execute")
def compares_ids_for_equality(
    _connection: object, _cursor: object, statement: str, *_execution: object
) -> None:
    """See that no statement of any test reads, changes or deletes rows of the neighbours of a
    server, person or table as well.
    """
    if statement not in CHECKED:
        assert HAS_ORDER.issuperset(INCLUSIVE.findall(statement)), statement
        CHECKED.add(statement)


def pytest_configure(config: pytest.Config) -> None:
    """Configure hypothesis, the garbage collector and the processes of the run.

    Hypothesis has no deadlines, since a busy machine says nothing about the code, and it is
    deterministic, so that a commit always gets the same verdict. `--hypothesis-profile=default`
    tries other examples.
    """
    tables.PLAY_OUT_SECONDS = BUSY_SECONDS
    gc.disable()  # until all modules are imported: collections were a third of that
    hypothesis.settings.register_profile(
        "unhurried",
        deadline=None,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
        derandomize=True,
        database=None,
    )
    hypothesis.settings.load_profile("unhurried")
    if hasattr(config, "workerinput"):
        return
    keep_in_memory(config)
    if config.args == ["tests"]:
        open_server()  # all bots are forked from one process, which has imported and drawn before


def pytest_collection_finish() -> None:
    """Let the garbage collector begin; it never looks at modules and test items."""
    gc.freeze()
    gc.enable()


def keep_in_memory(config: pytest.Config) -> None:
    """Put temporary files into memory, unless `--basetemp` names a folder."""
    if config.option.basetemp is None and (memory := in_memory()):
        folder = tempfile.mkdtemp(prefix="kaffeehaus-tests-", dir=memory)
        config.option.basetemp = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.fixture(autouse=True)
def same_secrets(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test see the same deals in each run."""
    with seeded_secrets(request.node.nodeid):
        yield


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Lift the campaign's time limit, mark what is not quick, and begin with what waits for bots:
    the run would wait for it at its end. In the quick run such files stand between others.
    """
    for item in items:
        folder = folder_of(item)
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(0))  # the campaign has its own time limit
        if is_full(item, folder):
            item.add_marker(pytest.mark.full)
    items.sort(key=lambda item: folder_of(item) not in SLOW_FOLDERS)
    if "not full" in config.option.markexpr:
        spread_scenarios(items)


def spread_scenarios(items: list[pytest.Item]) -> None:
    """Order the files of tests so that those of quick scenarios are spread over `SPREAD` of the
    run: one that waits leaves the processors to others.
    """
    scenarios = [item.path for item in items if item.name in QUICK_SCENARIOS]
    others = dict.fromkeys(item.path for item in items if item.path not in scenarios)
    places = {path: float(place) for place, path in enumerate(others)}
    scenarios = list(dict.fromkeys(scenarios))
    for number, path in enumerate(scenarios):
        places[path] = number * SPREAD * len(others) / len(scenarios) + 0.5
    items.sort(key=lambda item: places[item.path])


def folder_of(item: pytest.Item) -> str:
    """Return the folder of a test inside of this one; "" for the tests in this folder itself."""
    path = item.path.relative_to(TESTS) if item.path.is_relative_to(TESTS) else item.path
    return path.parts[0] if len(path.parts) > 1 else ""


def is_full(item: pytest.Item, folder: str) -> bool:
    """Return whether only `make check` runs a test."""
    if folder == "newgame" or (folder == "e2e" and item.name not in QUICK_SCENARIOS):
        return True
    if any("postgres" in name for name in (*getattr(item, "fixturenames", ()), item.name)):
        return True
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    tried = [is_quick_game(value) for value in parameters.values() if is_game(value)]
    if tried and not any(tried):
        return True
    return folder in BY_LANGUAGE and parameters.get("language", "en") not in {"en", "de"}


def is_game(value: object) -> bool:
    """Return whether a parameter is a game or its key, perhaps with a number of players."""
    first = value[0] if isinstance(value, tuple) and value else value
    return getattr(first, "key", first) in tuple(GAMES)


def is_quick_game(value: object) -> bool:
    """Return whether a parameter that is a game is tried in the quick run: large tables are not."""
    first, *others = value if isinstance(value, tuple) else (value,)
    # players at most
    is_small = all(other <= 4 for other in others if isinstance(other, int))
    return is_small and getattr(first, "key", first) in QUICK_GAMES
