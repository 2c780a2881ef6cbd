"""A clone of the tree, as a stranger has it, to add a game to: nothing of the tree itself knows the game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.e2e.fork_server import SERVER

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "var", "pictures", "*.png", "newgame")


def clone(folder: Path) -> Path:
    """All that the tests read."""
    tree = folder / "clone"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    return tree


def files(tree: Path) -> dict[str, bytes]:
    """What lies in a tree, by path."""
    found = (path for path in tree.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(tree).as_posix(): path.read_bytes() for path in found}


def run(tree: Path, *command: str) -> None:
    """A module of Python in a tree, whose code is its own. Raises `AssertionError` with what it said if it fails."""
    own = {name: value for name, value in os.environ.items() if name != SERVER}
    done = subprocess.run([sys.executable, "-m", *command], cwd=tree, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-4000:]
