"""The messages that show tables: where they are, and which version of its table each shows.

Every change of a table asks for all its messages, so they are cached. A mere new version of a
message is written up to `LATER` seconds later, together with others, which halves the write
transactions of an ordinary turn (2 instead of 4). A process that is killed in between draws the
message once more. Where a message is, and that it is gone, is written at once.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace as changed
from functools import partial

from sqlalchemy import Connection, and_, bindparam, delete, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from data import schema
from data.database.database import Database
from data.database.upserts import replace
from data.exceptions import Busy
from data.shards import Shards, owned_by
from data.transactions import Caches, Transactions
from tables.state import slots
from tables.state.durations_and_limits import DAY
from tables.state.phases import LIVE_PHASES
from tables.state.slots import PostedMessage, Slot

log = logging.getLogger(__name__)

LATER = 1.0  # seconds
COLUMNS = schema.messages.c
UPDATE_VERSION = (
    update(schema.messages)
    .where(
        COLUMNS.table_id == bindparam("of"),
        COLUMNS.place == bindparam("at"),
        COLUMNS.message == bindparam("is"),
    )
    .values(version=bindparam("shows"))
)


class Messages(Transactions):
    """The messages that show tables."""

    def __init__(self, database: Database, shards: Shards, caches: Caches) -> None:
        super().__init__(database)
        self._shards = shards
        self._posted = caches.posted
        self._unwritten: dict[tuple[str, Slot], PostedMessage] = {}
        self._writer: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def has_unwritten_versions(self) -> bool:
        """True while new versions of messages wait to be written."""
        return bool(self._unwritten)

    async def close(self) -> None:
        """Write the new versions of messages that are still unwritten."""
        self._is_closing = True
        if self._writer is not None:
            self._writer.cancel()
            # Cancelled in the middle of a write, it may also fail: `write_versions` writes the same
            # again.
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.write_versions()

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        """Return the message in a slot."""
        return (await self._posted.load(table_id, partial(self._read_messages, table_id))).get(slot)

    async def messages(self, table_id: str, *, anew: bool = True) -> Sequence[PostedMessage]:
        """Return all messages that show a table, from the database, or with `anew=False`
        possibly from memory.
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
        return {message.slot: self._newest(message) for message in stored}

    def _newest(self, stored: PostedMessage) -> PostedMessage:
        """Return the message with its newest version, which may not be written yet."""
        unwritten = self._unwritten.get((stored.table, stored.slot))
        return (
            unwritten if unwritten is not None and _is_newer_version(unwritten, stored) else stored
        )

    async def save_message(self, message: PostedMessage, *, later: bool = False) -> None:
        """Store, or replace, the message in its slot.

        With `later`, a mere new version of the stored message may be written a moment later. A
        process that is killed before then finds the older version.
        """
        posted = self._posted.get(message.table) or {}
        before = posted.get(message.slot)
        if later and before is not None and _is_newer_version(message, before):
            posted[message.slot] = message
            self._unwritten[message.table, message.slot] = message
            # what comes too late is drawn once more after the next start
            if self._writer is None and not self._is_closing:
                self._writer = asyncio.create_task(
                    self._write_versions_later(), name="message versions"
                )
            return
        row = {
            "table_id": message.table,
            "place": message.slot.key,
            "channel": message.channel,
            "message": message.message,
            "version": message.version,
            "posted_at": message.posted_at,
        }
        self._unwritten.pop((message.table, message.slot), None)
        with self._posted.writing(message.table):
            await self.write(lambda connection: replace(connection, schema.messages, row))

    async def delete_message(self, table_id: str, slot: Slot) -> None:
        """Remove the message in a slot."""
        deletion = delete(schema.messages).where(
            COLUMNS.table_id == table_id, COLUMNS.place == slot.key
        )
        self._unwritten.pop((table_id, slot), None)
        with self._posted.writing(table_id):
            await self.write(lambda connection: connection.execute(deletion))

    async def _write_versions_later(self) -> None:
        """Write all new versions that have come after a while, until there are none."""
        try:
            while self._unwritten:
                await asyncio.sleep(LATER)
                await self.write_versions()
        finally:
            self._writer = None

    async def write_versions(self) -> None:
        """Write the new versions of messages now.

        A message that was deleted or replaced meanwhile stays so.
        """
        versions = sorted(
            self._unwritten.values(), key=lambda message: (message.table, message.slot.key)
        )
        if not versions:
            return
        rows = [
            {
                "of": message.table,
                "at": message.slot.key,
                "is": message.message,
                "shows": message.version,
            }
            for message in versions
        ]

        def work(connection: Connection) -> None:
            connection.execute(UPDATE_VERSION, rows)

        try:
            await self.write(work)
        # the next attempt may succeed; else a message is drawn once more
        except (SQLAlchemyError, OSError, Busy) as error:
            log.warning(
                "the versions that messages show could not be written: %s",
                type(error).__name__,
                extra={"error": error},
            )
            return
        self._posted.distrust_reads()
        for message in versions:
            if self._unwritten.get((message.table, message.slot)) is message:
                del self._unwritten[message.table, message.slot]

    async def outdated_tables(self, now: int) -> Sequence[str]:
        """Return the tables whose message in the channel is missing or shows an older version.

        These are live tables and those that ended within a day. Of ended ones, every message must
        be up to date. Of scrapped ones, a missing message does not count.
        """
        await self.write_versions()
        tables, mine = schema.tables.c, owned_by(self._shards)
        recent = tables.changed_at > now - DAY
        candidates = (
            select(tables.id).where(schema.LIVE).union(select(tables.id).where(recent))
        )  # each walks an index; OR would not
        in_channel = and_(COLUMNS.table_id == tables.id, COLUMNS.place == slots.TABLE.key)
        missing = and_(COLUMNS.version.is_(None), tables.phase != schema.SCRAPPED)
        channel_messages = (
            select(tables.id, tables.changed_at)
            .select_from(schema.tables.outerjoin(schema.messages, in_channel))
            .where(tables.id.in_(candidates), or_(missing, COLUMNS.version < tables.version), mine)
        )
        # A hand of a live table lags behind if nothing has changed for it. Once the table has
        # ended, each hand must say so.
        hands = (
            select(tables.id, tables.changed_at)
            .select_from(schema.tables.join(schema.messages, COLUMNS.table_id == tables.id))
            .where(recent, tables.phase.not_in(LIVE_PHASES), COLUMNS.version < tables.version, mine)
        )
        outdated = channel_messages.union(hands).subquery()
        return [
            row.id
            for row in await self.rows(
                select(outdated.c.id).order_by(outdated.c.changed_at, outdated.c.id)
            )
        ]


def _is_newer_version(message: PostedMessage, before: PostedMessage) -> bool:
    """Return whether `message` is the same message as `before`, showing a newer version of its
    table.
    """
    return message.version > before.version and changed(before, version=message.version) == message
