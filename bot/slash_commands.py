"""Slash commands: rate limits before a command runs, an answer if it fails, descriptions taken from
the catalogues, and the list of commands that Discord knows.
"""

import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from operator import itemgetter
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.event_guard import place_of
from cogs.play.game_search import MOST_TYPED
from cogs.support.house import HouseBot
from cogs.support.refusal_and_error_answers import answer_error
from data.servers import COMMAND_IDS
from data.store import Store
from delivery.discord_api.discord_errors import CONNECTION_ERRORS, Meaning, describe, meaning_of
from locales.catalogues import HOUSE_LANGUAGE, Catalogues, Words
from tables.state.change import Refused

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


DESCRIPTIONS = (
    app_commands.TranslationContextLocation.command_description,
    app_commands.TranslationContextLocation.group_description,
    app_commands.TranslationContextLocation.parameter_description,
)


def describe_commands(tree: app_commands.CommandTree[Any], words: Words) -> None:
    """Give every command, group and parameter its description from the catalogue."""
    for command in tree.walk_commands():
        command.description = words(description_key(command))
        if isinstance(command, app_commands.Command) and command.parameters:
            texts = {
                parameter.name: app_commands.locale_str(words(description_key(parameter)))
                for parameter in command.parameters
            }
            app_commands.describe(**texts)(command)


def description_key(
    described: app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.Parameter,
) -> str:
    """Return the catalogue key: `command-<name>`, for a parameter its attribute
    `command-<name>.<parameter>`.
    """
    if isinstance(described, app_commands.Parameter):
        return f"{description_key(described.command)}.{described.name}"
    return f"command-{described.qualified_name.replace(' ', '-')}"


def menu_key(menu: app_commands.ContextMenu) -> str:
    """Return the catalogue key of a command in the menu of a member: `menu-<name>`."""
    return f"menu-{menu.name.lower()}"


class CommandTranslator(app_commands.Translator):
    """Translates descriptions for all locales of Discord whose language has a catalogue."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(
        self,
        string: app_commands.locale_str,  # noqa: ARG002 - discord.py's signature; the key follows from the context
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a description, or the name of an entry in a menu, in the language of the
        locale; None for all else.
        """
        described = context.data
        if isinstance(described, app_commands.ContextMenu):
            return self._catalogues.of(locale.value)(menu_key(described))
        if (
            context.location not in DESCRIPTIONS
            or isinstance(described, app_commands.Choice)
            or self._catalogues.language(locale.value) == HOUSE_LANGUAGE
        ):
            return None
        return self._catalogues.of(locale.value)(description_key(described))


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as Discord is told of them, in all languages."""
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


async def tell_commands(bot: commands.AutoShardedBot, store: Store) -> None:
    """Tell Discord about the commands.

    If it refuses the list, the bot works with those that Discord has.
    """
    try:
        await sync_commands(bot, store)
    except (discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.TEMPORARY:
            raise
        log.warning(
            "Discord refuses the list of commands: people have the old ones (%s)", describe(error)
        )


async def sync_commands(bot: commands.AutoShardedBot, store: Store) -> bool:
    """Tell Discord about the commands if it has other ones. Returns whether it was told.

    The ids that it gives the commands are stored, for mentions of commands.
    """
    ours = await command_payload(bot.tree)
    registered = await bot.http.request(
        Route("GET", f"/applications/{bot.application_id}/commands"),
        params={"with_localizations": "true"},
    )
    order = itemgetter("type", "name")
    has_ours = agrees(sorted(ours, key=order), sorted(registered, key=order))
    if not has_ours:
        registered = [{"name": command.name, "id": command.id} for command in await bot.tree.sync()]
    await store.servers.set_fact(
        COMMAND_IDS, json.dumps({command["name"]: int(command["id"]) for command in registered})
    )
    return not has_ours


def agrees(ours: Any, registered: Any) -> bool:
    """Return whether Discord's description of commands says what ours says.

    Discord adds keys, and leaves out empty values.
    """
    if not ours:
        return not registered
    if isinstance(ours, Mapping):
        return isinstance(registered, Mapping) and all(
            agrees(value, registered.get(key)) for key, value in ours.items()
        )
    if isinstance(ours, list | tuple):
        return (
            isinstance(registered, list)
            and len(ours) == len(registered)
            and all(map(agrees, ours, registered))
        )
    return bool(ours == registered or str(ours) == str(registered))
