"""/notify: asks to be told by direct message when a table of a game opens on this server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import completions, find_game, load_offer
from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot, guild_of
from cogs.support.refusal_answers import remember_person
from delivery.discord_api.interaction_answers import remove_controls, say
from messages.pages.notice_message import wish_content
from messages.parts.evening_ids import UnwishPress


class NotifyCog(commands.Cog):
    """The command that asks for notices."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    async def notify(self, interaction: discord.Interaction, game: Typed) -> None:
        """Tell the user when a table of a game opens here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = guild_of(interaction)
        wanted = find_game(self.house, interaction, game, await load_offer(self.house, interaction))
        await self.house.tables.require_not_banned(guild, interaction.user.id)
        await remember_person(self.house, interaction, sits_down=True)
        await self.house.store.evenings.add_wish(guild, interaction.user.id, wanted)
        content = wish_content(wanted, guild, self.house.words(interaction))
        await say(interaction, content.text, content.controls)

    @notify.autocomplete("game")
    async def games(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The games on offer, in the reader's language."""
        return completions(self.house, interaction, current, await load_offer(self.house, interaction))


async def remove_wish(house: House, interaction: discord.Interaction, press: UnwishPress) -> None:
    """Tell the user no longer of tables of that game."""
    await remove_controls(interaction)
    await house.store.evenings.remove_wish(press.guild, interaction.user.id, press.game)
    words = house.words(interaction)
    await say(interaction, words("notify-off", game=words(f"game-{press.game}")))


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(NotifyCog(bot.house))
