"""The rules of a game as a page: words and pictures, for whoever asks, and the house rules of the table where they ask."""

from io import BytesIO

import discord

from cogs.house import House
from locales.catalogues import Words
from messages.narration import rules_changed, rules_in_force
from messages.style import private_style
from tables.table import Table

MOST = 2000  # characters of a message


async def explain(house: House, interaction: discord.Interaction, game: str, table: Table | None = None) -> None:
    """Answer a deferred interaction with the rules of a game; `table`: as they are played there."""
    words = house.words(interaction)
    style = await private_style(house.store, interaction.guild_id, interaction.user.id)
    picture = await house.publisher.figure(game, words, style)
    files = [discord.File(BytesIO(picture.data), picture.file_name(game), description=picture.alt)] if picture else []
    await interaction.edit_original_response(content=page(game, words, table), attachments=files)


def page(game: str, words: Words, table: Table | None) -> str:
    """The rules, and what is in force at the table: everything, or if there is no room only what is not as usual."""
    text = words(f"rules-{game}")
    if table is None:
        return text
    for rules in (rules_in_force(table, words), rules_changed(table, words) or words("preset-usual")):
        whole = f"{text}\n{words('rules-here', rules=rules)}"
        if len(whole) <= MOST:
            return whole
    return text
