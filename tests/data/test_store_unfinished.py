"""What `data.store.Store` promises."""

from data.store import Store
from tables.state.change import make_change
from tables.state.log_items import PlayerAway
from tables.state.table import Table
from tests.data.samples import opening
from tests.data.test_store_reminders import awaited_user, quick_twin, slow_deal
from tests.tables.table_harness import NOW


async def away(store: Store, table: Table) -> int:
    """Store a table whose person in turn has run out of time; return that person."""
    await store.tables.create(opening(table), NOW)
    user = awaited_user(table)
    await store.tables.commit(make_change(table, None, PlayerAway(table.seat_of(user))), NOW)
    return user


async def test_nobody_is_told_at_quick_tables_or_after_they_are_forgotten(store: Store) -> None:
    slow = slow_deal("slow0001", 1)
    for table in (slow, quick_twin(slow)):
        user = await away(store, table)
    assert [absence.table for absence in await store.tables.unsent_absences()] == [slow.id]
    await store.privacy.forget_person(user, NOW)
    assert await store.tables.unsent_absences() == []


async def test_a_table_that_cannot_be_read_tells_nobody(store: Store) -> None:
    table = slow_deal("slow0001", 1)
    await away(store, table)
    await store.tables.scrap(table.id, NOW)
    assert await store.tables.unsent_absences() == []
