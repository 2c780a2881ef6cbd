"""Buttons and menus as Discord takes them, made from what a message names (`messages.parts.components`)."""

import secrets
from typing import Any, Final

import discord

from messages.parts.components import Button, Controls, Entry, Menu, Of, Picker, Row, Style
from messages.parts.custom_ids import PAINTED, CustomId

Json = dict[str, Any]
ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
MENU: Final = discord.ComponentType.string_select.value
PEOPLE: Final = discord.ComponentType.user_select.value
CHANNELS: Final = discord.ComponentType.channel_select.value
STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SECONDARY: discord.ButtonStyle.secondary.value,
    Style.SUCCESS: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
# They, or their threads.
TABLES_STAND_IN: Final = [
    one.value
    for one in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.stage_voice,
        discord.ChannelType.forum,
    )
]


class View(discord.ui.View):
    """Has no items, so that discord.py keeps nothing of it in memory: presses are answered in one place
    (`cogs.presses.press_router`), those
    of messages from before a restart, and those that nothing answers, included."""

    def __init__(self, controls: Controls) -> None:
        super().__init__(timeout=None)
        self._controls = controls

    def to_components(self) -> list[Json]:
        """What discord.py sends."""
        return rows_of(self._controls)


def rows_of(controls: Controls) -> list[Json]:
    """Rows as Discord takes them."""
    return [{"type": ROW, "components": row(one)} for one in controls]


def row(one: Row) -> list[Json]:
    """What stands in it."""
    if isinstance(one, Menu):
        return [menu(one)]
    return [picker(one)] if isinstance(one, Picker) else [button(each) for each in one]


def button(one: Button) -> Json:
    """As a component."""
    return {
        "type": BUTTON,
        "custom_id": one.id.text,
        "label": one.label,
        "style": STYLES[one.style],
        "disabled": one.disabled,
    }


def menu(one: Menu) -> Json:
    """As a component, and another one each time it is painted: clients say nothing when what was chosen before is chosen again in
    a menu that they know."""
    return {"type": MENU, "options": [option(entry) for entry in one.entries], **chooses(one)}


def option(entry: Entry) -> Json:
    """What can be chosen."""
    says = {"description": entry.says} if entry.says else {}
    return {"label": entry.label, "value": entry.value, "default": entry.chosen, **says}


def picker(one: Picker) -> Json:
    """The same of what Discord lists."""
    if one.of is Of.PEOPLE:
        return {"type": PEOPLE, **chooses(one)}
    chosen = [{"id": str(id_), "type": "channel"} for id_ in one.chosen]
    return {"type": CHANNELS, "channel_types": TABLES_STAND_IN, "default_values": chosen, **chooses(one)}


def chooses(one: Menu | Picker) -> Json:
    """How much of a menu is chosen."""
    return {"custom_id": painted(one.id), "placeholder": one.placeholder, "min_values": one.least, "max_values": one.most}


def painted(id_: CustomId) -> str:
    """The text of an id, another one each time."""
    return f"{id_.text}{PAINTED}{secrets.token_hex(3)}"
