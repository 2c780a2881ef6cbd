"""Erasing what has been kept for its whole retention period."""

from data.store import Store
from tables.people.evenings import KEPT
from tables.people.fair_play import LEFT_DAYS, MONTHS_KEPT, month_at
from tables.state import calendar_days
from tables.state.durations_and_limits import DAY, LOBBY_MS, MARK_MS, Retention

# ms back in which closed lobbies are looked for; older ones go with the logs of their year
LOBBY_SEARCH = 30 * DAY

DAYS_COUNTED = 400  # days for which what was played on each day is kept
WEEKS_COUNTED = 14  # days for which the boards of a week are kept


async def erase_expired(store: Store, retention: Retention, now: int) -> bool:
    """Erase one piece of expired data. Returns False if nothing has expired."""
    for guild in await store.servers.departed_before(now - retention.server_days * DAY):
        for table_id in await store.tables.live_tables(guild):  # nobody could read these tables
            await store.tables.scrap(table_id, now)
        await store.expiry.erase_server(guild)
        return True
    for table_id in await store.tables.ended_tables(now - retention.log_days * DAY, 1):
        await store.expiry.erase_table(table_id)
        return True
    if await store.expiry.erase_lobbies(now - LOBBY_SEARCH, now - LOBBY_MS):
        return True
    today = now // DAY
    if await store.expiry.erase_tallies(today - DAYS_COUNTED, today - WEEKS_COUNTED):
        return True
    if await store.results.erase_fair_play(
        now - LEFT_DAYS * DAY, calendar_days.months_later(month_at(now, None), -MONTHS_KEPT)
    ):
        return True
    await store.expiry.erase_marks_and_bans(now - MARK_MS, now)
    await store.people.erase_puzzle_answers(today - DAYS_COUNTED)
    await store.evenings.erase_evenings(now - KEPT)
    return False
