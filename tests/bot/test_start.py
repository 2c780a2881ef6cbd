"""Whoever starts the bot and has something wrong reads a sentence."""

import sys
from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import loop_factory, main
from data.database.open_database import read_address
from data.sql_store import open_store


def test_without_discord(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    assert main() == 1
    assert capsys.readouterr().err.startswith("Discord or the database cannot be reached: Cannot connect to host 127.0.0.1:1")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna, " * 100)
    with pytest.raises(OSError, match="not a database"):
        await open_store(f"sqlite:///{tmp_path / 'letter'}")


def test_an_address_of_nothing() -> None:
    with pytest.raises(ValueError, match="DATABASE_URL is no address"):
        read_address("kaffeehaus")


def test_without_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loop_factory() is not None
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is None
