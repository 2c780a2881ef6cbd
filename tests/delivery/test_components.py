"""Components are made of plain data, and discord.py does not keep them in memory."""

import discord

from delivery.discord_api.menu_marks import MenuMarks, menu_key
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


async def test_items_are_as_they_were_named() -> None:
    first, second = component_rows(CONTROLS)
    join, leave = first["components"]
    assert (join["custom_id"], join["label"], join["style"]) == (
        "kh:t:abcdefgh:join",
        "Join",
        discord.ButtonStyle.success.value,
    )
    assert (leave["style"], leave["disabled"]) == (discord.ButtonStyle.secondary.value, True)
    (menu,) = second["components"]
    assert (menu["custom_id"].partition("~")[0], menu["placeholder"]) == (
        "kh:r:abcdefgh:rules",
        "Which?",
    )
    assert (menu["min_values"], menu["max_values"]) == (0, 2)
    assert [one["value"] for one in menu["options"]] == ["hand", "min"]
    assert menu["options"][0]["description"] == "Tiles each"
    assert [one.get("default", False) for one in menu["options"]] == [True, False]


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
    assert {parse(one) for one in shown()} == {stake.id, other.id}


def test_menus_of_the_same_id_are_told_apart() -> None:
    """The values of a house rule stand in a menu; a button of the same id asks for another one."""
    menu = Menu(RuleMenu("abcdefgh"), (MenuEntry("min", "Least"),), "Which?")
    button = Button(menu.id, "Another number")
    shown = [row["components"][0]["custom_id"] for row in component_rows((menu, (button,), menu))]
    assert len(set(shown)) == len(shown)
    assert {parse(one) for one in shown} == {menu.id}
    assert shown[1] == button.id.text
    first, _, second = shown
    key, mark = menu_key(f"{second}~1a")
    assert (key, mark) == (second, "~1a")
    assert [
        row["components"][0]["custom_id"]
        for row in component_rows((menu, (button,), menu), {key: mark})
    ] == [first, button.id.text, f"{second}~1a"]
