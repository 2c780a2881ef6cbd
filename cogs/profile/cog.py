"""/profile: what a member has played and achieved on the server.

/profile is also in the menu of a member (right-click, *Apps*).
"""

from dataclasses import replace

import discord
from discord import app_commands

from cogs.press_handlers import handles
from cogs.profile.page import (
    AchievementsPress,
    ProfilePage,
    ProfilePress,
    achievements_content,
    profile_content,
    shared_profile,
)
from cogs.support.house import FeatureCog, House, HouseBot
from cogs.support.interaction_values import community_language, guild_of
from cogs.support.refusal_and_error_answers import remember_person
from delivery.discord_api.interaction_answers import defer_silently
from games import GAMES
from messages.parts.content import MessageContent
from messages.parts.display_names import name_of
from renderer.scene import Medal
from tables.people.achievements import ACHIEVEMENTS, Progress
from tables.people.people import Audience, MemberName, PreferencesOwner
from tables.state import calendar_days
from tables.state.change import Refused


async def may_see_profile(house: House, interaction: discord.Interaction, owner: int) -> bool:
    """Return whether the user may see the profile and achievements of a member."""
    audience = (
        await house.store.people.preferences(PreferencesOwner.PERSON, owner)
    ).profile or Audience.EVERYONE
    if owner == interaction.user.id or audience is Audience.EVERYONE:
        return True
    return audience is Audience.MET and await house.store.profiles.have_met(
        guild_of(interaction), owner, interaction.user.id
    )


class ProfileCog(FeatureCog):
    """The command for profiles."""

    @app_commands.command()
    @app_commands.guild_only()
    async def profile(
        self, interaction: discord.Interaction, member: discord.User | None = None
    ) -> None:
        """Show the profile of a member, or the user's own."""
        await self.show(interaction, member or interaction.user)

    async def show(
        self, interaction: discord.Interaction, member: discord.User | discord.Member
    ) -> None:
        """Answer with a profile that the user may see."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await remember_person(self.house, interaction)
        words, reader = self.house.words(interaction), interaction.user.id
        if member.bot:
            await self.house.publisher.answer(interaction, MessageContent(words("profile-of-bots")))
            return
        page = await self.load_page(interaction, member)
        if not await may_see_profile(self.house, interaction, member.id):
            await self.house.publisher.answer(
                interaction, MessageContent(words("profile-hidden", name=name_of(page.name)))
            )
            return
        pictured = interaction.app_permissions.attach_files
        spelled_out = (
            await self.house.store.people.preferences(PreferencesOwner.PERSON, reader)
        ).words
        content = profile_content(page, words, pictured=pictured, spelled_out=spelled_out)
        await self.house.publisher.answer(interaction, content, "profile")

    @handles(ProfilePress)
    async def share(self, interaction: discord.Interaction, _: ProfilePress) -> None:
        """Show the profile of the user in the channel.

        Raises `Refused` ("unreadable") if there is nothing to show.
        """
        if interaction.guild_id is None:
            raise Refused("unreadable")
        self.house.shares.take(interaction.user.id)
        await interaction.response.defer(thinking=True)
        page = await self.load_page(interaction, interaction.user)
        language = (
            await self.house.store.servers.guild_settings(interaction.guild_id)
        ).locale or community_language(interaction.guild)
        words = self.house.catalogues.of(language)
        content = (
            profile_content(page, words, pictured=False, spelled_out=False)
            if page.profile is None
            else shared_profile(page, words)
        )
        await self.house.publisher.answer(interaction, content, "profile")

    async def load_page(
        self, interaction: discord.Interaction, member: discord.User | discord.Member
    ) -> ProfilePage:
        """Return the profile of a member on this server."""
        guild, store = guild_of(interaction), self.house.store
        profile = await store.profiles.profile(guild, member.id)
        rivals = profile.rivals if profile else ()
        partners = tuple(record.partner for record in profile.partners) if profile else ()
        names = await store.people.names(guild, [member.id, *rivals, *partners])
        settings = await store.servers.guild_settings(guild)
        audience = (
            await store.people.preferences(PreferencesOwner.PERSON, member.id)
        ).profile or Audience.EVERYONE
        return ProfilePage(
            # without games that this version does not have
            profile
            and replace(
                profile, games=tuple(record for record in profile.games if record.game in GAMES)
            ),
            member.id,
            MemberName(member.display_name, member.name),
            interaction.guild.name if interaction.guild else "",
            calendar_days.day_at(self.house.tables.now(), settings.time_zone),
            rivals={rival: names[rival] for rival in rivals if rival in names},
            partners={partner: names[partner] for partner in partners if partner in names},
            own=member.id == interaction.user.id,
            audience=audience,
            achievements=len(ACHIEVEMENTS),
            tournaments=await store.tournaments.record(guild, member.id),
            with_bots=await store.profiles.rounds_with_bots(guild, member.id),
            earned=sum(
                progress.earned_at is not None
                for progress in (await store.profiles.achievements(guild, member.id)).values()
            ),
        )


class AchievementsCog(FeatureCog):
    """The pages of the achievements of a member."""

    @handles(AchievementsPress)
    async def turn_page(self, interaction: discord.Interaction, press: AchievementsPress) -> None:
        """Acknowledge, then change the message in place: only its reader sees it."""
        await defer_silently(interaction)
        await self.show(interaction, press.member, press.page)

    async def show(
        self,
        interaction: discord.Interaction,
        member: int,
        number: int = 1,
    ) -> None:
        """Fill a deferred answer with a page of achievements.

        A page that does not exist is the nearest that does.
        """
        store, guild, reader = self.house.store, guild_of(interaction), interaction.user.id
        # nobody's, if they have never used the bot
        name = (await store.people.names(guild, [member])).get(member, MemberName())
        if not await may_see_profile(self.house, interaction, member):
            await self.house.publisher.answer(
                interaction,
                MessageContent(self.house.words(interaction)("profile-hidden", name=name_of(name))),
            )
            return
        progress = await store.profiles.achievements(guild, member)
        medals = tuple(
            Medal(
                achievement.key,
                achievement.game,
                at.earned_at is not None,
                at.steps,
                achievement.goal,
            )
            for achievement in ACHIEVEMENTS.values()
            for at in (progress.get(achievement.key, Progress()),)
        )
        pictured = interaction.app_permissions.attach_files
        spelled_out = (
            not pictured or (await store.people.preferences(PreferencesOwner.PERSON, reader)).words
        )
        content = achievements_content(
            member,
            name,
            medals,
            self.house.words(interaction),
            number=number,
            pictured=pictured,
            spelled_out=spelled_out,
        )
        await self.house.publisher.answer(interaction, content, "achievements")


async def setup(bot: HouseBot) -> None:
    cog = ProfileCog(bot.house)
    await bot.add_cog(cog)
    menu = app_commands.ContextMenu(name="Profile", callback=cog.show)
    menu.guild_only = True
    bot.tree.add_command(menu)
    await bot.add_cog(AchievementsCog(bot.house))
