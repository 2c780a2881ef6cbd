"""Payloads of buttons and menus, made from what a message names (`messages.parts.components`)."""

import secrets
from typing import Any, Final

import discord

from messages.parts.components import Button, ButtonStyle, Controls, Menu, MenuEntry, Picker, PickerKind, Row
from messages.parts.custom_id import RESHOWN_MARK, CustomId

Json = dict[str, Any]
ACTION_ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
STRING_MENU: Final = discord.ComponentType.string_select.value
USER_MENU: Final = discord.ComponentType.user_select.value
CHANNEL_MENU: Final = discord.ComponentType.channel_select.value
STYLES: Final = {
    ButtonStyle.PRIMARY: discord.ButtonStyle.primary.value,
    ButtonStyle.SECONDARY: discord.ButtonStyle.secondary.value,
    ButtonStyle.SUCCESS: discord.ButtonStyle.success.value,
    ButtonStyle.DANGER: discord.ButtonStyle.danger.value,
}
# Types of channels that can have tables, in themselves or in their threads.
TABLE_CHANNELS: Final = [
    channel_type.value
    for channel_type in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.stage_voice,
        discord.ChannelType.forum,
    )
]


class View(discord.ui.View):
    """A view without items, which sends the components of `controls`.

    discord.py keeps every view that has items in memory until the process ends. Interactions are dispatched by
    `cogs.presses.press_router`, which also answers those with messages from before a restart, so no items are needed.
    """

    def __init__(self, controls: Controls) -> None:
        super().__init__(timeout=None)
        self._controls = controls

    def to_components(self) -> list[Json]:
        """Return the payload that discord.py sends."""
        return component_rows(self._controls)


def component_rows(controls: Controls) -> list[Json]:
    """Return the payload of all rows of a message."""
    return [{"type": ACTION_ROW, "components": _row_items(row)} for row in controls]


def _row_items(row: Row) -> list[Json]:
    if isinstance(row, Menu):
        return [_menu(row)]
    return [_picker(row)] if isinstance(row, Picker) else [_button(button) for button in row]


def _button(button: Button) -> Json:
    return {
        "type": BUTTON,
        "custom_id": button.id.text,
        "label": button.label,
        "style": STYLES[button.style],
        "disabled": button.disabled,
    }


def _menu(menu: Menu) -> Json:
    return {"type": STRING_MENU, "options": [_option(entry) for entry in menu.entries], **_selection(menu)}


def _option(entry: MenuEntry) -> Json:
    description = {"description": entry.description} if entry.description else {}
    return {"label": entry.label, "value": entry.value, "default": entry.selected, **description}


def _picker(picker: Picker) -> Json:
    if picker.kind is PickerKind.PEOPLE:
        return {"type": USER_MENU, **_selection(picker)}
    chosen = [{"id": str(id_), "type": "channel"} for id_ in picker.selected]
    return {"type": CHANNEL_MENU, "channel_types": TABLE_CHANNELS, "default_values": chosen, **_selection(picker)}


def _selection(menu: Menu | Picker) -> Json:
    """Return the properties that all kinds of menus share."""
    return {
        "custom_id": _fresh_id(menu.id),
        "placeholder": menu.placeholder,
        "min_values": menu.min_values,
        "max_values": menu.max_values,
    }


def _fresh_id(custom_id: CustomId) -> str:
    """Return the id with a random suffix.

    In a menu whose id it knows, a client does not send the entry that was chosen last when it is chosen again.
    """
    return f"{custom_id.text}{RESHOWN_MARK}{secrets.token_hex(3)}"
