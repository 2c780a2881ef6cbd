"""The bot is added to a server, over sockets: the owner is told once, and two presses later
there is a table.
"""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest
from tools.playground.people.person import Json
from tools.playground.server import Playground


def added_again(playground: Playground) -> None:
    playground.remove_bot()
    playground.invite_bot()


def arrivals(messages: list[Json]) -> list[Json]:
    return [
        m for m in messages if not m["ephemeral"] and m["content"].startswith("**The Kaffeehaus on")
    ]


async def test_a_kill_while_it_is_told_does_not_repeat_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        # it is delivered, and nobody says so
        playground.fail_next("POST", "/messages", status=0, done=True, wait=30.0)
        added_again(playground)
        await anna.until(lambda: arrivals(anna.dms()))
        await bot.kill()
        await bot.start()
        await bot.stop()
        await bot.start()
        await anna.command("buki", "help")
        assert len(arrivals(anna.dms())) == 1
        assert not arrivals(anna.messages("buki"))
