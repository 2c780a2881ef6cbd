"""Reminders of slow tables: the people that a table waits for, and those to be told of it."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    func,
    not_,
    or_,
    select,
    update,
)

from data import schema
from data.database.database import insert, replace
from data.transactions_and_caches import Transactions
from tables.changes.clock_and_beats import awaited_people
from tables.state.default_settings import HOUR, NOTICE_MS
from tables.state.table import Table

MOST = 1000  # people in one look, also those in quiet hours
# A wait at a slow table is told of twice at most: when it has lasted for `NOTICE_MS`, and when one
# `LAST_PART`th of the time is left (six hours of a day). All tables of a person share a message.
LAST_PART: Final = 4
PAUSE_MS: Final = 3 * HOUR  # between two messages to the same person: eight a day at most


class SlowTableReminders(Transactions):
    """The people that slow tables wait for, and when they were last told."""

    async def people_to_remind(self, now: int, offset: int) -> tuple[Sequence[int], int]:
        """Return people to remind now, those first whose time runs out first, and the offset of
        the next look. It goes past those who stay in the list: in quiet hours, say.

        People who want no reminders, or take no direct messages, are left out.
        """
        waits, last, wishes = schema.awaited.c, schema.reminders.c, schema.preferences.c
        wish_of_person = and_(wishes.of == waits.user, wishes.owner == "person", wishes.unreminded)
        joined = (
            schema.awaited.outerjoin(schema.reminders, last.user == waits.user)
            .outerjoin(schema.preferences, wish_of_person)
            .outerjoin(schema.people, schema.people.c.user == waits.user)
        )
        # in the future: the clock was set back
        rested = or_(last.at.is_(None), last.at <= now - PAUSE_MS, last.at > now)
        is_reachable = and_(wishes.of.is_(None), schema.people.c.dm_closed.is_not(True))
        query = select(waits.user).select_from(joined).where(_is_due(now), rested, is_reachable)
        query = query.group_by(waits.user).order_by(func.min(waits.until), waits.user)
        rows = await self.rows(query.limit(MOST).offset(offset))
        return [row.user for row in rows], offset + MOST if len(rows) == MOST else 0

    async def tables_awaiting(self, user: int) -> Sequence[str]:
        """Return the ids of the slow tables that wait for a person, the one first whose time
        runs out first.
        """
        waits = schema.awaited.c
        rows = await self.rows(
            select(waits.table_id).where(waits.user == user).order_by(waits.until, waits.table_id)
        )
        return [row.table_id for row in rows]

    async def reminded_at(self, user: int) -> int:
        """Return when a person was last reminded; 0: never."""
        rows = await self.rows(select(schema.reminders.c.at).where(schema.reminders.c.user == user))
        return rows[0].at if rows else 0

    async def mark_reminded(
        self, user: int, reminded: Collection[str], outdated: Collection[str], now: int
    ) -> None:
        """Note that a person has been told of tables, and that `outdated` ones do not wait for
        them any more.
        """

        def work(connection: Connection) -> None:
            waits = schema.awaited.c
            connection.execute(
                delete(schema.awaited).where(waits.user == user, waits.table_id.in_(outdated))
            )
            connection.execute(
                update(schema.awaited)
                .where(waits.user == user, waits.table_id.in_(reminded))
                .values(told=case((_is_in_last_part(now), 2), else_=1))
            )
            if reminded:
                replace(connection, schema.reminders, {"user": user, "at": now})

        await self.write(work)


def _is_due(now: int) -> ColumnElement[bool]:
    """Return the condition that a person is to be reminded of a wait: some time after its
    beginning, and before its end.
    """
    waits = schema.awaited.c
    return or_(
        and_(waits.told == 0, waits.since <= now - NOTICE_MS),
        and_(waits.told < 2, not_(waits.told == 0), _is_in_last_part(now)),
    )


def _is_in_last_part(now: int) -> ColumnElement[bool]:
    """Return the condition that the last part of a wait has begun."""
    waits = schema.awaited.c
    return LAST_PART * (waits.until - now) <= waits.until - waits.since


def store_waits(connection: Connection, table: Table, by: int | None, now: int) -> None:
    """Store the people that a slow table waits for after a change.

    The wait for a person who has acted (`by`) starts again; with a new deal, the wait for all.
    """
    if not table.table_options.slow:
        return
    waits = schema.awaited
    users = (
        awaited_people(table)
        if table.live and table.slow and table.clock.deadline is not None
        else ()
    )
    is_dealt = table.latest_deal.first_version == table.version
    kept = [user for user in users if user != by and not is_dealt]
    connection.execute(delete(waits).where(waits.c.table_id == table.id, waits.c.user.not_in(kept)))
    for user in sorted(users):
        row = {
            "table_id": table.id,
            "user": user,
            "since": now,
            "until": table.clock.deadline,
            "told": 0,
        }
        insertion = insert(connection, waits).values(row)
        connection.execute(
            insertion.on_conflict_do_update(
                index_elements=["table_id", "user"], set_={"until": insertion.excluded.until}
            )
        )
