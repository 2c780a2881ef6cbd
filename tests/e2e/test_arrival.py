"""The bot is added to a server, over sockets: the owner is told once, and two presses later
there is a table.
"""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import Bot, evening
from tests.e2e.players import Guest, labels
from tools.playground.people.person import Json
from tools.playground.server import Playground

UNKNOWN_GUILD = 10004


def added_again(playground: Playground) -> None:
    playground.remove_bot()
    playground.invite_bot()


def arrivals(messages: list[Json]) -> list[Json]:
    return [
        m for m in messages if not m["ephemeral"] and m["content"].startswith("**The Kaffeehaus on")
    ]


async def restarted(bot: Bot) -> None:
    await bot.stop()
    await bot.start()


async def test_the_owner_is_told_in_a_direct_message(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=(UNKNOWN_GUILD,)) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        words = anna.words()
        first, settings = words("button-first-table"), words("button-arrival-settings")
        added_again(playground)
        (message,) = await anna.until(lambda: arrivals(anna.dms()))
        assert labels(message) == [first, settings]
        await restarted(bot)

        page = await anna.press(message, settings)
        assert words("house-title") in page["content"]
        page = await anna.choose(page, words("house-menu-language"), ["de"])
        assert "Deutsch" in page["content"]
        page = await anna.press(page, words("button-house-channels"))
        assert words("house-pick-there") in page["content"]
        page = await anna.press(page, words("button-back"))
        assert page is not None

        playground.revoke("ATTACH_FILES", "stammtisch")
        menu = await anna.press(message, first)
        offered = [option["label"] for option in menu["components"][0]["components"][0]["options"]]
        assert offered == ["#buki", "#spielsaal"]
        menu = await anna.choose(menu, words("menu-which-channel"), ["#spielsaal"])
        menu = await anna.press(menu, words("button-more-games"))
        await anna.choose(menu, words("menu-which-game"), ["austrian-block"])
        table = await anna.table_there("spielsaal")
        assert "Anna" in table["content"]
        assert any(table["id"] in told for told in anna.told)  # the link

        menu = await anna.press(message, first)  # one channel is left: the game is asked at once
        await anna.press(menu, words("hook-buki.name"))
        await anna.table_there("buki")
        await anna.press(message, first)
        assert words("refused-no-channel") in anna.told

        playground.world.owner_id = playground.person("Béla").id  # the server has been handed over
        refused = await anna.press(message, settings)
        assert refused["content"] == words("refused-keepers-only")
        playground.world.owner_id = anna.id

        playground.remove_bot()
        for button in (first, settings):
            answer = await anna.press(message, button)
            assert answer["content"] == words("refused-server-gone")
        playground.invite_bot()
        await anna.until(lambda: len(arrivals(anna.dms())) == 2)
        assert not any(
            arrivals(anna.messages(channel)) for channel in ("buki", "stammtisch", "spielsaal")
        )


async def test_a_kill_while_it_is_told_does_not_repeat_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        # it is delivered, and nobody says so
        playground.fail_next("POST", "/messages", status=0, done=True, wait=30.0)
        added_again(playground)
        await anna.until(lambda: arrivals(anna.dms()))
        await bot.kill()
        await bot.start()
        await restarted(bot)
        await anna.command("buki", "help")
        assert len(arrivals(anna.dms())) == 1
        assert not arrivals(anna.messages("buki"))
