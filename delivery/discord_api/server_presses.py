"""Presses in direct messages that act on a server.

Discord sends such a press without the server, the member and their permissions. They are requested,
which works in every process. So a handler can check who manages the server and where the bot may
write, as for a press on the server itself.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import discord

from delivery.discord_api.discord_errors import Meaning, meaning_of
from messages.parts.custom_ids import Place
from tables.state.change import Refused

PLACE: Final = "place"  # key in the extras of an interaction
SERVER: Final = "server"  # likewise


@dataclass(frozen=True, slots=True)
class ServerAccess:
    """A server and its text channels, the user as its member, and the bot as its member."""

    guild: discord.Guild
    channels: tuple[discord.TextChannel, ...]
    member: discord.Member
    me: discord.Member


async def act_on_server(interaction: discord.Interaction, place: Place) -> None:
    """Let an interaction in a direct message act on a server, and in the channel if the place names
    one.

    Raises `Refused` ("server-gone", "channel-gone") if the bot or the user is not there, or the
    user may not write there.
    """
    server = await _fetch_server(interaction, place.guild)
    interaction.extras[PLACE], interaction.extras[SERVER] = Place(place.guild), server
    interaction.guild_id, interaction.user = place.guild, server.member
    interaction._permissions = server.member.guild_permissions.value  # noqa: SLF001 - discord.py has no other way
    if place.channel is not None:
        act_in_channel(interaction, place.channel)


def act_in_channel(interaction: discord.Interaction, channel_id: int) -> None:
    """Let an interaction that acts on a server act in a channel of it.

    Raises `Refused` ("channel-gone").
    """
    server = server_of(interaction)
    channel = next((candidate for candidate in server.channels if candidate.id == channel_id), None)
    if channel is None or not may_write(channel, server.member):
        raise Refused("channel-gone")
    interaction.extras[PLACE] = Place(server.guild.id, channel_id)
    interaction.channel = channel
    interaction._permissions = channel.permissions_for(server.member).value  # noqa: SLF001
    interaction._app_permissions = channel.permissions_for(server.me).value  # noqa: SLF001


def may_write(channel: discord.TextChannel, member: discord.Member) -> bool:
    """Return whether a member sees a channel and may write there."""
    allowed = channel.permissions_for(member)
    return allowed.view_channel and allowed.send_messages


def server_of(interaction: discord.Interaction) -> ServerAccess:
    """Return the server on which an interaction in a direct message acts."""
    server: ServerAccess = interaction.extras[SERVER]
    return server


def server_access(interaction: discord.Interaction) -> ServerAccess | None:
    """Return the server on which an interaction acts, from wherever it comes.

    None if the server is not known.
    """
    if SERVER in interaction.extras:
        return server_of(interaction)
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.me is None or not isinstance(member, discord.Member):
        return None
    return ServerAccess(guild, tuple(guild.text_channels), member, guild.me)


def place_of(interaction: discord.Interaction) -> Place | None:
    """Return the place on which an interaction in a direct message acts; None for all others."""
    place: Place | None = interaction.extras.get(PLACE)
    return place


async def _fetch_server(interaction: discord.Interaction, guild_id: int) -> ServerAccess:
    client = interaction.client
    assert client.user is not None
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        channels, member, me = await asyncio.gather(
            guild.fetch_channels(),
            guild.fetch_member(interaction.user.id),
            guild.fetch_member(client.user.id),
        )
    except discord.HTTPException as error:
        if meaning_of(error) is Meaning.TEMPORARY:
            raise
        raise Refused("server-gone") from error
    texts = sorted(
        (candidate for candidate in channels if isinstance(candidate, discord.TextChannel)),
        key=lambda candidate: (candidate.position, candidate.id),
    )
    return ServerAccess(guild, tuple(texts), member, me)
