"""Points discord.py to another server than Discord, such as the playground or a proxy."""

from discord.http import Route


def set_api_address(api_url: str) -> None:
    """Use this base address for requests. An empty string leaves Discord's.

    discord.py has no public setting for it: its `proxy` and `connector` cannot replace
    `https://discord.com` by a plain address. So a name of an internal module is set. If it changes,
    the bot connects to Discord, and all end-to-end tests fail.
    """
    if api_url:
        Route.BASE = api_url
