"""A bot that is killed while it opens a slow table, over sockets: the next process removes the
empty thread.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest
from tools.playground.server import Playground
from tools.playground.world.model import Channel

NO_PERMISSION = 50013  # to delete a thread: the bot archives it instead


def new_threads(playground: Playground) -> list[Channel]:
    """Return the threads of slow tables that are not archived."""
    return [
        channel
        for channel in playground.world.channels.values()
        if channel.kind == "thread" and channel.name.startswith("Austrian") and not channel.archived
    ]


async def test_killed_between_the_thread_and_its_table(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=[NO_PERMISSION]) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        await anna.command("buki", "play", game="austrian-block", pace="slow")
        (good,) = new_threads(playground)
        await anna.table_there(good.id)
        # it is made, and nobody says so
        playground.fail_next("POST", "/threads", status=0, done=True, wait=30.0)
        waiting = asyncio.create_task(
            anna.command("buki", "play", game="austrian-block", pace="slow")
        )
        await anna.until(lambda: len(new_threads(playground)) > 1)
        await bot.kill()
        await bot.start()
        await anna.until(lambda: new_threads(playground) == [good])
        waiting.cancel()
