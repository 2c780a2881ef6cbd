"""Lines of the log in real outages: the disk is full, PostgreSQL is away, Discord is away.

At most a hundred, and plain ones.
"""

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from tests.e2e.house import UNKNOWN_MESSAGE, Bot, evening
from tests.e2e.players import Guest, seat_and_start
from tools.playground.people.person import NoAnswer
from tools.playground.server import Playground

MOST_LINES = 100
DATABASE = 74


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of some megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", folder],
            capture_output=True,
            check=False,
        ).returncode:
            pytest.skip("only root can mount a disk")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


def fill(disk: Path) -> Path:
    """Fill a disk. Returns the file to remove."""
    file = disk / "full"
    with file.open("wb", buffering=0) as opened:
        try:
            while True:
                opened.write(bytes(4096))
        except OSError:
            return file


@asynccontextmanager
async def outage(bot: Bot, *, seconds: float = 6) -> AsyncIterator[list[str]]:
    """Let an outage last for the length of the block and some seconds.

    The list has its lines at the end.
    """
    before, lines = len(bot.lines), list[str]()
    yield lines
    async with asyncio.timeout(60):
        while not any(" over: " in line for line in bot.lines[before:]):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    lines += bot.lines[before:]
    # what was expected is no fault
    bot.lines[before:] = [line for line in lines if " outage: " not in line]
    assert len(lines) <= MOST_LINES, "".join(lines)
    assert sum(" outage: " in line for line in lines) == sum(" over: " in line for line in lines), (
        "".join(lines)
    )
    assert not any("Traceback" in line for line in lines), "".join(lines)


async def test_a_full_disk(small_disk: Path) -> None:
    async with (
        # that a message was deleted could not be noted: it is deleted twice
        evening(small_disk, world=[UNKNOWN_MESSAGE], COMPUTER_SECONDS="0.1") as (playground, bot),
        Guest(playground.url, "Anna") as anna,
    ):
        await seat_and_start([anna], "buki", "austrian-block", 3)
        rooms = [playground.add_channel(f"room-{number}").name for number in range(4)]
        await anna.until(
            lambda: {*rooms} <= {channel["name"] for channel in anna.channels.values()}
        )
        async with outage(bot) as lines:
            file = fill(small_disk)
            for room in rooms:
                with contextlib.suppress(NoAnswer):
                    await anna.command(room, "play", game="buki")
            await asyncio.sleep(4)
            file.unlink()
        assert (
            "ERROR bot.monitoring.fault_log: outage: the disk is full or cannot be written ("
            in lines[0]
        )


async def test_discord_is_away(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=[0], COMPUTER_SECONDS="0.1") as (playground, bot),
        Guest(playground.url, "Anna") as anna,
    ):
        await seat_and_start([anna], "buki", "austrian-block", 3)
        async with outage(bot) as lines:
            for method in ("GET", "POST", "PATCH", "DELETE"):
                playground.fail_next(method, "/", 503, 10_000)
            # If the table waits for Anna, it sends nothing: Anna asks until the bot has noticed.
            asking = list[asyncio.Task[object]]()
            async with asyncio.timeout(60):
                while not any(" outage: " in line for line in bot.lines):
                    asking.append(asyncio.create_task(anna.command("buki", "play")))
                    await asyncio.sleep(1)
            await playground.drop_gateway()
            await asyncio.sleep(6)
            playground._rest.faults.clear()
            for task in asking:
                task.cancel()
        assert "outage: Discord cannot be reached or fails (HTTP 503)" in lines[0]


@pytest.mark.skipif(
    shutil.which("sh") is None or os.name != "posix", reason="stops processes with signals"
)
async def test_postgresql_is_away(postgres_server: object, postgres_url: str) -> None:
    def psql(command: str) -> None:
        postgres_server.psql(command)  # type: ignore[attr-defined]

    name = make_url(postgres_url).database
    async with (
        Playground() as playground,
        Bot(playground, postgres_url, COMPUTER_SECONDS="0.1") as bot,
    ):
        async with Guest(playground.url, "Anna") as anna:
            await seat_and_start([anna], "buki", "austrian-block", 3)
            async with outage(bot) as lines:
                psql(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false;')
                psql(
                    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
                )
                await asyncio.sleep(6)
                psql(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true;')
            assert "outage: the database cannot be reached (" in lines[0]
