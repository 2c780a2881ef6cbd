"""Reads the values chosen in the menu of an interaction."""

from typing import Any

import discord

from tables.state.refusal import Refused


def chosen_value(interaction: discord.Interaction) -> str:
    """The value chosen in a menu, "" if there is none."""
    return (chosen_values(interaction) or [""])[0]


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """All values chosen in a menu."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(value) for value in data.get("values") or []]


def chosen_number(interaction: discord.Interaction) -> int:
    """The number that was chosen: an id, or how many. Raises `Refused` ("unreadable")."""
    text = chosen_value(interaction)
    if not text.isdecimal() or not 1 <= int(text) < 1 << 63:
        raise Refused("unreadable")
    return int(text)
