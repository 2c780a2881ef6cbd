"""The language that Discord knows for a server."""

import discord


def community_language(guild: discord.Guild | None) -> str | None:
    """Return the locale of a community server, or None: of all other servers Discord says that they speak English."""
    if guild is None or "COMMUNITY" not in guild.features:
        return None
    return guild.preferred_locale.value
