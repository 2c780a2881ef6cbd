"""/rules and /about."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_choice import completions, game_called
from cogs.house import House, HouseBot
from delivery.answers import say
from games import GAMES
from messages.addresses import with_addresses
from messages.explaining import rules_page


class Rules(commands.Cog):
    """How the games go."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """The rules of a game."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        key = game_called(self.house, interaction, game)
        await self.house.publisher.answer(
            interaction, rules_page(GAMES[key].declaration, self.house.words(interaction), None), key
        )

    @rules.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The games on offer, in the reader's language."""
        return completions(self.house, interaction, current)

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def about(self, interaction: discord.Interaction) -> None:
        """What this bot is and in which version, what its chips are worth, what it remembers."""
        words = self.house.words(interaction)
        await say(interaction, with_addresses(words("about", version=self.house.version), self.house.addresses, words))


async def setup(bot: HouseBot) -> None:
    """The cog."""
    await bot.add_cog(Rules(bot.house))
