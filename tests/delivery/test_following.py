"""A mention has a button to the hand, and a private hand stays below the table."""

from copy import deepcopy

from games import GAMES
from messages.parts.custom_ids import TablePress
from tables.state.slots import NUDGE, TABLE
from tests.delivery.delivery_harness import DeliveryHarness, names, until
from tests.tables.table_harness import ANN, CHANNEL


async def test_a_private_hand_follows_the_table_down_the_channel(house: DeliveryHarness) -> None:
    """If the table is reposted, the private hand follows it.

    If the hand is opened again, the earlier one is deleted.
    """
    table_id = await house.playing()

    async def opened() -> int:
        table = await house.tables.load(table_id)
        there = await house.store.messages.message(table_id, TABLE)
        await house.during(
            house.publisher.answer_with_hand(
                house.discord.press(ANN, CHANNEL, there.message, private=True), table, ANN
            )
        )
        await house.shown(table_id)
        return hands()[-1]

    def hands() -> list[int]:
        return [
            number
            for number, one in house.discord.channels[CHANNEL].items()
            if names(one)[:1] and "hand" in names(one)[0]
        ]

    first = await opened()
    second = await opened()
    assert hands() == [second]
    assert first not in house.discord.channels[CHANNEL]
    await house.deal(table_id)
    house.discord.said(CHANNEL)
    await house.go_on(table_id)
    await house.shown(table_id)
    there = await house.store.messages.message(table_id, TABLE)
    assert second < there.message
    await until(lambda: len(hands()) == 1 and hands()[0] > there.message)
    (third,) = hands()
    table = await house.tables.load(table_id)
    seat = table.seat_of(ANN)
    assert seat is not None
    while GAMES[table.game].due(table.state) == (seat,):  # what follows is shown in the new one
        table = await house.step(table_id)
    await house.shown(table_id)
    assert names(house.discord.channels[CHANNEL][third]) == [
        f"hand-{table.public_version}-{table.acts_of(seat)}.webp"
    ]
    house.discord.delete(CHANNEL, third)  # dismissed: it does not come back
    await house.during(house.publisher.repost(table))
    await house.shown(table_id)
    assert hands() == []


async def test_a_mention_has_a_button_to_the_hand_which_is_drawn_again(
    house: DeliveryHarness,
) -> None:
    """While one process takes over from another, an older hand may
    have been drawn last.
    """
    table_id = await house.playing()
    table = await house.tables.load(table_id)
    (seat,) = GAMES[table.game].due(table.state)
    user = table.chairs[seat].user
    there = house.discord.hand(user)
    shown = deepcopy(there)
    there.update(content="Somebody else's turn.", components=[])
    house.watch.now = table.clock.nudge_at
    await house.tables.tick(table_id)
    await house.shown(table_id)
    now = house.discord.hand(user)
    assert (now["content"], now["components"]) == (shown["content"], shown["components"])
    nudge = await house.store.messages.message(table_id, NUDGE)
    ((button,),) = (
        row["components"] for row in house.discord.channels[CHANNEL][nudge.message]["components"]
    )
    assert button["custom_id"] == TablePress(table_id, "hand").text
