"""Where messages are posted. Every change of a table asks for all of its own, each slot for one: they are read once."""

from collections.abc import Mapping, Sequence
from functools import partial

from sqlalchemy import delete, select

from data import schema
from data.dialect import replace
from data.engines import Engines
from data.recent import Recent
from data.transactions import Transactions
from tables.slots import Slot
from tables.store import PostedMessage


class PostedMessages(Transactions):
    """See `tables.store.Store`."""

    def __init__(self, engines: Engines) -> None:
        super().__init__(engines)
        self._posted = Recent[str, Mapping[Slot, PostedMessage]]()  # by table

    async def message(self, table_id: str, slot: Slot) -> PostedMessage | None:
        return (await self._posted.get(table_id, partial(self._messages, table_id))).get(slot)

    async def messages(self, table_id: str) -> Sequence[PostedMessage]:
        return list((await self._posted.fresh(table_id, partial(self._messages, table_id))).values())

    async def _messages(self, table_id: str) -> Mapping[Slot, PostedMessage]:
        one = schema.messages.c
        rows = await self._rows(select(schema.messages).where(one.table_id == table_id).order_by(one.place))
        found = (
            PostedMessage(row.table_id, Slot.read(row.place), row.channel, row.message, row.version, row.posted_at)
            for row in rows
        )
        return {message.slot: message for message in found}

    async def shown(self, message: PostedMessage) -> None:
        row = {
            "table_id": message.table,
            "place": message.slot.key,
            "channel": message.channel,
            "message": message.message,
            "version": message.version,
            "posted_at": message.posted_at,
        }
        with self._posted.writing(message.table, change=lambda kept: {**kept, message.slot: message}):
            await self._write(lambda connection: replace(connection, schema.messages, row))

    async def forget_message(self, table_id: str, slot: Slot) -> None:
        gone = delete(schema.messages).where(schema.messages.c.table_id == table_id, schema.messages.c.place == slot.key)

        def without(kept: Mapping[Slot, PostedMessage]) -> Mapping[Slot, PostedMessage]:
            return {of: message for of, message in kept.items() if of != slot}

        with self._posted.writing(table_id, change=without):
            await self._write(lambda connection: connection.execute(gone))
