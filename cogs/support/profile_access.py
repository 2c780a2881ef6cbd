"""Who may see what a member has played and achieved."""

import discord

from cogs.support.house import House, guild_of
from tables.people.people import Audience, PreferencesOwner


async def may_see_profile(house: House, interaction: discord.Interaction, owner: int) -> bool:
    """Return whether the user may see the profile and the achievements of a member of this server."""
    audience = (await house.store.people.preferences(PreferencesOwner.PERSON, owner)).profile or Audience.EVERYONE
    if owner == interaction.user.id or audience is Audience.EVERYONE:
        return True
    return audience is Audience.MET and await house.store.results.have_met(guild_of(interaction), owner, interaction.user.id)
