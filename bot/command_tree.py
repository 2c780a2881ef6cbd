"""The tree of slash commands: rate limits before a command runs, an answer if it fails."""

import logging
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.event_guard import place_of
from cogs.play.game_search import MOST_TYPED
from cogs.support.house import HouseBot
from cogs.support.refusal_answers import answer_error
from delivery.discord_api.discord_errors import CONNECTION_ERRORS
from tables.state.refusal import Refused

log = logging.getLogger(__name__)


def cut_typed_text(data: Any) -> None:
    """Cut the texts that a person has typed into options.

    Discord lets them type 6,000 characters while it completes.
    """
    for option in data.get("options", ()):
        cut_typed_text(option)
        if isinstance(option.get("value"), str):
            option["value"] = option["value"][:MOST_TYPED]


def can_complete(interaction: discord.Interaction) -> bool:
    """Return whether the command has the option into which a person types.

    A client may know an older version of the command. discord.py would log a traceback.
    """
    data: Any = interaction.data or {}
    option = focused_option(data.get("options", ()))
    command = interaction.command
    if option not in interaction.namespace or not isinstance(command, app_commands.Command):
        return False
    parameter = command.get_parameter(option)
    return parameter is not None and parameter.autocomplete


def focused_option(options: Any) -> str:
    """Return the name of the option into which a person types; "" if there is none."""
    for option in options:
        if option.get("focused"):
            return str(option["name"])
        if name := focused_option(option.get("options", ())):
            return name
    return ""


class RateLimitedTree(app_commands.CommandTree[HouseBot]):
    """Takes each command and each completion from the user's rate bucket, and answers all
    errors.
    """

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Refuse a command, or offer no completions, if the user's bucket is empty."""
        house = self.client.house
        house.answer_tasks.add_current()
        cut_typed_text(interaction.data or {})
        is_completion = interaction.type is discord.InteractionType.autocomplete
        if is_completion and not can_complete(interaction):
            await self._refuse(interaction, Refused("old-command"))
            return False
        try:
            (house.completions if is_completion else house.presses).take(interaction.user.id)
        except Refused as refused:
            await self._refuse(interaction, refused)
            return False
        await house.learn_language(interaction)
        return True

    async def _call(self, interaction: discord.Interaction[HouseBot]) -> None:
        """Run a command, and answer one whose parts cannot be read.

        `_call` is private: discord.py runs it in a task of its own, where an error that is no
        `AppCommandError` would be lost and nobody answered. If it changes, such commands get no
        answer, and `tests/e2e/test_events.py` fails.
        """
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            log.warning("a command cannot be read: %s", place_of(error))
            await self._refuse(interaction, Refused("old-command"))
        except Exception as error:  # noqa: BLE001 - an outage of the database, for example
            await self._refuse(interaction, error)

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with one sentence for a refusal, with an error number for a fault of the
        command itself.
        """
        if isinstance(error, app_commands.CommandInvokeError):
            await self._refuse(interaction, error.original)
        else:  # Discord has sent an older version of a command, or one that does not exist
            log.info("a command is not known as it was sent: %s", type(error).__name__)
            await self._refuse(interaction, Refused("old-command"))

    async def _refuse(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answer with the sentence for an error; completions are left empty."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_error(interaction, error)
        elif not interaction.response.is_done():
            with suppress(discord.HTTPException, *CONNECTION_ERRORS):
                await interaction.response.autocomplete([])
