"""/help and /about over sockets: mentions with the ids that Discord has given, also after a
restart and in direct messages.
"""

import re
from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest, labels
from tools.playground.server import Playground

MENTION = re.compile(r"</([a-z -]+):(\d+)>")


def ids(playground: Playground) -> dict[str, str]:
    """Return the ids of the registered commands, by name."""
    return {command["name"]: command["id"] for command in playground.hub.world.commands[""]}


def told(playground: Playground) -> int:
    """Return how often Discord has been told about the commands."""
    return sum(
        one.method == "PUT" and one.path.endswith("/commands") for one in playground.requests
    )


async def test_help_names_every_command_so_that_it_can_be_clicked(tmp_path: Path) -> None:
    address = "https://example.org/support"
    async with (
        evening(tmp_path, SUPPORT_URL=address) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        for restarted in (False, True):
            if restarted:
                await bot.stop()
                await bot.start()
            page, hers = await bela.command("buki", "help"), await anna.command("buki", "help")
            assert page["ephemeral"]
            mentioned, managing = (
                MENTION.findall(page["content"]),
                {"house"},
            )
            assert all(ids(playground)[name.partition(" ")[0]] == id_ for name, id_ in mentioned)
            assert {name.partition(" ")[0] for name, _ in mentioned} == ids(playground).keys() - {
                "help",
                "Profile",
                *managing,
            }
            # she manages the server
            assert "house" in {name for name, _ in MENTION.findall(hers["content"])}
            assert f"<{address}>" in page["content"]
            help_page = await bela.command("buki", "help")
            about = await bela.press(help_page, "About Kaffeehaus")
            assert f"</play:{ids(playground)['play']}>" in about["content"]
            (label,) = labels(about)
            again = await bela.press(about, label)
            assert again["content"] == page["content"]
        assert told(playground) == 1
        await bela.command("buki", "play", game="buki")  # opens direct messages
        await bela.until(bela.dms)
        private = await bela.command(bela.dms()[0]["channel"], "help")
        there = {name for name, _ in MENTION.findall(private["content"])}
        for name in there:  # all of them are offered there
            assert await bela.command(bela.dms()[0]["channel"], name) is not None
        assert {"settings", "rules"} <= there
