"""Points discord.py to another server than Discord, such as the playground or a proxy."""

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def set_api_addresses(api_url: str, gateway_url: str) -> None:
    """Use these base addresses for requests and for the gateway. An empty string leaves Discord's.

    discord.py has no public setting for them: its `proxy` and `connector` cannot replace `https://discord.com` by a plain
    address. So two names of its internal modules are set. If they change, the bot connects to Discord, and all end-to-end tests
    fail.
    """
    if api_url:
        Route.BASE = api_url
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
