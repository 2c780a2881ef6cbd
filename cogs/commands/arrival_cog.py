"""The message that the bot posts when it joins a server, and its buttons.

The time of joining is stored once the message is posted. So neither a restart nor an outage posts it again, and a server that
adds the bot while it does not run gets it later.
"""

import logging

import discord
from discord.ext import commands

from cogs.commands import house_cog
from cogs.commands.play_cog import offer_games, open_table
from cogs.presses.hand_presses import chosen_value
from cogs.support.house import House, HouseBot
from cogs.support.server_language import community_language
from delivery.discord_api.discord_errors import ChannelLost, describe
from games import GAMES
from messages.pages.arrival_message import arrival_content
from messages.pages.house_pages import FRONT
from messages.parts import custom_ids as ids
from tables.state.default_settings import DAY

log = logging.getLogger(__name__)


class ArrivalCog(commands.Cog):
    """Posts the message once per server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were added (again)."""
        await welcome_server(self.house, guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """We have started, or an outage is over: we may have been added meanwhile."""
        await welcome_server(self.house, guild)


async def welcome_server(house: House, guild: discord.Guild) -> None:
    """Post the welcome if the bot was added within the last day and has not posted it yet."""
    joined = joined_at(guild)
    if joined is None or joined < house.tables.now() - DAY:
        return
    settings = await house.store.guild_settings(guild.id)
    if settings.arrived == joined:
        return
    content = arrival_content(len(GAMES), house.catalogues.of(settings.locale or community_language(guild)))
    for channel in writable_channels(guild):
        try:
            await house.publisher.announce(channel.id, content, f"arrival {guild.id} {joined}")
        except (discord.HTTPException, discord.RateLimited, ChannelLost) as error:
            log.info("nothing could be said on arrival: %s", describe(error))
            continue
        await house.store.update_guild_settings(guild.id, arrived=joined)
        return


def joined_at(guild: discord.Guild) -> int | None:
    """When we were added, in ms since 1970; None if Discord does not say."""
    joined = guild.me and guild.me.joined_at
    return round(joined.timestamp() * 1000) if joined else None


def writable_channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels where the bot may write: the system channel first, then from the top."""
    system = [guild.system_channel] if guild.system_channel else []
    there = [*system, *(channel for channel in guild.text_channels if channel not in system)]
    allowed = ((channel, channel.permissions_for(guild.me)) for channel in there)
    return [channel for channel, may in allowed if may.view_channel and may.send_messages]


async def handle_arrival_press(house: House, interaction: discord.Interaction, press: ids.ArrivalPress) -> None:
    """Answer a press on the welcome: *Play* offers the games, *Settings* opens /house for moderators."""
    if press.what == "settings":
        house_cog.managed_server(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if press.what == "settings":
        await house_cog.show_house_page(house, interaction, FRONT)
        return
    await offer_games(house, interaction)


async def open_chosen_game(house: House, interaction: discord.Interaction, _: ids.GameMenu) -> None:
    """Open a table of that game."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await open_table(house, interaction, chosen_value(interaction))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(ArrivalCog(bot.house))
