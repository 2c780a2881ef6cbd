"""What an ordinary turn costs: statements that read, transactions that write, requests that Discord limits."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from sqlalchemy import event

from bot.clock import Clock
from data.posted_messages import LATER
from data.store import SqlStore
from tables import slots
from tables.table import Table
from tests.delivery.delivery_harness import DeliveryHarness, breath, until
from tests.tables.table_harness import chosen, due

READS, WRITES = 4, 2  # at most, from a press to the last message of an ordinary turn
REQUESTS = 1.1  # limited ones, for a change of the table on average


@dataclass
class Asked:
    """Of the database."""

    reads: list[str] = field(default_factory=list)
    writes: int = 0


@contextmanager
def asked(store: SqlStore) -> Iterator[Asked]:
    """What is asked of it meanwhile."""
    counted = Asked()
    writer, reader = store._engines.writer.sync_engine, store._engines.reader.sync_engine

    def read(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        counted.reads.append(statement)

    def write(_connection: object) -> None:
        counted.writes += 1

    event.listen(reader, "before_cursor_execute", read)
    event.listen(writer, "begin", write)
    yield counted
    event.remove(reader, "before_cursor_execute", read)
    event.remove(writer, "begin", write)


async def turn(house: DeliveryHarness, table: Table) -> Table:
    """Whoever is due presses a button in their hand, and everything is shown."""
    seat = due(table)
    user = table.chairs[seat].user
    assert user is not None
    press = house.discord.press(user, house.discord.dms[user], int(house.discord.hand(user)["id"]))
    house.publisher.through(press, table.id, slots.hand(user))
    change = await house.during(house.tables.act(table.id, user, table.chairs[seat].acts, chosen(table, seat), press.id))
    queue = house.publisher._queue
    await until(lambda: not queue._readers and not queue._workers)
    return change.table


@pytest.mark.parametrize("people", [2, 4])
async def test_an_ordinary_turn(house: DeliveryHarness, people: int) -> None:
    table = await house.tables.load(await house.playing(people))
    clock = Clock(house.tables, house.publisher, lambda: True)
    shown = house.tables._changed

    def changed(change: object) -> None:
        shown(change)  # type: ignore[arg-type]
        clock.wake(change.table.id, change.table.clock.due)  # type: ignore[attr-defined]

    house.tables._changed = changed
    clock.start()
    for _ in range(20):  # it reads, and waits
        await breath()
    table = await turn(house, table)
    for _ in range(3):
        with asked(house.sql) as counted:
            table = await turn(house, table)
            await house.advance(LATER)
            await until(lambda: not house.sql._shown)
        assert table.live
        assert len(counted.reads) <= READS, counted.reads
        assert counted.writes <= WRITES
    await clock.stop()


async def test_limited_requests(house: DeliveryHarness) -> None:
    """Some rounds of two people who play by direct message: nearly everything but the table itself goes through presses."""
    table = await house.tables.load(await house.playing())
    changes, before = 0, len(house.discord.requests)
    for _ in range(3):
        while table.state is not None and table.phase == "playing":
            table, changes = await turn(house, table), changes + 1
        for user in (1, 2):
            await house.tables.ready(table.id, user)
            changes += 1
        table = await house.shown(table.id)
    limited = [one for one in house.discord.requests[before:] if not one.path.startswith(("/webhooks/", "/interactions/"))]
    assert len(limited) / changes <= REQUESTS, [(one.method, one.path) for one in limited]
