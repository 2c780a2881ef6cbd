"""Which language a new table speaks."""

import discord
import pytest

from cogs.play.opening import spoken
from tests.delivery.loopback_discord import LoopbackDiscord

CHANNEL = 7


@pytest.mark.parametrize(
    ("features", "language"), [([], "de"), (["COMMUNITY"], "en-US")], ids=["small", "community"]
)
async def test_the_hosts_where_the_server_cannot_have_one(
    monkeypatch: pytest.MonkeyPatch, features: list[str], language: str
) -> None:
    there = LoopbackDiscord(lambda: 1_800_000_000_000, monkeypatch).open(CHANNEL)
    there.join_server()
    press = there.press(1, CHANNEL, 0, private=True)
    press.guild.features = features  # type: ignore[assignment]
    press.locale, press.guild.preferred_locale = (
        discord.Locale.german,
        discord.Locale.american_english,
    )
    assert spoken(press) == language
