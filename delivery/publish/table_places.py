"""Places of tables: servers, channels and links."""

from collections.abc import Sequence

from data.store import Store
from delivery.discord_api.sender import Sender
from locales.catalogues import Words
from messages.notices.notice_messages import MyTable
from messages.parts.safe_names import clean_name, escaped_name
from tables.changes.awaited_people import awaited_people
from tables.state.phases import CloseReason
from tables.state.slots import TABLE
from tables.state.table import Table
from tables.views.table_views import public_table


class TablePlaces:
    """Names places and links to tables."""

    def __init__(self, sender: Sender, store: Store) -> None:
        self._sender = sender
        self._store = store

    def is_lost(self, table: Table) -> bool:
        """Return whether a table has no channel.

        If the bot was removed from the server, the channel is back when the bot is.
        """
        is_removed = (
            closing_reason(table) != CloseReason.SERVER_GONE
            or self._sender.guild_name(table.guild) is None
        )
        return table.without_channel and is_removed

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
        place = " · ".join(escaped_name(name) for name in names if name and clean_name(name))
        game = words(f"game-{table.game}")
        if is_gone:
            return words("where-gone", game=game, place=place or "–")
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
        """Return the address of the table's message, or of its channel while there is none."""
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
