"""Forgetting somebody who asks for it."""

from collections.abc import Sequence

from tables.service.removal import take_out
from tables.service.tables import Tables


async def forget(tables: Tables, user: int) -> Sequence[str]:
    """Take them from all tables, then erase them. Ids of the live tables that are to be shown anew.

    Where a deal is still being played for them, an alias sits from now on: what it wins or loses is nobody's any more."""
    await take_out(tables, user)
    return await tables.store.forget_person(user, tables.now())
