"""Copies of the project, where a test adds games as a contributor would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.e2e.fork_server import SERVER

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "var", "pictures", "golden", "newgame"
)


def clone(folder: Path) -> Path:
    """Copy everything that the tests read into `folder`; return the root of the copy."""
    tree = folder / "clone"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    return tree


def files(tree: Path) -> dict[str, bytes]:
    """Return the contents of all files of a tree by path; compiled Python is left out."""
    found = (path for path in tree.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(tree).as_posix(): path.read_bytes() for path in found}


def run(tree: Path, *command: str, **variables: str) -> None:
    """Run a Python module in a tree, with the tree's own code and more environment variables.

    Raises `AssertionError` with the output if the module fails.
    """
    environment = {name: value for name, value in os.environ.items() if name != SERVER} | variables
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-4000:]
