"""/house: settings and moderation of a server, in one private message.

Discord decides who may use the command; each press asks again. Every action is recorded before it is carried out.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.game_choice import fitting_choices
from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot
from cogs.support.house_display import show_house_page, watch_page
from cogs.support.server_management import live_table_of, managed_server, note_deed, open_house
from delivery.discord_api.interaction_answers import defer_silently, show_form
from messages.pages import house_pages as pages
from messages.parts import house_ids as ids
from service.removal import take_out
from tables.people.people import Ban, ModerationAction
from tables.state.default_settings import DAY
from tables.state.phases import CloseReason


class HouseCog(commands.Cog):
    """The command for people who manage the server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="house")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def look_after(self, interaction: discord.Interaction, page: Typed = pages.FRONT) -> None:
        """Tables, limits, bans and all that is settled on this server, in one private message."""
        open_house(self.house, interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show_house_page(self.house, interaction, page)

    @look_after.autocomplete("page")
    async def page_names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the pages, in the reader's language."""
        words = self.house.words(interaction)
        offers = [(words(f"button-house-{page}"), page) for page in pages.PAGES]
        return fitting_choices(offers, current)


async def turn_house_page(house: House, interaction: discord.Interaction, press: ids.HousePage) -> None:
    """Show the page of the pressed button."""
    managed_server(house, interaction)
    await defer_silently(interaction)
    await show_house_page(house, interaction, press.page)


async def turn_watch_page(house: House, interaction: discord.Interaction, press: ids.WatchPress) -> None:
    """Show a list of figures about fair play."""
    guild = managed_server(house, interaction)
    await defer_silently(interaction)
    await house.publisher.answer(interaction, await watch_page(house, guild, press, house.words(interaction)))


async def close_table(house: House, interaction: discord.Interaction, press: ids.HouseClose) -> None:
    """Close a table; a deal that has begun is played to its end first."""
    guild = managed_server(house, interaction)
    await defer_silently(interaction)
    one = await live_table_of(house, guild, press.table)
    await note_deed(house, interaction, ModerationAction.CLOSE, str(one.channel))
    await house.tables.wind_up(one.id, CloseReason.MODERATOR)
    await show_house_page(house, interaction, "tables")


async def ask_for_reason(house: House, interaction: discord.Interaction, press: ids.BanPress) -> None:
    """Show the form for the reason of a ban."""
    guild = managed_server(house, interaction)
    names = await house.store.people.names(guild, (press.user,))
    await show_form(interaction, pages.ban_form(press, names, house.words(interaction)))


async def ban_member(house: House, interaction: discord.Interaction, form: ids.BanPress, reason: str) -> None:
    """Ban a person from the tables of this server, and take them out of their tables here."""
    guild = managed_server(house, interaction)
    await defer_silently(interaction)
    now, reason = house.tables.now(), reason.strip()[: pages.MAX_REASON_LENGTH]
    await note_deed(house, interaction, ModerationAction.BAN, str(form.user), ban_days=form.days or None, ban_reason=reason)
    until = now + form.days * DAY if form.days else None
    await house.store.servers.ban(Ban(guild, form.user, now, until, reason))
    await take_out(house.tables, form.user, guild)
    await show_house_page(house, interaction, "bans")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(HouseCog(bot.house))
