"""The message that the bot sends when it joins a server, and its buttons.

The person who has added the bot gets it as a direct message, if the audit log tells who it was;
else the server's owner. If it cannot be delivered, it is posted in the first channel where the bot
may write.

The time of joining is stored once the message is sent. So neither a restart nor an outage sends it
again, and a server that adds the bot while it does not run gets it later.
"""

import logging
from dataclasses import replace

import discord
from discord.ext import commands

from cogs.arrival.page import ArrivalPress, arrival_content, channel_choice_content
from cogs.house.display import show_house_page
from cogs.house.moderator_rights import managed_server
from cogs.house.page import FRONT
from cogs.play.game_search import offer_games
from cogs.play.opening import may_have_table
from cogs.press_handlers import handles
from cogs.support.house import FeatureCog, HouseBot
from cogs.support.interaction_values import chosen_number, community_language
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, ChannelLost, describe, may_pass
from delivery.discord_api.interaction_answers import acknowledge
from delivery.discord_api.server_presses import act_in_channel, may_write, place_of, server_of
from games import GAMES
from messages.parts.components import place_controls
from messages.parts.custom_ids import Place
from tables.state.change import Refused
from tables.state.default_settings import DAY

log = logging.getLogger(__name__)


class ArrivalCog(FeatureCog):
    """Introduces the bot once per stay on a server."""

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")  # after a start or an outage: added meanwhile
    async def welcome_server(self, guild: discord.Guild) -> None:
        """Introduce the bot, once, if it was added within the last day."""
        joined = joined_at(guild)
        if joined is None or joined < self.house.tables.now() - DAY:
            return
        settings = await self.house.store.servers.guild_settings(guild.id)
        if settings.arrived == joined:
            return
        # A process that is killed meanwhile leaves -joined. The next one sends the message a second
        # and last time. Within some minutes Discord recognizes it by its key and posts nothing new.
        await self.house.store.servers.update_guild_settings(
            guild.id, arrived=joined if settings.arrived == -joined else -joined
        )
        is_told = await self.introduce(
            guild, settings.locale or community_language(guild), f"arrival {guild.id} {joined}"
        )
        await self.house.store.servers.update_guild_settings(
            guild.id, arrived=joined if is_told else None
        )

    async def introduce(self, guild: discord.Guild, locale: str | None, key: str) -> bool:
        """Send the message to who has added the bot or to the owner, or post it in a channel.

        Return False if it is to be tried again after the next start.
        """
        try:
            for user in dict.fromkeys((await find_inviter(guild), guild.owner_id)):
                if user and await self.write_to_manager(guild, user, locale, key):
                    return True
            content = arrival_content(len(GAMES), guild.name, self.house.catalogues.of(locale))
            for channel in writable_channels(guild):
                try:
                    await self.house.publisher.announce(channel.id, content, key)
                except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
                    if may_pass(error):
                        raise  # it may have been posted
                    log.info("nothing could be said on arrival: %s", describe(error))
                    continue
                return True
        except EXTERNAL_ERRORS as error:
            log.info("Discord is in trouble on arrival: %s", describe(error))
        return False

    async def write_to_manager(
        self, guild: discord.Guild, user: int, locale: str | None, key: str
    ) -> bool:
        """Write to a person who manages the server, in their language if it is known.

        Return False if they do not get it.
        """
        words = self.house.catalogues.of(await self.house.store.people.reads(user) or locale)
        content = arrival_content(len(GAMES), guild.name, words)
        content = replace(content, controls=place_controls(content.controls, Place(guild.id)))
        return await self.house.publisher.write_to(user, guild.id, content, key)

    @handles(ArrivalPress)
    async def answer_welcome(self, interaction: discord.Interaction, press: ArrivalPress) -> None:
        """Answer a press on the welcome.

        *Open the first table* offers the games, *Settings* opens /house for moderators.

        In a direct message the owner chooses a channel before the game, unless there is only one.
        """
        if press.what == "settings":
            managed_server(self.house, interaction)
        await acknowledge(interaction, private=True)
        if press.what == "settings":
            await show_house_page(self.house, interaction, FRONT)
            return
        if press.what == "channel":
            act_in_channel(interaction, chosen_number(interaction))
        elif place_of(interaction) is not None:
            channels = await self.channels_for_table(interaction)
            if len(channels) > 1:
                words = self.house.words(interaction)
                await self.house.publisher.answer(
                    interaction,
                    channel_choice_content(
                        [(channel.id, channel.name) for channel in channels], words
                    ),
                )
                return
            if not channels:
                raise Refused("no-channel")
            act_in_channel(interaction, channels[0].id)
        await offer_games(self.house, interaction)

    async def channels_for_table(
        self, interaction: discord.Interaction
    ) -> list[discord.TextChannel]:
        """Return the channels of a server where a table can be opened now, those with the newest
        messages first: a menu has no room for all channels of a large server.

        The bot and the user may write there, tables are allowed, and none stands there.
        """
        server = server_of(interaction)
        settings = await self.house.store.servers.guild_settings(server.guild.id)
        taken = {
            hosted.channel
            for hosted in await self.house.store.tables.hosted_tables(server.guild.id)
        }
        fitting = (
            channel
            for channel in server.channels
            if may_have_table(channel, server.me)
            and may_write(channel, server.member)
            and channel.id not in taken
            and (settings.channels is None or channel.id in settings.channels)
        )
        return sorted(fitting, key=lambda channel: channel.last_message_id or 0, reverse=True)


async def find_inviter(guild: discord.Guild) -> int | None:
    """Return who has added the bot. Discord tells it only where the bot may see the audit log."""
    if guild.me is None or not guild.me.guild_permissions.view_audit_log:
        return None
    try:
        async for entry in guild.audit_logs(limit=10, action=discord.AuditLogAction.bot_add):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    except EXTERNAL_ERRORS as error:
        log.info("the audit log could not be read on arrival: %s", describe(error))
    return None


def joined_at(guild: discord.Guild) -> int | None:
    """When we were added, in ms since 1970; None if Discord does not say."""
    joined = guild.me and guild.me.joined_at
    return round(joined.timestamp() * 1000) if joined else None


def writable_channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels where the bot may have a table.

    The system channel first, then from the top.
    """
    system = [guild.system_channel] if guild.system_channel else []
    there = [*system, *(channel for channel in guild.text_channels if channel not in system)]
    return [channel for channel in there if may_have_table(channel, guild.me)]


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ArrivalCog(bot.house))
