"""Texts that tests compare with recorded ones."""

import os
from pathlib import Path


def assert_recorded(found: str, file: Path) -> None:
    """Assert that a text is as recorded. With `RECORD=1` in the environment it is recorded anew:
    read the difference before you commit it.
    """
    if "RECORD" in os.environ:
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
