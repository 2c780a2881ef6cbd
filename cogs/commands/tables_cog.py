"""/tables: the tables of a person."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.command_ids import command_ids
from cogs.support.house import House, HouseBot
from delivery.discord_api.interaction_answers import defer_silently, say
from messages.pages.my_tables_page import my_tables_content
from messages.parts.command_mentions import mention_values
from messages.parts.custom_ids import MyTablesPress, ReminderPress
from service.my_tables import tables_of
from tables.people.people import PreferencesOwner


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class TablesCog(commands.GroupCog, group_name="tables", group_description="…"):
    """The commands about a person's tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    async def mine(self, interaction: discord.Interaction) -> None:
        """List the tables at which the user sits, on all servers."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_my_tables(self.house, interaction, 1)


async def turn_my_tables(house: House, interaction: discord.Interaction, press: MyTablesPress) -> None:
    """Show another page of the list, as the tables are now."""
    await defer_silently(interaction)
    await show_my_tables(house, interaction, press.page)


async def show_my_tables(house: House, interaction: discord.Interaction, page: int) -> None:
    """Fill a deferred answer with a page of the user's tables."""
    user, words = interaction.user.id, house.words(interaction)
    tables = await house.publisher.describe(await tables_of(house.store, user), user, words)
    await house.publisher.answer(interaction, my_tables_content(tables, page, words))


async def end_reminders(house: House, interaction: discord.Interaction, _: ReminderPress) -> None:
    """Remind the user of slow tables no more."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await house.store.people.update_preferences(PreferencesOwner.PERSON, interaction.user.id, {"unreminded": True})
    mentions = mention_values(("preferences", "tables mine"), await command_ids(house))
    await say(interaction, house.words(interaction)("reminders-off", **mentions))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(TablesCog(bot.house))
