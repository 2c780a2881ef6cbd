"""Tests of mishaps on a server: deleted messages and channels, lost permissions, odd names."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tables.state.phases import Phase
from tests.e2e.forked_bots import hatch_in_a_hurry
from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import arrive, labels, seat_and_start, shows, table_id
from tests.e2e.refused_presses import Refusals


@pytest.mark.parametrize("channel", ["buki", "Hinterzimmer"])
async def test_a_channel_that_is_deleted_in_mid_deal(tmp_path: Path, channel: str) -> None:
    async with (
        evening(tmp_path, world=(10003, 10008), begin=hatch_in_a_hurry) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        people = await arrive(stack, playground.url, "Anna")
        await seat_and_start(people, channel, "buki", 3)
        store = await store_of(bot, stack)
        no = Refusals(store, table_id(people[0].table(channel)))
        for guest in people:
            await guest.until(lambda guest=guest: [m for m in guest.dms() if shows(m, "hand")])  # type: ignore[misc]
        table = await no.table()
        assert await store.ledger.balance(table.account) > 0
        playground.delete_channel(channel)
        table = await no.until(lambda table: table.closing.winding_up)
        assert table.phase is Phase.PLAYING
        table = await no.until(lambda table: not table.live)
        assert table.phase is Phase.CLOSED
        assert (await store.ledger.balance(table.account), await store.ledger.audit()) == (0, 0)
        for guest in people:
            says = guest.words()("ended-channel-gone")
            await guest.until(lambda guest=guest, says=says: says in guest.dms()[-1]["content"])  # type: ignore[misc]
            assert not guest.dms()[-1]["components"]


@pytest.mark.parametrize("running", [True, False], ids=["running", "stopped"])
async def test_the_bot_is_removed_from_the_server(tmp_path: Path, running: bool) -> None:
    async with (
        evening(tmp_path, world=(50001,), begin=hatch_in_a_hurry) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        (anna,) = await arrive(stack, playground.url, "Anna")
        await seat_and_start([anna], "buki", "buki", 3)
        await anna.until(lambda: any(shows(m, "hand") for m in anna.dms()))
        store = await store_of(bot, stack)
        no = Refusals(store, table_id(anna.table("buki")))
        if running:
            playground.remove_bot(outage=True)
            await asyncio.sleep(0.5)
            assert (await no.table()).live
            playground.remove_bot()
        else:
            await bot.stop()
            playground.remove_bot()
            await bot.start()
        table = await no.until(lambda table: not table.live)
        assert table.phase is Phase.CLOSED
        assert (await store.ledger.balance(table.account), await store.ledger.audit()) == (0, 0)
        await anna.until(lambda: anna.words()("ended-server-gone") in anna.dms()[-1]["content"])
        while await store.messages.outdated_tables(table.opened_at):  # noqa: ASYNC110 - it does not try for ever
            await asyncio.sleep(0.1)
        assert "My hand" in labels(anna.table("buki"))
        playground.invite_bot()
        await anna.until(lambda: anna.words()("ended-server-gone") in anna.table("buki")["content"])
        assert "My hand" not in labels(anna.table("buki"))


async def test_missing_permissions(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, franz = await arrive(stack, playground.url, "Anna", "Franz")
        for permission, key in {
            "VIEW_CHANNEL": "permission-view-channel",
            "SEND_MESSAGES": "permission-send-messages",
            "ATTACH_FILES": "permission-attach-files",
            "SEND_MESSAGES_IN_THREADS": "permission-send-messages-in-threads",
        }.items():
            channel, place = (
                ("Hinterzimmer", "buki")
                if "THREADS" in permission
                else ("stammtisch", "stammtisch")
            )
            playground.revoke(permission, place)
            for guest in (anna, franz):
                before, words = len(guest.told), guest.words()
                await guest.command(channel, "play", game="buki")
                assert guest.told[before:] == [words("refused-permissions", names=words(key))]
            playground.grant(permission, place)
        playground.revoke("SEND_MESSAGES", "spielsaal")
        playground.revoke("ATTACH_FILES", "spielsaal")
        await anna.command("spielsaal", "play", game="buki")
        for key in ("permission-send-messages", "permission-attach-files"):
            assert anna.words()(key) in anna.told[-1]
        store = await store_of(bot, stack)
        assert list(await store.tables.live_tables()) == []
        assert await store.ledger.audit() == 0
