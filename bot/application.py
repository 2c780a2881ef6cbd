"""The application at Discord: the link that invites it, the address of the API, and the database
that belongs to it.
"""

import discord
from discord.http import Route

from bot.exit_codes import ExitCode, StartRefused
from data.store import Store

INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
    create_events=True,
)
# fact: the id of the application whose messages and servers the database knows
APPLICATION = "application"


def invite_link(application_id: int) -> str:
    """Return the link that a manager of a server follows to invite the bot."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITED, scopes=("bot", "applications.commands")
    )


def other_application(stored: str | None, application_id: int | None) -> str:
    """Return a sentence for the host if the database belongs to another application than the
    token, else "".
    """
    if not stored or stored == str(application_id):
        return ""
    return (
        f"The database belongs to application {stored}, and DISCORD_TOKEN to {application_id},"
        f" which is on other servers: use the"
        " token or the database that belongs to it. To give the database to it for good: python -m"
        " bot change-application"
    )


async def claim_database(store: Store, application_id: int | None, now: int) -> None:
    """Store whose database it is, and forget people again who came back with a restored copy.

    Raises `StartRefused` if the database belongs to another application.
    """
    if sentence := other_application(await store.servers.fact(APPLICATION), application_id):
        raise StartRefused(sentence, ExitCode.SETTINGS)
    await store.servers.set_fact(APPLICATION, str(application_id))
    await store.privacy.repeat_erasures(now)


def set_api_address(api_url: str) -> None:
    """Use this base address for requests. An empty string leaves Discord's.

    discord.py has no public setting for it: its `proxy` and `connector` cannot replace
    `https://discord.com` by a plain address. So a name of an internal module is set. If it changes,
    the bot connects to Discord, and all end-to-end tests fail.
    """
    if api_url:
        Route.BASE = api_url
