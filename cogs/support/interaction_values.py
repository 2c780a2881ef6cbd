"""Values of an interaction: server and channel, choices in a menu, texts typed into commands."""

from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.play.game_search import MOST_TYPED
from tables.state.change import Refused

# a text option; `bot.slash_commands` cuts longer ones
Typed: TypeAlias = app_commands.Range[str, None, MOST_TYPED]


def chosen_value(interaction: discord.Interaction) -> str:
    """The value chosen in a menu, "" if there is none."""
    return (chosen_values(interaction) or [""])[0]


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """All values chosen in a menu."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(value) for value in data.get("values") or []]


def unchosen_values(interaction: discord.Interaction) -> set[str]:
    """The values that the menus of the pressed message offer and that were not chosen."""
    rows = [] if interaction.message is None else interaction.message.components
    items = [item for row in rows if isinstance(row, discord.ActionRow) for item in row.children]
    menus = [item for item in items if isinstance(item, discord.SelectMenu)]
    offered = {option.value for menu in menus for option in menu.options}
    return offered - {*chosen_values(interaction)}


def chosen_number(interaction: discord.Interaction) -> int:
    """The number that was chosen: an id, or how many. Raises `Refused` ("unreadable")."""
    text = chosen_value(interaction)
    if not text.isdecimal() or not 1 <= int(text) < 1 << 63:
        raise Refused("unreadable")
    return int(text)


def community_language(guild: discord.Guild | None) -> str | None:
    """Return the locale of a community server, or None.

    Of all other servers Discord says that they speak English.
    """
    if guild is None or "COMMUNITY" not in guild.features:
        return None
    return guild.preferred_locale.value


def guild_of(interaction: discord.Interaction) -> int:
    """Return the server of an interaction. Raises `Refused` ("no-server") outside of servers."""
    if interaction.guild_id is None:
        raise Refused("no-server")
    return interaction.guild_id


def channel_of(interaction: discord.Interaction) -> int:
    """Return the channel of an interaction.

    Raises `Refused` ("unknown-channel") if its type is new.
    """
    if interaction.channel_id is None:
        raise Refused("unknown-channel")
    return interaction.channel_id
