"""The rules of a game as a page: words and pictures, for whoever asks, and the house rules of the table where they ask."""

from io import BytesIO

import discord

from cogs.house import House
from delivery.style import private_style
from messages.explaining import page
from tables.table import Table
from tables.views import public


async def explain(house: House, interaction: discord.Interaction, game: str, table: Table | None = None) -> None:
    """Answer a deferred interaction with the rules of a game; `table`: as they are played there."""
    words = house.words(interaction)
    style = await private_style(house.store, interaction.guild_id, interaction.user.id)
    picture = await house.publisher.figure(game, words, style)
    files = [discord.File(BytesIO(picture.data), picture.file_name(game), description=picture.alt)] if picture else []
    text = page(game, words, None if table is None else public(table))
    await interaction.edit_original_response(content=text, attachments=files)
