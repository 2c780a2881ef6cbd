"""The version of the bot, as `pyproject.toml` says it, and the commit of its files, as git knows
it.
"""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"


def version() -> str:
    """Return the version, like `2.0.0`, or `2.0.0.dev0` before its release."""
    found: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    return found


def commit(folder: Path = ROOT) -> str:
    """Return the commit that git has checked out in a folder, eight digits of it; "" where there is
    no git, as in a container.

    The files are read, because the command may be missing, and refuses the folder of another user.
    """
    git = folder / ".git"
    try:
        head = (git / "HEAD").read_text(encoding="utf-8").strip()
        if not head.startswith("ref: "):
            return head[:8]
        name = head.removeprefix("ref: ")
        if (git / name).is_file():
            return (git / name).read_text(encoding="utf-8")[:8]
        packed = (git / "packed-refs").read_text(encoding="utf-8").splitlines()
        return next((line[:8] for line in packed if line.endswith(f" {name}")), "")
    except (OSError, UnicodeDecodeError):
        return ""
