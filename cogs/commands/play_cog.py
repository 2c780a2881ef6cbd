"""/play, /table, /hand and /leave."""

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import completions, find_game, fitting_choices, load_offer, offer_games
from cogs.presses.table_presses import leave
from cogs.support import joining
from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot, channel_of, guild_of
from cogs.support.opening_tables import post_table, require_open_channel, require_permissions, say_taken
from cogs.support.rate_buckets import OPENING, REPOSTING
from cogs.support.refusal_answers import remember_person
from cogs.support.server_language import community_language
from cogs.support.slow_threads import PACES, parse_pace, thread_for_table
from data.exceptions import ChannelTaken
from delivery.discord_api.interaction_answers import say
from messages.pages.game_search import split_value
from messages.parts.custom_ids import GiveWayPress
from messages.parts.safe_names import clean_name
from tables.state.refusal import Refused
from tables.state.table import Chair, Table


class PlayCog(commands.Cog):
    """The commands that open a table or act at the table of the channel."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def play(self, interaction: discord.Interaction, game: Typed | None = None, pace: Typed | None = None) -> None:
        """Open a table in this channel, or a slow one in a new thread. Without a game the user chooses one from a menu."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        slow = parse_pace(pace, self.house.words(interaction))
        if game is None:
            await offer_games(self.house, interaction, slow=slow)
        else:
            await open_table(self.house, interaction, game, slow=slow)

    @play.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The server's presets, the games on offer, then house rules with a name, in the reader's language."""
        offer = await load_offer(self.house, interaction, with_presets=True, with_named=True)
        return completions(self.house, interaction, current, offer)

    @play.autocomplete("pace")
    async def paces(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The two paces, in the reader's language."""
        words = self.house.words(interaction)
        return fitting_choices([(words(f"pace-{pace}"), pace) for pace in PACES], current)

    @app_commands.command()
    @app_commands.guild_only()
    async def table(self, interaction: discord.Interaction) -> None:
        """Post the table again at the bottom."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        await self.house.tables.require_not_banned(table.guild, interaction.user.id)
        self.house.presses.take(interaction.user.id, REPOSTING)
        await self.house.tables.come_back(table.id, interaction.user.id)
        await self.house.publisher.repost(table)
        await say(interaction, self.house.words(interaction)("posted"))

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """My hand at this channel's table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        table = await self.house.tables.come_back(table.id, interaction.user.id)
        await joining.show_hand_or_offer_seat(self.house, interaction, table)

    @app_commands.command()
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up from this channel's table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        await leave(self.house, interaction, table.id)

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """The live table of the channel. Raises `Refused` ("no-table-here")."""
        table = await self.house.store.tables.live_table_in(channel_of(interaction))
        if table is None:
            raise Refused("no-table-here")
        return table


async def open_table(
    house: House, interaction: discord.Interaction, game: str, *, slow: bool = False, instead_of: str | None = None
) -> None:
    """Open a table in this channel, or a `slow` one in a new thread, of a game or of a preset of the server.

    The interaction has been deferred. `instead_of` is an idle table of the channel, which ends first.
    """
    words = house.words(interaction)
    guild, channel = guild_of(interaction), channel_of(interaction)
    offer = await load_offer(house, interaction, with_presets=True, with_named=True)
    name = find_game(house, interaction, game, offer)
    preset = next((preset for preset in offer.presets if preset.name == name), None)
    slow = slow or (preset is not None and preset.table_options.slow)
    require_permissions(interaction, words, slow=slow)
    settings = await house.store.servers.guild_settings(guild)
    if instead_of is not None:
        require_open_channel(settings, interaction)
        await house.tables.give_way(instead_of, interaction.user.id)
    if not slow and await say_taken(house, interaction, name):
        return
    await remember_person(house, interaction, sits_down=True)
    host = Chair(interaction.user.id, interaction.user.display_name, interaction.user.name)
    require_open_channel(settings, interaction)
    locale = house.catalogues.language(settings.locale or spoken(interaction))
    house.presses.take(interaction.user.id, OPENING)
    key, named = (preset.game, "") if preset else split_value(name)
    opening = partial(house.tables.open, guild, preset=preset, named=named, slow=slow)
    try:
        if slow:
            await house.tables.require_may_open(guild, interaction.user.id)
            title = clean_name(preset.name) if preset else house.catalogues.of(locale)(f"game-{key}")
            async with thread_for_table(house, interaction, title) as thread:
                table = await opening(channel=thread, host=host, game=key, locale=locale)
        else:
            table = await opening(channel=channel, host=host, game=key, locale=locale)
    except ChannelTaken:
        await say_taken(house, interaction, name)
        return
    link = await post_table(house, interaction, table)
    opened = words("opened-slow" if slow else "opened", link=link)
    await joining.say_seated(house, interaction, table, opened, *await bots_only_lines(house, interaction, table))


async def bots_only_lines(house: House, interaction: discord.Interaction, table: Table) -> list[str]:
    """Return why the user plays with bots only at a table that they have opened, and for how long; [] if others can join."""
    if not table.bots_only_until:
        return []
    count = await house.tables.rounds_left(table.guild, interaction.user.id)
    words = house.words(interaction)
    return [words("opened-bots-only", count=count, when=f"<t:{table.bots_only_until // 1000}:t>", now=words("button-now"))]


async def replace_idle_table(house: House, interaction: discord.Interaction, press: GiveWayPress) -> None:
    """End the idle table of this channel and open the one that the user wanted."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await open_table(house, interaction, press.wanted, instead_of=press.table)


def spoken(interaction: discord.Interaction) -> str:
    """Return the locale of a new table on a server that has not chosen a language.

    Only community servers have a language of their own. All others get the host's language.
    """
    return community_language(interaction.guild) or interaction.locale.value


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PlayCog(bot.house))
