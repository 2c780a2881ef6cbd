"""The clock beside everything else that happens in the process."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import Kaffeehaus
from bot.gateway import NO_OUTAGE, Outage
from bot.note_receiver import NoteReceiver
from bot.periodic_work import PeriodicWork
from bot.settings import Settings
from bot.table_clocks import SWEEP, TableClocks
from data.exceptions import Conflict
from data.shards import Shards
from delivery.publish.other_processes import OtherProcesses
from service.commits import TRIES
from tables.changes.clock_and_beats import READING_MS
from tables.state.change import Change
from tables.state.log_items import TimeCredited
from tests.delivery.delivery_harness import DeliveryHarness, Life, breath, names
from tests.delivery.driven_loop import settle
from tests.tables.table_harness import ANN, BEN, CHANNEL, GUILD

HOUR = 3600.0


class Line:
    """To Discord."""

    outage = NO_OUTAGE

    def __call__(self) -> Outage:
        return self.outage


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
async def clock(house: DeliveryHarness, line: Line) -> AsyncIterator[TableClocks]:
    """It stands still until a test starts it."""
    made = TableClocks(house.tables, house.publisher, line)
    yield made
    await made.stop()


@pytest.fixture
async def work(clock: TableClocks) -> AsyncIterator[PeriodicWork]:
    """The jobs of the clock. They begin when a test starts them."""
    made = PeriodicWork(*clock.jobs)
    yield made
    await made.stop()


async def advance(house: DeliveryHarness, seconds: float) -> None:
    """Time passes, and what is due then begins."""
    await house.advance(seconds)
    await breath()


async def until(house: DeliveryHarness, true: Callable[[], bool], step: float = 0.5) -> None:
    """Time passes until it is so, by some seconds each time."""
    while not true():
        await advance(house, step)


async def next_changes(house: DeliveryHarness, step: float = 0.5) -> list[Change]:
    """Let time pass until tables change, and return the changes."""
    house.heard.clear()
    house.tables.commits.changed = house.heard.append
    await until(house, lambda: bool(house.heard), step)
    return house.heard


async def test_what_is_due_happens_and_not_before(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork
) -> None:
    table_id = await house.opened("austrian-block", 1)
    deadline = (await house.tables.load(table_id)).clock.deadline
    work.start()
    assert not (await next_changes(house, step=5))[-1].table.live
    assert deadline <= (await house.store.tables.log(table_id))[-1].at < deadline + 2 * SWEEP * 1000


async def test_whoever_is_always_quicker_is_no_fault(
    house: DeliveryHarness,
    work: PeriodicWork,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Others have changed the table as often as the clock tried; what is due is done in a
    moment.
    """
    table_id = await house.opened("austrian-block", 1)
    commit, late = house.store.tables.commit, iter(range(TRIES))

    async def too_late(change: Change, now: int) -> None:
        if next(late, None) is not None:
            raise Conflict
        await commit(change, now)

    monkeypatch.setattr(house.store.tables, "commit", too_late)
    work.start()
    assert not (await next_changes(house, step=5))[-1].table.live
    assert (await house.tables.load(table_id)).closing.reason == "idle"
    assert next(late, None) is None
    assert caplog.text.count("its clock has to wait") == 1


async def test_no_time_passes_while_nobody_can_press_anything(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork, line: Line
) -> None:
    table_id = await house.playing()
    line.outage = Outage(everywhere=True)
    work.start()
    for _ in range(3):
        await advance(house, HOUR)
    table = await house.tables.load(table_id)
    assert table.clock.deadline < house.watch.now
    assert all(not chair.automatic for chair in table.chairs)
    line.outage = NO_OUTAGE
    assert (await next_changes(house))[0].what == (TimeCredited(),)
    assert (house.heard[0].table.clock.deadline or 0) > house.watch.now - 2000


DMS_LOST = Outage(shards=frozenset({0}), shard_count=7)


@pytest.mark.parametrize(
    ("outage", "has_private_hand", "stands_still"),
    [
        (Outage(servers=frozenset({GUILD})), True, True),
        (Outage(shards=frozenset({(GUILD >> 22) % 7}), shard_count=7), True, True),
        (
            Outage(
                servers=frozenset({GUILD + 1}),
                shards=frozenset({((GUILD >> 22) + 1) % 7}),
                shard_count=7,
            ),
            False,
            False,
        ),
        (DMS_LOST, False, True),
        (DMS_LOST, True, False),
        (Outage(dms=True), False, True),  # the process of shard 0 has ended
    ],
)
async def test_no_time_passes_where_somebody_who_is_awaited_cannot_press(
    house: DeliveryHarness,
    clock: TableClocks,
    work: PeriodicWork,
    line: Line,
    *,
    outage: Outage,
    has_private_hand: bool,
    stands_still: bool,
) -> None:
    """A hand in direct messages cannot be used while shard 0 is lost; one in the channel can."""
    assert (GUILD >> 22) % 7 not in (0, 6)
    table_id = await house.playing()
    if has_private_hand:
        for user in (ANN, BEN):
            press = house.discord.press(user, CHANNEL, 0, private=True)
            await house.during(press.response.defer(ephemeral=True, thinking=True))
            await house.during(
                house.publisher.answer_with_hand(press, await house.tables.load(table_id), user)
            )
    line.outage = outage
    work.start()
    if stands_still:
        for _ in range(25):  # two minutes and a half: a turn and some more
            await advance(house, 6)
        assert not any(chair.automatic for chair in (await house.tables.load(table_id)).chairs)
        line.outage = NO_OUTAGE
        assert (await next_changes(house))[0].what == (TimeCredited(),)
    else:
        house.tables.commits.changed = house.heard.append
        await until(
            house,
            lambda: any(chair.automatic for change in house.heard for chair in change.table.chairs),
        )


async def test_processes_tell_each_other_that_direct_messages_are_lost(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork, line: Line
) -> None:
    """Only the process with shard 0 notices it. Its notes hold as long as it repeats them."""
    said: list[str] = []

    async def tell(text: str, _: int | None) -> None:
        said.append(text)

    table_id = await house.playing()
    clock._publisher = house.born(Life(), OtherProcesses(Shards(7, frozenset({0})), tell))
    line.outage = Outage(everywhere=True, shards=frozenset({0}), shard_count=7)
    work.start()
    for _ in range(4):
        await advance(house, 6)
    lost = [text for text in said if json.loads(text).get("dms") == "lost"]
    assert len(lost) == 3  # the first at once, then one in ten seconds
    line.outage = NO_OUTAGE
    notes: Any = NoteReceiver(
        house.discord.client,
        clock,
        house.publisher,
        store=house.store,
        other_processes=OtherProcesses(),
    )
    for _ in range(25):
        notes.receive(lost[0])
        await advance(house, 6)
    assert not any(chair.automatic for chair in (await house.tables.load(table_id)).chairs)
    for _ in range(40):  # nobody repeats the note
        await advance(house, 6)
    assert any(chair.automatic for chair in (await house.tables.load(table_id)).chairs)


@pytest.mark.parametrize("hours", [2, -2])
async def test_a_clock_that_is_set_costs_nobody_time_and_keeps_nobody_waiting(
    house: DeliveryHarness, work: PeriodicWork, hours: int, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await house.playing()
    work.start()
    for _ in range(20):  # it reads, and waits
        await breath()
    house.watch.now += round(1000 * hours * HOUR)
    assert (await next_changes(house))[0].what == (TimeCredited(),)
    table = await house.tables.load(table_id)
    assert 0 < table.clock.deadline - house.watch.now <= READING_MS
    assert all(not chair.automatic for chair in table.chairs)
    assert caplog.text.count("the machine's time was set") == 1


async def test_a_clock_that_is_set_forth_and_back_before_anybody_looks(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork
) -> None:
    table_id = await house.lobby(people=1)
    work.start()
    for _ in range(20):
        await breath()
    house.watch.now += round(2000 * HOUR)
    clock.wake(table_id, (await house.tables.add_computer(table_id, ANN)).table.clock.due)
    house.watch.now -= round(2000 * HOUR)
    assert (await next_changes(house))[0].what == (TimeCredited(),)
    assert (
        house.heard[0].table.clock.deadline <= house.watch.now + house.tables.settings.pace.lobby_ms
    )


async def test_what_nobody_was_told_of_is_shown_by_the_sweep(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork
) -> None:
    table_id = await house.lobby(people=1)
    await house.die()
    await house.tables.add_computer(table_id, ANN)  # committed, and killed before it could be shown
    await house.restart()
    clock._publisher = house.publisher
    work.start()
    table = await house.tables.load(table_id)
    await until(
        house, lambda: names(house.discord.message(CHANNEL)) == [f"table-{table.version}.webp"]
    )


async def test_a_hand_that_lagged_behind_when_its_process_was_killed_is_shown(
    house: DeliveryHarness, clock: TableClocks, work: PeriodicWork
) -> None:
    table_id = await house.playing()
    table = await house.tables.load(table_id)
    waiting = table.chairs[1 - table.state.to_move].person
    house.discord.fail("PATCH", f"/channels/{house.discord.dms[waiting]}/", 503, times=99)
    await house.step(table_id)
    after = await house.shown(table_id)
    assert await house.store.messages.outdated_tables(house.watch.now) == []
    assert "Your turn" not in house.discord.hand(waiting)["content"]
    house.discord.faults.clear()
    await house.restart()
    clock._publisher = house.publisher
    work.start()
    await until(house, lambda: "Your turn" in house.discord.hand(waiting)["content"])
    assert await house.tables.load(table_id) == after, "nothing else has brought it up to date"


async def test_woken_and_stopped_at_the_same_moment(clock: TableClocks, work: PeriodicWork) -> None:
    """A commit wakes the clock just when the process is told to end: it ends all the same."""
    work.start()
    for _ in range(20):  # it reads, and waits
        await breath()
    clock.wake("t1", 0)
    stopping = asyncio.create_task(work.stop())
    while not stopping.done():
        await breath()
    await settle()
    assert all(task.done() for task in work._tasks)


async def test_direct_messages_are_lost_while_no_process_has_shard_0() -> None:
    bot = Kaffeehaus(Settings(shard_count="2", shards="1", picture_processes=0))
    connection: Any = SimpleNamespace(is_listening=True, hears_dms=True)
    bot._shard_connection = connection
    assert not bot._find_outage().dms
    connection.hears_dms = False
    assert bot._find_outage().dms
