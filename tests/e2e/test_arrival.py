"""The bot is added to a server, over sockets: one message, from which somebody is at a table with two presses more."""

from contextlib import AsyncExitStack
from pathlib import Path

from messages.parts.chip_amounts import chips_amount
from playground.people.person import Json
from tests.e2e.house import evening
from tests.e2e.players import Guest, catalogues, labels, shows


async def test_from_the_arrival_to_the_first_own_move(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna, bela = [await stack.enter_async_context(Guest(playground.url, name)) for name in ("Anna", "Béla")]
        words = catalogues().of("en")

        def arrivals() -> list[Json]:
            return [m for m in anna.messages("buki") if not m["ephemeral"] and m["content"].startswith("**Grüß Gott")]

        assert not arrivals()  # it has been on the server for a long time
        playground.remove_bot()
        playground.invite_bot()
        (message,) = await anna.until(arrivals)
        learn, settings = words("button-learn"), words("button-arrival-settings")
        assert labels(message) == [words("button-now"), learn, settings]
        page = await anna.press(message, settings)
        assert page is not None
        assert words("house-title") in page["content"]
        refused = await bela.press(message, settings)
        assert refused is not None
        assert refused["content"] == bela.words()("refused-keepers-only")
        menu = await bela.press(message, learn)
        assert menu is not None
        menu = await bela.press(message, words("button-now"))
        assert menu is not None
        await bela.choose(menu, "kh:u:play", ["austrian-block"])
        table = await bela.table_there("buki")
        assert bela.words()("welcome-chips", chips=chips_amount(2000, bela.words())) in "".join(bela.told)
        hand = await bela.press(table, words("button-now"))
        assert hand is not None
        assert shows(hand, "hand")
        assert hand["ephemeral"]

        await bot.stop()
        playground.remove_bot()
        playground.invite_bot()  # again, while it does not run
        await bot.start()
        await anna.until(lambda: len(arrivals()) == 2)
        await bot.stop()
        await bot.start()
        await bela.press(bela.table("buki"), "My hand")  # it is awake, and has said nothing more
        assert len(arrivals()) == 2
