"""Tests of when Discord is told about the commands, and of the ids it gives them."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.client import COGS
from bot.slash_commands import (
    CommandTranslator,
    command_payload,
    cut_typed_text,
    describe_commands,
    sync_commands,
)
from cogs.play.game_search import MOST_TYPED
from cogs.press_handlers import PressHandlers
from cogs.support.house import HouseBot
from data.servers import COMMAND_IDS
from locales.catalogues import load
from tests.delivery.delivery_harness import DeliveryHarness


@pytest.fixture
async def bot(monkeypatch: pytest.MonkeyPatch) -> HouseBot:
    """Return a bot with all commands.

    Its tree counts in `told` how often Discord has been told about them.
    """
    made = HouseBot(command_prefix="/", intents=discord.Intents.none(), application_id=7)
    made.house = cast(Any, SimpleNamespace(handlers=PressHandlers()))
    await made.tree.set_translator(CommandTranslator(load()))
    for cog in COGS:
        await made.load_extension(cog)
    describe_commands(made.tree, load().of(None))
    made.told = 0  # type: ignore[attr-defined]

    async def sync() -> list[Any]:
        made.told += 1  # type: ignore[attr-defined]
        made.registered = [  # type: ignore[attr-defined]
            {**command, "id": str(1000 + number)}
            for number, command in enumerate(await command_payload(made.tree))
        ]
        return [SimpleNamespace(**command) for command in made.registered]  # type: ignore[attr-defined]

    async def request(*_: Any, **__: Any) -> list[Any]:
        return list(made.registered)  # type: ignore[attr-defined]

    made.registered = []  # type: ignore[attr-defined]
    monkeypatch.setattr(made.tree, "sync", sync)
    monkeypatch.setattr(made.http, "request", request)
    return made


async def test_discord_is_told_what_has_changed_and_its_ids_are_kept(
    bot: HouseBot, house: DeliveryHarness
) -> None:
    assert await sync_commands(bot, house.store)
    assert not await sync_commands(bot, house.store)
    assert bot.told == 1  # type: ignore[attr-defined]
    ids = json.loads(await house.store.servers.fact(COMMAND_IDS) or "")
    assert ids.keys() == {command.name for command in bot.tree.get_commands()}
    assert len(set(ids.values())) == len(ids)
    bot.tree.remove_command("help")
    assert await sync_commands(bot, house.store)
    assert "help" not in json.loads(await house.store.servers.fact(COMMAND_IDS) or "")


async def test_every_command_is_used_over_sockets(bot: HouseBot) -> None:
    """A new command belongs into a test with a real process, with and without permission."""
    tests = "".join(
        file.read_text(encoding="utf-8")
        for file in (Path(__file__).parents[1] / "e2e").glob("*.py")
    )
    commands = [
        command for command in bot.tree.walk_commands() if isinstance(command, app_commands.Command)
    ]
    menus = [
        *bot.tree.walk_commands(type=discord.AppCommandType.user),
        *bot.tree.walk_commands(type=discord.AppCommandType.message),
    ]
    names = [one.qualified_name for one in (*commands, *menus)]
    assert len(names) > 12
    assert not [name for name in names if f'"{name}"' not in tests and f'"/{name}"' not in tests]


async def test_commands_are_described_in_the_languages_by_their_whole_locale(bot: HouseBot) -> None:
    play = next(command for command in await command_payload(bot.tree) if command["name"] == "play")
    told = play["description_localizations"]
    assert told["pt-BR"] == load().of("pt-BR")("command-play") != play["description"]
    assert told["de"] == load().of("de")("command-play")
    assert "pt" not in told


async def test_discord_is_told_again_what_it_has_lost(
    bot: HouseBot, house: DeliveryHarness
) -> None:
    """Somebody has deleted a command, or a bot with another database on the same token has
    registered other ones.
    """
    await sync_commands(bot, house.store)
    first = bot.registered.pop()  # type: ignore[attr-defined]
    assert await sync_commands(bot, house.store)
    assert first["name"] in {command["name"] for command in bot.registered}  # type: ignore[attr-defined]
    bot.registered[0]["description"] = "another text"  # type: ignore[attr-defined]
    assert await sync_commands(bot, house.store)
    assert not await sync_commands(bot, house.store)
    assert bot.told == 3  # type: ignore[attr-defined]


async def test_all_texts_that_people_type_into_commands_are_short(bot: HouseBot) -> None:
    """Discord would let them type 6,000 characters, and ask for completions of each."""
    commands = [
        command for command in bot.tree.walk_commands() if isinstance(command, app_commands.Command)
    ]
    texts = [
        option
        for command in commands
        for option in command.parameters
        if option.type is discord.AppCommandOptionType.string
    ]
    assert len(texts) > 10
    assert [
        f"{text.command.name} {text.name}" for text in texts if text.max_value != MOST_TYPED
    ] == []
    typed: Any = {
        "options": [
            {
                "name": "plan",
                "options": [{"name": "when", "value": "x" * 6000}, {"name": "deal", "value": 3}],
            }
        ]
    }
    cut_typed_text(typed)
    assert [option["value"] for option in typed["options"][0]["options"]] == ["x" * MOST_TYPED, 3]
