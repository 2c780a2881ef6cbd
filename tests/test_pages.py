"""Tests that the commands, buttons, settings and log lines quoted in the docs exist."""

import re
from pathlib import Path

import discord
import pytest

from bot.settings import Settings
from delivery.discord_api.discord_errors import MEANINGS
from games import GAMES
from locales.catalogues import FOLDER

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "docs" / name for name in ("first-evening.md", "fairness.md")]
FIRST_EVENING = PAGES[0]
README = ROOT / "README.md"
COMMAND = re.compile(r"`/([a-z]+(?: [a-z]+)?)`")
LABEL = re.compile(r"(?<!\*)\*([A-Z][^*\n]{1,40})\*(?!\*)")
SETTING = re.compile(r"`([A-Z]+(?:_[A-Z]+)+)(?:=\w+)?`")
CATALOGUE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "en").glob("*.ftl")))
COMMANDS = {key.replace("-", " ") for key in re.findall(r"^command-(\S+) =", CATALOGUE, re.MULTILINE)}
LABELS = set(re.findall(r"^button-\S+ = (.+)$", CATALOGUE, re.MULTILINE))
STEP = re.compile(r"^\| (\d+)\.(\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_labels_and_settings_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert {*COMMAND.findall(text)} <= COMMANDS
    assert {*LABEL.findall(text)} <= LABELS
    assert {*SETTING.findall(text)} <= {name.upper() for name in Settings.model_fields}
    assert COMMAND.findall(text)
    assert LABEL.findall(text)


def test_the_steps_are_numbered_and_whole() -> None:
    """Check that each row says what to do, what to see and what to send."""
    text = FIRST_EVENING.read_text(encoding="utf-8")
    steps = [(int(part), int(number)) for part, number, *_ in STEP.findall(text)]
    assert len(steps) == len(re.findall(r"^\| \d", text, re.MULTILINE)) > 30
    for part in {part for part, _ in steps}:
        assert [number for other, number in steps if other == part] == list(range(1, sum(one == part for one, _ in steps) + 1))
    for part, number in re.findall(r"[Ss]tep (\d+)\.(\d+)", text):
        assert (int(part), int(number)) in steps


def test_codes_that_are_named_are_told_apart() -> None:
    named = {int(code) for code in re.findall(r"`(?:403 )?(?:code=)?(\d{5,6})`", FIRST_EVENING.read_text(encoding="utf-8"))}
    assert len(named) >= 4
    assert named - {30046} <= MEANINGS.keys()  # 30046: too many edits of an old message, a reason to wait like any 429


def test_the_log_says_what_is_quoted() -> None:
    assert '"open: %d servers"' in (ROOT / "bot" / "client.py").read_text(encoding="utf-8")
    assert "open: 1 servers" in FIRST_EVENING.read_text(encoding="utf-8")


def test_the_readme_says_what_holds() -> None:
    """Its games with their players, its commands, the permissions of its link, and its defaults."""
    text = README.read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[.+?\]\(docs/games/(.+?)\.md\) \| (\d)(?:–(\d))? \|", text, re.MULTILINE)
    assert len(rows) >= 8  # a new game need not have a row
    for key, least, most in rows:
        assert GAMES[key].players == range(int(least), int(most or least) + 1), key
    assert COMMAND.findall(text)
    assert {*COMMAND.findall(text)} <= COMMANDS
    asked = discord.Permissions(int(re.findall(r"permissions=(\d+)`", text)[0]))
    assert {name for name, held in asked if held} == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
    }
    usual = {name: field.default for name, field in Settings.model_fields.items()}
    for words, name in (
        ("gets {} once", "welcome_chips"),
        ("fill up to {} every", "daily_chips"),
        ("have {} tables", "server_tables"),
        ("after {} minutes", "lobby_minutes"),
        ("{} days after", "keep_left_servers_days"),
    ):
        assert words.format(usual[name]) in " ".join(text.split()), name
