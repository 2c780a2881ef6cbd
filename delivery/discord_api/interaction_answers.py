"""Answers to interactions: to what people type and press."""

from io import BytesIO
from typing import Any

import discord

from delivery.discord_api.component_payloads import View
from messages.parts.components import Controls, Form

FORM_SECONDS = 600  # for which discord.py remembers a form; one that comes back later is answered all the same


async def say(interaction: discord.Interaction, text: str, controls: Controls = ()) -> None:
    """A message that only this person sees, however far the interaction has got."""
    more: dict[str, Any] = {"view": View(controls)} if controls else {}
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True, suppress_embeds=True, **more)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text, **more)
    else:
        await interaction.followup.send(text, ephemeral=True, suppress_embeds=True, **more)


async def add(interaction: discord.Interaction, text: str) -> None:
    """Another such message, after the answer."""
    await interaction.followup.send(text, ephemeral=True, suppress_embeds=True)


async def hand_over(interaction: discord.Interaction, text: str, name: str, data: bytes) -> None:
    """Answer a deferred interaction with a file that only this person sees."""
    await interaction.edit_original_response(content=text, attachments=[discord.File(BytesIO(data), name)])


async def change(interaction: discord.Interaction, controls: Controls, text: str | None = None) -> None:
    """Give a deferred answer, or the message that was pressed, other controls and perhaps another text; all else stays."""
    more: dict[str, Any] = {} if text is None else {"content": text}
    await interaction.edit_original_response(view=View(controls) if controls else None, **more)


async def take_buttons(interaction: discord.Interaction) -> None:
    """Acknowledge the answer to a question: it has been answered."""
    await interaction.response.edit_message(view=None)


async def ask(interaction: discord.Interaction, form: Form) -> None:
    """Show a form. What is typed comes back as an interaction of its own."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.id.text, timeout=FORM_SECONDS)
    number: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=form.most)
    modal.add_item(discord.ui.Label(text=form.label, component=number))
    await interaction.response.send_modal(modal)
