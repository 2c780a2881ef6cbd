"""Order of updates, one worker per message, and retries."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import discord
import pytest

from delivery.discord_api.send_scheduler import Demand, Priority, SendScheduler
from delivery.publish.publish_queue import CLOSE_TIMEOUT, LAST_RETRY, MAX_TRIES, PublishQueue
from tables.state.slots import TABLE, Slot, hand
from tests.delivery.driven_loop import driven, settle

ANN, BEN = hand(1), hand(2)


@dataclass
class RowPlan:
    """The plan of one version of a table."""

    rows: "Rows"
    table_id: str
    version: int
    slots: Sequence[Slot]
    first: Sequence[Slot]
    is_final: bool
    priorities: dict[Slot, Priority]
    up_to_date: set[Slot]

    def demand(self, slot: Slot) -> Demand:
        return Demand(self.priorities.get(slot, Priority.TABLE))

    def is_up_to_date(self, slot: Slot) -> bool:
        return slot in self.up_to_date

    async def update(self, slot: Slot) -> bool:
        rows = self.rows
        rows.began.append((driven().time(), slot, self.version))
        rows.at_once[self.table_id, slot.current] += 1
        assert rows.at_once[self.table_id, slot.current] == 1, "two workers on one message"
        try:
            if slot in rows.gates:
                await rows.gates[slot].wait()
            await asyncio.sleep(0)
            if slot in rows.failing:
                raise rows.failing[slot]
            rows.shown[self.table_id, slot] = self.version
        finally:
            rows.at_once[self.table_id, slot.current] -= 1
        return False


class Rows:
    """A planner of tables with nothing but a version, and a record of their updates."""

    def __init__(self) -> None:
        self.queue = PublishQueue(self, SendScheduler(1_000_000, 1000))
        self.priorities: dict[Slot, Priority] = {}
        self.version = 1
        self.slots: Sequence[Slot] = (TABLE, ANN, BEN)
        self.first: Sequence[Slot] = ()
        self.up_to_date: set[Slot] = set()
        self.last = False
        self.reading: Callable[[str], object] = lambda _: None  # called with each read; may raise
        self.failing: dict[Slot, Exception] = {}
        self.gates: dict[Slot, asyncio.Event] = {}  # a slot waits here
        self.began: list[tuple[float, Slot, int]] = []
        self.shown: dict[tuple[str, Slot], int] = {}
        self.forgotten: list[str] = []
        self.at_once: Counter[tuple[str, Slot]] = Counter()  # by message

    async def plan(self, table_id: str) -> RowPlan:
        await asyncio.sleep(0)
        self.reading(table_id)
        state: dict[str, Any] = {
            "version": self.version,
            "slots": self.slots,
            "first": self.first,
            "is_final": self.last,
        }
        return RowPlan(
            self,
            table_id,
            **state,
            priorities=dict(self.priorities),
            up_to_date=set(self.up_to_date),
        )

    async def refresh(self, seconds: float = 0) -> None:
        """Refresh the table and let time pass. The id is a new string, as each that is read."""
        self.queue.refresh(b"t1".decode())
        await driven().advance(seconds)

    def forget(self, table_id: str) -> None:
        self.forgotten.append(table_id)

    def catch_up(self, table_id: str) -> None:
        """Refresh a table unless it has failed, as `Publisher.catch_up` does."""
        if not self.queue.has_retries(table_id):
            self.queue.refresh(table_id)

    def tries(self, slot: Slot) -> list[float]:
        """Return the times of the tries to update a slot."""
        return [at for at, one, _ in self.began if one == slot]

    def versions(self, slot: Slot) -> list[int]:
        """Return the version of each try to update a slot."""
        return [version for _, one, version in self.began if one == slot]


@pytest.fixture
async def rows() -> Rows:
    return Rows()


def server_error() -> discord.HTTPException:
    return discord.DiscordServerError(
        Response(503, "Service Unavailable"), "the table's secret is 24"
    )  # type: ignore[arg-type]


class Response:
    """The part of a response that the exceptions of discord.py read."""

    def __init__(self, status: int, why: str) -> None:
        self.status, self.reason = status, why


async def test_many_changes_while_a_slot_is_busy_are_one(rows: Rows) -> None:
    rows.gates[TABLE] = asyncio.Event()
    await rows.refresh()
    for _ in range(7):
        rows.version += 1
        await rows.refresh()
    assert rows.versions(TABLE) == [1]
    rows.gates[TABLE].set()
    await rows.queue.refreshed("t1")
    assert set(rows.versions(TABLE)) == {1, 8}  # (8 again because the test asks once more)
    assert rows.shown["t1", TABLE] == 8


async def test_what_is_overtaken_while_it_waits_for_its_turn_is_never_begun(rows: Rows) -> None:
    scheduler = SendScheduler(1_000_000, 1)
    rows.queue = PublishQueue(rows, scheduler)
    rows.slots, rows.priorities = (TABLE, ANN), {ANN: Priority.OTHER_HAND}
    async with scheduler.grant(Demand(Priority.AWAITED_HAND)):
        for _ in range(5):
            rows.version += 1
            await rows.refresh()
        rows.priorities = {ANN: Priority.AWAITED_HAND}  # now the game waits for her
        rows.version += 1
        await rows.refresh()
        assert rows.began == []
    await settle()
    assert [(slot, version) for _, slot, version in rows.began] == [(ANN, 7), (TABLE, 7)]


async def test_a_change_during_the_read_is_read(rows: Rows) -> None:
    def changed(table_id: str) -> None:
        if rows.version == 1:
            rows.version = 2
            rows.queue.refresh(table_id)

    rows.reading = changed
    await rows.queue.refreshed("t1")
    assert rows.shown["t1", TABLE] == 2


async def test_tried_again_ever_less_often_until_it_works(rows: Rows) -> None:
    rows.failing[TABLE] = server_error()
    began = driven().time()
    await rows.refresh(2 + 4 + 8 + 1)
    assert [round(at - began, 2) for at in rows.tries(TABLE)] == [0, 2, 6, 14]
    del rows.failing[TABLE]
    rows.version = 5
    await driven().advance(14.9)
    assert ("t1", TABLE) not in rows.shown
    await driven().advance(0.2)
    assert rows.shown["t1", TABLE] == 5
    rows.failing[TABLE] = server_error()  # and then counts from the beginning
    await driven().advance(10_000)
    tries = len(rows.tries(TABLE))
    again = driven().time()
    await rows.refresh(2)
    assert [round(at - again, 2) for at in rows.tries(TABLE)[tries:]] == [0, 2]


async def test_given_up_after_a_day_until_something_happens(rows: Rows) -> None:
    rows.failing[TABLE] = server_error()
    await rows.refresh(3 * 86_400)
    tries = rows.tries(TABLE)
    assert len(tries) == MAX_TRIES
    assert round(max(later - sooner for sooner, later in pairwise(tries))) == LAST_RETRY
    assert 16 * 3600 < tries[-1] - tries[0] < 26 * 3600
    del rows.failing[TABLE]
    await rows.refresh(1)
    assert rows.shown["t1", TABLE] == 1


async def test_what_lags_behind_because_it_fails_has_a_time_of_its_own(rows: Rows) -> None:
    rows.failing[TABLE] = server_error()
    await rows.refresh(1)
    rows.catch_up("t1")
    await settle()
    assert len(rows.tries(TABLE)) == 1
    rows.catch_up("t2")
    await settle()
    assert rows.shown["t2", ANN] == 1
    await rows.refresh()  # a change is tried at once
    assert len(rows.tries(TABLE)) >= 2


async def test_what_shows_it_already_is_left_alone_but_for_what_is_on_its_way_or_has_failed(
    rows: Rows,
) -> None:
    rows.gates[ANN] = asyncio.Event()
    rows.failing[BEN] = server_error()
    await rows.refresh()
    rows.version, rows.up_to_date = 2, {TABLE, ANN, BEN}
    await rows.refresh()
    rows.gates[ANN].set()
    await settle()
    assert [rows.versions(slot) for slot in rows.slots] == [[1], [1, 2], [1, 2]]


async def test_what_has_failed_and_is_not_to_be_shown_any_more_does_not_keep_its_table_from_catching_up(
    rows: Rows,
) -> None:
    rows.failing[BEN] = server_error()
    rows.queue.refresh("t2")
    await rows.refresh()
    rows.slots = (TABLE, ANN)
    await rows.refresh()
    assert rows.queue.has_retries("t2")
    rows.version = 2
    rows.catch_up("t1")
    await settle()
    assert rows.shown["t1", TABLE] == 2


async def test_what_a_newer_plan_does_not_want_is_not_begun_and_looked_at_again_if_it_was(
    rows: Rows,
) -> None:
    """A hand that was posted when its table closed showed the lobby for half a minute, before."""
    rows.queue = PublishQueue(rows, SendScheduler(1_000_000, 1))
    rows.gates[ANN] = asyncio.Event()
    rows.slots = (ANN, BEN)
    await rows.refresh()
    rows.slots, rows.last, rows.version = (TABLE,), True, 2
    await rows.refresh()
    rows.slots = (TABLE, ANN)  # it has been posted
    rows.gates[ANN].set()
    await settle()
    assert (rows.versions(BEN), rows.versions(ANN)) == ([], [1, 2])


async def test_a_row_that_cannot_be_read_is_read_again(rows: Rows) -> None:
    broken = True

    def reading(_: str) -> None:
        if broken:
            raise OSError("the disk is full of 6-4")

    rows.reading = reading
    began = driven().time()
    await rows.refresh(5)
    assert rows.began == []
    broken = False
    await driven().advance(2)
    assert [round(at - began, 2) for at in rows.tries(TABLE)] == [6]


async def test_a_table_that_is_over_is_forgotten_when_all_has_been_tried(rows: Rows) -> None:
    rows.last = True
    rows.failing[ANN] = server_error()
    rows.gates[BEN] = asyncio.Event()
    await rows.refresh()
    assert rows.forgotten == []
    rows.gates[BEN].set()
    await settle()
    assert rows.forgotten == ["t1"]
    rows.slots = ()
    await rows.queue.refreshed("t2")
    assert rows.forgotten == ["t1", "t2"]


async def test_what_comes_while_a_table_ends_is_shown_before_it_is_forgotten(rows: Rows) -> None:
    rows.last = True
    rows.slots, rows.gates[BEN] = (BEN,), asyncio.Event()
    await rows.refresh()
    rows.slots = (ANN, BEN)  # a private answer has been kept
    rows.queue.refresh("t1")
    rows.reading = lambda _: rows.began.append((driven().time(), TABLE, len(rows.forgotten)))
    rows.gates[BEN].set()
    await settle()
    assert rows.shown["t1", ANN]
    assert (rows.began[1][2], rows.forgotten) == (0, ["t1"])


async def test_closing_waits_for_what_is_under_way(rows: Rows) -> None:
    rows.gates[TABLE] = asyncio.Event()
    await rows.refresh()
    rows.version = 2
    rows.queue.refresh("t1")
    closing = asyncio.create_task(rows.queue.close())
    await driven().advance(CLOSE_TIMEOUT / 2)
    assert not closing.done()
    rows.gates[TABLE].set()
    await settle()
    assert closing.done()
    assert rows.shown["t1", TABLE] == 2
    rows.queue.refresh("t3")
    await driven().advance(3600)
    assert ("t3", TABLE) not in rows.shown


async def test_closing_does_not_wait_for_ever_and_tries_nothing_again(rows: Rows) -> None:
    rows.gates[TABLE] = asyncio.Event()
    rows.failing[ANN] = server_error()
    await rows.refresh()
    closing = asyncio.create_task(rows.queue.close())
    await driven().advance(CLOSE_TIMEOUT - 0.1)
    assert not closing.done()
    await driven().advance(0.2)
    assert closing.done()
    await closing
    await driven().advance(3600)
    assert rows.tries(ANN) == rows.tries(ANN)[:1]
    assert ("t1", TABLE) not in rows.shown
