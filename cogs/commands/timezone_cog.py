"""/timezone: the clock by which the days and seasons of a server begin."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.chosen_values import Typed
from cogs.support.house import House, HouseBot
from cogs.support.server_management import note_deed, open_house
from delivery.discord_api.interaction_answers import say
from messages.parts.safe_names import escape_markup
from tables.people.people import ModerationAction
from tables.state import calendar_days
from tables.state.refusal import Refused

MOST = 25  # completions


class TimezoneCog(commands.Cog):
    """The command for people who manage the server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def timezone(self, interaction: discord.Interaction, zone: Typed) -> None:
        """Set the time zone of the server. What has been counted stays on its days."""
        guild = open_house(self.house, interaction)
        found = zone_called(zone)
        if found is None:
            raise Refused("unknown-zone", zone=escape_markup(zone[:50]))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await note_deed(self.house, interaction, ModerationAction.TIME_ZONE, found)
        await self.house.store.servers.update_guild_settings(guild, time_zone=found)
        clock = calendar_days.clock_at(self.house.tables.now(), found)
        await say(interaction, self.house.words(interaction)("time-zone-set", zone=found, time=clock))

    @timezone.autocomplete("zone")
    async def zones(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Return the zones whose names contain the typed text."""
        return [app_commands.Choice(name=one.replace("_", " "), value=one) for one in zones_like(current)[:MOST]]


def zones_like(text: str) -> list[str]:
    """Return the time zones whose names contain a text, those that have it at the beginning of a word first."""
    wanted = plain(text)
    found = [name for name in calendar_days.zone_names() if wanted in plain(name)]
    return sorted(found, key=lambda name: (f"/{wanted}" not in f"/{plain(name)}", name))


def zone_called(text: str) -> str | None:
    """Return the time zone that a text names, whole or by its city; None if there is none or there are several."""
    wanted = plain(text)
    for names in (
        [name for name in calendar_days.zone_names() if plain(name) == wanted],
        [name for name in calendar_days.zone_names() if plain(name).endswith(f"/{wanted}")],
    ):
        if len(names) == 1:
            return names[0]
    return None


def plain(name: str) -> str:
    """Return a name as people type it."""
    return name.strip().casefold().replace(" ", "_")


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(TimezoneCog(bot.house))
