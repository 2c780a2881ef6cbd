"""Tests of /help: every command, by what one wants to do, as mentions that work where
they are read.
"""

import re
import textwrap
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.client import COGS
from cogs.help.page import MANAGING, TOPICS, help_text
from cogs.press_handlers import PressHandlers
from cogs.support.house import HouseBot
from locales.catalogues import load

IDS = {"play": 10**18 + 1, "chips": 10**18 + 2}
PHONE = 38  # letters in a line of a phone, 390 px wide
SCREEN = 40  # lines of text: a screen and a third of it


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
    listed = {name: topic.anywhere for topic in TOPICS for name in topic.commands}
    assert listed.items() <= offered.items()
    assert {name.partition(" ")[0] for name in offered} - {
        name.partition(" ")[0] for name in listed
    } == {"help"}


@pytest.mark.parametrize("language", load().languages)
def test_it_fits_a_phone(language: str) -> None:
    words = load().of(language)
    text = help_text({}, words, on_server=True, manages=False).replace("*", "")
    if language == "ja":  # no spaces, and letters twice as wide
        count = sum(-(-2 * len(line) // PHONE) for line in text.splitlines())
    else:
        count = sum(len(textwrap.wrap(line, PHONE)) for line in text.splitlines())
    assert count <= SCREEN
    ids = {name.partition(" ")[0]: 10**19 for topic in TOPICS for name in topic.commands}
    assert len(help_text(ids, words, on_server=True, manages=True)) <= 2000


@pytest.mark.parametrize("language", load().languages)
def test_who_sees_what(language: str) -> None:
    words = load().of(language)
    everything = help_text({}, words, on_server=True, manages=True)
    usual = help_text({}, words, on_server=True, manages=False)
    private = help_text({}, words, on_server=False, manages=False)
    assert "/house" in everything
    assert "/house" not in usual
    assert all(f"/{name}" in everything for topic in TOPICS for name in topic.commands)
    assert all(
        f"/{name}" in usual for topic in TOPICS if topic is not MANAGING for name in topic.commands
    )
    named = set(re.findall(r"/([a-z]+)", private))
    assert named == {"play", "learn", "rules", "puzzle", "settings"}


def test_there_are_twelve_commands(offered: dict[str, bool]) -> None:
    assert {name.partition(" ")[0] for name in offered} == {
        *("play", "puzzle", "learn", "rules", "profile", "leaderboard"),
        *("evening", "notify", "chips", "settings", "house", "help"),
    }
