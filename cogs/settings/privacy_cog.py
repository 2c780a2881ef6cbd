"""Shows, exports and erases the data of a person."""

import asyncio
import json
import zipfile
from contextlib import suppress
from io import BytesIO

import discord

from cogs.press_handlers import handles
from cogs.settings.page import PrivacyPress, privacy_content, question_content
from cogs.support.house import FeatureCog
from delivery.discord_api.interaction_answers import (
    answer_in_place,
    change_controls,
    defer_silently,
    say,
    send_file,
)
from delivery.publish.publisher import Publisher
from messages.parts.content import append_addresses
from service.persons_tables import forget, take_out
from service.tables import Tables
from tables.state.change import Refused
from tables.state.default_settings import DAY, MARK_MS


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


class PrivacyCog(FeatureCog):
    """The pages about a person's data, behind /settings."""

    @handles(PrivacyPress)
    async def handle_privacy_press(
        self, interaction: discord.Interaction, press: PrivacyPress
    ) -> None:
        """Show which data is kept, send it, or delete it after a question."""
        match press.what:
            case "about":
                await self.show(interaction)
            case "export":
                await self.export(interaction)
            case "ask":
                await answer_in_place(interaction)
                content = question_content(MOST_DAYS, self.house.words(interaction))
                await say(interaction, content.text, content.controls)
            case _:
                await self.forget(interaction)

    async def show(self, interaction: discord.Interaction) -> None:
        """Show which data is kept, and for how long."""
        await answer_in_place(interaction)
        keeping, addresses = self.house.keeping, self.house.addresses
        words = self.house.words(interaction)
        content = privacy_content(keeping.log_days, keeping.server_days, words)
        await say(interaction, append_addresses(content.text, addresses, words), content.controls)

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

    async def forget(self, interaction: discord.Interaction) -> None:
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
