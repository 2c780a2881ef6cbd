"""The bot is killed while an onlooker with an accepted bet sits behind a player: she still sees
the hand, and is paid once.
"""

import asyncio
import contextlib
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from games.parts import codec
from games.parts.gallery_bets import BetPaid
from tables.chips import chip_accounts
from tables.state.phases import Phase
from tests.e2e.invariants import named
from tests.e2e.onlooking import Room, deal_that, decides, room, tiles_of, turn
from tests.e2e.players import shows
from tools.playground.people.person import NoAnswer


async def killed_under(here: Room, press: Awaitable[Any]) -> None:
    """The bot dies as soon as this press is committed: before it is shown, or while it is."""
    version = await here.rows.version()
    pressing = asyncio.ensure_future(press)
    await here.rows.until(lambda table: table.version > version)
    await here.bot.kill()
    pressing.cancel()
    with contextlib.suppress(NoAnswer, asyncio.CancelledError):
        await pressing
    await here.bot.start()


async def test_killed_behind_a_player(tmp_path: Path) -> None:
    async with room(tmp_path, watch_consent="none") as here:
        await here.arrange(deal_that(lambda result: result.winner == 1))
        bank, emi = here.people[0], here.emi
        await here.asks(emi, 1)
        await here.does(emi, "bet 3")
        had = await here.purse(emi)
        take = await here.offered(bank, "take 4 3")
        await killed_under(here, bank.press(here.hand(bank), take))
        assert await here.purse(emi) == had - 6

        # Whatever she looks at shows the hand and the bet.
        table = await here.rows.table()
        await emi.until(lambda: "Your bet: **3**" in here.hand(emi)["content"])
        assert tiles_of(table, 1) <= named(here.hand(emi))
        outgoing = await emi.press(emi.table("buki"), "Just watch")
        assert "Your bet: **3**" in outgoing["content"]
        assert tiles_of(table, 1) <= named(outgoing)
        left = len(tiles_of(table, 1))
        table = await here.follow(lambda table: len(tiles_of(table, 1)) < left)
        for message in (lambda: emi.now(outgoing), lambda: here.hand(emi)):
            await emi.until(lambda message=message: f"Béla’s {left - 1} tiles" in str(message()))  # type: ignore[misc]

        # The tile that decides the deal is the last that this process does.
        due, last = turn(await here.follow(decides))
        player = here.people[due]
        button = await here.offered(player, codec.write(last))
        await killed_under(here, player.press(here.hand(player), button))
        table = await here.rows.table()
        assert table.phase is Phase.PAUSE
        assert [event.hc for event in table.latest_deal.story if isinstance(event, BetPaid)] == [15]
        assert await here.purse(emi) == had + 15
        account = chip_accounts.member(table.guild, int(emi.id))
        booked = [
            (one.reason, one.amount) for one in await here.rows.store.ledger.bookings(account, 100)
        ]
        assert sorted(booked) == [("buy-in", -6), ("paid-out", 21), ("welcome", had)]
        told = emi.words()(
            "event-bet-paid", onlooker="\u2068Emi\u2069", name="\u2068Béla\u2069", hc="+7½ chips"
        )
        await emi.until(lambda: told in here.hand(emi)["content"])

        await here.next_deal()
        await emi.until(lambda: not shows(here.hand(emi), "hand"))
        assert await here.purse(emi) == had + 15
