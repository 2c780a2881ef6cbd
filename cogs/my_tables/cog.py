"""The list of a person's tables on all servers, and the end of reminders of the slow ones."""

import discord

from cogs.my_tables.page import MyTablesPress, my_tables_content
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from delivery.discord_api.interaction_answers import defer_silently, say
from messages.parts.custom_ids import ReminderPress
from service.persons_tables import tables_of
from tables.people.people import PreferencesOwner


class MyTablesCog(FeatureCog):
    """The list of a person's tables on all servers."""

    @handles(MyTablesPress)
    async def turn_page(self, interaction: discord.Interaction, press: MyTablesPress) -> None:
        """Show another page of the list, as the tables are now."""
        await defer_silently(interaction)
        await self.show(interaction, press.page)

    async def show(self, interaction: discord.Interaction, page: int) -> None:
        """Fill a deferred answer with a page of the user's tables."""
        user, words = interaction.user.id, self.house.words(interaction)
        tables = await self.house.publisher.places.describe_all(
            await tables_of(self.house.store, user), user, words
        )
        await self.house.publisher.answer(interaction, my_tables_content(tables, page, words))

    @handles(ReminderPress)
    async def end_reminders(self, interaction: discord.Interaction, _: ReminderPress) -> None:
        """Remind the user of slow tables no more."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.store.people.update_preferences(
            PreferencesOwner.PERSON, interaction.user.id, {"unreminded": True}
        )
        await say(interaction, self.house.words(interaction)("reminders-off"))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(MyTablesCog(bot.house))
