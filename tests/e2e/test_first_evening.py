"""Tests of a newcomer's first evening over sockets."""

from contextlib import AsyncExitStack
from pathlib import Path

from data.store import Store
from tables.state.table import Table
from tests.e2e.house import evening, store_of
from tests.e2e.players import Guest, table_id


async def stored(store: Store, guest: Guest, channel: str) -> Table:
    """Return the row of the table that this person sees in a channel."""
    return await store.tables.table(table_id(guest.table(channel)))


async def test_nobody_hurries_a_newcomer_among_bots(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, TURN_SECONDS="20") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        store = await store_of(bot, stack)
        words = anna.words()
        calm, clock = words("no-hurry"), words("time-runs-out", when="\0").partition("\0")[0]
        await anna.command("buki", "play", game="austrian-block")
        hand = await anna.press(await anna.table_there("buki"), "Play now")
        await anna.until(
            lambda: (
                calm in (anna.now(hand) or hand)["content"]
                and calm in anna.table("buki")["content"]
            )
        )
        table = await stored(store, anna, "buki")
        begun = table.clock.deadline

        await bela.press(await bela.table_there("buki"), words("button-join"))
        await anna.until(
            lambda: (
                clock in (anna.now(hand) or hand)["content"]
                and clock in anna.table("buki")["content"]
            )
        )
        assert calm not in anna.table("buki")["content"]
        after = await stored(store, anna, "buki")
        assert after.state == table.state, "the turn is still the same"
        assert (
            after.clock.deadline < begun - 500_000
        )  # the lobby's time became twice twenty seconds
        assert not [m for m in anna.seen if m["pings_me"]]
