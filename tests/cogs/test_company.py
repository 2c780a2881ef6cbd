"""Computer players that the host takes from the menu of a lobby."""

import pytest

from messages.parts.custom_ids import CompanyMenu, TablePress
from tables.state.change import Refused
from tables.state.slots import TABLE
from tests.cogs.houses import answer, controls, make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CHANNEL
from tests.words import WORDS


async def test_the_host_takes_whom_the_menu_offers(house: DeliveryHarness) -> None:
    table_id = await house.lobby(people=1)
    cafe = make_house(house)
    there = await house.store.messages.message(table_id, TABLE)

    more = house.discord.press(ANN, CHANNEL, there.message, private=True)
    page = max(house.discord.channels[CHANNEL])
    await house.during(answer(cafe, more, TablePress(table_id, "menu")))

    async def chosen(user: int, value: str) -> None:
        press = house.discord.press(user, CHANNEL, page)
        press.data = {"custom_id": f"kh:v:{table_id}", "component_type": 3, "values": [value]}  # type: ignore[typeddict-item]
        await house.during(answer(cafe, press, CompanyMenu(table_id)))

    await chosen(ANN, "any grossmeister")
    await chosen(ANN, "named Vroni")
    table = await house.shown(table_id)
    assert [(chair.name, table.level_of(seat)) for seat, chair in enumerate(table.chairs)][1:] == [
        ("Xandl", "grossmeister"),
        ("Vroni", "lehrling"),
    ]
    shown = house.discord.channels[CHANNEL][there.message]
    assert WORDS("level", level="grossmeister") in shown["content"]
    shown = house.discord.channels[CHANNEL][page]
    (menu,) = [control for control in controls(shown) if control["type"] == 3]
    assert "named Vroni" not in {option["value"] for option in menu["options"]}
    for user, value, why in (
        (BEN, "any meister", "host-only"),
        (ANN, "any king", "unreadable"),
        (ANN, "named Vroni", "regular-taken"),
    ):
        with pytest.raises(Refused, match=why):
            await chosen(user, value)
