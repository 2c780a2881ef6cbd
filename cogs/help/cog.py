"""/help and /about: what one can do here, and what the bot is."""

import discord
from discord import app_commands

from cogs.help.page import HelpPress, about_content, help_text
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot, command_ids
from delivery.discord_api.interaction_answers import say
from messages.parts.links import append_addresses


class HelpCog(FeatureCog):
    """The commands /help and /about, on servers and in direct messages."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the user can do here."""
        await self.show_help(interaction, HelpPress())

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def about(self, interaction: discord.Interaction) -> None:
        """Show the bot's version, what its chips are worth and which data it keeps."""
        words = self.house.words(interaction)
        content = about_content(self.house.version, await command_ids(self.house), words)
        await say(
            interaction,
            append_addresses(content.text, self.house.addresses, words),
            content.controls,
        )

    @handles(HelpPress)
    async def show_help(self, interaction: discord.Interaction, _: HelpPress) -> None:
        """Answer with what the user can do here."""
        words = self.house.words(interaction)
        text = help_text(
            await command_ids(self.house),
            words,
            on_server=interaction.guild_id is not None,
            manages=interaction.guild_id is not None and interaction.permissions.manage_guild,
        )
        await say(interaction, append_addresses(text, self.house.addresses, words, "support"))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HelpCog(bot.house))
