"""Buttons and menus as discord.py sends them, made from what a message names (`messages.components`)."""

import secrets
from collections.abc import Iterator
from typing import Any, Final

import discord

from messages.components import Button, Controls, Menu, Of, Picker, Row, Style
from messages.custom_ids import PAINTED, CustomId

STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
# They, or their threads.
TABLES_STAND_IN: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template="kh:"):
    """Any button or menu. A view that holds nothing but dynamic items is not kept in memory.

    discord.py dispatches a dynamic item where its template matches a whole custom id, which this one never does: presses are
    answered in one place (`cogs.presses`), those of messages from before a restart, and those that nothing answers, included.
    """


def view_of(controls: Controls) -> discord.ui.View:
    """A view with these rows."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(controls):
        for item in items(row, number):
            view.add_item(Component(item))
    return view


def items(row: Row, number: int) -> Iterator[discord.ui.Item[Any]]:
    """What stands in a row."""
    if isinstance(row, Menu):
        yield menu(row, number)
    elif isinstance(row, Picker):
        yield picker(row, number)
    else:
        yield from (button(one, number) for one in row)


def button(one: Button, row: int) -> discord.ui.Item[Any]:
    """As an item."""
    return discord.ui.Button(custom_id=one.id.text, label=one.label, style=STYLES[one.style], disabled=one.disabled, row=row)


def menu(one: Menu, row: int) -> discord.ui.Item[Any]:
    """As an item, and another one each time it is painted: clients say nothing when what was chosen before is chosen again in a
    menu that they know."""
    options = [
        discord.SelectOption(label=entry.label, value=entry.value, description=entry.says or None, default=entry.chosen)
        for entry in one.entries
    ]
    return discord.ui.Select(
        custom_id=painted(one.id),
        placeholder=one.placeholder,
        min_values=one.least,
        max_values=one.most,
        options=options,
        row=row,
    )


def picker(one: Picker, row: int) -> discord.ui.Item[Any]:
    """The same of what Discord lists."""
    about: dict[str, Any] = {
        "custom_id": painted(one.id),
        "placeholder": one.placeholder,
        "min_values": one.least,
        "max_values": one.most,
        "row": row,
    }
    if one.of is Of.PEOPLE:
        return discord.ui.UserSelect(**about)
    chosen = [discord.SelectDefaultValue(id=id_, type=discord.SelectDefaultValueType.channel) for id_ in one.chosen]
    return discord.ui.ChannelSelect(**about, channel_types=list(TABLES_STAND_IN), default_values=chosen)


def painted(id_: CustomId) -> str:
    """The text of an id, another one each time."""
    return f"{id_.text}{PAINTED}{secrets.token_hex(3)}"
