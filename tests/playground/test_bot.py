"""A real discord.py client against the playground, over sockets."""

import asyncio

import discord
import pytest
from playground.person import NoAnswer, Person, find
from playground.server import Playground
from tests.playground.sample_bot import running


@pytest.fixture
async def pg():
    async with Playground() as it:
        yield it
        assert [entry for entry in it.refused if not entry["code"] and not entry["status"]] == []


async def test_a_command_a_button_and_a_picture(pg):
    async with running(pg) as bot, Person(pg.url, "Anna") as anna, Person(pg.url, "Béla") as bela:
        assert [g.name for g in bot.guilds] == ["Café Central"]
        message = await anna.command("#buki", "table")
        assert message["content"] == "a table"
        assert message["interaction"] == {"user": "Anna", "name": "table"}
        picture = message["attachments"][0]
        assert (picture["width"], picture["height"], picture["description"]) == (110, 70, "A green table")
        assert (await anna.download(picture)).startswith(b"\x89PNG")
        changed = await anna.press(message, "update")
        assert changed["id"] == message["id"]
        assert changed["content"] == "pressed 1"
        assert [a["filename"] for a in changed["attachments"]] == ["t-2.png"]
        await bela.until(lambda: bela.messages("#buki")[-1]["content"] == "pressed 1")
        assert pg.refused == []
