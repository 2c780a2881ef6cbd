"""Tells whether the files of the code that worker processes run have changed since this process was
started.

A worker that runs newer code than the bot gets jobs that it cannot read, for example after `git
pull` beside a running bot.
"""

import hashlib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LAYERS: Final = (
    "ai",
    "games",
    "locales",
    "messages",
    "renderer",
    "tables",
    "service",
    "delivery/workers",
)


def fingerprint() -> str:
    """Return a text that changes with the size or time of any file of code or words."""
    digest = hashlib.sha256()
    for file in sorted(
        file
        for layer in LAYERS
        for pattern in ("*.py", "*.ftl")
        for file in (ROOT / layer).rglob(pattern)
    ):
        state = file.stat()
        digest.update(f"{file} {state.st_size} {state.st_mtime_ns}\n".encode())
    return digest.hexdigest()


AT_START: Final = fingerprint()  # of the files that this process has imported
