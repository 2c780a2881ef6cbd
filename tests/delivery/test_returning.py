"""If the bot is removed from a server and added again, the messages of earlier tables are
updated.
"""

import pytest

from tables.state.phases import CloseReason
from tables.state.slots import DEALT, PostedMessage
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.tables.table_harness import CHANNEL, GUILD


async def away(house: DeliveryHarness, table_id: str) -> None:
    """Remove the bot from the server, and show the table."""
    house.discord.join_server()
    await house.shown(table_id)
    house.discord.leave_server(GUILD)
    await house.tables.wind_up(table_id, CloseReason.SERVER_GONE)
    await house.shown(table_id)


async def back(house: DeliveryHarness, table_id: str) -> None:
    """Add the bot to the server again, and show the table."""
    house.discord.join_server()
    await house.during(house.publisher.return_to(GUILD))
    await house.shown(table_id)


@pytest.mark.parametrize("days", [0, 7])
async def test_a_lobby_says_that_it_is_over(house: DeliveryHarness, days: int) -> None:
    table_id = await house.lobby()
    await away(house, table_id)
    await house.store.messages.save_message(
        PostedMessage(table_id, DEALT, CHANNEL, 99, version=1, posted_at=house.watch.now)
    )
    assert house.discord.message(CHANNEL)["components"]
    await house.advance(days * 86_400)
    await house.restart()
    await back(house, table_id)
    message = house.discord.message(CHANNEL)
    assert catalogues().of("en")("ended-server-gone") in message["content"]
    assert message["components"] == []
    assert await house.store.messages.message(table_id, DEALT) is None
    assert table_id not in await house.store.messages.outdated_tables(house.watch.now)
    said = len(house.discord.requests)
    await back(house, table_id)  # however often
    assert [request.method for request in house.discord.requests[said:]] == ["PATCH"]


async def test_a_message_that_is_gone_stays_away(house: DeliveryHarness) -> None:
    table_id = await house.lobby()
    await away(house, table_id)
    house.discord.delete(CHANNEL, int(house.discord.message(CHANNEL)["id"]))
    await back(house, table_id)
    assert house.discord.channels[CHANNEL] == {}
    assert table_id not in await house.store.messages.outdated_tables(house.watch.now)
