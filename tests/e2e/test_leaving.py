"""Getting up before a match for a pot is decided: one is told what it costs, and it does."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data.sql_store import open_store
from tables.chips import chip_accounts
from tests.e2e.house import evening
from tests.e2e.players import Guest, Player, agree, asked, labels, seat, settled, start, table_id
from tests.e2e.rounds import play_to_the_pause

CHANNEL, ENTRY = "buki", 3


async def test_who_leaves_between_deals_leaves_his_entry(tmp_path: Path) -> None:
    async with evening(tmp_path, PAUSE_SECONDS="300") as (playground, bot), AsyncExitStack() as stack:
        anna, bela = [await stack.enter_async_context(Guest(playground.url, name)) for name in ("Anna", "Béla")]
        await bela.locale("en-US")
        await seat([anna, bela], CHANNEL, "luxembourg")
        await settled(anna, CHANNEL, "rounds", 10)
        await settled(anna, CHANNEL, "entry", ENTRY)
        table = table_id(anna.table(CHANNEL))
        await agree([bela], CHANNEL)
        await start(anna, CHANNEL)
        await asyncio.gather(*(play_to_the_pause(one, Player(one, CHANNEL, 1, by_dm=True)) for one in (anna, bela)))
        for one in (anna, bela):
            await one.until(lambda one=one: "Next round" in labels(one.table(CHANNEL)))  # type: ignore[misc]
        question = await bela.press(bela.table(CHANNEL), "Leave")
        assert question is not None
        assert question["content"] == bela.words()("leave-pot", chips=f"{ENTRY} chips")
        await bela.press(question, "Cancel")
        await bela.until(lambda: bela.words()("cancelled") in bela.told)
        question = await asked(bela, CHANNEL, "Leave", "Leave anyway")
        await bela.press(question, "Leave anyway")
        await bela.until(lambda: bela.words()("left-pot", chips=f"{ENTRY} chips") in bela.told)
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        row = await store.table(table)
        assert row is not None
        assert row.chairs[1].computer
        assert await store.balance(chip_accounts.member(row.guild, int(bela.id))) == 2 * (1000 - ENTRY)
        question = await asked(anna, CHANNEL, "Close", "Close anyway")
        assert question["content"] == anna.words()("closing-pot", chips=f"{ENTRY} chips")
        await anna.press(question, "Close anyway")
        await anna.until(lambda: anna.words()("pot-house") in anna.table(CHANNEL)["content"])
        assert await store.balance(row.account) == 0
        assert await store.balance(chip_accounts.member(row.guild, int(anna.id))) == 2 * (1000 - ENTRY)
