"""What a release says of itself: the part of CHANGELOG.md about this version.

`python -m tools.release_notes v2.0.0` prints it; `.github/workflows/release.yml` publishes it.
"""

import re
import sys
from pathlib import Path

from bot.version import version

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes_of(tag: str, changelog: str) -> str:
    """Return the notes of the version with this tag.

    Raises `ValueError` if the project has another version, or the change log has no notes of it.
    """
    wanted = f"v{version()}"
    if tag != wanted:
        raise ValueError(f"the tag is {tag}, but pyproject.toml says that this is {wanted}")
    heading = re.escape(f"## [{version()}]")
    part = rf"^{heading}[^\n]*\n(.+?)(?=^## |^\[|\Z)"
    notes = re.search(part, changelog, re.MULTILINE | re.DOTALL)
    if notes is None:
        raise ValueError(f"CHANGELOG.md has no part about {version()}")
    return notes[1].strip() + "\n"


def main() -> None:
    """Print the notes of a tag, or say what is wrong and exit with 1."""
    try:
        sys.stdout.write(notes_of(sys.argv[1], CHANGELOG.read_text(encoding="utf-8")))
    except ValueError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
