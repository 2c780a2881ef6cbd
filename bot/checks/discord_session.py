"""A session with Discord's REST for checks. It answers no presses and opens no gateway."""

from collections.abc import Mapping
from typing import Any, Self

import discord
from discord.http import Route

from bot.application import set_api_address
from bot.settings import Settings
from delivery.discord_api.request_trace import header_trace


class DiscordSession:
    """Logged in with the token of the settings: `async with DiscordSession(settings) as session`.

    Attributes:
        client: A client of discord.py that is not connected.
        headers: Headers of the last response.
    """

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        set_api_address(settings.discord_api_url)
        self.client = discord.Client(
            intents=discord.Intents(guilds=True), max_ratelimit_timeout=30.0
        )
        self.headers: Mapping[str, str] = {}
        self.client.http.http_trace = header_trace(self._note)
        self._token = settings.discord_token

    async def __aenter__(self) -> Self:
        try:
            await self.client.login(self._token)
        except BaseException:
            await self.client.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.close()

    def _note(self, headers: Mapping[str, str]) -> None:
        self.headers = headers

    async def get(self, path: str, **parameters: Any) -> Any:
        """Return the body of a GET. Raises what discord.py raises."""
        return await self.client.http.request(Route("GET", path), params=parameters)
