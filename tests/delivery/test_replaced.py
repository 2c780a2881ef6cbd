"""What is left of a table's message that has been replaced: nothing that does not hold any more."""

from tests.delivery.delivery_harness import DeliveryHarness, names
from tests.tables.table_harness import ANN, BEN, CHANNEL, GUILD


async def test_a_replaced_message_says_where_the_table_is_now(house: DeliveryHarness) -> None:
    table_id = await house.playing()
    await house.deal(table_id)
    await house.tables.ready(table_id, ANN)
    await house.shown(table_id)
    pause = house.discord.message(CHANNEL)
    assert "<t:" in pause["content"]
    assert "P2" in pause["content"].splitlines()[-1]  # who is waited for
    house.discord.said(CHANNEL)
    edits = len(house.discord.sent("PATCH", f"/{pause['id']}"))
    await house.tables.ready(table_id, BEN)
    await house.shown(table_id)
    old, _, new = house.discord.channels[CHANNEL].values()
    where = f"[It is here now](<https://discord.com/channels/{GUILD}/{CHANNEL}/{new['id']}>)."
    assert old["content"] == f"**Austrian block game** · round 1\nThis round is over; the table has moved on. {where}"
    assert old["components"] == []
    assert len(names(old)) == 1  # how it ended stays to be seen
    assert len(house.discord.sent("PATCH", f"/{pause['id']}")) == edits + 1
    await house.during(house.publisher.post(await house.tables.load(table_id)))  # /table
    assert "round 2\nThe table has moved on." in new["content"]
