"""/play, /table, /hand and /leave."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import known
from cogs.game_choice import completions, game_called
from cogs.house import House, HouseBot
from cogs.table_presses import leave, my_hand
from delivery.answers import say
from delivery.composer import address
from delivery.trouble import Gone, Meaning, meaning
from messages.components import Controls
from messages.hand import seal_note
from messages.narration import host_of
from tables.people import GuildSettings
from tables.public import CloseReason
from tables.store import ChannelTaken, Unreadable
from tables.table import Chair, Refused, Table
from tables.views import public

# What the bot needs where a table stands, for what it does without an interaction: post, edit, attach.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")


class Play(commands.Cog):
    """Tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def play(self, interaction: discord.Interaction, game: str) -> None:
        """Open a table in this channel."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.house.words(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(words(f"permission-{name.replace('_', '-')}") for name in missing)
            raise Refused("permissions", names=names)
        presets = await self.house.store.presets(interaction.guild_id)
        name = game_called(self.house, interaction, game, presets)
        preset = next((preset for preset in presets if preset.name == name), None)
        game = preset.game if preset else name
        if await self.point_to_table(interaction):
            return
        await known(self.house, interaction, sits_down=True)
        host = Chair(interaction.user.id, interaction.user.display_name, interaction.user.name)
        settings = await self.house.store.guild(interaction.guild_id)
        if not tables_allowed(settings, interaction):
            raise Refused("channel", channels=settings.channels)
        locale = self.house.catalogues.language(settings.locale or spoken(interaction))
        try:
            table = await self.house.tables.open(interaction.guild_id, interaction.channel_id, host, game, locale, preset)
        except ChannelTaken:
            await self.point_to_table(interaction)
            return
        link = await self.house.publisher.link(table)
        if link is None:
            await self.insist(interaction, table)
            link = await self.house.publisher.link(table)
        opened = words("opened", link=link or f"<#{table.channel}>")
        controls: Controls = ()
        if trouble := await self.house.publisher.greet(table, interaction.user.id):
            opened += f"\n{words(trouble)}\n{seal_note(public(table), words)}"
            controls = my_hand(table.id, words)
        await say(interaction, opened, controls)

    @play.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The server's presets, then the games on offer, in the reader's language."""
        presets = await self.house.store.presets(interaction.guild_id) if interaction.guild_id else []
        return completions(self.house, interaction, current, presets)

    async def insist(self, interaction: discord.Interaction, table: Table) -> None:
        """Post a table that could not be posted. One that cannot be is given up; raises why not."""
        try:
            await self.house.publisher.post(table)
        except (discord.HTTPException, discord.RateLimited, Gone) as error:
            await self.house.tables.wind_up(table.id, CloseReason.UNREACHABLE)
            barred = isinstance(error, discord.HTTPException) and meaning(error) is Meaning.BARRED
            if barred and isinstance(interaction.channel, discord.Thread):  # a private one: permissions look fine from outside
                raise Refused("add-to-thread") from error
            raise

    async def point_to_table(self, interaction: discord.Interaction) -> bool:
        """Say which table stands here already; False if none does."""
        assert interaction.channel_id is not None
        try:
            table = await self.house.store.live_in(interaction.channel_id)
        except Unreadable as gone:
            await self.house.store.scrap(gone.table_id, self.house.tables.now())
            self.house.publisher.show(gone.table_id)
            return False
        if table is None:
            return False
        words = self.house.words(interaction)
        link = await self.house.publisher.link(table)
        await say(
            interaction,
            words("table-here", game=words(f"game-{table.game}"), link=link or address(table, None), host=host_of(public(table))),
        )
        return True

    @app_commands.command()
    @app_commands.guild_only()
    async def table(self, interaction: discord.Interaction) -> None:
        """Post the table again at the bottom."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        await self.house.tables.back(table.id, interaction.user.id)
        await self.house.publisher.post(table)
        await say(interaction, self.house.words(interaction)("posted"))

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """My hand at this channel's table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        table = await self.house.tables.back(table.id, interaction.user.id)
        await self.house.publisher.hand(interaction, table, interaction.user.id)

    @app_commands.command()
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up from this channel's table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await self.table_here(interaction)
        await leave(self.house, interaction, table.id)

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """The live table of the channel. Raises `Refused` ("no-table-here")."""
        assert interaction.channel_id is not None
        table = await self.house.store.live_in(interaction.channel_id)
        if table is None:
            raise Refused("no-table-here")
        return table


def spoken(interaction: discord.Interaction) -> str:
    """The locale of a new table on a server that has settled none. A server has a language of its own only as a community: to all
    others Discord gives English, whatever is spoken there, so they get the host's."""
    community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return ((community and interaction.guild_locale) or interaction.locale).value


def tables_allowed(settings: GuildSettings, interaction: discord.Interaction) -> bool:
    """Whether those who manage the server let tables stand in this channel, or in the channel of this thread."""
    if settings.channels is None:
        return True
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    return not here.isdisjoint(settings.channels)


def missing_permissions(interaction: discord.Interaction) -> list[str]:
    """What the bot may not do in this channel though it must."""
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


async def setup(bot: HouseBot) -> None:
    """The cog."""
    await bot.add_cog(Play(bot.house))
