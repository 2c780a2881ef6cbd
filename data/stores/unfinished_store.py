"""Work that a killed process leaves to the next one."""

from collections.abc import Sequence
from dataclasses import asdict, fields

from sqlalchemy import Connection, delete, select

from data import schema
from data.database.upserts import insert, replace
from data.stores.owned_tables import of_shards, owned_by
from data.stores.store_base import SqlStoreBase
from service.unfinished import OpeningThread, UnsentAbsence
from tables.state.change import Change
from tables.state.log_items import PlayerAway

THREAD, ABSENCE = schema.opening_threads.c, schema.unsent_absences.c


class SqlUnfinishedStore(SqlStoreBase):
    """Unfinished work in the database (`service.unfinished.UnfinishedStore`)."""

    async def begin_thread(self, thread: OpeningThread) -> None:
        def work(connection: Connection) -> None:
            row = insert(connection, schema.opening_threads).values(asdict(thread))
            connection.execute(row.on_conflict_do_nothing())

        await self.write(work)

    async def end_thread(self, press: int) -> None:
        await self.write(lambda connection: connection.execute(delete(schema.opening_threads).where(THREAD.press == press)))

    async def opening_threads(self, before: int) -> Sequence[OpeningThread]:
        columns = [THREAD[field.name] for field in fields(OpeningThread)]
        mine = select(*columns).where(THREAD.at < before, of_shards(THREAD.guild, self.shards))
        return [OpeningThread(*row) for row in await self.rows(mine.order_by(THREAD.at, THREAD.press))]

    async def unsent_absences(self) -> Sequence[UnsentAbsence]:
        joined = schema.unsent_absences.join(schema.tables, schema.tables.c.id == ABSENCE.table_id)
        query = select(ABSENCE.table_id, ABSENCE.user, ABSENCE.version).select_from(joined).where(owned_by(self.shards))
        return [UnsentAbsence(*row) for row in await self.rows(query.order_by(ABSENCE.table_id, ABSENCE.user))]

    async def mark_absence_told(self, absence: UnsentAbsence) -> None:
        mine = (ABSENCE.table_id == absence.table, ABSENCE.user == absence.user, ABSENCE.version <= absence.version)
        await self.write(lambda connection: connection.execute(delete(schema.unsent_absences).where(*mine)))


def store_absences(connection: Connection, change: Change) -> None:
    """Store the people who are away from a change of a slow table on. Aliases of forgotten people are left out."""
    table = change.table
    if not table.slow:
        return
    for item in change.what:
        user = table.chairs[item.seat].user if isinstance(item, PlayerAway) else None
        if user is not None and user > 0:
            row = {"table_id": table.id, "user": user, "version": table.version}
            replace(connection, schema.unsent_absences, row)
