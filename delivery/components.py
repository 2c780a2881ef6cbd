"""Buttons and menus as discord.py sends them, made from what a message names (`messages.components`)."""

import secrets
from typing import Any, Final

import discord

from messages.components import Button, Controls, Menu, Style
from messages.custom_ids import PAINTED

STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template="kh:"):
    """Any button or menu. A view that holds nothing but dynamic items is not kept in memory.

    discord.py dispatches a dynamic item where its template matches a whole custom id, which this one never does: presses are
    answered in one place (`cogs.presses`), those of messages from before a restart, and those that nothing answers, included.
    """


def view_of(controls: Controls) -> discord.ui.View:
    """A view with these rows."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(controls):
        for item in (menu(row, number),) if isinstance(row, Menu) else (button(one, number) for one in row):
            view.add_item(Component(item))
    return view


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
        custom_id=f"{one.id.text}{PAINTED}{secrets.token_hex(3)}",
        placeholder=one.placeholder,
        min_values=one.least,
        max_values=one.most,
        options=options,
        row=row,
    )
