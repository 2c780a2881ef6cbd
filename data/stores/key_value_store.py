"""What a process has to remember, by name."""

from collections.abc import Callable

from sqlalchemy import Connection, select, update

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import Transactions


class Facts(Transactions):
    """See `tables.service.store.Store`."""

    async def fact(self, name: str) -> str | None:
        for row in await self._rows(select(schema.facts.c.value).where(schema.facts.c.name == name)):
            return str(row.value)
        return None

    async def set_fact(self, name: str, value: str) -> None:
        await self._write(lambda connection: replace(connection, schema.facts, {"name": name, "value": value}))

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        one = schema.facts.c

        def work(connection: Connection) -> None:
            first = insert(connection, schema.facts).values(name=name, value="").on_conflict_do_nothing()
            connection.execute(first)  # so that there is a row to wait for
            kept = connection.scalar(select(one.value).where(one.name == name).with_for_update())
            connection.execute(update(schema.facts).where(one.name == name).values(value=change(kept or None)))

        await self._write(work)
