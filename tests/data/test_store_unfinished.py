"""What `data.store.Store` promises."""

from data.store import Store
from data.tables import UnsentAbsence
from tables.state.change import make_change
from tables.state.log_items import PlayerAway
from tables.state.table import Table
from tests.data.samples import opening
from tests.data.test_store_reminders import awaited_user, quick_twin, slow_deal
from tests.tables.table_harness import NOW


async def away(store: Store, table: Table) -> tuple[Table, UnsentAbsence]:
    """Store that the person whose turn it is has run out of time; return the table and what they
    are to be told.
    """
    user = awaited_user(table)
    (seat,) = (seat for seat in table.people if table.chairs[seat].user == user)
    change = make_change(table, None, PlayerAway(seat))
    await store.tables.commit(change, NOW)
    return change.table, UnsentAbsence(table.id, user, change.table.version)


async def test_nobody_is_told_at_quick_tables_or_after_they_are_forgotten(store: Store) -> None:
    slow = slow_deal("slow0001", 1)
    for table in (slow, quick_twin(slow)):
        await store.tables.create(opening(table), NOW)
        _, absence = await away(store, table)
    assert [absence.table for absence in await store.tables.unsent_absences()] == [slow.id]
    await store.privacy.forget_person(absence.user, NOW)
    assert await store.tables.unsent_absences() == []


async def test_a_table_that_cannot_be_read_tells_nobody(store: Store) -> None:
    table = slow_deal("slow0001", 1)
    await store.tables.create(opening(table), NOW)
    await away(store, table)
    await store.tables.scrap(table.id, NOW)
    assert await store.tables.unsent_absences() == []
