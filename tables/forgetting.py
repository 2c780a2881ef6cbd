"""Forgetting somebody who asks for it."""

from collections.abc import Sequence
from contextlib import suppress

from tables.service import Tables
from tables.store import Newer, Unreadable
from tables.table import Refused


async def get_up(tables: Tables, user: int) -> Sequence[str]:
    """Take a person from all tables, by the rules of leaving. Ids of the tables at which they played."""
    played = await tables.store.played_at(user, live=True)
    for table_id in played:
        with suppress(Refused, Newer, Unreadable):  # has left before; or nobody here knows how that is done there
            await tables.leave(table_id, user)
    return played


async def forget(tables: Tables, user: int) -> Sequence[str]:
    """Take them from all tables, then erase them. Ids of the live tables that are to be shown anew.

    Where a deal is still being played for them, an alias sits from now on: what it wins or loses is nobody's any more."""
    await get_up(tables, user)
    return await tables.store.forget(user, tables.now())
