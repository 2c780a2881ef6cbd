"""Test of the shortest evening: one table, three computer players, one deal.

The bot is started as an operator does, its drawing process dies in the middle, and its whole
process group is told to end.
"""

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.e2e.forked_bots import command
from tests.e2e.house import ROOT, Bot, evening
from tools.playground.people.person import NoAnswer, PersonClient


async def test_a_person_and_three_computers_play_a_deal(tmp_path: Path) -> None:
    async with (
        evening(
            tmp_path,
            begin=command,
            PICTURE_FORMAT="webp",
            PICTURE_PROCESSES="1",
            PAUSE_SECONDS="60",
            TRACE_REQUESTS="true",
        ) as (
            playground,
            bot,
        ),
        PersonClient(playground.url, "Anna") as anna,
    ):
        channel = anna.channel_id("buki")
        await anna.command(channel, "play", game="buki")
        table = await anna.until(
            lambda: next(
                (m for m in anna.messages(channel) if m["components"] and not m["ephemeral"]), None
            )
        )
        for _ in range(3):
            await anna.press(table, "Add bot")
        await anna.until(lambda: '"Start"' in json.dumps(anna.now(table)))
        (drawing,) = workers(bot.pid)
        os.kill(drawing, signal.SIGKILL)
        await anna.press(table, "Start")
        while True:
            hand = await anna.until(
                lambda: next(
                    (m for m in reversed(anna.dms()) if m["components"] and not m["ephemeral"]),
                    None,
                )
            )
            labels = [
                c["label"]
                for row in hand["components"]
                for c in row["components"]
                if c["type"] == 2
            ]
            if "Next round" in labels:
                break
            if not labels:
                continue
            try:
                await anna.press(hand, labels[0])
            except NoAnswer as repainted:
                if "no such" not in str(repainted):
                    raise
        await anna.until(
            lambda: (
                "wins the round" in anna.now(table)["content"]
                or "nobody wins" in anna.now(table)["content"]
            )
        )
        assert any("a worker process has died" in line for line in bot.lines)
        traced = [
            line.partition(" INFO delivery.discord_api.request_trace: ")[2]
            for line in bot.lines
            if " delivery.discord_api.request_trace: " in line
        ]
        assert any(
            re.search(r"^POST \S*/channels/#/messages 200 limit=5 remaining=\d", line)
            for line in traced
        )
        assert any(re.search(r"^POST \S*/interactions/#/#/callback 2", line) for line in traced)
        assert not [line for line in traced if re.search(r"\d{5}", line)], "no ids"
        assert await said_by("healthy", bot) == (0, f"Kaffeehaus runs (process {bot.pid} on ")
        process = bot.process
        os.killpg(bot.pid, signal.SIGTERM)  # systemd's default, and Ctrl-C in a terminal
        assert await asyncio.wait_for(process.wait(), 10) == 0  # seconds: Docker waits no longer
        assert not [*tmp_path.glob("*.sqlite3-*")], "SQLite's logs are written back"  # noqa: ASYNC240
        assert (await said_by("healthy", bot))[0] == 1


async def said_by(command: str, bot: Bot) -> tuple[int, str]:
    """Return the exit code of a command with the settings of a bot, and the beginning of what it
    said.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        command,
        cwd=ROOT,
        stdout=PIPE,
        env={**os.environ, "DATABASE_URL": bot.database},
    )
    said = (await process.communicate())[0].decode()
    return process.returncode, said.partition(" on ")[0] + " on "


def workers(pid: int) -> list[int]:
    """Return the worker processes of a bot."""
    return [
        child
        for child in children(pid)
        if b"delivery.workers.worker_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, in any of its threads."""
    return [
        int(child)
        for file in Path(f"/proc/{pid}/task").glob("*/children")
        for child in file.read_text().split()
    ]
