"""Tests of /help: every command, by what one wants to do, as mentions that work where
they are read.
"""

import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.client import COGS
from cogs.help.page import ANYWHERE, TOPICS, help_text
from cogs.press_handlers import PressHandlers
from cogs.support.house import HouseBot
from tests.words import CATALOGUES, WORDS

NAMED = re.compile(r"/([a-z]+(?: (?:balance|daily|history))?)")


@pytest.fixture
async def offered() -> dict[str, bool]:
    """Return all commands by their full names, and whether direct messages offer them."""
    bot = HouseBot(command_prefix="/", intents=discord.Intents.none())
    bot.house = cast(Any, SimpleNamespace(handlers=PressHandlers()))
    for cog in COGS:
        await bot.load_extension(cog)
    found = {}
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            contexts = (command.root_parent or command).allowed_contexts
            found[command.qualified_name] = contexts is not None and bool(contexts.dm_channel)
    return found


def test_every_command_has_a_topic_that_is_shown_where_it_works(offered: dict[str, bool]) -> None:
    listed = {name: topic in ANYWHERE for topic in TOPICS for name in NAMED.findall(WORDS(topic))}
    assert listed.items() <= offered.items()
    assert {name.partition(" ")[0] for name in offered} - {
        name.partition(" ")[0] for name in listed
    } == {"help"}


def test_there_are_twelve_commands(offered: dict[str, bool]) -> None:
    assert {name.partition(" ")[0] for name in offered} == {
        *("play", "puzzle", "learn", "rules", "profile", "leaderboard"),
        *("evening", "notify", "chips", "settings", "house", "help"),
    }


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_who_sees_what(language: str) -> None:
    words = CATALOGUES.of(language)
    everything = help_text(words, on_server=True, manages=True)
    usual = help_text(words, on_server=True, manages=False)
    private = help_text(words, on_server=False, manages=False)
    assert sorted(NAMED.findall(everything)) == sorted(
        NAMED.findall(help_text(WORDS, on_server=True, manages=True))
    )
    assert "/house" not in usual
    assert set(re.findall(r"/([a-z]+)", private)) == {
        "play",
        "learn",
        "rules",
        "puzzle",
        "settings",
    }
