"""Texts that tests compare with recorded ones."""

import os
from collections import Counter
from pathlib import Path


def assert_recorded(found: str, file: Path, *, may_grow: bool = False) -> None:
    """Assert that a text is as recorded; with `may_grow`, that it has all recorded lines.

    With `RECORD=1` in the environment it is recorded anew: read the difference before you commit
    it.
    """
    if "RECORD" in os.environ:
        file.write_text(found, encoding="utf-8")
    recorded = file.read_text(encoding="utf-8")
    missing = Counter(recorded.splitlines()) - Counter(found.splitlines())
    assert not missing if may_grow else found == recorded
