"""/privacy: show, export and erase the data of a person."""

import asyncio
import json
import zipfile
from contextlib import suppress
from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from cogs.support.erasure import erase_user
from cogs.support.house import House, HouseBot
from delivery.discord_api.interaction_answers import change_controls, defer_silently, say, send_file
from messages.parts.addresses import append_addresses
from messages.parts.components import Button, ButtonStyle
from messages.parts.custom_ids import ForgetPress
from service.removal import take_out
from tables.state.default_settings import DAY, MARK_MS
from tables.state.refusal import Refused

FILE = "kaffeehaus-privacy.json"
FORMAT = 1  # of the file
GOODBYES = 10.0  # seconds that tables have for telling somebody that they have got up, while it is known where
MOST_DAYS = MARK_MS // DAY  # without starting chips


async def forget_user(house: House, interaction: discord.Interaction, _: ForgetPress) -> None:
    """Erase the user's data after the user has confirmed it."""
    await defer_silently(interaction)
    await change_controls(interaction, ())
    user = interaction.user.id
    await house.store.privacy.begin_erasure(user, house.tables.now())
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYES):
            played = await house.store.tables.tables_played_at(user, live=True)
            await take_out(house.tables, user)
            for table_id in played:
                await house.publisher.refreshed(table_id)
    await erase_user(house.tables, house.publisher, user)
    await say(interaction, house.words(interaction)("privacy-forgotten", days=MOST_DAYS))


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class PrivacyCog(commands.GroupCog, group_name="privacy", group_description="…"):
    """The privacy commands, on servers and in direct messages."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command()
    async def about(self, interaction: discord.Interaction) -> None:
        """Show which data is kept, and for how long."""
        words, keeping = self.house.words(interaction), self.house.keeping
        text = words("privacy-about", logs=keeping.log_days, servers=keeping.server_days)
        await say(interaction, append_addresses(text, self.house.addresses, words))

    @app_commands.command()
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the user's data as a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with self.house.exports.slot(interaction.user.id):
            given = await self.house.store.privacy.personal_data(interaction.user.id)
            about = {"format": FORMAT, "person": str(interaction.user.id), "made": interaction.created_at.isoformat()}
            name, data = await asyncio.to_thread(pack_export, {"about": about, **given}, interaction.filesize_limit)
        if len(data) > interaction.filesize_limit:
            raise Refused("privacy-large")
        await send_file(interaction, self.house.words(interaction)("privacy-export", file=name), name, data)

    @app_commands.command()
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask the user to confirm the erasure."""
        words = self.house.words(interaction)
        button = Button(ForgetPress(), words("button-forget"), ButtonStyle.DANGER)
        await say(interaction, words("privacy-sure", days=MOST_DAYS), ((button,),))


def pack_export(given: object, most: int) -> tuple[str, bytes]:
    """The name and the bytes of a file: JSON, in a zip archive if it is larger than Discord takes."""
    text = json.dumps(given, ensure_ascii=False, indent=1).encode()
    if len(text) <= most:
        return FILE, text
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as within:
        within.writestr(FILE, text)
    return f"{FILE}.zip", archive.getvalue()


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PrivacyCog(bot.house))
