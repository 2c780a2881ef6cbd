"""/achievements: a picture with pages. Member and page are in its buttons, everything else is in the database."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import House, HouseBot, guild_of
from cogs.support.profile_access import may_see_profile
from cogs.support.refusal_answers import remember_person
from delivery.discord_api.interaction_answers import defer_silently
from messages.pages.achievements_page import AchievementsPage, achievements_content
from messages.pages.profile_page import shown_name
from messages.parts.content import MessageContent
from messages.parts.custom_ids import AchievementsPress
from renderer.scene import Medal
from tables.achievements.catalogue import ACHIEVEMENTS, Progress
from tables.people.people import MemberName, PreferencesOwner


async def turn_page(house: House, interaction: discord.Interaction, press: AchievementsPress) -> None:
    """Acknowledge, then change the message in place: only its reader sees it."""
    await defer_silently(interaction)
    await show_achievements(house, interaction, press.member, press.page)


class AchievementsCog(commands.Cog):
    """The command for the achievements of a member."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def achievements(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        """Show what a member has achieved on this server, and what is left to do."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await remember_person(self.house, interaction)
        whose = member or interaction.user
        await show_achievements(self.house, interaction, whose.id, name=MemberName(whose.display_name, whose.name))


async def show_achievements(
    house: House, interaction: discord.Interaction, member: int, number: int = 1, name: MemberName | None = None
) -> None:
    """Fill a deferred answer with a page of achievements; a page that does not exist is the nearest that does."""
    store, guild, reader = house.store, guild_of(interaction), interaction.user.id
    if name is None:
        name = (await store.people.names(guild, [member])).get(member, MemberName())  # nobody's, if they have never used the bot
    if not await may_see_profile(house, interaction, member):
        hidden = house.words(interaction)("profile-hidden", name=shown_name(name))
        await house.publisher.answer(interaction, MessageContent(hidden))
        return
    progress = await store.results.achievements(guild, member)
    medals = tuple(
        Medal(one.key, one.game, at.earned_at is not None, at.steps, one.goal)
        for one in ACHIEVEMENTS.values()
        for at in (progress.get(one.key, Progress()),)
    )
    pictured = interaction.app_permissions.attach_files
    told = not pictured or (await store.people.preferences(PreferencesOwner.PERSON, reader)).words
    page = AchievementsPage(member, name, medals, number)
    content = achievements_content(page, house.words(interaction), pictured=pictured, told=told)
    await house.publisher.answer(interaction, content, "achievements")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(AchievementsCog(bot.house))
