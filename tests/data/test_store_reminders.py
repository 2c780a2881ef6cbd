"""What `data.store.Store` promises."""

from dataclasses import replace

from data.people import NOTICE_MS, PAUSE_MS
from data.store import Store
from tables.people.people import PreferencesOwner
from tables.state.durations_and_limits import DAY, HOUR
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tests.data.samples import after, opening
from tests.tables.table_harness import NOW, in_play

BREAK = NOTICE_MS + PAUSE_MS


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
    assert user is not None
    return user


class TestReminders:
    """Waits and reminders."""

    async def test_a_wait_is_told_of_at_its_beginning_and_before_its_end(
        self, store: Store
    ) -> None:
        table = slow_deal("slow0001", 1)
        user = awaited_user(table)
        await store.tables.create(opening(table), NOW)
        told = []
        for minute in range(24 * 60):
            now = NOW + minute * 60_000
            for one in await store.people.people_to_remind(now) if minute % 10 == 0 else ():
                told.append((one, minute))
                await store.people.mark_reminded(
                    one, await store.people.tables_awaiting(one), [], now
                )
        assert told == [(user, 10), (user, 18 * 60)]
        assert await store.people.reminded_at(user) == NOW + 18 * HOUR

    async def test_two_messages_are_three_hours_apart_also_if_the_clock_was_set_back(
        self, store: Store
    ) -> None:
        for number in (1, 2):
            await store.tables.create(opening(slow_deal(f"slow000{number}", number)), NOW)
        user = awaited_user(slow_deal("slow0001", 1))
        assert await store.people.tables_awaiting(user) == ["slow0001", "slow0002"]
        await store.people.mark_reminded(user, ["slow0001"], [], NOW + NOTICE_MS)
        assert await store.people.people_to_remind(NOW + BREAK - 1) == []
        assert await store.people.people_to_remind(NOW + BREAK) == [user]
        await store.people.mark_reminded(user, ["slow0001"], [], NOW + 400 * DAY)
        assert await store.people.people_to_remind(NOW + BREAK) == [user]

    async def test_waits_follow_the_table(self, store: Store) -> None:
        table = slow_deal("slow0001", 1)
        user = awaited_user(table)
        await store.tables.create(opening(table), NOW)
        await store.people.mark_reminded(user, [table.id], [], NOW + NOTICE_MS)
        credited = after(table, "x", clock=replace(table.clock, deadline=NOW + 9 * DAY))
        await store.tables.commit(replace(credited, by=None), NOW + HOUR)
        assert await store.people.people_to_remind(NOW + DAY) == [], (
            "the outage has moved the end of the day"
        )
        acted = after(credited.table, "x")
        await store.tables.commit(replace(acted, by=user), NOW + DAY)
        assert await store.people.people_to_remind(NOW + DAY + NOTICE_MS) == [user], (
            "who has acted is waited for anew"
        )
        await store.tables.commit(after(acted.table, "x", phase=Phase.CLOSED), NOW + DAY)
        assert await store.people.tables_awaiting(user) == []

    async def test_quick_tables_and_people_who_want_no_reminders(self, store: Store) -> None:
        table = slow_deal("slow0001", 1)
        quick = replace(
            table,
            id="quick001",
            channel=2,
            table_options=replace(table.table_options, turn_seconds=60),
        )
        user = awaited_user(table)
        for one in (table, quick):
            await store.tables.create(opening(one), NOW)
        assert await store.people.tables_awaiting(user) == ["slow0001"]
        for wish in (True, False):
            await store.people.update_preferences(
                PreferencesOwner.PERSON, user, {"unreminded": wish}
            )
            assert await store.people.people_to_remind(NOW + HOUR) == ([] if wish else [user])
        await store.people.mark_reminded(user, [], ["slow0001"], NOW)
        assert await store.people.tables_awaiting(user) == []
        assert await store.people.reminded_at(user) == 0
