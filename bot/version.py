"""The version of the bot, as `pyproject.toml` says it."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def version() -> str:
    """Return the version, like `1.1.0`, or `1.1.0.dev0` before its release."""
    found: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    return found
