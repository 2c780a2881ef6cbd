"""Descriptions of the commands, taken from the catalogues, and the list of commands that Discord
knows.
"""

import hashlib
import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from data.servers import COMMAND_IDS
from data.store import Store
from delivery.discord_api.discord_errors import Meaning, describe, meaning_of
from locales.catalogues import HOUSE_LANGUAGE, Catalogues, Words

DIGEST = "commands"  # key under which the database keeps the digest of what Discord was told last
REGISTERED = "registered_commands"  # likewise of what Discord has made of it
log = logging.getLogger(__name__)

DESCRIPTIONS = (
    app_commands.TranslationContextLocation.command_description,
    app_commands.TranslationContextLocation.group_description,
    app_commands.TranslationContextLocation.parameter_description,
)


def describe_commands(tree: app_commands.CommandTree[Any], words: Words) -> None:
    """Give every command, group and parameter its description from the catalogue."""
    for command in every_command(tree):
        command.description = words(description_key(command))
        if isinstance(command, app_commands.Command) and command.parameters:
            texts = {
                parameter.name: app_commands.locale_str(words(description_key(parameter)))
                for parameter in command.parameters
            }
            app_commands.describe(**texts)(command)


def every_command(
    tree: app_commands.CommandTree[Any],
) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Yield all slash commands and their groups."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command | app_commands.Group):
            yield command


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
        if context.location not in DESCRIPTIONS or isinstance(described, app_commands.Choice):
            return None
        if self._catalogues.language(locale.value) == HOUSE_LANGUAGE:
            return None
        return self._catalogues.of(locale.value)(description_key(described))


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as Discord is told of them, in all languages."""
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


def missing_commands(
    ours: Iterable[Mapping[str, Any]], registered: Iterable[Mapping[str, Any]]
) -> list[str]:
    """Return the names of our commands that Discord does not have."""
    there = {command["name"] for command in registered}
    return sorted(command["name"] for command in ours if command["name"] not in there)


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
    """Tell Discord about the commands if they have changed since it was told last, or if it has
    lost or replaced one.

    Returns whether Discord was told. The ids that it gives the commands are stored, for mentions of
    commands.
    """
    payload = await command_payload(bot.tree)
    text = json.dumps([bot.application_id, payload], sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if await store.servers.fact(DIGEST) == digest and await store.servers.fact(COMMAND_IDS):
        known = await store.servers.fact(REGISTERED)
        if digest_of(await bot.tree.fetch_commands()) == known:
            return False
        if known:
            log.warning("Discord does not have the commands as it was told last: it is told again")
    registered = await bot.tree.sync()
    await store.servers.set_fact(REGISTERED, digest_of(registered))
    await store.servers.set_fact(
        COMMAND_IDS, json.dumps({command.name: command.id for command in registered})
    )
    await store.servers.set_fact(DIGEST, digest)
    return True


def digest_of(registered: Sequence[app_commands.AppCommand]) -> str:
    """Return a digest of commands as Discord has them.

    Translations are left out: Discord lists commands without them.
    """
    known = [
        [command.id, command.type.value, command.name, command.description, _options(command)]
        for command in registered
    ]
    return hashlib.sha256(json.dumps(sorted(known), sort_keys=True).encode()).hexdigest()


def _options(command: app_commands.AppCommand | app_commands.AppCommandGroup) -> list[object]:
    """Return the names and descriptions of a command's options, groups and subcommands."""
    return [
        [
            option.type.value,
            option.name,
            option.description,
            _options(option) if isinstance(option, app_commands.AppCommandGroup) else [],
        ]
        for option in command.options
    ]
