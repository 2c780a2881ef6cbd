"""When the round begins, everybody at the table has their tiles, over sockets."""

from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import evening
from tests.e2e.players import arrive, newest_private_hand, seat, start


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
