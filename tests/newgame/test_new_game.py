"""A new game touches its own five places and nothing else: with two games added, a copy of the
project passes its checks.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.newgame.clone import ROOT, clone, files, run
from tools.new_game.__main__ import register, write

FOLDER = Path(__file__).parent
NEW_GAMES = {"west-coast": "WestCoast"}  # in `new_games/`, with the names of their classes
STUB = "another"  # written by `make new-game`
PLACES = {
    "games/__init__.py",
    "games/{}.py",
    "tests/games/test_{}.py",
    "docs/developers/games/{}.md",
    "locales/en/{}.ftl",
    "locales/de/{}.ftl",
}


def places(key: str) -> set[str]:
    """Return the paths of the files that a game consists of."""
    module = key.replace("-", "_")
    return {place.format(module if place.endswith(".py") else key) for place in PLACES}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    """Return the paths of the files that are new or have another content."""
    return {path for path, content in after.items() if before.get(path) != content}


KEYS = [*NEW_GAMES, STUB]
WRITTEN = sorted(path for path in set().union(*map(places, KEYS)) if path.endswith(".py"))
# A short match of a new game may end before an absent player counts as away; `tests/tables` looks
# at leaving in every game.
SOMEBODY_GONE = "tests/e2e/test_games.py::test_every_game_with_somebody_gone"
# Where a game may be a parameter of a test. `tests/data` and the rest of `tests/e2e` meet nothing
# new in a game.
CONCERNED = (
    "tests/ai",
    "tests/cogs",
    "tests/games",
    "tests/locales",
    "tests/messages",
    "tests/renderer",
    "tests/tables",
    "tests/e2e/test_games.py",
    "tests/test_architecture.py",
    "tests/test_docs.py",
    "tests/test_verify_script.py",
)
# tests that go through all games in their code
ALL_GAMES = (
    "tests/cogs/test_finding_a_game.py",
    "tests/cogs/test_game_search.py",
    "tests/cogs/test_leaderboard_page.py",
    "tests/cogs/test_named_rules.py",
    "tests/cogs/test_tour.py",
    "tests/e2e/test_games.py",
    "tests/games/test_contract.py",
    "tests/locales/test_catalogues.py",
    "tests/locales/test_glossary.py",
    "tests/messages/test_company_menu.py",
    "tests/renderer/test_posters.py::test_it_says_who_has_won_what",
    "tests/renderer/test_samples.py::test_every_game_has_room_on_the_narrowest_table",
    "tests/tables/test_company.py",
    "tests/test_architecture.py",
    "tests/test_verify_script.py::test_it_repeats_every_game",
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a finished game and the stub of another.

    West Coast dominoes is a match of two pairs that scores during play, with a spread and a reason of
    its own, and a lot for the first leader. All Fives has its title as an alias.
    """
    tree = clone(tmp_path_factory.mktemp("project"))
    before = files(tree)
    shutil.copytree(FOLDER / "new_games", tree, dirs_exist_ok=True)
    registry = tree / "games" / "__init__.py"
    for key, name in NEW_GAMES.items():
        registry.write_text(
            register(registry.read_text(encoding="utf-8"), key.replace("-", "_"), name),
            encoding="utf-8",
        )
    finished = files(tree)
    assert changed(before, finished) == set().union(*map(places, NEW_GAMES))
    run(tree, "tools.new_game", STUB, "Another one")
    assert changed(finished, files(tree)) == places(STUB)
    return tree


def test_the_stub_of_a_game_is_not_written_twice(tree: Path) -> None:
    again = subprocess.run(
        [sys.executable, "-m", "tools.new_game", STUB, "Another one"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (again.returncode, again.stderr) == (1, "There is a games/another.py already.\n")


def test_new_games_pass_format_lint_and_types(tree: Path) -> None:
    run(tree, "ruff", "check", "--no-cache", *WRITTEN)
    run(tree, "ruff", "format", "--no-cache", "--check", *WRITTEN)
    pytest.importorskip("mypy", reason="`make check` installs it")
    run(
        tree,
        "mypy",
        "--follow-imports=silent",
        *(path for path in WRITTEN if path.startswith("games/")),
    )


def test_new_games_pass_all_tests(tree: Path) -> None:
    """Run the tests that a new game takes part in (`game_tests`); no other test can tell that
    there is one.
    """
    variables = {
        "NEW_GAMES": " ".join(KEYS),
        "ONLY_GAMES": " ".join(KEYS),
        "WHOLE": " ".join([*(path for path in WRITTEN if path.startswith("tests/")), *ALL_GAMES]),
        "PYTHONPATH": str(FOLDER),
    }
    options = ("-q", "-p", "no:cacheprovider", "-p", "game_tests", f"--deselect={SOMEBODY_GONE}")
    run(tree, "pytest", *options, *CONCERNED, **variables)


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("New", "A"),
        ("new game", "A"),
        ("new/../game", "A"),
        ("", "A"),
        ("a-", "A"),
        ("class", "A"),
        ("new", " "),
        ("new", "{x}"),
    ],
)
def test_invalid_keys_and_titles_are_refused(key: str, title: str) -> None:
    with pytest.raises(ValueError, match=r"must be|cannot be"):
        write(ROOT, key, title)
