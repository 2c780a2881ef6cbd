"""Reminders of slow tables: one direct message to a person about all tables that wait for them.

A wait is told of twice at most: a while after it has begun, for until then the person may be playing, and before time runs out.
All tables of a person share a message, and a person gets one in three hours at most. Who does not want any gets none.
"""

from data.exceptions import Newer, Unreadable
from data.store import Store
from tables.changes.awaited_people import awaited_people
from tables.state.table import Table


async def load_awaiting(store: Store, user: int) -> tuple[list[Table], list[str]]:
    """Return the tables that wait for a person, and the ids of tables that are stored so and do not wait any more.

    Tables that a process of another version has are left out.
    """
    waiting: list[Table] = []
    outdated: list[str] = []
    for table_id in await store.people.tables_awaiting(user):
        try:
            table = await store.tables.table(table_id)
        except Newer:
            continue
        except Unreadable:
            table = None
        if table is not None and table.live and table.slow and user in awaited_people(table):
            waiting.append(table)
        else:
            outdated.append(table_id)
    return waiting, outdated
