"""The transcripts in the folder are how the games go today."""

import pytest

from tests.games import transcript


@pytest.mark.parametrize("name", transcript.SESSIONS)
def test_transcript(name):
    text = (transcript.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript.replay(text) == text
