"""Descriptions of commands come from the catalogues, and Discord is told of commands only when they have changed."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from data.sql_store import SqlStore
from locales.catalogues import HOUSE_LANGUAGE, Catalogues, Words

FACT = "commands"  # under which the store remembers what Discord was told


def dress(tree: app_commands.CommandTree[Any], words: Words) -> None:
    """Give every command, group and parameter its description, `command-<name>` with an attribute per parameter."""
    for command in everything(tree):
        key = f"command-{command.qualified_name.replace(' ', '-')}"
        command.description = words(key)
        command._locale_description = app_commands.locale_str(words(key), key=key)
        if isinstance(command, app_commands.Command) and command.parameters:
            texts = {
                one.name: app_commands.locale_str(words(f"{key}.{one.name}"), key=f"{key}.{one.name}")
                for one in command.parameters
            }
            app_commands.describe(**texts)(command)


def everything(tree: app_commands.CommandTree[Any]) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands and groups."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command | app_commands.Group):
            yield command


class Translations(app_commands.Translator):
    """Descriptions in the languages of the house, for all locales of Discord that speak them."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the contract
    ) -> str | None:
        """None where the house does not speak a language, or the text is not ours."""
        key = string.extras.get("key")
        if key is None or self._catalogues.language(locale.value) == HOUSE_LANGUAGE:
            return None
        return self._catalogues.of(locale.value)(key)


async def sync(bot: commands.AutoShardedBot, store: SqlStore) -> bool:
    """Tell Discord about commands if they are not those it was last told (whether it was). Cheap when nothing has changed."""
    translator = bot.tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    text = json.dumps([bot.application_id, payload], sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()
    if await store.fact(FACT) == digest:
        return False
    await bot.tree.sync()
    await store.set_fact(FACT, digest)
    return True
