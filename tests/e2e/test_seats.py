"""Taking a seat at a running table, over sockets: a stranger at a table of bots plays from the
next round.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data.store import open_store
from tests.e2e.house import evening
from tests.e2e.players import Guest, Player, labels, seat, start, table_id
from tests.e2e.rounds import play_to_the_pause

CHANNEL = "stammtisch"


async def test_a_stranger_takes_a_bots_seat_and_plays_the_next_round(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PAUSE_SECONDS="300") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        await bela.locale("en-US")
        words = bela.words()
        await seat([anna], CHANNEL, "austrian-block", 3)
        await start(anna, CHANNEL)
        table = table_id(anna.table(CHANNEL))
        # each way to the table offers the seat
        offered = await bela.press(bela.table(CHANNEL), words("button-hand"))
        assert offered is not None
        assert words("button-seat") in labels(offered)
        here = await bela.command(CHANNEL, "play", game="buki")
        assert here is not None
        assert words("button-seat") in labels(here)
        await bela.press(bela.table(CHANNEL), words("button-seat"))
        asked = words("seat-asked", match="no", leave=words("button-leave"))
        await bela.until(lambda: any(asked in told for told in bela.told))
        await anna.until(
            lambda: "From the next round: \u2068Béla\u2069" in anna.table(CHANNEL)["content"]
        )
        # a second press, and changing one's mind
        await bela.press(bela.table(CHANNEL), words("button-seat"))
        await bela.until(lambda: words("refused-already-waiting") in bela.told)
        await bela.press(bela.table(CHANNEL), words("button-leave"))
        await bela.until(lambda: words("seat-given-up") in bela.told)
        assert await bela.press(offered, words("button-seat")) is not None
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        await play_to_the_pause(anna, Player(anna, CHANNEL, 1, by_dm=True))
        await anna.until(lambda: words("button-ready") in labels(anna.table(CHANNEL)))
        await anna.press(anna.table(CHANNEL), words("button-ready"))
        guest = Player(bela, CHANNEL, 2, by_dm=True)
        await bela.until(lambda: guest.hand() is not None)
        row = await store.tables.table(table)
        assert row is not None
        assert (row.deals, row.seat_of(int(bela.id)), row.seat_requests) == (2, 3, ())
        # Anna may be due before him
        others = asyncio.create_task(play_to_the_pause(anna, Player(anna, CHANNEL, 2, by_dm=True)))
        await guest.step()
        others.cancel()
