"""/presets: house rules that a server's moderators give a name, and /play offers by it."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.feature_cog import FeatureCog
from cogs.house.moderation import note_deed
from cogs.support.interaction_values import Typed, channel_of, guild_of
from delivery.discord_api.interaction_answers import say
from games import GAMES
from messages.parts.content import fit_message
from messages.parts.safe_names import MAX_NAME_LENGTH, clean_name, escaped_name
from messages.play.house_rule_menus import preset_text
from tables.people.people import ModerationAction, Preset
from tables.state.refusal import Refused

MOST = 25  # presets of a server: what one menu of completions can offer


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class PresetsCog(FeatureCog, commands.GroupCog, group_name="presets", group_description="…"):
    """The commands for saved house rules, for people who manage the server."""

    @app_commands.command()
    async def save(self, interaction: discord.Interaction, name: Typed) -> None:
        """Give the house rules of this channel's table a name."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = guild_of(interaction)
        words = self.house.words(interaction)
        table = await self.house.store.tables.live_table_in(channel_of(interaction))
        if table is None:
            raise Refused("no-table-here")
        name = " ".join(name.split())
        titles = {words(f"game-{key}").casefold() for key in GAMES} | set(GAMES)
        if not name or len(name) > MAX_NAME_LENGTH or name.casefold() in titles:
            raise Refused("preset-name", most=MAX_NAME_LENGTH)
        known = await self.house.store.servers.presets(guild)
        if len(known) >= MOST and name not in {preset.name for preset in known}:
            raise Refused("presets-full", most=MOST)
        preset = Preset(guild, name, table.game, table.options, table.table_options)
        await note_deed(self.house, interaction, ModerationAction.SAVE_PRESET, name)
        await self.house.store.servers.save_preset(preset)
        await say(interaction, words("preset-saved", preset=preset_text(preset, words)))

    @app_commands.command()
    async def show(self, interaction: discord.Interaction) -> None:
        """All presets of this server."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.house.words(interaction)
        presets = await self.house.store.servers.presets(guild_of(interaction))
        lines = [preset_text(preset, words) for preset in presets] or [words("presets-none")]
        await say(interaction, fit_message("\n".join(lines)))

    @app_commands.command()
    async def delete(self, interaction: discord.Interaction, name: Typed) -> None:
        """Delete a preset of the server by its name."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.house.words(interaction)
        if not await self.house.store.servers.forget_preset(guild_of(interaction), name):
            raise Refused("no-preset")
        await note_deed(self.house, interaction, ModerationAction.DELETE_PRESET, name)
        await say(interaction, words("preset-deleted", name=escaped_name(name)))

    @delete.autocomplete("name")
    async def names(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The presets there are."""
        presets = await self.house.store.servers.presets(guild_of(interaction))
        return [
            app_commands.Choice(name=clean_name(preset.name) or "?", value=preset.name)
            for preset in presets
            if current.casefold() in preset.name.casefold()
        ][:MOST]
