"""Reads the values chosen in the menu of an interaction, and the type of texts typed into commands."""

from typing import Any, TypeAlias

import discord
from discord import app_commands

from messages.pages.game_search import MOST_TYPED
from tables.state.refusal import Refused

Typed: TypeAlias = app_commands.Range[str, None, MOST_TYPED]  # a text option; `bot.command_tree` cuts what is longer


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
