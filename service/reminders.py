"""Reminders of slow tables: one direct message to a person about all tables that wait for them.

A wait is told of twice at most: a while after it has begun, for until then the person may be playing, and before time runs out.
All tables of a person share a message, and a person gets one in three hours at most. Who does not want any gets none.
"""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from tables.changes.awaited_people import awaited_people
from service.store import Newer, Store, Unreadable
from tables.state.default_settings import HOUR
from tables.state.table import Table

NOTICE_MS: Final = 600_000  # a wait of this length is told of
PAUSE_MS: Final = 3 * HOUR  # between two messages to the same person: eight a day at most
LAST_PART: Final = 4  # the second reminder comes when a quarter of the time is left: six hours of a day


class ReminderStore(Protocol):
    """Store of the people for whom slow tables wait. `SqlStore` writes them with each change of a table."""

    async def people_to_remind(self, now: int) -> Sequence[int]:
        """Return people to remind now, those first whose time runs out first. People who want no reminders are left out."""

    async def tables_awaiting(self, user: int) -> Sequence[str]:
        """Return the ids of the slow tables that wait for a person, the one first whose time runs out first."""

    async def reminded_at(self, user: int) -> int:
        """Return when a person was last reminded; 0: never."""

    async def mark_reminded(self, user: int, told: Collection[str], outdated: Collection[str], now: int) -> None:
        """Note that a person has been told of tables, and that `outdated` ones do not wait for them any more."""


async def load_awaiting(store: Store, reminders: ReminderStore, user: int) -> tuple[list[Table], list[str]]:
    """Return the tables that wait for a person, and the ids of tables that are stored so and do not wait any more.

    Tables that a process of another version has are left out.
    """
    waiting: list[Table] = []
    outdated: list[str] = []
    for table_id in await reminders.tables_awaiting(user):
        try:
            table = await store.table(table_id)
        except Newer:
            continue
        except Unreadable:
            table = None
        if table is not None and table.live and table.slow and user in awaited_people(table):
            waiting.append(table)
        else:
            outdated.append(table_id)
    return waiting, outdated
