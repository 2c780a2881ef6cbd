"""The bot is removed from a server and added again: its tables, its messages, and what is kept
meanwhile.
"""

from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.lost_places import LostPlaces
from delivery.publish.message_poster import MAX_AGE
from tables.changes import turn_timing
from tables.state.phases import CloseReason, Phase
from tests.delivery.delivery_harness import DeliveryHarness, names
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
            await self.house.during(self.events.close_abandoned_tables())
            await self.house.during(self.events.welcome_back())


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
    assert table.clock.deadline == house.watch.now + turn_timing.decision_ms(
        table, house.tables.settings.pace
    )
    new = house.discord.message(CHANNEL)
    assert new["id"] != before["id"]
    assert names(new) == [f"table-{table.public_version}.webp"]
    assert LEAVING not in new["content"]
    assert all(LEAVING not in message["content"] for message in hands(house))
    assert (await house.deal(table_id)).phase is Phase.PAUSE, "another round can follow"


def hands(house: DeliveryHarness) -> list[dict[str, Any]]:
    """Return the newest direct message of each person."""
    newest: Callable[[dict[int, Any]], Any] = lambda there: there[max(there)]  # noqa: E731
    return [newest(house.discord.channels[dm]) for dm in house.discord.dms.values()]


async def test_a_lobby_is_closed_and_says_so(house: DeliveryHarness, server: Server) -> None:
    table_id = await house.lobby()
    await server.removes()
    await house.shown(table_id)
    await server.adds()
    await house.shown(table_id)
    message = house.discord.message(CHANNEL)
    assert WORDS("ended-server-gone") in message["content"]
    assert message["components"] == []
