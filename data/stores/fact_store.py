"""Facts about the bot itself, by name."""

from collections.abc import Callable

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import DBAPIError

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import SqlStoreBase


def read_fact(connection: Connection, name: str) -> str | None:
    """Return a value of a database of any revision, which may be damaged; None if it cannot be known."""
    try:
        return connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
    except DBAPIError:
        return None


class SqlFactStore(SqlStoreBase):
    """Named values of the process in the database (`tables.service.store.FactStore`)."""

    async def fact(self, name: str) -> str | None:
        for row in await self.rows(select(schema.facts.c.value).where(schema.facts.c.name == name)):
            return str(row.value)
        return None

    async def set_fact(self, name: str, value: str) -> None:
        await self.write(lambda connection: replace(connection, schema.facts, {"name": name, "value": value}))

    async def change_fact(self, name: str, change: Callable[[str | None], str]) -> None:
        columns = schema.facts.c

        def work(connection: Connection) -> None:
            insertion = insert(connection, schema.facts).values(name=name, value="").on_conflict_do_nothing()
            connection.execute(insertion)  # a row to lock
            value = connection.scalar(select(columns.value).where(columns.name == name).with_for_update())
            connection.execute(update(schema.facts).where(columns.name == name).values(value=change(value or None)))

        await self.write(work)
