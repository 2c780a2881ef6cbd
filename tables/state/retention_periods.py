"""For how long things are kept that nobody has asked to be forgotten."""

from dataclasses import dataclass

from tables.service.store import Store
from tables.state.pace import DAY

MARKED = 30 * DAY  # for which it is known that somebody was forgotten, though not who


@dataclass(frozen=True, slots=True)
class Keeping:
    """In days."""

    log_days: int = 365  # what happened at a table, after it has ended
    server_days: int = 30  # everything of a server that has removed the bot


async def tidied(store: Store, keeping: Keeping, now: int) -> bool:
    """Erase a piece of what has been kept for long enough. False if there was none."""
    for guild in await store.departed_before(now - keeping.server_days * DAY):
        for table_id in await store.live_tables(guild):  # nobody could read it
            await store.scrap(table_id, now)
        await store.erase_server(guild)
        return True
    for table_id in await store.ended_tables(now - keeping.log_days * DAY, 1):
        await store.erase_table(table_id)
        return True
    await store.erase_old_marks(now - MARKED)
    return False
