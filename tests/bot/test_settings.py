"""`.env.example` names every setting with its default, and nothing else."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.settings import (
    OF_COMPOSE,
    UNREADABLE_LINE,
    Settings,
    strange_settings,
)

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_the_example_is_honest(monkeypatch) -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line and not line.startswith("#")]
    example = dict(line.split("=", 1) for line in lines)
    assert set(example) == {field.name.upper() for field in fields(Settings)} | OF_COMPOSE
    for name in example:
        monkeypatch.delenv(name, raising=False)
    assert Settings.read(EXAMPLE) == Settings()


def test_the_example_begins_with_the_seven_settings_that_a_host_needs_first() -> None:
    first, _, rarely = EXAMPLE.read_text(encoding="utf-8").partition("# ---- Rarely")
    assert rarely
    assert sum("=" in line for line in first.splitlines() if not line.startswith("#")) == 7


def test_names_that_are_no_settings_are_found_and_a_token_without_its_name_is_not_told(
    tmp_path: Path,
) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "TURN_SECOND=30\nTZ=UTC\nturn_seconds=30\nCOMPOSE_PROFILES=single\nMTIz.abcdef.ghijkl\n"
    )
    environment = {"DISCORD_TOKENS": "x", "HOME": "/", "SEARCH": "no"}
    ignored = "is no setting, so it is ignored: write"
    assert sorted(strange_settings(file, environment)) == [
        (False, UNREADABLE_LINE),
        (False, "TZ in .env is no setting of Kaffeehaus: .env.example has all of them."),
        (True, f"DISCORD_TOKENS in the environment {ignored} DISCORD_TOKEN."),
        (True, f"TURN_SECOND in .env {ignored} TURN_SECONDS."),
    ]


def test_secrets_are_in_no_repr() -> None:
    settings = Settings(
        discord_token="not-for-logs", database_url="postgresql://user:hush@host/name"
    )
    assert "not-for-logs" not in repr(settings)
    assert "hush" not in repr(settings)


def test_a_file_counts_less_than_the_environment_and_what_is_empty_counts_as_not_set(
    tmp_path: Path,
) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "TURN_SECONDS=90\nDAILY_CHIPS=7\nLOG_LEVEL=debug\nPAUSE_SECONDS=\nANOTHER_BOT=1\n"
    )
    assert Settings.read(
        file, {"TURN_SECONDS": "30", "DAILY_CHIPS": "", "search": "off", "HOME": "/"}
    ) == Settings(turn_seconds=30, daily_chips=7, log_level="DEBUG", search=False)
    assert Settings.read(tmp_path / "no file", {}) == Settings()


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"daily_chips": "0"}, "the least is 1"),
        ({"daily_chips": "1000001"}, "the most is 1000000"),
        ({"daily_chips": "1.5"}, "a whole number is wanted"),
        ({"lobby_minutes": "0"}, "more than 0 is wanted"),
        ({"pause_seconds": "nan"}, "a number is wanted"),
        ({"pause_seconds": "soon"}, "a number is wanted"),
        ({"search": "maybe"}, "true or false is wanted"),
        ({"log_format": "xml"}, "'text' or 'json' is wanted"),
        ({"terms_url": "http://example.org"}, "an address that begins with https:// is wanted"),
    ],
)
def test_what_cannot_be_used_says_what_is_wanted(given: dict[str, Any], wanted: str) -> None:
    ((name, value),) = given.items()
    with pytest.raises(
        ValueError, match=re.escape(f'{name.upper()}="{value}" cannot be used: {wanted}. ')
    ):
        Settings(**given)


def test_every_fault_is_told() -> None:
    with pytest.raises(ValueError, match=r"^TURN_SECONDS=.*\nSEARCH="):
        Settings.read(None, {"TURN_SECONDS": "1", "SEARCH": "2"})
