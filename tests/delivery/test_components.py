"""Components are made of plain data, and discord.py does not keep them in memory."""

import discord

from delivery.discord_api.component_payloads import View, component_rows
from messages.parts import custom_ids as ids
from messages.parts.components import Button, ButtonStyle, Menu, MenuEntry
from messages.parts.custom_ids import RuleMenu, TablePress

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
    assert (join["custom_id"], join["label"], join["style"]) == ("kh:t:abcdefgh:join", "Join", discord.ButtonStyle.success.value)
    assert (leave["style"], leave["disabled"]) == (discord.ButtonStyle.secondary.value, True)
    (menu,) = second["components"]
    assert (menu["custom_id"].partition("~")[0], menu["placeholder"]) == ("kh:r:abcdefgh:rules", "Which?")
    assert (menu["min_values"], menu["max_values"]) == (0, 2)
    assert [one["value"] for one in menu["options"]] == ["hand", "min"]
    assert menu["options"][0]["description"] == "Tiles each"
    assert [one.get("default", False) for one in menu["options"]] == [True, False]


async def test_discord_py_keeps_nothing_of_a_view_and_dispatches_nothing() -> None:
    view, store = View(CONTROLS), discord.Client(intents=discord.Intents.none())._connection._view_store
    store.add_view(view, 1)
    assert not store._views
    assert not store._synced_message_views
    assert not view.is_dispatchable()
    assert view.to_components()[0] == component_rows(CONTROLS)[0]  # which is what it sends all the same


def test_a_menu_that_is_shown_again_takes_the_same_choice_again() -> None:
    """A client does not send the last choice again in a menu whose id it knows."""
    made = Menu(ids.ActionMenu("abcdefgh", 4, "stake"), (MenuEntry("stake 1", "1"),), "How much?")
    first, second = ([item["custom_id"] for row in component_rows((made,)) for item in row["components"]] for _ in range(2))
    assert first != second
    assert {ids.parse(one) for one in first + second} == {made.id}
