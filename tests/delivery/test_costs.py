"""Costs of an ordinary turn: reading statements, writing transactions, rate-limited requests."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import discord
import pytest
from sqlalchemy import event

from bot.periodic_work import PeriodicWork
from bot.table_clocks import TableClocks
from data.store import Store
from tables.state import slots
from tables.state.phases import Phase
from tables.state.table import Table
from tests.delivery.delivery_harness import DeliveryHarness, breath
from tests.tables.table_harness import ANN, BEN, CHANNEL, chosen, due

READS, WRITES = 6, 2  # at most, from a press to the last message of an ordinary turn
REQUESTS = 1.1  # limited ones, for a change of the table on average


@dataclass
class Asked:
    """Counts the statements and transactions that reach the database."""

    reads: list[str] = field(default_factory=list)
    writes: int = 0


@contextmanager
def asked(store: Store) -> Iterator[Asked]:
    """Count the use of the database in a block."""
    counted = Asked()
    writer, readers = (
        store.database.writer.engine,
        [reader.engine for reader in store.database.readers],
    )

    def read(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        counted.reads.append(statement)

    def write(_connection: object) -> None:
        counted.writes += 1

    for reader in readers:
        event.listen(reader, "before_cursor_execute", read)
    event.listen(writer, "begin", write)
    yield counted
    for reader in readers:
        event.remove(reader, "before_cursor_execute", read)
    event.remove(writer, "begin", write)


async def turn(house: DeliveryHarness, table: Table) -> Table:
    """Let the next player act, a person by a button in the hand, and show everything."""
    seat = due(table)
    chair = table.chairs[seat]
    if chair.user is None:
        await house.during(house.ring(table.id))
    else:
        press = pressed(house, chair.user)
        house.publisher.use_interaction(press, table.id, slots.hand(chair.user))
        await house.during(
            house.tables.act(table.id, chair.user, chair.acts, chosen(table, seat), press.id)
        )
    return await settled(house, table.id)


def pressed(house: DeliveryHarness, user: int) -> discord.Interaction:
    """Return an interaction with a hand in direct messages or, if they are closed, with the
    private answer.
    """
    if user not in house.discord.closed:
        return house.discord.press(
            user, house.discord.dms[user], int(house.discord.hand(user)["id"])
        )
    return house.discord.press(user, CHANNEL, max(house.discord.channels[CHANNEL]))


async def settled(house: DeliveryHarness, table_id: str) -> Table:
    """Wait until all messages have been updated; return the table."""
    await house.quiet()
    return await house.tables.load(table_id)


@pytest.mark.parametrize("people", [2, 4])
async def test_an_ordinary_turn(house: DeliveryHarness, people: int) -> None:
    table = await house.tables.load(await house.playing(people))
    clock = TableClocks(house.tables, house.publisher, lambda: True)
    shown = house.tables.commits.changed

    def changed(change: object) -> None:
        shown(change)  # type: ignore[arg-type]
        clock.wake(change.table.id, change.table.clock.due)  # type: ignore[attr-defined]

    house.tables.commits.changed = changed
    work = PeriodicWork(*clock.jobs)
    work.start()
    for _ in range(20):  # it reads, and waits
        await breath()
    table = await turn(house, table)
    for _ in range(3):
        with asked(house.sql) as counted:
            table = await turn(house, table)
        assert table.live
        assert len(counted.reads) <= READS, counted.reads
        assert counted.writes <= WRITES
    await work.stop()
    await clock.stop()


async def test_limited_requests(house: DeliveryHarness) -> None:
    """Only few requests are rate limited in some rounds of two people and two computer players.

    One of the people takes no direct messages and presses *Next round* at the table. Nearly
    everything but the table is updated with interaction tokens, and after a press at the table the
    table, too.
    """
    house.discord.closed.add(BEN)
    table_id = await house.started("austrian-block", 2, 2)
    table = await house.shown(table_id)
    answer = house.discord.press(
        BEN, CHANNEL, next(iter(house.discord.channels[CHANNEL])), private=True
    )
    await house.during(house.publisher.answer_with_hand(answer, table, BEN))
    first, before = table.version, len(house.discord.requests)
    for _ in range(3):
        while table.phase is Phase.PLAYING:
            table = await turn(house, table)
        await house.during(house.tables.ready(table_id, ANN))
        ready = house.discord.press(BEN, CHANNEL, next(iter(house.discord.channels[CHANNEL])))
        house.publisher.use_interaction(ready, table_id, slots.TABLE)
        await house.during(house.tables.ready(table_id, BEN))
        table = await settled(house, table_id)
    limited = [
        request
        for request in house.discord.requests[before:]
        if not request.path.startswith(("/webhooks/", "/interactions/"))
    ]
    assert len(limited) / (table.version - first) <= REQUESTS, Counter(
        (request.method, len(request.path)) for request in limited
    )
