"""Permission to use the pages of /house, and the record of what moderators do there."""

from typing import Final

import discord

from cogs.support.house import House
from cogs.support.interaction_values import guild_of
from delivery.discord_api.server_presses import place_of
from tables.people.people import ModerationAction, ModerationEntry
from tables.state.change import Refused
from tables.state.table import Table

# ms: a person without Manage Server, whom Discord has let open /house, may use its pages so long
DELEGATED: Final = 15 * 60_000


def open_house(house: House, interaction: discord.Interaction) -> int:
    """Return the server of a command that only people who manage it may use.

    The server decides who that is (Integrations, in its settings), and Discord has checked it.
    Discord does not tell us, so people without Manage Server are noted: the pages of /house work
    for them for a while.
    """
    guild, now = interaction.guild_id, house.tables.now()
    if guild is None:
        raise Refused("keepers-only")
    if not interaction.permissions.manage_guild:
        for key in [key for key, until in house.delegates.items() if until <= now]:
            del house.delegates[key]
        house.delegates[guild, interaction.user.id] = now + DELEGATED
    return guild


def managed_server(house: House, interaction: discord.Interaction) -> int:
    """Return the server that this person manages, or whose /house they have opened lately.

    Raises `Refused` ("keepers-only").
    """
    guild = interaction.guild_id
    if guild is not None and interaction.permissions.manage_guild:
        return guild
    until = 0 if guild is None else house.delegates.get((guild, interaction.user.id), 0)
    if guild is None or until <= house.tables.now() or place_of(interaction) is not None:
        raise Refused("keepers-only")
    return guild


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
    done = ModerationEntry(
        guild_of(interaction),
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
