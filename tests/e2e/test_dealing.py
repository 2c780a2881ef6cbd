"""When the round begins, everybody at the table has their tiles, over sockets."""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import arrive, labels, newest_private_hand, seat, start


async def test_the_answer_to_join_becomes_the_hand(tmp_path: Path) -> None:
    """Also with closed direct messages, and in the message that stands there already."""
    async with evening(tmp_path, closed_dms=1) as (playground, _), AsyncExitStack() as stack:
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        playground.close_dms("Béla")
        await seat([anna, bela], "buki", "austrian-block")
        answer = await bela.until(
            lambda: next((m for m in bela.messages("buki") if m["ephemeral"]), None)
        )
        assert bela.words()("hand-lobby") in answer["content"]
        await start(anna, "buki")
        for guest in (anna, bela):
            await guest.until(lambda guest=guest: newest_private_hand(guest, "buki"))
        assert newest_private_hand(bela, "buki")["id"] == answer["id"]
        assert not [m for m in bela.messages("buki") if m["pings_me"]]


async def test_who_cannot_be_reached_is_mentioned_once(tmp_path: Path) -> None:
    """The bot was started anew since they sat down. The mention goes when they have their hand."""
    async with evening(tmp_path, closed_dms=1) as (playground, bot), AsyncExitStack() as stack:
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        playground.close_dms("Béla")
        await seat([anna, bela], "buki", "austrian-block")
        await bot.kill()
        await bot.start()
        await start(anna, "buki")
        mention = await bela.until(
            lambda: next((m for m in bela.messages("buki") if m["pings_me"]), None)
        )
        assert labels(mention) == ["My hand"]
        assert not [m for m in anna.messages("buki") if m["pings_me"]]
        await bela.press(mention, "My hand")
        assert newest_private_hand(bela, "buki")
        await bela.until(lambda: not [m for m in bela.messages("buki") if m["pings_me"]])
