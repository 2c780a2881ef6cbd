"""People who come to a running table, over sockets: they play for a bot, or are told why not."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import (
    Guest,
    arrive,
    labels,
    newest_private_hand,
    settled,
    shows,
    table_id,
)
from tools.playground.people.person import Json


def waiting(guest: Guest, **values: Any) -> Json | None:
    """Return the private answer that tells a person when they play."""
    words = guest.words()
    told = words("seat-asked", leave=words("button-leave"), **values)
    return next((m for m in guest.messages("buki") if told in m["content"]), None)


async def take_seat(guest: Guest) -> None:
    """Press the button of a running table that asks for a seat."""
    seat = guest.words()("button-join")
    await guest.until(lambda: seat in labels(guest.table("buki")))
    await guest.press(guest.table("buki"), seat)


async def leave(guest: Guest) -> None:
    """Leave in the middle of a round."""
    await guest.press(guest.table("buki"), guest.words()("button-leave"))


async def test_a_latecomer_plays_for_a_bot_and_inherits_the_table(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        store = await store_of(bot, stack)
        await anna.command("buki", "play", game="latin")
        await anna.press(await anna.table_there("buki"), "Play now")
        await take_seat(bela)
        answer = await bela.until(lambda: waiting(bela, when="points"))
        await bela.until(lambda: any(bela.words()("button-leave") in labels(m) for m in bela.dms()))

        await leave(anna)
        hand = await bela.until(lambda: newest_private_hand(bela, "buki"))
        assert hand["id"] == answer["id"], "the answer becomes the hand"
        await bela.until(lambda: any(shows(m, "hand") for m in bela.dms()))
        table = await store.tables.table(table_id(bela.table("buki")))
        assert (table.deals, table.host) == (2, int(bela.id))


async def test_who_waits_for_the_next_match_inherits_the_table(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, **SLOWLY) as (playground, _),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        words = bela.words()
        await anna.command("buki", "play", game="hungarian")
        await anna.table_there("buki")
        await settled(anna, "buki", "entry", 5)
        await anna.press(anna.table("buki"), "Play now")
        await take_seat(bela)
        answer = await bela.until(lambda: waiting(bela, when="match"))
        assert (
            words("seat-wait", takes=words("pitch-hungarian.takes", target=100), deal=1)
            in answer["content"]
        )
        # at a table that is over no direct message begins
        await bela.until(lambda: any(words("button-leave") in labels(m) for m in bela.dms()))

        await leave(anna)
        told = words("seat-inherited")
        await bela.until(lambda: told in (bela.now(answer) or answer)["content"])
        await bela.until(lambda: any(told in m["content"] for m in bela.dms()))
        await bela.until(lambda: "Start" in labels(bela.table("buki")))
        assert bela.name in bela.table("buki")["content"]
