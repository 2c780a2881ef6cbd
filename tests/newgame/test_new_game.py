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


def check(tree: Path, key: str, *, whole: tuple[str, ...] = (), parts: tuple[str, ...] = ()) -> None:
    """What every game goes through first: contract, its own cases, words, format and lint. More files of tests: all that they hold,
    or the parts that name the game."""
    module = key.replace("-", "_")
    whole = ("tests/locales/test_catalogues.py", f"tests/games/test_{module}.py", *whole)
    names = [key, *(Path(file).stem for file in whole)]
    run(tree, "pytest", "-q", "-p", "no:cacheprovider", "tests/games/test_contract.py", *whole, *parts, "-k", " or ".join(names))
    mine = [place for place in places(key) if place.endswith(".py")]
    run(tree, "ruff", "check", "--no-cache", *mine)
    run(tree, "ruff", "format", "--no-cache", "--check", *mine)


def test_the_game_of_the_tests(tmp_path: Path) -> None:
    """Double-six, scores during play, most points win, at once: from the contract to a match over sockets."""
    tree = clone(tmp_path)
    before = files(tree)
    shutil.copytree(FIVE_UP, tree, dirs_exist_ok=True)
    registry = tree / "games" / "__init__.py"
    registry.write_text(registered(registry.read_text(encoding="utf-8"), "five_up", "FiveUp"), encoding="utf-8")
    touched = {path for path, content in files(tree).items() if before.get(path) != content}
    assert touched == places("five-up") | {"tests/e2e/test_five_up.py"}
    whole = ("tests/test_architecture.py", "tests/e2e/test_five_up.py")
    check(tree, "five-up", whole=whole, parts=("tests/messages", "tests/cogs", "tests/renderer/test_figures.py"))


def test_stubs_play(tmp_path: Path) -> None:
    """`make new-game` writes a game that plays."""
    tree = clone(tmp_path)
    before = files(tree)
    run(tree, "tools.new_game", "another", "Another one")
    touched = {path for path, content in files(tree).items() if before.get(path) != content}
    assert touched == places("another")
    check(tree, "another")
    again = subprocess.run(
        [sys.executable, "-m", "tools.new_game", "another", "Another one"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert again.returncode == 1
    assert again.stderr == "There is a games/another.py already.\n"


@pytest.mark.parametrize(
    ("key", "title"),
    [("New", "A"), ("new game", "A"), ("new/../game", "A"), ("", "A"), ("a-", "A"), ("new", " "), ("new", "{x}")],
)
def test_what_cannot_be_a_game(key: str, title: str) -> None:
    with pytest.raises(ValueError, match=r"must be|cannot be"):
        write(ROOT, key, title)
