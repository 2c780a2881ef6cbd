"""Checks the permission to manage a server, and records what moderators do."""

import discord

from cogs.support.house import House
from tables.people.people import ModerationAction, ModerationEntry
from tables.state.refusal import Refused
from tables.state.table import Table


def managed_server(interaction: discord.Interaction) -> int:
    """The server that this person manages. Raises `Refused` ("keepers-only")."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("keepers-only")
    return interaction.guild_id


async def note_deed(
    house: House,
    interaction: discord.Interaction,
    what: ModerationAction,
    about: str = "",
    *,
    ban_days: int | None = None,
    ban_reason: str = "",
) -> None:
    """Record what a moderator does, before it is done."""
    assert interaction.guild_id is not None
    done = ModerationEntry(
        interaction.guild_id,
        interaction.id,
        house.tables.now(),
        by=interaction.user.id,
        what=what,
        about=about,
        ban_days=ban_days,
        ban_reason=ban_reason,
    )
    await house.store.servers.record_moderation(done)


async def live_table_of(house: House, guild: int, table_id: str) -> Table:
    """A live table of this server. Raises `Refused`, also for one of another server."""
    table = await house.tables.load(table_id)
    if table.guild != guild:
        raise Refused("no-table")
    if not table.live:
        raise Refused("over")
    return table
