"""/settings: what the keepers of a server settle."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.house import House, HouseBot
from delivery.answers import say
from messages.preferences import preference_menus
from tables.people import Owner
from tables.store import GuildChanges
from tables.table import Refused


class Keeper(commands.Cog):
    """For those who manage the server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(
        self,
        interaction: discord.Interaction,
        computer_chips: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Show the server's settings, or change some."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert interaction.guild_id is not None
        words = self.house.words(interaction)
        changes = GuildChanges()
        if computer_chips is not None:
            changes["computer_chips"] = computer_chips
        if language is not None:
            if language not in self.house.catalogues.languages:
                raise Refused("unknown-language", languages=", ".join(self.house.catalogues.languages))
            changes["locale"] = language
        if changes:
            await self.house.store.update_guild(interaction.guild_id, **changes)
        settings = await self.house.store.guild(interaction.guild_id)
        chips = "yes" if settings.computer_chips else "no"
        spoken = words(f"language-{settings.locale}") if settings.locale else words("language-discord")
        preferences = await self.house.store.preferences(Owner.GUILD, interaction.guild_id)
        text = "\n".join((words("settings", computer_chips=chips, language=spoken), words("preferences-guild")))
        await say(interaction, text, preference_menus(Owner.GUILD, preferences, words))

    @settings.autocomplete("language")
    async def languages(self, interaction: discord.Interaction, _: str) -> list[app_commands.Choice[str]]:
        """The languages of the house."""
        words = self.house.words(interaction)
        return [app_commands.Choice(name=words(f"language-{code}"), value=code) for code in self.house.catalogues.languages]


async def setup(bot: HouseBot) -> None:
    """The cog."""
    await bot.add_cog(Keeper(bot.house))
