"""Messages that have been replaced show nothing that is out of date."""

from tables.state.house_rules_of_every_game import DAY_SECONDS
from tables.state.slots import TABLE
from tests.delivery.delivery_harness import DeliveryHarness, names
from tests.tables.table_harness import ANN, BEN, CHANNEL, GUILD


async def test_a_replaced_message_of_a_slow_table_says_where_the_table_is_now(
    house: DeliveryHarness,
) -> None:
    table_id = await house.started("austrian-block", 2, turn_seconds=DAY_SECONDS)
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
    where = f"[to the table](<https://discord.com/channels/{GUILD}/{CHANNEL}/{new['id']}>)"
    assert (
        old["content"]
        == f"**Austrian block game** · round 1\nThis round is over, and the table is in a newer message: {where}"
    )
    assert (old["components"], len(names(old))) == ([], 1), "how it ended stays to be seen"
    assert len(house.discord.sent("PATCH", f"/{pause['id']}")) == edits + 1


async def test_whoever_closes_direct_messages_keeps_no_old_hand_there(
    house: DeliveryHarness,
) -> None:
    table_id = await house.playing()
    assert house.discord.hand(ANN)
    house.discord.closed.add(ANN)
    await house.next_deal(table_id)
    await house.shown(table_id)
    assert not house.discord.channels[house.discord.dms[ANN]]


async def test_after_a_restore_a_message_that_was_posted_and_deleted_is_posted_again(
    house: DeliveryHarness,
) -> None:
    """Discord remembers the nonces of some minutes, and refuses one whose message has been
    deleted.
    """
    table_id = await house.lobby()
    (first,) = house.discord.channels[CHANNEL]
    house.discord.delete(CHANNEL, first)
    await house.store.messages.delete_message(table_id, TABLE)
    await house.restart()
    await house.shown(table_id)
    assert [names(message) for message in house.discord.channels[CHANNEL].values()] == [
        ["table-2.webp"]
    ]
