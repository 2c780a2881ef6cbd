import os
import pathlib

import discord
import pytest

from tests.playground.browsing import browser
from tests.playground.raw import Clock, raw_bot
from tools.playground.people.person import PersonClient
from tools.playground.server import Playground
from tools.playground.world.model import PERMISSIONS

__all__ = ["browser"]

SPECIFICATION = pathlib.Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@pytest.fixture(autouse=True)
def _described(monkeypatch):
    """Compare all traffic with Discord's API description if it lies beside the project."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if SPECIFICATION.is_file() and not os.environ.get("DISCORD_OPENAPI"):
        monkeypatch.setenv("DISCORD_OPENAPI", str(SPECIFICATION))


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def pg(clock):
    async with Playground(now=clock) as it:
        # tests take what they need away
        it.world.granted = set(PERMISSIONS) - {"ADMINISTRATOR", "MANAGE_THREADS"}
        yield it
        assert [
            entry["message"]
            for entry in it.refused
            if entry["message"].startswith("Answer not as described")
        ] == []


@pytest.fixture
async def raw(pg):
    async with raw_bot(pg) as it:
        yield it


@pytest.fixture
async def anna(pg, raw):
    async with PersonClient(pg.url, "Anna") as it:
        yield it
