"""/replay and /verify: finished deals once more, and whether they agree with the seal."""

from itertools import islice

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support import replay_answers
from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot
from tables.history.replay import finished_deals
from tables.state.refusal import Refused

MOST_CHOICES = 25


class ReplayCog(commands.Cog):
    """The commands /replay and /verify. Answers are private."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def replay(self, interaction: discord.Interaction, deal: int | None = None, table: Typed = "") -> None:
        """A finished deal as an animation."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with self.house.replay_worker.slot(interaction.user.id):
            there = await replay_answers.find_table(self.house, interaction, table)
            await replay_answers.show_replay(self.house, interaction, there, deal)

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(self, interaction: discord.Interaction, table: Typed = "") -> None:
        """Check the deals of an ended table against its seal."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with self.house.replay_worker.slot(interaction.user.id):
            await replay_answers.verify(self.house, interaction, table)

    @replay.autocomplete("deal")
    async def deals(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The finished deals of the table that is meant, the last one first."""
        try:
            there = await replay_answers.find_table(self.house, interaction, str(interaction.namespace.table or ""))
        except Refused:
            return []
        words = self.house.words(interaction)
        numbers = (number for number in range(finished_deals(there), 0, -1) if str(number).startswith(str(current)))
        return [
            app_commands.Choice(name=words("replay-number", number=number), value=number)
            for number in islice(numbers, MOST_CHOICES)
        ]

    @replay.autocomplete("table")
    @verify.autocomplete("table")
    async def tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the last tables of this channel with a finished deal."""
        try:
            tables = await replay_answers.recent_tables(self.house, interaction)
        except Refused:
            return []
        words = self.house.words(interaction)
        return [
            app_commands.Choice(
                name=words("replay-table", title=words(f"game-{table.game}"), deals=finished_deals(table), code=table.id),
                value=table.id,
            )
            for table in tables
            if finished_deals(table) and current.casefold() in table.id
        ]


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ReplayCog(bot.house))
