"""What `data.store.Store` promises."""

from dataclasses import replace

from data.store import Store
from tables.people.people import PreferencesOwner
from tables.state.default_settings import DAY, HOUR
from tables.state.table import Table, game_of
from tests.data.samples import opening
from tests.tables.table_harness import NOW, in_play


def slow_deal(table_id: str, channel: int) -> Table:
    """Return a table whose first deal waits for one of two people."""
    table = in_play("austrian-block", 2)
    return replace(
        table,
        id=table_id,
        channel=channel,
        version=1,
        table_options=replace(table.table_options, turn_seconds=86_400),
        clock=replace(table.clock, deadline=NOW + DAY),
    )


def awaited_user(table: Table) -> int:
    (user,) = (table.chairs[seat].user for seat in game_of(table).due(table.state))
    return user


def quick_twin(slow: Table) -> Table:
    """Return the same deal at a table in another channel that is not slow."""
    return replace(
        slow, id="quick001", channel=2, table_options=replace(slow.table_options, turn_seconds=60)
    )


async def test_quick_tables_and_people_who_want_no_reminders_or_take_none(store: Store) -> None:
    table = slow_deal("slow0001", 1)
    quick = quick_twin(table)
    user = awaited_user(table)
    for one in (table, quick):
        await store.tables.create(opening(one), NOW)
    assert await store.reminders.tables_awaiting(user) == ["slow0001"]
    for wish, closed in ((True, False), (False, True), (False, False)):
        await store.people.update_preferences(PreferencesOwner.PERSON, user, {"unreminded": wish})
        await store.people.update_person(user, dm_closed=closed)
        assert await store.reminders.people_to_remind(NOW + HOUR, 0) == (
            [] if wish or closed else [user],
            0,
        )
    await store.reminders.mark_reminded(user, [], ["slow0001"], NOW)
    assert await store.reminders.tables_awaiting(user) == []
    assert await store.reminders.reminded_at(user) == 0
