"""Which version is running: `pyproject.toml` says so, for packagers and for the bot alike."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def version() -> str:
    """Like `1.1.0`; with `.dev0` behind it, what that version will be made of."""
    found: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    return found
