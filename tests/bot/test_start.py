"""Tests of the command line: settings that cannot be used, and ends that a sentence explains."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.http import Route
from sqlalchemy.exc import OperationalError

from bot.__main__ import main
from bot.command_line.run import loop_factory
from bot.exit_codes import ExitCode, refusal_of
from bot.process_file import process_file
from bot.version import commit
from data.database.holder import DatabaseHeld, DatabaseUnusable, Holder, holder_file
from data.database.open_database import NewerDatabase, sqlite_file
from tests.tree import ROOT


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Run a command line with these settings in an empty folder.

    Returns the exit code and the output.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)

    def run(*arguments: str, **settings: str) -> tuple[int, str]:
        for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL"):
            monkeypatch.delenv(name, raising=False)
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        code = main([*arguments])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def test_discord_that_cannot_be_reached(told) -> None:
    code, said = told(DISCORD_TOKEN="token", DISCORD_API_URL="http://127.0.0.1:1/api/v10")
    assert code == ExitCode.DISCORD
    assert "Discord cannot be reached: Cannot connect to host 127.0.0.1:1" in said


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({}, "DISCORD_TOKEN is not set. Copy .env.example to .env"),
        ({"TURN_SECONDS": "abc"}, 'TURN_SECONDS="abc" cannot be used: a whole number is wanted.'),
        ({"TURN_SECONDS": "5"}, 'TURN_SECONDS="5" cannot be used: the least is 20.'),
        (
            {"PICTURE_FORMAT": "png"},
            "PICTURE_FORMAT=\"png\" cannot be used: 'auto', 'webp' or 'jpeg' is wanted.",
        ),
        (
            {"LOG_LEVEL": "VERBOSE"},
            "LOG_LEVEL=\"VERBOSE\" cannot be used: 'DEBUG', 'INFO', 'WARNING' or 'ERROR' is wanted.",
        ),
        ({"SEARCH": "perhaps"}, 'SEARCH="perhaps" cannot be used: true or false is wanted.'),
        (
            {"PRIVACY_URL": "www"},
            'PRIVACY_URL="www" cannot be used: an address that begins with https:// is wanted.',
        ),
        (
            {"DATABASE_URL": "oracle://host/name"},
            "DATABASE_URL: oracle is not a database that Kaffeehaus knows",
        ),
        (
            {"SHARD_COUNT": "2", "SHARDS": "1"},
            "SHARDS gives this process a part, but SQLite serves only one",
        ),
        ({"DATABASE_URL": "kaffeehaus"}, "DATABASE_URL is no address of a database"),
        ({"DATABASE_URL": "postgresql://host:port/name"}, "DATABASE_URL is no address"),
        (
            {"DATABASE_URL": "sqlite://var/house.sqlite3"},
            "DATABASE_URL: SQLite needs three slashes",
        ),
        ({"SHARDS": "1"}, "SHARD_COUNT has to say how many there are"),
    ],
    ids=str,
)
def test_settings_that_cannot_be_used(told, settings: dict[str, str], sentence: str) -> None:
    code, said = told("run", **settings)
    assert code == ExitCode.SETTINGS
    assert sentence in said
    assert "Traceback" not in said


def test_settings_in_a_file_that_cannot_be_read(told, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    code, said = told()
    assert (code, said) == (
        78,
        "The file .env cannot be read: it is not in UTF-8. Save it again as UTF-8 text.\n",
    )


def test_a_misspelt_setting_is_told_at_the_start(
    told, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / ".env").write_text(
        "TURN_SECOND=30\nDISCORD_API_URL=http://127.0.0.1:1/api/v10\n", encoding="utf-8"
    )
    told(DISCORD_TOKEN="token")
    assert (
        "TURN_SECOND in .env is no setting, so it is ignored: write TURN_SECONDS."
        in caplog.messages
    )


@pytest.mark.parametrize(
    ("function", "error", "command", "sentence"),
    [
        (
            "pathlib.Path.is_file",
            PermissionError(13, "Permission denied", "var/kaffeehaus.sqlite3"),
            "backup",
            "var/kaffeehaus.sqlite3 cannot be used: Permission denied. ",
        ),
        (
            "data.database.holder.Holder.write",
            OSError(28, "No space left on device"),
            "change-application",
            "The database cannot be opened: [Errno 28] No space left on device",
        ),
    ],
    ids=["another user's folder", "a full disk"],
)
def test_a_file_that_cannot_be_used_is_not_taken_for_a_discord_that_is_away(
    told, monkeypatch, function: str, error: OSError, command: str, sentence: str
) -> None:
    monkeypatch.setattr(function, lambda *_: (_ for _ in ()).throw(error))
    code, said = told(command)
    assert code == ExitCode.DATABASE
    assert said.startswith(sentence)


def test_the_commit_is_known_where_git_is(tmp_path: Path) -> None:
    def git(*arguments: str, folder: Path = tmp_path) -> str:
        return subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=b", *arguments],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    assert commit(tmp_path) == ""
    git("init")
    git("commit", "--allow-empty", "-m", "first")
    expected = git("rev-parse", "HEAD")[:8]
    assert commit(tmp_path) == expected
    git("pack-refs", "--all")
    assert commit(tmp_path) == expected
    git("checkout", "--detach")
    assert commit(tmp_path) == expected


@pytest.mark.full
def test_a_container_stays_after_an_end_that_only_the_host_can_mend(tmp_path: Path) -> None:
    """Docker starts what has ended again, for ever, whatever the exit code says."""
    command = [sys.executable, "-m", "bot", "run", "--stay"]
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {
        "PYTHONPATH": str(ROOT)
    }
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        assert "DISCORD_TOKEN is not set" in process.stderr.readline()
        assert process.poll() is None
        process.terminate()
        assert process.wait() == ExitCode.SETTINGS


def closed(code: int) -> discord.ConnectionClosed:
    error = discord.ConnectionClosed.__new__(discord.ConnectionClosed)
    error.code = code
    return error


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (discord.LoginFailure("no"), ExitCode.TOKEN),
        (closed(4004), ExitCode.TOKEN),
        (closed(4011), ExitCode.SETTINGS),
        (closed(4000), ExitCode.DISCORD),
        (discord.GatewayNotFound(), ExitCode.DISCORD),
        (aiohttp.ClientConnectionError(), ExitCode.DISCORD),
        (TimeoutError(), ExitCode.DISCORD),
        (DatabaseUnusable("no"), ExitCode.DATABASE),
        (OperationalError("", {}, Exception("database or disk is full")), ExitCode.DATABASE),
        (OperationalError("", {}, Exception("no such table: a fault of ours")), None),
        (DatabaseHeld("The database", Holder(7, "cafe", 0)), ExitCode.HELD),
        (NewerDatabase("no"), ExitCode.DATA),
        (KeyError("a fault of ours"), None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_foreseen_ends_have_a_sentence_and_a_code(error: Exception, code: ExitCode | None) -> None:
    refusal = refusal_of(error)
    assert (refusal and refusal.code) == code
    assert not str(refusal).endswith(": "), "an error without words is named by its class"


def test_the_page_for_hosts_names_every_exit_code() -> None:
    section = (
        (ROOT / "docs" / "hosts" / "hosting.md")
        .read_text(encoding="utf-8")
        .partition("## Exit codes")[2]
        .partition("\n## ")[0]
    )
    assert {f"{code.value}" for code in ExitCode} == {
        line.split("|")[1].strip() for line in section.splitlines() if line[2:3].isdigit()
    }


def test_every_command_has_a_page_of_help(told) -> None:
    code, overview = told("--help")
    assert code == 0
    for command in (
        "run",
        "demo",
        "healthy",
        "check",
        "backup",
        "restore",
        "audit",
        "export",
        "forget",
        "forget-server",
        "change-application",
        "install-service",
    ):
        assert f"  {command} " in overview
        assert len(told(command, "--help")[1].splitlines()) > 5
    assert told("dance")[0] == told("demo", "--port", "70000")[0] == 2


@pytest.mark.parametrize(("machine", "host"), [("café box", "caf--box"), ("", "?")])
def test_a_process_names_its_machine(
    machine: str, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: machine)
    assert Holder.this_process().host == host


def test_nobody_is_healthy_who_does_not_run(told, tmp_path: Path) -> None:
    assert told("healthy") == (1, "No Kaffeehaus runs here with these settings.\n")
    file = holder_file(tmp_path.resolve() / "var" / "kaffeehaus.sqlite3")
    file.parent.mkdir()
    for holder, later, code, sentence in (
        (Holder.this_process(), 0, 0, "Kaffeehaus runs (process"),
        (
            replace(Holder.this_process(), trouble="Outage: the disk is full."),
            0,
            1,
            "but cannot work. Outage: the disk is full.",
        ),
        (Holder.this_process(), -300, 1, "has not said anything for 30"),
        (replace(Holder.this_process(), pid=2**22), 0, 1, "was killed."),
    ):
        holder.write(file)
        os.utime(file, (time.time() + later,) * 2)
        found, said = told("healthy")
        assert (found, sentence in said) == (code, True), said


@pytest.mark.parametrize(
    "address",
    [
        "sqlite:///var/house.sqlite3",
        "sqlite+aiosqlite:////srv/my house?mode=rw",
        "postgresql+asyncpg://a:b@host/name",
    ],
)
def test_healthy_looks_at_the_file_of_the_same_database_as_the_bot(address: str) -> None:
    file = sqlite_file(address)
    assert process_file(address, " 0-3, 8") == (
        Path("var/kaffeehaus-0-3,8.process") if file is None else holder_file(file.resolve())
    )


def test_healthy_reads_its_settings_like_the_bot(told, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        "DATABASE_URL=sqlite:///there.sqlite3\nSHARDS=\n", encoding="utf-8"
    )
    Holder.this_process().write(holder_file(tmp_path.resolve() / "there.sqlite3"))
    assert (told("healthy")[0], told("healthy", DATABASE_URL="")[0]) == (0, 0)
    assert told("healthy", DATABASE_URL="sqlite:///elsewhere.sqlite3")[0] == 1
    (tmp_path / ".env").write_bytes(b"DATABASE_URL=\xff")
    code, said = told("healthy")
    assert (code, "The file .env cannot be read" in said) == (1, True)


def test_healthy_imports_next_to_nothing() -> None:
    """Docker and systemd call it often: sqlalchemy and discord alone take a second of a
    processor.
    """
    names = "import bot.__main__, bot.process_file, sys; print(*{name.partition('.')[0] for name in sys.modules})"
    assert not set(
        subprocess.run(
            [sys.executable, "-c", names], check=True, capture_output=True, text=True
        ).stdout.split()
    ) & {"sqlalchemy", "discord", "games", "tables", "PIL"}


def test_the_bot_imports_nothing_that_only_upgrades_postgresql_and_pictures_need() -> None:
    """Alembic takes 12 MB, the asyncio dialects of SQLAlchemy 6, the painter with its fonts 5."""
    assert not set(
        subprocess.run(
            [sys.executable, "-c", "import bot.client, sys; print(*sys.modules)"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()
    ) & {
        "alembic",
        "sqlalchemy.ext.asyncio",
        "sqlalchemy.orm",
        "renderer.painter",
        "fontTools",
    }


def test_without_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loop_factory() is not None
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert loop_factory() is None
