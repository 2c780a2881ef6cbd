"""The people for whom slow tables wait, and the reminders that they have been sent."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, not_, or_, select, update

from data import schema
from data.database.upserts import insert, replace
from data.stores.store_base import SqlStoreBase
from tables.changes.awaited_people import awaited_people
from service.reminders import LAST_PART, NOTICE_MS, PAUSE_MS
from tables.state.table import Table

MOST = 1000  # people in one look, also those in quiet hours


class SqlReminderStore(SqlStoreBase):
    """Reminders in the database (`service.reminders.ReminderStore`)."""

    async def people_to_remind(self, now: int) -> Sequence[int]:
        waits, last, wishes = schema.awaited.c, schema.reminders.c, schema.preferences.c
        own = and_(wishes.of == waits.user, wishes.owner == "person", wishes.unreminded)
        joined = schema.awaited.outerjoin(schema.reminders, last.user == waits.user).outerjoin(schema.preferences, own)
        rested = or_(last.at.is_(None), last.at <= now - PAUSE_MS, last.at > now)  # in the future: the clock was set back
        query = select(waits.user).select_from(joined).where(_is_due(now), rested, wishes.of.is_(None))
        rows = await self.rows(query.group_by(waits.user).order_by(func.min(waits.until), waits.user).limit(MOST))
        return [row.user for row in rows]

    async def tables_awaiting(self, user: int) -> Sequence[str]:
        waits = schema.awaited.c
        rows = await self.rows(select(waits.table_id).where(waits.user == user).order_by(waits.until, waits.table_id))
        return [row.table_id for row in rows]

    async def reminded_at(self, user: int) -> int:
        rows = await self.rows(select(schema.reminders.c.at).where(schema.reminders.c.user == user))
        return rows[0].at if rows else 0

    async def mark_reminded(self, user: int, told: Collection[str], outdated: Collection[str], now: int) -> None:
        def work(connection: Connection) -> None:
            waits = schema.awaited.c
            connection.execute(delete(schema.awaited).where(waits.user == user, waits.table_id.in_(outdated)))
            stage = case((_is_in_last_part(now), 2), else_=1)
            connection.execute(update(schema.awaited).where(waits.user == user, waits.table_id.in_(told)).values(told=stage))
            if told:
                replace(connection, schema.reminders, {"user": user, "at": now})

        await self.write(work)


def _is_due(now: int) -> ColumnElement[bool]:
    """Return the condition that a person is to be reminded of a wait: some time after its beginning, and before its end."""
    waits = schema.awaited.c
    begun = and_(waits.told == 0, waits.since <= now - NOTICE_MS)
    return or_(begun, and_(waits.told < 2, not_(waits.told == 0), _is_in_last_part(now)))


def _is_in_last_part(now: int) -> ColumnElement[bool]:
    """Return the condition that the last part of a wait has begun."""
    waits = schema.awaited.c
    return LAST_PART * (waits.until - now) <= waits.until - waits.since


def store_waits(connection: Connection, table: Table, by: int | None, now: int) -> None:
    """Store for whom a slow table waits after a change. A person who has acted (`by`) is waited for anew."""
    if not table.table_options.slow:
        return
    waits = schema.awaited
    users = awaited_people(table) if table.live and table.slow and table.clock.deadline is not None else ()
    over = [waits.c.user.not_in(users)] if users else [waits.c.user == waits.c.user]
    connection.execute(delete(waits).where(waits.c.table_id == table.id, or_(*over, waits.c.user == by)))
    for user in sorted(users):
        row = {"table_id": table.id, "user": user, "since": now, "until": table.clock.deadline, "told": 0}
        insertion = insert(connection, waits).values(row)
        known = {"until": insertion.excluded.until}
        connection.execute(insertion.on_conflict_do_update(index_elements=["table_id", "user"], set_=known))
