"""Tests of the letters of ends on the signs over the tiles of a hand."""

import pytest

from renderer.hands.hand_choices import abridged


@pytest.mark.parametrize(
    ("letters", "said"),
    [
        ("A", "A"),
        ("ABCD", "ABCD"),
        ("ABCDEFGHM", "A–HM"),
        ("ACDEFHM", "AC–FHM"),
        ("ABDEGHM", "ABDEGHM"),
    ],
)
def test_many_letters_are_said_as_ranges(letters: str, said: str) -> None:
    assert abridged(letters) == said
