"""Forgetting a person who asks for it."""

from collections.abc import Sequence

from service.removal import take_out
from service.tables import Tables


async def forget(tables: Tables, user: int) -> Sequence[str]:
    """Remove a person from all tables, then erase their data. Returns the ids of live tables that have to be shown again.

    The store knows from the start that they are to be erased: if the process ends before, the housekeeper calls this again.
    If a substitute still plays a deal for them, an alias takes their place; nobody gets what it wins or pays what it loses.
    """
    await tables.store.privacy.begin_erasure(user, tables.now())
    await take_out(tables, user)
    return await tables.store.privacy.forget_person(user, tables.now())
