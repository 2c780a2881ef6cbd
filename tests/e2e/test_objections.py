"""Tests of Discord's objections: to new direct messages, and to a thread that the bot is not in."""

import time
from contextlib import AsyncExitStack
from pathlib import Path

from tables.state.log_items import PlayerAway, PlayerLeft
from tests.e2e.house import evening, store_of
from tests.e2e.players import Guest, Player, seat, session, shows, start, table_id

TOO_FAST, MISSING_ACCESS = 40003, 50001
THREAD = "Hinterzimmer"


async def test_a_private_thread_asks_to_be_added_to(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=[MISSING_ACCESS]) as (playground, _),
        Guest(playground.url, "Anna") as anna,
    ):
        playground.close_off(THREAD)
        refused = await anna.command(THREAD, "play", game="austrian-block")
        assert refused["content"] == anna.words()("refused-add-to-thread")
        playground.close_off(THREAD, private=False)
        await anna.command(THREAD, "play", game="austrian-block")
        assert shows(await anna.table_there(THREAD), "table")


async def test_who_is_thrown_out_of_a_private_thread_plays_on_by_direct_message(
    tmp_path: Path,
) -> None:
    """Its maker and moderators can throw an opponent out in mid-round.

    It is nobody's fault, and counts for nobody but as played.
    """
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        thread = playground.channel(THREAD)
        thread.private, thread.members = True, {*playground.world.people, playground.world.bot_id}
        await seat([anna, bela], THREAD, "austrian-draw")
        await start(anna, THREAD)
        table = table_id(anna.table(THREAD))
        players = [
            Player(guest, THREAD, number, by_dm=True) for number, guest in enumerate((anna, bela))
        ]
        await bela.until(players[1].hand)
        thread.members.discard(bela.id)
        assert not playground.world.sees(bela.id, thread)
        players[1].watches = False
        await session(players, 2)
        store = await store_of(bot, stack)
        items = [item for entry in await store.tables.log(table) for item in entry.what]
        assert not [item for item in items if isinstance(item, PlayerAway | PlayerLeft)]
        for guest in (anna, bela):
            conduct = await store.results.conduct(
                int(playground.world.guild_id), int(guest.id), round(time.time() * 1000)
            )
            assert (conduct.begun, conduct.played, conduct.left) == (2, 2, ())
