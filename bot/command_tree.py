"""The tree of slash commands: rate limits before a command runs, an answer if it fails."""

from typing import Any

import discord
from discord import app_commands

from cogs.support.house import HouseBot
from cogs.support.refusal_answers import answer_error
from messages.pages.game_search import MOST_TYPED
from tables.state.refusal import Refused


def cut_typed_text(data: Any) -> None:
    """Cut the texts that a person has typed into options. Discord lets them type 6,000 characters while it completes."""
    for option in data.get("options", ()):
        cut_typed_text(option)
        if isinstance(option.get("value"), str):
            option["value"] = option["value"][:MOST_TYPED]


class RateLimitedTree(app_commands.CommandTree[HouseBot]):
    """Takes each command and each completion from the user's rate bucket, and answers all errors."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse a command, or offer no completions, if the user's bucket is empty."""
        house = self.client.house
        house.answer_tasks.add_current()
        cut_typed_text(interaction.data or {})
        is_completion = interaction.type is discord.InteractionType.autocomplete
        try:
            (house.completions if is_completion else house.presses).take(interaction.user.id)
        except Refused as refused:
            await (interaction.response.autocomplete([]) if is_completion else answer_error(interaction, refused))
            return False
        await house.learn_language(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer with one sentence for a refusal, with an error number for a fault."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_error(interaction, cause)
