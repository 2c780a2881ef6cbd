"""Channels that are no ordinary text channels, and direct messages that act on a server, over
sockets.
"""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import Guest
from tests.words import WORDS


async def test_a_press_in_a_direct_message_is_acknowledged_before_discord_is_asked_anything(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, world=(10004,)) as (playground, _), AsyncExitStack() as stack:
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        playground.world.inviter_id, playground.person("Béla").moderator = bela.id, True
        playground.give("VIEW_AUDIT_LOG")
        playground.remove_bot()
        playground.invite_bot()
        # who has added the bot, not the owner
        (message,) = await bela.until(bela.dms)
        assert anna.dms() == []
        words = bela.words()
        await bela.press(
            await bela.press(message, words("button-arrival-settings")),
            words("button-house-tables"),
        )
        paths = [request.path for request in playground.requests]
        for number, path in enumerate(paths):
            if "/members/" in path:
                assert next(
                    path for path in reversed(paths[:number]) if "/guilds/" not in path
                ).endswith("/callback")


async def test_a_table_in_the_chat_of_a_voice_channel_needs_connect(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, _), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        voice = playground.add_channel("Salon", kind="voice").id
        await anna.until(lambda: voice in anna.channels)
        assert (await anna.command(voice, "play", game="buki"))["content"] == WORDS(
            "refused-permissions", names=WORDS("permission-connect")
        )
        playground.give("CONNECT")
        await anna.command(voice, "play", game="buki")
        assert "Anna" in (await anna.table_there(voice))["content"]
