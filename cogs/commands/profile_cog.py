"""/profile: what a member has played on the server. Also in the menu of a member (right-click, *Apps*)."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.house import House, HouseBot, guild_of
from cogs.support.profile_access import may_see_profile
from cogs.support.refusal_answers import remember_person
from cogs.support.server_language import community_language
from games import GAMES
from messages.pages.profile_page import ProfilePage, profile_content, shared_profile, shown_name
from messages.parts.content import MessageContent
from messages.parts.custom_ids import ProfilePress
from tables.achievements.catalogue import ACHIEVEMENTS
from tables.people.people import Audience, MemberName, PreferencesOwner
from tables.people.profiles import Profile
from tables.state import calendar_days
from tables.state.refusal import Refused


class ProfileCog(commands.Cog):
    """The command for profiles."""

    def __init__(self, house: House, bot: HouseBot) -> None:
        self.house = house
        menu = app_commands.ContextMenu(name="Profile", callback=self.profile_of)
        menu.guild_only = True
        self.menu = menu
        bot.tree.add_command(menu)

    @app_commands.command()
    @app_commands.guild_only()
    async def profile(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        """Show the profile of a member, or the user's own."""
        await show_profile(self.house, interaction, member or interaction.user)

    async def profile_of(self, interaction: discord.Interaction, member: discord.User) -> None:
        """Show the profile of the member whose menu was opened."""
        await show_profile(self.house, interaction, member)


async def show_profile(house: House, interaction: discord.Interaction, member: discord.User | discord.Member) -> None:
    """Answer with a profile that the user may see."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await remember_person(house, interaction)
    words, reader = house.words(interaction), interaction.user.id
    if member.bot:
        await house.publisher.answer(interaction, MessageContent(words("profile-of-bots")))
        return
    page = await load_page(house, interaction, member)
    if not await may_see_profile(house, interaction, member.id):
        await house.publisher.answer(interaction, MessageContent(words("profile-hidden", name=shown_name(page.name))))
        return
    pictured = interaction.app_permissions.attach_files
    told = (await house.store.people.preferences(PreferencesOwner.PERSON, reader)).words
    content = profile_content(page, words, pictured=pictured, told=told)
    await house.publisher.answer(interaction, content, "profile")


async def share_profile(house: House, interaction: discord.Interaction, _: ProfilePress) -> None:
    """Show the profile of the user in the channel. Raises `Refused` ("unreadable") if there is nothing to show."""
    if interaction.guild_id is None:
        raise Refused("unreadable")
    house.shares.take(interaction.user.id)
    await interaction.response.defer(thinking=True)
    page = await load_page(house, interaction, interaction.user)
    language = (await house.store.servers.guild_settings(interaction.guild_id)).locale or community_language(interaction.guild)
    words = house.catalogues.of(language)
    content = profile_content(page, words, pictured=False, told=False) if page.profile is None else shared_profile(page, words)
    await house.publisher.answer(interaction, content, "profile")


async def load_page(house: House, interaction: discord.Interaction, member: discord.User | discord.Member) -> ProfilePage:
    """Return the profile of a member on this server."""
    guild, store = guild_of(interaction), house.store
    profile = await store.results.profile(guild, member.id)
    rivals = profile.rivals if profile else ()
    partners = tuple(one.partner for one in profile.partners) if profile else ()
    names = await store.people.names(guild, [member.id, *rivals, *partners])
    settings = await store.servers.guild_settings(guild)
    audience = (await store.people.preferences(PreferencesOwner.PERSON, member.id)).profile or Audience.EVERYONE
    return ProfilePage(
        known_games(profile),
        MemberName(member.display_name, member.name),
        interaction.guild.name if interaction.guild else "",
        calendar_days.day_at(house.tables.now(), settings.time_zone),
        rivals={one: names[one] for one in rivals if one in names},
        partners={one: names[one] for one in partners if one in names},
        own=member.id == interaction.user.id,
        audience=audience,
        achievements=len(ACHIEVEMENTS),
        earned=sum(one.earned_at is not None for one in (await store.results.achievements(guild, member.id)).values()),
    )


def known_games(profile: Profile | None) -> Profile | None:
    """Return a profile without games that this version does not have."""
    return profile and replace(profile, games=tuple(one for one in profile.games if one.game in GAMES))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ProfileCog(bot.house, bot))
