"""What `data.store.Store` promises."""

from dataclasses import replace

from data.store import Store
from data.tables import OpeningThread, UnsentAbsence
from tables.state.change import make_change
from tables.state.log_items import PlayerAway
from tables.state.table import Table
from tests.data.samples import opening
from tests.data.test_store_reminders import awaited_user, slow_deal
from tests.tables.table_harness import GUILD, NOW


async def away(store: Store, table: Table) -> tuple[Table, UnsentAbsence]:
    """Store that the person whose turn it is has run out of time; return the table and what they
    are to be told.
    """
    user = awaited_user(table)
    (seat,) = (seat for seat in table.people if table.chairs[seat].user == user)
    change = make_change(table, None, PlayerAway(seat))
    await store.tables.commit(change, NOW)
    return change.table, UnsentAbsence(table.id, user, change.table.version)


class TestUnfinished:
    """Threads that are being made, and people who are still to be told that a bot plays."""

    async def test_a_thread_is_being_made_until_it_is_ended(self, store: Store) -> None:
        threads = [OpeningThread(press, GUILD, 7, NOW + press) for press in (1, 2)]
        for one in (*threads, threads[0]):
            await store.tables.begin_thread(one)
        assert await store.tables.opening_threads(NOW + 1) == []
        assert await store.tables.opening_threads(NOW + 3) == threads
        await store.tables.end_thread(1)
        await store.tables.end_thread(1)
        assert await store.tables.opening_threads(NOW + 3) == threads[1:]

    async def test_people_are_to_be_told_until_they_are(self, store: Store) -> None:
        table = slow_deal("slow0001", 1)
        await store.tables.create(opening(table), NOW)
        table, first = await away(store, table)
        assert await store.tables.unsent_absences() == [first]
        table, second = await away(store, table)
        await store.tables.mark_absence_told(first)
        assert await store.tables.unsent_absences() == [second], (
            "an older notice does not stand for a newer one"
        )
        await store.tables.mark_absence_told(second)
        assert await store.tables.unsent_absences() == []

    async def test_nobody_is_told_at_quick_tables_or_after_they_are_forgotten(
        self, store: Store
    ) -> None:
        slow = slow_deal("slow0001", 1)
        quick = replace(
            slow,
            id="quick001",
            channel=2,
            table_options=replace(slow.table_options, turn_seconds=60),
        )
        for table in (slow, quick):
            await store.tables.create(opening(table), NOW)
            _, absence = await away(store, table)
        assert [one.table for one in await store.tables.unsent_absences()] == [slow.id]
        await store.privacy.forget_person(absence.user, NOW)
        assert await store.tables.unsent_absences() == []

    async def test_a_table_that_cannot_be_read_tells_nobody(self, store: Store) -> None:
        table = slow_deal("slow0001", 1)
        await store.tables.create(opening(table), NOW)
        await away(store, table)
        await store.tables.scrap(table.id, NOW)
        assert await store.tables.unsent_absences() == []
