"""What an evening leaves in its channel, over sockets: a message for each session."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import (
    Guest,
    Player,
    arrive,
    labels,
    over,
    seat,
    start,
)
from tests.e2e.test_latecomers import leave, take_seat
from tools.playground.people.person import Json

CHANNEL = "buki"


def left_behind(guest: Guest) -> list[Json]:
    """Return the messages of the bot that everybody sees in the channel."""
    there = guest.messages(CHANNEL)
    return [m for m in there if m["author"]["bot"] and not m["ephemeral"]]


async def play_rounds(last: int, host: Guest, *others: Guest) -> None:
    """Play until the host closes the table after the round `last`."""
    async with asyncio.TaskGroup() as group:
        for seed, guest in enumerate((host, *others)):
            player = Player(guest, CHANNEL, seed, by_dm=True)
            group.create_task(player.play())
        await host.until(lambda: f"round {last} " in host.table(CHANNEL)["content"])
        page = await host.more(host.table(CHANNEL))
        await host.press(page, host.words()("button-close-after"))
    await host.until(lambda: over(host.table(CHANNEL)))


async def test_three_sessions_leave_three_messages(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela, chloe = await arrive(stack, playground.url, "Anna", "Béla", "Chloé")
        store = await store_of(bot, stack)

        await seat([anna, bela], CHANNEL, "austrian-block", computers=2)
        await start(anna, CHANNEL)
        await bela.say(CHANNEL, "Servus!")  # the table moves below it
        await play_rounds(2, anna, bela)
        assert len(left_behind(anna)) == 1, [m["content"] for m in left_behind(anna)]

        await seat([anna, bela], CHANNEL, "austrian-block", computers=1)
        await start(anna, CHANNEL)
        await take_seat(chloe)
        await play_rounds(2, anna, bela, chloe)

        await anna.command(CHANNEL, "play", game="latin")
        await anna.until(lambda: "Play now" in labels(anna.table(CHANNEL)))
        await anna.press(anna.table(CHANNEL), "Play now")
        await anna.until(lambda: "My hand" in labels(anna.table(CHANNEL)))
        await leave(anna)  # the last person: bots end it at once
        await anna.until(lambda: over(anna.table(CHANNEL)))
        await anna.until(lambda: len(left_behind(anna)) == 3)
        assert not await store.tables.live_tables()
