"""/help and /about: what one can do here, and what the bot is."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.command_ids import command_ids
from cogs.support.house import House, HouseBot
from delivery.discord_api.interaction_answers import say
from messages.pages.help_page import about_content, help_text
from messages.parts.addresses import append_addresses
from messages.parts.custom_ids import HelpPress


async def show_help(house: House, interaction: discord.Interaction, _: HelpPress | None = None) -> None:
    """Answer with what the user can do here."""
    words = house.words(interaction)
    text = help_text(
        await command_ids(house),
        words,
        on_server=interaction.guild_id is not None,
        manages=interaction.guild_id is not None and interaction.permissions.manage_guild,
    )
    await say(interaction, append_addresses(text, house.addresses, words, "support"))


class HelpCog(commands.Cog):
    """The commands /help and /about, on servers and in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the user can do here."""
        await show_help(self.house, interaction)

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def about(self, interaction: discord.Interaction) -> None:
        """Show the bot's version, what its chips are worth and which data it keeps."""
        words = self.house.words(interaction)
        content = about_content(self.house.version, await command_ids(self.house), words)
        await say(interaction, append_addresses(content.text, self.house.addresses, words), content.controls)


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HelpCog(bot.house))
