"""Tests of docs/hosts/first-evening.md: its steps, and the codes and log lines that it quotes."""

import re

from delivery.discord_api.discord_errors import MEANINGS
from tests.tree import ROOT

FIRST_EVENING = ROOT / "docs" / "hosts" / "first-evening.md"
STEP = re.compile(r"^\| (\d+)\.(\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)


def test_the_steps_are_numbered_and_whole() -> None:
    """Check that each row says what to do, what to see and what to send."""
    text = FIRST_EVENING.read_text(encoding="utf-8")
    steps = [(int(part), int(number)) for part, number, *_ in STEP.findall(text)]
    assert len(steps) == len(re.findall(r"^\| \d", text, re.MULTILINE)) > 30
    for part in {part for part, _ in steps}:
        assert [number for other, number in steps if other == part] == list(
            range(1, sum(one == part for one, _ in steps) + 1)
        )
    for part, number in re.findall(r"[Ss]tep (\d+)\.(\d+)", text):
        assert (int(part), int(number)) in steps


def test_codes_that_are_named_are_told_apart() -> None:
    named = {
        int(code)
        for code in re.findall(
            r"`(?:403 )?(?:code=)?(\d{5,6})`", FIRST_EVENING.read_text(encoding="utf-8")
        )
    }
    assert len(named) >= 4
    # 30046: too many edits of an old message, a reason to wait like any 429
    assert named - {30046} <= MEANINGS.keys()
