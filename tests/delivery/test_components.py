"""Components are made of plain data, and discord.py does not keep them in memory."""

import discord

from delivery.discord_api.menu_marks import MenuMarks
from delivery.discord_api.outgoing_message import View, component_rows
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle, Menu, MenuEntry
from messages.parts.custom_ids import RuleMenu, TablePress
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, CHANNEL

CONTROLS = (
    (
        Button(TablePress("abcdefgh", "join"), "Join", ButtonStyle.SUCCESS),
        Button(TablePress("abcdefgh", "leave"), "Leave", disabled=True),
    ),
    Menu(
        RuleMenu("abcdefgh"),
        (MenuEntry("hand", "Hand", "Tiles each", selected=True), MenuEntry("min", "Least")),
        "Which?",
        min_values=0,
        max_values=2,
    ),
)


async def test_discord_py_keeps_nothing_of_a_view_and_dispatches_nothing() -> None:
    view, store = (
        View(CONTROLS),
        discord.Client(intents=discord.Intents.none())._connection._view_store,
    )
    store.add_view(view, 1)
    assert not store._views
    assert not store._synced_message_views
    assert not view.is_dispatchable()
    # which is what it sends all the same
    assert view.to_components()[0] == component_rows(CONTROLS)[0]


async def test_a_menu_keeps_its_id_until_something_is_chosen_in_it(house: DeliveryHarness) -> None:
    """Discord refuses a choice from an id that is gone.

    A client does not send a choice again in a menu whose id it knows.
    """
    stake, other = (
        Menu(ids.ActionMenu("abcdefgh", 4, verb), (MenuEntry("stake 1", "1"),), "How much?")
        for verb in ("stake", "add")
    )
    marks = MenuMarks()

    def shown() -> list[str]:
        rows = component_rows((stake, other), marks.of(message))
        house.discord.channels[CHANNEL][message]["components"] = rows
        return [item["custom_id"] for row in rows for item in row["components"]]

    def note(menu: str, **chosen: object) -> None:
        press = house.discord.press(ANN, CHANNEL, message)
        press.data = {"custom_id": menu, **chosen}  # type: ignore[assignment,typeddict-item]
        marks.note(press)

    message = house.discord.said(CHANNEL)
    first = shown()
    note("kh:t:abcdefgh:hand")  # a button of the same message
    assert shown() == first
    note(first[0], values=["stake 1"])
    second = shown()
    assert second[0] != first[0]
    assert second[1] == first[1]
    note("kh:t:abcdefgh:hand")
    marks = MenuMarks()  # after a restart
    note("kh:t:abcdefgh:hand")
    assert shown() == second
    note(second[0], values=["stake 1"])
    assert shown()[0] not in (first[0], second[0])
    assert {parse(place) for place in shown()} == {stake.id, other.id}
