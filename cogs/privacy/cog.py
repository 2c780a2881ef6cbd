"""/privacy: show, export and erase the data of a person."""

import asyncio
import json
import zipfile
from contextlib import suppress
from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from cogs.press_handlers import handles
from cogs.privacy.page import ForgetPress, question_content
from cogs.support.house import FeatureCog, HouseBot
from delivery.discord_api.interaction_answers import change_controls, defer_silently, say, send_file
from delivery.publish.publisher import Publisher
from messages.parts.links import append_addresses
from service.persons_tables import forget, take_out
from service.tables import Tables
from tables.state.change import Refused
from tables.state.durations_and_limits import DAY, MARK_MS


async def erase_user(tables: Tables, publisher: Publisher, user: int) -> None:
    """Erase a person's data, or finish an erasure that was interrupted.

    Then show the live tables where the person was.
    """
    changed = await forget(tables, user)
    await publisher.other_processes.announce_erasure()
    for table_id in changed:
        publisher.refresh(table_id)


FILE = "kaffeehaus-privacy.json"
FORMAT = 1  # of the file
# seconds that tables have for telling somebody that they have got up, while it is known where
GOODBYES = 10.0
MOST_DAYS = MARK_MS // DAY  # without starting chips


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class PrivacyCog(FeatureCog, commands.GroupCog, group_name="privacy", group_description="…"):
    """The privacy commands, on servers and in direct messages."""

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
            about = {
                "format": FORMAT,
                "person": str(interaction.user.id),
                "made": interaction.created_at.isoformat(),
            }
            name, data = await asyncio.to_thread(
                pack_export, {"about": about, **given}, interaction.filesize_limit
            )
        if len(data) > interaction.filesize_limit:
            raise Refused("privacy-large")
        await send_file(
            interaction, self.house.words(interaction)("privacy-export", file=name), name, data
        )

    @app_commands.command()
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask the user to confirm the erasure."""
        content = question_content(MOST_DAYS, self.house.words(interaction))
        await say(interaction, content.text, content.controls)

    @handles(ForgetPress)
    async def forget_user(self, interaction: discord.Interaction, _: ForgetPress) -> None:
        """Erase the user's data after the user has confirmed it."""
        await defer_silently(interaction)
        await change_controls(interaction, ())
        user = interaction.user.id
        await self.house.store.privacy.begin_erasure(user, self.house.tables.now())
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYES):
                played = await self.house.store.tables.tables_played_at(user, live=True)
                await take_out(self.house.tables, user)
                for table_id in played:
                    await self.house.publisher.refreshed(table_id)
        await erase_user(self.house.tables, self.house.publisher, user)
        await say(interaction, self.house.words(interaction)("privacy-forgotten", days=MOST_DAYS))


def pack_export(given: object, most: int) -> tuple[str, bytes]:
    """The name and the bytes of a file.

    JSON, in a zip archive if it is larger than Discord takes.
    """
    text = json.dumps(given, ensure_ascii=False, indent=1).encode()
    if len(text) <= most:
        return FILE, text
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as within:
        within.writestr(FILE, text)
    return f"{FILE}.zip", archive.getvalue()


async def setup(bot: HouseBot) -> None:
    await bot.add_cog(PrivacyCog(bot.house))
