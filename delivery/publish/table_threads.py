"""Threads for slow tables: made before the table is stored, and removed if it never is."""

import logging
from collections.abc import Callable
from typing import Final

import discord

from data.store import Store
from data.tables import OpeningThread
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe, is_temporary
from delivery.discord_api.sender import Sender

log = logging.getLogger(__name__)

# ms before and after the note; Discord made the thread then, by its own clock
WINDOW: Final = 300_000


class TableThreads:
    """Makes threads for tables. What a process was killed over is removed by the next one.

    A row in the database says that a thread is being made, until its table is stored.
    """

    def __init__(self, store: Store, sender: Sender, now: Callable[[], int]) -> None:
        self._store = store
        self._sender = sender
        self._now = now

    async def open(self, channel: discord.TextChannel, name: str, press: int) -> discord.Thread:
        """Make a thread for a table, which the interaction `press` asks for.

        `keep` or `discard` has to follow.
        """
        await self._store.tables.begin_thread(
            OpeningThread(press, channel.guild.id, channel.id, self._now())
        )
        try:
            return await self._sender.open_thread(channel, name)
        except discord.HTTPException as error:
            if not is_temporary(error):  # else Discord may have made the thread
                await self._store.tables.end_thread(press)
            raise

    async def keep(self, press: int) -> None:
        """Note that the table of a thread is stored."""
        await self._store.tables.end_thread(press)

    async def discard(self, thread: discord.Thread, press: int) -> None:
        """Remove a thread whose table could not be opened.

        If Discord is in trouble, the next process does it.
        """
        try:
            await self._sender.discard_thread(thread.id)
        except EXTERNAL_ERRORS as error:
            log.info("a thread could not be removed (%s)", describe(error))
        else:
            await self._store.tables.end_thread(press)

    async def discard_lost(self, before: int) -> None:
        """Remove threads without a table that were begun before a time."""
        for opening in await self._store.tables.opening_threads(before):
            for thread in await self._sender.find_threads(opening.guild, opening.channel):
                made_at = discord.utils.snowflake_time(thread).timestamp() * 1000
                if abs(
                    made_at - opening.at
                ) < WINDOW and not await self._store.tables.newest_in_channel(thread, 1):
                    log.info("a thread without a table is removed")
                    await self._sender.discard_thread(thread)
            await self._store.tables.end_thread(opening.press)
