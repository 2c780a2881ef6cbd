"""Reactions to joining or leaving a server, to the deletion of a table's channel, and to the
opening of its thread.

If the bot is removed from a server, its tables are wound up: deals that have begun are played to
their end in direct messages. If it is added again, tables that are still being played go on, and
the messages of the others are brought up to date.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord
from discord.ext import commands

from bot.periodic_work import Job
from data.exceptions import Newer, Unreadable
from delivery.publish.publisher import Publisher
from service.tables import Tables
from tables.state.evening_times_and_limits import EveningStep
from tables.state.phases import CloseReason, Phase

log = logging.getLogger(__name__)


class LostPlaces(commands.Cog):
    """Closes tables whose place is gone, and notes on which servers the bot is.

    `is_on_server` returns whether the bot is on a server, or None if only another process knows.
    """

    def __init__(
        self, tables: Tables, publisher: Publisher, is_on_server: Callable[[int], bool | None]
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._store = tables.store
        self._is_on_server = is_on_server
        # A server may remove the bot and add it again within seconds: first in, first out.
        self._in_order = asyncio.Lock()
        self.job = Job("the places of tables", self._catch_up, every=60.0)

    async def _catch_up(self) -> float:
        """Make up for what this process has not heard, once a day.

        Close the tables of servers that have removed the bot, and those of evenings that were
        cancelled while they opened, by a process that was killed then. Return to the servers that
        have added the bot again. An outage does not count as removal.
        """
        for table_id in await self._store.tables.live_tables():
            table = await self._store.tables.readable_table(table_id)
            if table is None or not table.live:
                continue
            if self._is_on_server(table.guild) is False:
                await self._wind_up(table_id, CloseReason.SERVER_GONE)
            elif table.phase is Phase.LOBBY:
                plan = await self._store.evenings.evening(table_id)
                if plan is not None and plan.step is EveningStep.CANCELLED:
                    await self._wind_up(table_id, CloseReason.HOST)
        for guild in await self._store.servers.departed_before(self._tables.now() + 1):
            if self._is_on_server(guild):
                await self._return_to(guild)
        return 86_400.0

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a deleted channel once its deal is over."""
        await self._wind_up_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread once its deal is over."""
        await self._wind_up_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Let a table go on whose thread has been opened again.

        It was being wound up because the thread was locked.
        """
        thread = payload.data.get("thread_metadata")
        if not isinstance(thread, dict) or thread.get("locked"):
            return
        with suppress(Unreadable, Newer):
            if (table := await self._store.tables.live_table_in(payload.thread_id)) is not None:
                await self._tables.resume(table.id)

    @commands.Cog.listener()
    async def on_scheduled_event_update(
        self, _: discord.ScheduledEvent, event: discord.ScheduledEvent
    ) -> None:
        """Move the evening whose event somebody has moved, or note that the event is cancelled."""
        is_on = event.status in (discord.EventStatus.scheduled, discord.EventStatus.active)
        begins = round(event.start_time.timestamp() * 1000) if is_on else None
        await self._publisher.evenings.note_event(event.guild_id, event.id, begins)

    @commands.Cog.listener()
    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        """Note that the event of an evening has been deleted."""
        await self._publisher.evenings.note_event(event.guild_id, event.id, None)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Return to a server that has added the bot (again)."""
        async with self._in_order:
            await self._return_to(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has removed the bot, and close its tables.

        Discord announces outages by another event.
        """
        async with self._in_order:
            await self._store.servers.mark_departed(guild.id, self._tables.now())
            for table_id in await self._store.tables.live_tables(guild.id):
                await self._wind_up(table_id, CloseReason.SERVER_GONE)

    async def _return_to(self, guild: int) -> None:
        """Note that the bot is on a server, so that its data is kept, let its tables go on, and
        show them as they are.
        """
        await self._store.servers.mark_returned(guild)
        for table_id in await self._store.tables.live_tables(guild):
            with suppress(Unreadable, Newer):
                await self._tables.resume(table_id)
        await self._publisher.return_to(guild)

    async def _wind_up_in(self, channel: int) -> None:
        # a plan whose message has no channel any more is cancelled
        await self._store.evenings.show_again(channel=channel)
        try:
            table = await self._store.tables.live_table_in(channel)
        except Unreadable as unreadable:
            await self._store.tables.scrap(unreadable.table_id, self._tables.now())
        except Newer:
            log.info("the channel of a table was deleted; a newer process closes that table")
        else:
            if table is not None:
                await self._wind_up(table.id, CloseReason.CHANNEL_GONE)

    async def _wind_up(self, table_id: str, reason: CloseReason) -> None:
        try:
            await self._tables.wind_up(table_id, reason)
        except Unreadable:
            await self._store.tables.scrap(table_id, self._tables.now())
        except Newer:
            log.info("the place of table %s is gone; a newer process closes it", table_id)
