"""A game touches its own five places and nothing else. A stranger's clone gets one; the tests that every game goes through find it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.newgame.clone import ROOT, clone, files, run
from tools.new_game.__main__ import registered, write

FIVE_UP = Path(__file__).parent / "five_up"
PLACES = {
    "games/__init__.py",
    "games/{}.py",
    "tests/games/test_{}.py",
    "docs/games/{}.md",
    "locales/en/{}.ftl",
    "locales/de/{}.ftl",
}


def places(key: str) -> set[str]:
    module = key.replace("-", "_")
    return {place.format(module if place.endswith(".py") else key) for place in PLACES}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    """The paths of files that are new or others."""
    return {path for path, content in after.items() if before.get(path) != content}


def test_two_new_games(tmp_path: Path) -> None:
    """The game of the tests: double-six, scores during play, most points win, at once. And the one that `make new-game` writes. Both
    go through what every game goes through: contract, their own cases, words, messages, format and lint; the first plays a match
    over sockets, too."""
    tree = clone(tmp_path)
    before = files(tree)
    shutil.copytree(FIVE_UP, tree, dirs_exist_ok=True)
    registry = tree / "games" / "__init__.py"
    registry.write_text(registered(registry.read_text(encoding="utf-8"), "five_up", "FiveUp"), encoding="utf-8")
    with_one = files(tree)
    assert changed(before, with_one) == places("five-up") | {"tests/e2e/test_five_up.py"}
    run(tree, "tools.new_game", "another", "Another one")
    assert changed(with_one, files(tree)) == places("another")
    again = subprocess.run(
        [sys.executable, "-m", "tools.new_game", "another", "Another one"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert again.returncode == 1
    assert again.stderr == "There is a games/another.py already.\n"

    whole = ("tests/locales/test_catalogues.py", "tests/e2e/test_five_up.py")
    whole += ("tests/games/test_five_up.py", "tests/games/test_another.py")
    parts = ("tests/games/test_contract.py", "tests/messages", "tests/cogs", "tests/renderer/test_figures.py")
    parts += ("tests/test_architecture.py",)
    named = " or ".join(["five-up", "another", "the_rules_know", "rooms_import", *(Path(file).stem for file in whole)])
    run(tree, "pytest", "-q", "-p", "no:cacheprovider", *whole, *parts, "-k", named)
    written = sorted(place for key in ("five-up", "another") for place in places(key) if place.endswith(".py"))
    run(tree, "ruff", "check", "--no-cache", *written)
    run(tree, "ruff", "format", "--no-cache", "--check", *written)


@pytest.mark.parametrize(
    ("key", "title"),
    [("New", "A"), ("new game", "A"), ("new/../game", "A"), ("", "A"), ("a-", "A"), ("new", " "), ("new", "{x}")],
)
def test_what_cannot_be_a_game(key: str, title: str) -> None:
    with pytest.raises(ValueError, match=r"must be|cannot be"):
        write(ROOT, key, title)
