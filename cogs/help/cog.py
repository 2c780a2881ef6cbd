"""/help: what one can do here, and what the bot is."""

import discord
from discord import app_commands

from cogs.help.page import HelpPress, about_content, help_content
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from delivery.discord_api.interaction_answers import answer_in_place, say
from messages.parts.content import append_addresses


class HelpCog(FeatureCog):
    """The command /help, on servers and in direct messages."""

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the user can do here."""
        await self.show_help(interaction, HelpPress())

    @handles(HelpPress)
    async def show_help(self, interaction: discord.Interaction, press: HelpPress) -> None:
        """Answer with what the user can do here, or with what the bot is."""
        words = self.house.words(interaction)
        if interaction.type is discord.InteractionType.component:
            await answer_in_place(interaction)
        if press.what == "about":
            content = about_content(self.house.version, words)
            names: tuple[str, ...] = ()
        else:
            on_server = interaction.guild_id is not None
            content = help_content(
                words,
                on_server=on_server,
                manages=on_server and interaction.permissions.manage_guild,
            )
            names = ("support",)
        await say(
            interaction,
            append_addresses(content.text, self.house.addresses, words, *names),
            content.controls,
        )


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HelpCog(bot.house))
