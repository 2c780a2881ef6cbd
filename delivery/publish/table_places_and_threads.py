"""Places of tables: servers, channels, links, and threads for slow tables."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

import discord

from data.store import Store
from data.tables import OpeningThread
from delivery.discord_api.discord_errors import (
    EXTERNAL_ERRORS,
    describe,
    logging_failure,
    may_pass,
)
from delivery.discord_api.sender import Sender
from locales.catalogues import Words
from messages.notices.notice_messages import MyTable
from messages.parts.safe_names import clean_name, escaped_name
from tables.changes.clock_and_beats import awaited_people
from tables.state.phases import CloseReason
from tables.state.slots import TABLE
from tables.state.table import Table
from tables.views.table_views import public_table

log = logging.getLogger(__name__)

# the longest that Discord keeps a silent thread open; a new message opens it again
THREAD_MINUTES: Final = 10_080
# ms before and after the note; Discord made the thread then, by its own clock
WINDOW: Final = 300_000


class TablePlaces:
    """Names places and links to tables."""

    def __init__(self, sender: Sender, store: Store) -> None:
        self._sender = sender
        self._store = store

    def is_lost(self, table: Table) -> bool:
        """Return whether a table has no channel.

        If the bot was removed from the server, the channel is back when the bot is.
        """
        return table.without_channel and (
            closing_reason(table) != CloseReason.SERVER_GONE
            or self._sender.guild_name(table.guild) is None
        )

    async def describe(self, table: Table, words: Words) -> str:
        """Return the game as a link to the table, server and channel, for a message that is read
        elsewhere.

        Server and channel are named, not mentioned: in a notification on a locked phone a mention
        is a number.
        """
        # a locked thread is still there
        is_gone = self.is_lost(table) and closing_reason(table) != CloseReason.UNREACHABLE
        channel = None if is_gone else self._sender.channel_name(table.channel)
        names = (self._sender.guild_name(table.guild), channel and f"#{channel}")
        place = " · ".join(escaped_name(name) for name in names if name and clean_name(name)) or "–"
        game = words(f"game-{table.game}")
        if is_gone:
            return words("where-gone", game=game, place=place)
        return words("where", game=game, place=place, link=await self.link(table))

    async def describe_all(self, tables: Sequence[Table], user: int, words: Words) -> list[MyTable]:
        """Return a person's tables as a list of them shows them."""
        return [
            MyTable(
                public_table(table),
                await self.describe(table, words),
                seat=table.seat_of(user),
                is_awaited=user in awaited_people(table),
            )
            for table in tables
        ]

    async def link(self, table: Table) -> str:
        """Return the address of the table's message, at a table of a tournament that of the
        tournament, or of its channel while there is none.
        """
        if table.round is not None:
            plan = await self._store.evenings.evening(table.round.tournament)
            return address(table, None if plan is None else plan.message)
        posted = await self._store.messages.message(table.id, TABLE)
        return address(table, None if posted is None else posted.message)


def closing_reason(table: Table) -> str:
    """Return why a table is closed or wound up; "" if it is not."""
    return table.closing.reason or table.closing.winding_up


def address(table: Table, message: int | None) -> str:
    """Return the address of a message in the table's channel, or (None) of the channel."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}" + (
        "" if message is None else f"/{message}"
    )


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

        When the table is stored, `end_thread` of the store has to follow, else `discard`.
        """
        await self._store.tables.begin_thread(
            OpeningThread(press, channel.guild.id, channel.id, self._now())
        )
        try:
            return await self._sender.open_thread(channel, name, THREAD_MINUTES)
        except discord.HTTPException as error:
            if not may_pass(error):  # else Discord may have made the thread
                await self._store.tables.end_thread(press)
            raise

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
        """Remove threads without a table that were begun before a time, where the bot still is.

        Raises only if Discord is in trouble.
        """
        for opening in await self._store.tables.opening_threads(before):
            with logging_failure("no thread without a table could be looked for (%s)"):
                for thread in await self._sender.find_threads(opening.guild, opening.channel):
                    made_at = discord.utils.snowflake_time(thread).timestamp() * 1000
                    is_old = abs(made_at - opening.at) < WINDOW and made_at < before
                    if is_old and not await self._store.tables.newest_in_channel(thread, 1):
                        log.info("a thread without a table is removed")
                        await self._sender.discard_thread(thread)
            await self._store.tables.end_thread(opening.press)
