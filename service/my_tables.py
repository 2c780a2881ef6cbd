"""The tables at which a person sits, on all servers."""

from collections.abc import Sequence

from data.exceptions import Newer, Unreadable
from data.store import Store
from tables.changes.awaited_people import awaited_people
from tables.state.table import Table


async def tables_of(store: Store, user: int) -> Sequence[Table]:
    """Return the live tables of a person who sits there or has asked for a seat.

    Those that wait for the person come first. Otherwise the table comes first on which something happens earliest.
    """
    found = []
    for table_id in await store.tables.tables_played_at(user, live=True):
        try:
            table = await store.tables.table(table_id)
        except (Unreadable, Newer):
            continue
        if table is not None and table.live and (table.seat_of(user) is not None or table.request_of(user) is not None):
            found.append(table)
    return sorted(found, key=lambda table: (user not in awaited_people(table), table.clock.deadline or 0, table.id))
