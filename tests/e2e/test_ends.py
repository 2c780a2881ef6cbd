"""Tests of how the process of a bot ends: its exit code, what it says, and what it leaves
behind.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path

from data.store import open_store
from tests.e2e.forked_bots import hatch
from tests.e2e.house import PATIENT, QUICK, Bot, evening
from tests.e2e.players import Guest, seat
from tools.playground.server import Playground

DATA, DATABASE, HELD, TOKEN = 65, 74, 75, 77


async def begun(playground: Playground, database: str, **settings: str) -> tuple[int, str]:
    """Start a bot that cannot go on. Returns its exit code and what it said."""
    places = {
        "DISCORD_TOKEN": "playground",
        "DISCORD_API_URL": playground.api_url,
        "DISCORD_GATEWAY_URL": playground.gateway_url,
        "DATABASE_URL": database,
    }
    process = await hatch({**os.environ, **QUICK, **places, **settings})
    said = (await process.stdout.read()).decode()
    return await process.wait(), said


async def test_a_second_process_on_a_database_says_who_has_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot):
        code, said = await begun(playground, bot.database)
        assert code == HELD
        assert f"is held by process {bot.pid} on " in said
        assert "Traceback" not in said


async def test_a_second_process_on_a_postgresql_says_who_has_it(postgres_url: str) -> None:
    async with Playground() as playground, Bot(playground, postgres_url) as bot:
        for shards in ({}, {"SHARD_COUNT": "2", "SHARDS": "1"}):
            code, said = await begun(playground, postgres_url, **shards)
            assert code == HELD, said
            assert f"The database is held by process {bot.pid} on " in said
        assert bot.faults == []


async def test_a_stop_writes_which_version_a_message_shows(tmp_path: Path) -> None:
    async with evening(tmp_path) as (_, bot), Guest(bot.playground.url, "Anna") as anna:
        await seat([anna], "buki", "austrian-block", 1)
        await anna.until(lambda: "2 of" in anna.table("buki")["content"])
        await bot.stop()
        store = await open_store(bot.database)
        assert await store.messages.outdated_tables(0) == []
        await store.close()


async def test_a_second_bot_with_the_same_token_and_another_database_is_noticed(
    tmp_path: Path,
) -> None:
    async with Playground() as playground, AsyncExitStack() as stack:
        bots = [
            Bot(playground, f"sqlite:///{tmp_path / name}.sqlite3") for name in ("first", "second")
        ]
        for bot in bots:
            await stack.enter_async_context(bot)
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))

        def told() -> int:
            return sum(
                "another Kaffeehaus seems to run with the same token" in line
                for bot in bots
                for line in bot.lines
            )

        for _ in range(10):
            await anna.command("buki", "help")
        until = asyncio.get_running_loop().time() + PATIENT
        while not told() and asyncio.get_running_loop().time() < until:
            await anna.command("buki", "help")
        assert 1 <= told() <= 2, "each says it once"
