import os
import pathlib

import discord
import pytest

SPECIFICATION = pathlib.Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@pytest.fixture(autouse=True)
def _described(monkeypatch):
    """Where Discord's own description lies beside the project, everything is held against it."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    if SPECIFICATION.is_file() and not os.environ.get("DISCORD_OPENAPI"):
        monkeypatch.setenv("DISCORD_OPENAPI", str(SPECIFICATION))
