"""Tests of `python -m bot check`: against the playground, with each fault set once.

A fault is one sentence that says what to do.
"""

import os
import re
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.application import APPLICATION, INVITED
from bot.checks import Finding, Verdict
from bot.checks.channel_checks import check_channel
from bot.checks.check import check
from bot.checks.database_checks import check_database
from bot.checks.discord_checks import DiscordSession, check_discord, our_commands
from bot.checks.machine_checks import (
    check_env_file,
    check_fonts,
    check_memory,
    check_metrics,
)
from bot.settings import Settings
from data.copies.backups import Occasion, back_up, backup_folder, new_name
from data.store import open_store
from tools.playground.limits.command_checks import stored
from tools.playground.server import Playground

PAGE = Path(__file__).parents[2] / "docs" / "hosts" / "check.md"
Fault = Callable[[Playground], object]


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Playground]:
    """A playground whose application has the commands of this version."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.chdir(tmp_path)
    async with Playground() as made:
        made.world.commands[""] = [
            stored(command, "1", "1", made.world.bot_id, None) for command in await commands()
        ]
        yield made


async def commands() -> list[dict[str, Any]]:
    """Return the commands of this version, made once."""
    if not KNOWN:
        KNOWN.extend(await our_commands(Settings(picture_processes=0)))
    return KNOWN


KNOWN: list[dict[str, Any]] = []


def settings_of(playground: Playground, **more: str) -> Settings:
    given = {"discord_token": "playground", "discord_api_url": playground.api_url, **more}
    return Settings(**given)  # type: ignore[arg-type]


def faults(findings: list[Finding]) -> list[str]:
    for finding in findings:
        print(finding)
    return [finding.sentence for finding in findings if finding.verdict is Verdict.FAULT]


async def test_all_is_well(playground: Playground, new_sqlite_url: str) -> None:
    settings = settings_of(playground, database_url=new_sqlite_url)
    store = await open_store(new_sqlite_url)
    await back_up(store.database, new_name(backup_folder(new_sqlite_url), Occasion.BACKUP))
    await store.close()
    channel = playground.channel("buki")
    found = [finding async for finding in check(settings, int(channel.id))]
    # a machine without Japanese fonts passes the tests as well
    assert faults(found) == faults(list(check_fonts()))
    said = "\n".join(map(str, found))
    for sentence in (
        "Discord accepts the token: Kaffeehaus",
        "The application is set up as it should be",
        "Discord's gateway answers and allows 1000 starts",
        "The clock of this machine is right",
        f"Discord knows all {len(KNOWN)} commands",
        "The database is of this version",
        "The books are in order",
        "The newest backup is of",
        "The bot has the permissions for a table in #buki",
        "A message was posted. Discord's limit there is 5 messages",
        "A message that was sent twice appeared once",
        "The message got a picture and was deleted",
    ):
        assert f"ok    {sentence}" in said, sentence
    assert channel.messages == {}
    assert playground.refused == []


async def test_the_token_of_another_application_on_an_old_database(
    playground: Playground, new_sqlite_url: str
) -> None:
    store = await open_store(new_sqlite_url)
    await store.servers.set_fact(APPLICATION, "4711")
    await store.close()
    (fault,) = await discord_faults(settings_of(playground, database_url=new_sqlite_url))
    assert fault.startswith("The database belongs to application 4711, and DISCORD_TOKEN to ")


def test_a_port_of_metrics_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert faults(list(check_metrics("127.0.0.1", port))) == []
    with (
        socket.create_server(("127.0.0.1", 0)) as taken,
        threaded(lambda: taken.accept()[0].close()),  # noqa: PLW0108 - it calls on the thread
    ):
        assert_one(faults(list(check_metrics(*taken.getsockname()))), "METRICS_PORT ")


@contextmanager
def threaded(work: Callable[[], object]) -> Iterator[None]:
    """Run work beside the block."""
    thread = threading.Thread(target=work)
    thread.start()
    yield
    thread.join()


def set_portal(**facts: object) -> Fault:
    return lambda playground: playground.world.portal.update(facts)


def use_up_starts(playground: Playground) -> None:
    playground.hub.gateway.identifies = 1000


def lose_a_command(playground: Playground) -> None:
    playground.world.commands[""] = [
        one for one in playground.world.commands[""] if one["name"] != "play"
    ]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (
            set_portal(interactions_endpoint_url="https://example.com"),
            "Discord sends presses to a web address instead of Kaffeehaus",
        ),
        (
            set_portal(bot_require_code_grant=True),
            "Nobody can invite it: switch off Requires OAuth2 Code Grant",
        ),
        (use_up_starts, "Discord allows no start for 24.0 hours"),
        (lose_a_command, "Discord does not know /play: start Kaffeehaus again"),
        (
            lambda playground: playground.world.commands[""].append(
                {"name": "dance", "type": 1, "description": "Not ours", "id": "1"}
            ),
            "Discord has commands of another program (/dance)",
        ),
    ],
)
async def test_faults_of_the_application(
    playground: Playground, spoil: Fault, sentence: str
) -> None:
    spoil(playground)
    assert_one(await discord_faults(settings_of(playground)), sentence)


async def discord_faults(settings: Settings) -> list[str]:
    async with DiscordSession(settings) as session:
        return faults(await check_discord(session, settings))


def assert_one(found: list[str], sentence: str) -> None:
    """Check that one fault was found, that it is this one, that it says what to do, and that the
    page for hosts quotes it.
    """
    assert len(found) == 1, found
    assert found[0].startswith(sentence)
    assert sentence in PAGE.read_text(encoding="utf-8")
    assert ": " in found[0] or "; " in found[0] or ". " in found[0]


async def test_a_clock_that_is_wrong_and_too_few_shards(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.checks.discord_checks.time", SimpleNamespace(time=lambda: time.time() - 90)
    )
    playground.hub.gateway.shards = 4
    settings = settings_of(playground, shard_count="2", shards="0,1")
    behind, few = sorted(await discord_faults(settings), key=lambda fault: "SHARD" in fault)
    assert re.match(r"The clock of this machine is (89|90|91) seconds behind", behind)
    assert few.startswith("SHARD_COUNT is 2, and Discord recommends 4")


async def test_commands_of_another_version_and_few_starts_are_notes(playground: Playground) -> None:
    """The link that invites the bot is printed, too."""
    playground.world.commands[""][0] |= {"description": "Of another version"}
    playground.hub.gateway.identifies = 990
    settings = settings_of(playground)
    async with DiscordSession(settings) as session:
        found = await check_discord(session, settings)
    notes = [finding.sentence for finding in found if finding.verdict is Verdict.NOTE]
    assert [note.partition(":")[0] for note in notes] == [
        "Discord allows 10 more starts in the next 24.0 hours",
        f"Discord knows /{KNOWN[0]['name']} of another version",
    ]
    link = f"client_id={playground.world.bot_id}&scope=bot+applications.commands&permissions={INVITED.value}"
    assert any(link in str(finding) for finding in found)


async def test_a_token_that_is_refused_or_missing_and_a_discord_that_is_away(
    playground: Playground, new_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playground.reset_token("another")
    monkeypatch.setattr("bot.checks.machine_checks.FALLBACKS", ())
    settings = settings_of(playground, database_url=new_sqlite_url)
    for wrong, sentence in (
        (settings, "Discord does not accept DISCORD_TOKEN. Make a new one"),
        (replace(settings, discord_token=""), "DISCORD_TOKEN is not set. Copy .env.example"),
        (
            replace(settings, discord_api_url="http://127.0.0.1:1/api/v10"),
            "Discord cannot be reached: Cannot connect",
        ),
    ):
        assert_one(
            faults([finding async for finding in check(wrong, None)])[-1:],
            sentence,
        )


def deny(permission: str) -> Fault:
    return lambda playground: playground.revoke(permission, "buki")


@pytest.mark.parametrize(
    ("spoil", "channel", "sentence"),
    [
        (lambda _: None, "1", "There is no channel 1: switch on Developer Mode"),
        (deny("VIEW_CHANNEL"), "buki", "The bot cannot see this channel: give it View Channel"),
        (deny("SEND_MESSAGES"), "buki", "The bot lacks Send Messages, Attach Files in #buki"),
        (deny("ATTACH_FILES"), "buki", "The bot lacks Attach Files in #buki"),
        (
            deny("SEND_MESSAGES_IN_THREADS"),
            "Hinterzimmer",
            "The bot lacks Send Messages in Threads in #buki",
        ),
        (
            lambda playground: playground.add_channel("Salon", kind="voice"),
            "Salon",
            "The bot lacks Connect in #Salon",
        ),
        (
            lambda playground: playground.archive("Hinterzimmer", archived=True, locked=True),
            "Hinterzimmer",
            "The thread is locked",
        ),
        (
            lambda playground: playground.fail_next("POST", "/messages", 400, 1),
            "buki",
            "A message could not be posted",
        ),
        (
            lambda playground: playground.fail_next("PATCH", "/messages", 400, 1),
            "buki",
            "The message could not get a picture",
        ),
        (
            lambda playground: playground.hub.__dict__.update(known_nonce=lambda *_: None),
            "buki",
            "A message that was sent twice appeared",
        ),
        (
            lambda playground: playground.hub.limits.__dict__.update(take=lambda *_: {}),
            "buki",
            "Discord's answers lack their rate limits",
        ),
    ],
)
async def test_faults_of_a_channel(
    playground: Playground, spoil: Fault, channel: str, sentence: str
) -> None:
    spoil(playground)
    number = channel if channel.isdigit() else playground.channel(channel).id
    async with DiscordSession(settings_of(playground)) as session:
        assert_one(faults(await check_channel(session, int(number))), sentence)
    assert channel.isdigit() or playground.channel(channel).messages == {}, "nothing is left"


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/channels/"), ("POST", "/messages"), ("PATCH", "/messages")]
)
async def test_a_refusal_on_the_way_to_discord_is_no_fault_of_the_channel(
    playground: Playground, method: str, path: str
) -> None:
    playground.fail_next(method, path, 403)  # without a code of Discord's
    channel = playground.channel("buki")
    async with DiscordSession(settings_of(playground)) as session:
        with pytest.raises(discord.Forbidden):
            await check_channel(session, int(channel.id))
    assert channel.messages == {}, "nothing is left"


async def test_a_channel_without_threads_is_noted(playground: Playground) -> None:
    playground.revoke("CREATE_PUBLIC_THREADS", "buki")
    async with DiscordSession(settings_of(playground)) as session:
        found = await check_channel(session, int(playground.channel("buki").id))
    assert faults(found) == []
    assert any(item.verdict is Verdict.NOTE and "slow tables" in item.sentence for item in found)


def execute(url: str, statement: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute(statement)
        connection.commit()


def scribble(url: str) -> None:
    """Damage a page of an index in the middle of the file."""
    file = Path(url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'tables_guild'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : (page - 1) * size + 100] = b"\xff" * 100
    file.write_bytes(content)


@pytest.mark.parametrize(
    ("spoil", "patch", "sentence"),
    [
        (
            lambda url: Path(url.removeprefix("sqlite:///")).chmod(0o644),
            {},
            "Other users of this machine can read the database",
        ),
        (
            lambda url: execute(
                url,
                "INSERT INTO accounts (account, guild, kind, balance)"
                " VALUES ('house:1', 1, 'house', 7)",
            ),
            {},
            "The books are not in order (house:1: the balance is 7",
        ),
        (
            lambda url: execute(url, "UPDATE alembic_version SET version_num = '9999'"),
            {},
            "A newer version of Kaffeehaus has written",
        ),
        (
            lambda url: Path(url.removeprefix("sqlite:///")).write_text("Dear Anna, " * 100),
            {},
            "The database cannot be opened: file is not",
        ),
        (scribble, {}, "The database is damaged ("),
        (
            lambda _: None,
            {"shutil.disk_usage": lambda _: SimpleNamespace(free=5_000_000)},
            "The disk of ",
        ),
        (
            lambda _: None,
            {"os.getuid": lambda: 4711},
            "The database belongs to user number ",
        ),
    ],
)
async def test_faults_of_the_database(
    new_sqlite_url: str,
    spoil: Callable[[str], object],
    patch: dict[str, Any],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in patch.items():
        monkeypatch.setattr(name, value)
    spoil(new_sqlite_url)
    assert_one(faults(await check_database(Settings(database_url=new_sqlite_url))), sentence)


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such rights")
@pytest.mark.parametrize(
    ("user", "sentence"),
    [
        (4711, "var belongs to user number "),
        (os.getuid(), "var is not a folder in which files can be made"),
    ],
    ids=["another user's", "its own user may not write there"],
)
async def test_a_folder_that_cannot_be_used(
    user: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host who starts it once as root has a folder `var` of root's."""
    folder = tmp_path / "var"
    folder.mkdir()
    reachable = Path.exists

    def exists(path: Path) -> bool:  # root may look everywhere
        if path.parent == folder:
            raise PermissionError(13, "Permission denied", str(path))
        return reachable(path)

    monkeypatch.setattr(Path, "exists", exists)
    monkeypatch.setattr(os, "access", lambda path, _: Path(path) != folder)
    monkeypatch.setattr(os, "getuid", lambda: user)
    settings = Settings(database_url=f"sqlite:///{folder}/kaffeehaus.sqlite3")
    (fault,) = faults(await check_database(settings))
    assert fault.startswith(f"{tmp_path}/{sentence}")
    assert sentence in PAGE.read_text(encoding="utf-8")


async def test_a_postgresql_that_is_away_and_a_database_that_is_not_there_yet(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    assert_one(
        faults(
            await check_database(
                Settings(database_url=f"postgresql://user:password@127.0.0.1:{port}/cafe")
            )
        ),
        "The database cannot be opened: ",
    )
    assert (
        faults(await check_database(Settings(database_url=f"sqlite:///{tmp_path}/var/new.sqlite3")))
        == []
    )
    assert not [*tmp_path.iterdir()], "a check makes nothing"  # noqa: ASYNC240


def test_faults_of_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.checks.machine_checks.memory_bytes", lambda: 400_000_000)
    monkeypatch.setattr("bot.checks.machine_checks.FALLBACKS", ())
    assert_one(
        faults(list(check_memory())),
        "There are 400 MB of memory",
    )
    assert_one(
        faults(list(check_fonts())),
        "No font has the letters of ja: pictures in that language",
    )
    assert not faults(list(check_env_file(tmp_path))), "a folder is no file"
    (tmp_path / ".env").touch(0o644)
    assert_one(
        faults(list(check_env_file(tmp_path / ".env"))),
        "Other users of this machine can read .env",
    )
