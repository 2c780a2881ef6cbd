"""Where messages are posted. Every change of a table asks for all of its own, each slot for one: they are read once.

That a message which is there shows a newer version of its table may be written a little later, with all that comes meanwhile: a
process that is killed in between draws it once more. Where a message is, and that it is gone, is written at once.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace as changed
from functools import partial

from sqlalchemy import Connection, bindparam, delete, exists, select, update
from sqlalchemy.exc import SQLAlchemyError

from data import schema
from data.database.database import Database
from data.database.upserts import replace
from data.recent import Recent
from data.stores.store_base import Transactions
from tables.service.store import Busy, PostedMessage
from tables.state.slots import Slot

log = logging.getLogger(__name__)

LATER = 1.0  # seconds until what messages show is written
ONE = schema.messages.c
SHOWN = (
    update(schema.messages)
    .where(ONE.table_id == bindparam("of"), ONE.place == bindparam("at"), ONE.message == bindparam("is"))
    .values(version=bindparam("shows"))
)


class PostedMessages(Transactions):
    """See `tables.service.store.Store`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._posted = Recent[str, Mapping[Slot, PostedMessage]]()  # by table
        self._shown: dict[tuple[str, Slot], PostedMessage] = {}  # to be written
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        try:
            if self._writer is not None:
                self._writer.cancel()
                await asyncio.wait([self._writer])
            await self._write_shown()
        finally:
            await super().close()

    async def newest_in_server(self, guild: int) -> Sequence[str]:
        one, other = schema.tables, schema.tables.alias()
        newer = exists().where(other.c.channel == one.c.channel, other.c.changed_at > one.c.changed_at)
        return [row.id for row in await self._rows(select(one.c.id).where(one.c.guild == guild, ~newer).order_by(one.c.id))]

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        return (await self._posted.get(table_id, partial(self._messages, table_id))).get(slot)

    async def messages(self, table_id: str, *, anew: bool = True) -> Sequence[PostedMessage]:
        look = self._posted.fresh if anew else self._posted.get
        return list((await look(table_id, partial(self._messages, table_id))).values())

    async def _messages(self, table_id: str) -> Mapping[Slot, PostedMessage]:
        one = schema.messages.c
        rows = await self._rows(select(schema.messages).where(one.table_id == table_id).order_by(one.place))
        found = (
            PostedMessage(row.table_id, Slot.read(row.place), row.channel, row.message, row.version, row.posted_at)
            for row in rows
        )
        return {message.slot: self._as_shown(message) for message in found}

    def _as_shown(self, stored: PostedMessage) -> PostedMessage:
        """The message with what it shows by now."""
        newer = self._shown.get((stored.table, stored.slot))
        return newer if newer is not None and _newer(newer, stored) else stored

    async def save_message(self, message: PostedMessage, *, later: bool = False) -> None:
        there = (self._posted.known(message.table) or {}).get(message.slot)
        if later and there is not None and _newer(message, there):
            self._posted.change(message.table, lambda kept: {**kept, message.slot: message})
            self._shown[message.table, message.slot] = message
            if self._writer is None:
                self._writer = asyncio.create_task(self._write_later(), name="shown")
            return
        row = {
            "table_id": message.table,
            "place": message.slot.key,
            "channel": message.channel,
            "message": message.message,
            "version": message.version,
            "posted_at": message.posted_at,
        }
        self._shown.pop((message.table, message.slot), None)
        with self._posted.writing(message.table, change=lambda kept: {**kept, message.slot: message}):
            await self._write(lambda connection: replace(connection, schema.messages, row))

    async def delete_message(self, table_id: str, slot: Slot) -> None:
        gone = delete(schema.messages).where(schema.messages.c.table_id == table_id, schema.messages.c.place == slot.key)

        def without(kept: Mapping[Slot, PostedMessage]) -> Mapping[Slot, PostedMessage]:
            return {of: message for of, message in kept.items() if of != slot}

        self._shown.pop((table_id, slot), None)
        with self._posted.writing(table_id, change=without):
            await self._write(lambda connection: connection.execute(gone))

    async def _write_later(self) -> None:
        """All that messages show by then."""
        try:
            while self._shown:
                await asyncio.sleep(LATER)
                await self._write_shown()
        finally:
            self._writer = None

    async def _write_shown(self) -> None:
        """A message that has gone or been replaced meanwhile stays so: nothing is inserted."""
        written = list(self._shown.values())
        if not written:
            return
        rows = [
            {"of": message.table, "at": message.slot.key, "is": message.message, "shows": message.version}
            for message in sorted(written, key=lambda message: (message.table, message.slot.key))
        ]

        def work(connection: Connection) -> None:
            connection.execute(SHOWN, rows)

        try:
            await self._write(work)
        except (SQLAlchemyError, OSError, Busy) as error:  # it is tried again; else a message is drawn once more
            log.warning("what messages show could not be written: %s", type(error).__name__)
            return
        for message in written:
            if self._shown.get((message.table, message.slot)) is message:
                del self._shown[message.table, message.slot]


def _newer(message: PostedMessage, there: PostedMessage) -> bool:
    """Whether it is the same message with a newer version of its table."""
    return message.version > there.version and changed(there, version=message.version) == message
