"""Tests of when Discord is told about the commands, and of the ids it gives them."""

import json
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.client import COGS
from bot.command_sync import CommandTranslator, describe_commands, sync_commands
from cogs.support.house import HouseBot
from locales.catalogues import load
from tables.service.store import COMMAND_IDS
from tests.delivery.delivery_harness import DeliveryHarness


@pytest.fixture
async def bot(monkeypatch: pytest.MonkeyPatch) -> HouseBot:
    """Return a bot with all commands. Its tree counts in `told` how often Discord has been told about them."""
    made = HouseBot(command_prefix="/", intents=discord.Intents.none(), application_id=7)
    made.house = cast(Any, None)
    await made.tree.set_translator(CommandTranslator(load()))
    for cog in COGS:
        await made.load_extension(cog)
    describe_commands(made.tree, load().of(None))
    made.told = 0  # type: ignore[attr-defined]

    made.registered = []  # type: ignore[attr-defined]

    async def sync() -> list[Any]:
        made.told += 1  # type: ignore[attr-defined]
        made.registered = [{"name": one.name} for one in made.tree.get_commands()]  # type: ignore[attr-defined]
        return [SimpleNamespace(name=one.name, id=1000 + number) for number, one in enumerate(made.tree.get_commands())]

    async def registered(_: int) -> list[Any]:
        return made.registered  # type: ignore[attr-defined,no-any-return]

    monkeypatch.setattr(made.tree, "sync", sync)
    monkeypatch.setattr(made.http, "get_global_commands", registered)
    return made


async def test_discord_is_told_once_and_its_ids_are_kept(bot: HouseBot, house: DeliveryHarness) -> None:
    assert await sync_commands(bot, house.store)
    assert not await sync_commands(bot, house.store)
    assert bot.told == 1  # type: ignore[attr-defined]
    ids = json.loads(await house.store.fact(COMMAND_IDS) or "")
    assert ids.keys() == {one.name for one in bot.tree.get_commands()}
    assert len(set(ids.values())) == len(ids)


async def test_discord_is_told_again_if_the_ids_are_not_known(bot: HouseBot, house: DeliveryHarness) -> None:
    """A process was killed after Discord had been told, or was older than the ids."""
    await sync_commands(bot, house.store)
    stored = await house.store.fact("commands")
    await house.store.set_fact(COMMAND_IDS, "")
    assert await sync_commands(bot, house.store)
    assert await house.store.fact("commands") == stored
    assert json.loads(await house.store.fact(COMMAND_IDS) or "")


async def test_discord_is_told_what_has_changed(bot: HouseBot, house: DeliveryHarness) -> None:
    await sync_commands(bot, house.store)
    bot.tree.remove_command("help")
    assert await sync_commands(bot, house.store)
    assert "help" not in json.loads(await house.store.fact(COMMAND_IDS) or "")


async def test_discord_is_told_again_if_it_has_lost_a_command(bot: HouseBot, house: DeliveryHarness) -> None:
    await sync_commands(bot, house.store)
    bot.registered.pop()  # type: ignore[attr-defined]
    assert await sync_commands(bot, house.store)
    assert not await sync_commands(bot, house.store)
