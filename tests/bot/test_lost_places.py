"""The bot is removed from a server and added again: its tables, its messages, and what is kept
meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.client import Kaffeehaus
from bot.gateway import Gateway
from bot.lost_places import LostPlaces
from bot.periodic_work import Job, PeriodicWork
from bot.settings import Settings
from data.exceptions import Busy
from delivery.publish.message_poster import MAX_AGE
from tables.changes import clock_and_beats
from tables.state.phases import CloseReason, Phase
from tests.delivery.delivery_harness import DeliveryHarness, breath, names, until
from tests.tables.table_harness import CHANNEL, GUILD
from tests.words import WORDS

LEAVING = WORDS("winding-up", why=CloseReason.SERVER_GONE, match="no")


class Server:
    """A server that removes the bot and adds it again, while the bot runs or not."""

    def __init__(self, house: DeliveryHarness) -> None:
        self.house = house
        self.is_there = True
        house.discord.join_server()

    @property
    def events(self) -> LostPlaces:
        """The reactions of the process that runs now."""
        return LostPlaces(self.house.tables, self.house.publisher, lambda _: self.is_there)

    @property
    def guild(self) -> Any:
        return cast(Any, type("Guild", (), {"id": GUILD}))

    async def removes(self, *, noticed: bool = True) -> None:
        self.house.discord.leave_server(GUILD)
        self.is_there = False
        if noticed:
            await self.house.during(self.events.on_guild_remove(self.guild))

    async def adds(self, *, noticed: bool = True) -> None:
        self.house.discord.join_server()
        self.is_there = True
        if noticed:
            await self.house.during(self.events.on_guild_join(self.guild))
        else:  # the bot starts later
            await self.house.during(self.events.job._do_once())


@pytest.fixture
def server(house: DeliveryHarness) -> Server:
    return Server(house)


@pytest.mark.parametrize("noticed", [False, True])
async def test_a_round_goes_on_if_the_bot_is_back(
    house: DeliveryHarness, server: Server, noticed: bool
) -> None:
    table_id = await house.playing()
    before = house.discord.message(CHANNEL)
    await server.removes()
    table = await house.shown(table_id)
    assert table.closing.winding_up == CloseReason.SERVER_GONE
    assert all(LEAVING in message["content"] for message in hands(house))
    await house.advance(MAX_AGE / 1000 + 1)
    await house.restart()
    await server.adds(noticed=noticed)
    table = await house.shown(table_id)
    assert (table.live, table.closing.winding_up) == (True, "")
    assert table.clock.deadline == house.watch.now + clock_and_beats.decision_ms(
        table, house.tables.settings.pace
    )
    new = house.discord.message(CHANNEL)
    assert new["id"] != before["id"]
    assert names(new) == [f"table-{table.public_version}.webp"]
    assert LEAVING not in new["content"]
    assert all(LEAVING not in message["content"] for message in hands(house))
    assert (await house.deal(table_id)).phase is Phase.PAUSE, "another round can follow"


async def test_a_server_that_adds_the_bot_again_at_once_keeps_its_tables(
    house: DeliveryHarness, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, events = await house.playing(), server.events
    depart = house.store.servers.mark_departed

    async def slow(guild: int, now: int) -> None:
        await asyncio.sleep(1)
        await depart(guild, now)

    monkeypatch.setattr(house.store.servers, "mark_departed", slow)
    both = asyncio.gather(events.on_guild_remove(server.guild), events.on_guild_join(server.guild))
    for _ in range(40):
        await breath()
    await house.advance(1)
    await until(both.done)
    assert (await house.tables.load(table_id)).closing.winding_up == ""
    assert not await house.store.servers.departed_before(house.watch.now + 1)


def hands(house: DeliveryHarness) -> list[dict[str, Any]]:
    """Return the newest direct message of each person."""
    newest: Callable[[dict[int, Any]], Any] = lambda there: there[max(there)]  # noqa: E731
    return [newest(house.discord.channels[dm]) for dm in house.discord.dms.values()]


@pytest.mark.parametrize(("status", "code"), [(403, 0), (404, 0), (403, 50001), (404, 10004)])
async def test_a_server_that_is_missing_is_gone_only_if_discord_says_so(
    house: DeliveryHarness, server: Server, status: int, code: int
) -> None:
    gateway = Gateway(cast(Any, house.discord.client))
    gateway._guard.wrap(house.discord.state.parsers, ())
    house.discord.fail("GET", f"/guilds/{GUILD}", status, code=code)
    looking = asyncio.create_task(gateway._remove_if_gone(GUILD))
    await until(lambda: not house.discord.faults)
    await house.advance(60)
    await looking
    assert (house.discord.client.get_guild(GUILD) is None) == bool(code)


async def test_the_clocks_begin_though_the_database_fails_at_the_start(
    house: DeliveryHarness, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby of a server that is gone is closed a minute later."""
    table_id = await house.lobby()
    await server.removes(noticed=False)
    bot, tick = Kaffeehaus(Settings(picture_processes=0)), AsyncMock(return_value=None)
    bot._lost_places = server.events
    bot._work = PeriodicWork(bot._lost_places.job, Job("a clock", tick, 1.0))
    with monkeypatch.context() as outage:
        outage.setattr(house.store.tables, "live_tables", AsyncMock(side_effect=Busy))
        await bot.on_ready()
        await until(lambda: tick.called)
    await house.advance(60)
    while (await house.tables.load(table_id)).live:
        await breath()
    await bot._work.stop()
