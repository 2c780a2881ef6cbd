"""The messages that show tables: where they are, and which version of its table each shows.

Every change of a table asks for all its messages, so they are cached.
"""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import and_, delete, or_, select

from data import schema
from data.database.database import Database, replace
from data.shards import Shards, owned_by
from data.transactions_and_caches import Caches, ShardTransactions
from tables.state import slots
from tables.state.default_settings import DAY
from tables.state.phases import LIVE_PHASES
from tables.state.slots import PostedMessage, Slot

COLUMNS = schema.messages.c


class Messages(ShardTransactions):
    """The messages that show tables."""

    def __init__(self, database: Database, shards: Shards, caches: Caches) -> None:
        super().__init__(database, shards)
        self._posted = caches.posted

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        """Return the message in a slot."""
        return (await self._posted.load(table_id, partial(self._read_messages, table_id))).get(slot)

    async def messages(self, table_id: str, *, anew: bool = True) -> Sequence[PostedMessage]:
        """Return all messages that show a table.

        They are read from the database; with `anew=False` those in memory will do.
        """
        load = self._posted.reload if anew else self._posted.load
        return list((await load(table_id, partial(self._read_messages, table_id))).values())

    async def _read_messages(self, table_id: str) -> dict[Slot, PostedMessage]:
        rows = await self.rows(
            select(schema.messages).where(COLUMNS.table_id == table_id).order_by(COLUMNS.place)
        )
        stored = (
            PostedMessage(
                row.table_id,
                Slot.read(row.place),
                row.channel,
                message=row.message,
                version=row.version,
                posted_at=row.posted_at,
            )
            for row in rows
        )
        return {message.slot: message for message in stored}

    async def save_message(self, message: PostedMessage) -> None:
        """Store, or replace, the message in its slot."""
        row = {
            "table_id": message.table,
            "place": message.slot.key,
            "channel": message.channel,
            "message": message.message,
            "version": message.version,
            "posted_at": message.posted_at,
        }
        with self._posted.writing(message.table):
            await self.write(lambda connection: replace(connection, schema.messages, row))

    async def delete_message(self, table_id: str, slot: Slot) -> None:
        """Remove the message in a slot."""
        with self._posted.writing(table_id):
            await self.execute(
                delete(schema.messages).where(
                    COLUMNS.table_id == table_id, COLUMNS.place == slot.key
                )
            )

    async def outdated_tables(self, now: int) -> Sequence[str]:
        """Return the tables whose message in the channel is missing or shows an older version.

        These are live tables and those that ended within a day. Of ended ones, every message must
        be up to date. Of scrapped ones, a missing message does not count.
        """
        tables, is_owned = schema.tables.c, owned_by(self._shards)
        recent = tables.changed_at > now - DAY
        candidates = (
            select(tables.id).where(schema.LIVE).union(select(tables.id).where(recent))
        )  # each walks an index; OR would not
        in_channel = and_(COLUMNS.table_id == tables.id, COLUMNS.place == slots.TABLE.key)
        missing = and_(COLUMNS.version.is_(None), tables.phase != schema.SCRAPPED)
        channel_messages = (
            select(tables.id, tables.changed_at)
            .select_from(schema.tables.outerjoin(schema.messages, in_channel))
            .where(
                tables.id.in_(candidates), or_(missing, COLUMNS.version < tables.version), is_owned
            )
        )
        # A hand of a live table lags behind if nothing has changed for it. Once the table has
        # ended, each hand must say so.
        hands = (
            select(tables.id, tables.changed_at)
            .select_from(schema.tables.join(schema.messages, COLUMNS.table_id == tables.id))
            .where(
                recent, tables.phase.not_in(LIVE_PHASES), COLUMNS.version < tables.version, is_owned
            )
        )
        outdated = channel_messages.union(hands).subquery()
        return [
            row.id
            for row in await self.rows(
                select(outdated.c.id).order_by(outdated.c.changed_at, outdated.c.id)
            )
        ]
