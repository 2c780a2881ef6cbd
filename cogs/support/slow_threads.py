"""Threads for slow tables: each stands in one of its own, so that the channel stays free for a quick table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord

from cogs.support.house import House
from locales.catalogues import Words
from messages.parts.components import truncate
from messages.parts.safe_names import clean_name
from tables.state.refusal import Refused

# What the bot needs in a channel to make a thread for a table, and to play in it.
NEEDED: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
PACES: Final = ("quick", "slow")
NAME_LENGTH: Final = 100
TOO_MANY_THREADS: Final = 160006  # Discord's code: the server has as many active threads as it may have


def parse_pace(text: str | None, words: Words) -> bool:
    """Return whether the parameter `pace` asks for a slow table. Raises `Refused` ("pace") for a text that means nothing."""
    wanted = (text or "quick").strip().casefold()
    for pace in PACES:
        if wanted in (pace, words(f"pace-{pace}").casefold()):
            return pace == "slow"
    raise Refused("pace")


def channel_for_threads(interaction: discord.Interaction) -> discord.TextChannel:
    """Return the channel of the interaction, or that of its thread. Raises `Refused` ("no-threads") if it takes no threads."""
    channel = interaction.channel
    found = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(found, discord.TextChannel):
        raise Refused("no-threads")
    return found


@asynccontextmanager
async def thread_for_table(house: House, interaction: discord.Interaction, title: str) -> AsyncIterator[int]:
    """Make a thread for a slow table and give its id; remove it if the table cannot be opened.

    Raises `Refused` ("threads-full"). If the process is killed before the table is stored, the next one removes the thread.
    """
    channel = channel_for_threads(interaction)
    host = clean_name(interaction.user.display_name) or clean_name(interaction.user.name)
    try:
        thread = await house.publisher.threads.open(channel, truncate(f"{title} · {host}", NAME_LENGTH), interaction.id)
    except discord.HTTPException as error:
        if error.code == TOO_MANY_THREADS:
            raise Refused("threads-full") from error
        raise
    try:
        yield thread.id
    except BaseException:
        await house.publisher.threads.discard(thread, interaction.id)
        raise
    await house.publisher.threads.keep(interaction.id)
