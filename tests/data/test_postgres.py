"""What only several writers can do to each other."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

from data import ledger, schema
from data.exceptions import Busy
from data.store import open_store
from tables.chips.chip_accounts import Transfer
from tests.data.samples import GUILD, HOUSE, a_table, member, opening
from tests.tables.table_harness import NOW


async def test_a_deadlock_is_broken_and_tried_again(new_postgres_url: str) -> None:
    """PostgreSQL breaks one of the two off; the other gets through, and then so does the first."""
    store = await open_store(new_postgres_url)
    for name in ("a", "b"):
        await store.tables.create(opening(a_table(name, channel=ord(name))), NOW)
    both = asyncio.Barrier(2)
    tries: list[str] = []

    def grab(connection: Connection, first: str, second: str) -> None:
        tries.append(first)
        connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == first)
            .values(due=schema.tables.c.version)
        )
        if len(tries) <= 2:
            await_only(both.wait())
        connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == second)
            .values(due=schema.tables.c.version + 1)
        )

    await asyncio.gather(
        store.write(lambda connection: grab(connection, "a", "b")),
        store.write(lambda connection: grab(connection, "b", "a")),
    )
    assert len(tries) >= 3  # one of them once more; on a busy machine they may meet again
    await store.close()


async def test_a_read_changes_nothing(new_postgres_url: str) -> None:
    store = await open_store(new_postgres_url)
    with pytest.raises(DBAPIError, match="read-only"):
        await store.read(lambda connection: connection.execute(schema.facts.delete()))
    await store.close()


async def test_a_command_that_is_never_answered_ends(
    new_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.postgres_database.ANSWER_SECONDS", 0.5)
    store = await open_store(new_postgres_url)
    with pytest.raises(TimeoutError):
        await store.read(lambda connection: connection.execute(select(func.pg_sleep(20))))
    assert await store.read(lambda connection: connection.scalar(select(1))) == 1
    await store.close()


async def test_who_waits_too_long_for_a_connection_is_told(new_postgres_url: str) -> None:
    store = await open_store(new_postgres_url)
    pool = store.database.writer.pool
    pool._timeout = 0.0
    async with AsyncExitStack() as stack:
        for _ in range(pool.size() + pool._max_overflow):
            await stack.enter_async_context(store.database.autocommit.connect())
        for doing in (
            store.tables.table("a"),
            store.ledger.balances([HOUSE]),
            store.tables.create(opening(a_table("a")), NOW),
        ):
            with pytest.raises(Busy):
                await doing
    assert await store.tables.table("a") is None
    await store.close()


async def test_bookings_in_any_order_never_wait_for_each_other(new_postgres_url: str) -> None:
    """The same accounts in all orders, new ones among them: nobody is broken off."""
    store = await open_store(new_postgres_url)
    tries = 0

    def book(connection: Connection, number: int) -> None:
        nonlocal tries
        tries += 1
        users = random.Random(number).sample(range(8), 4)
        given = [Transfer(f"{number}/{user}", HOUSE, member(user), 5, "x") for user in users]
        back = [
            Transfer(f"{number}/{user}/back", member(user), HOUSE, 4, "x")
            for user in reversed(users)
        ]
        assert ledger.book(connection, given + back, GUILD, None, NOW)

    await asyncio.gather(
        *(
            store.write(lambda connection, number=number: book(connection, number))
            for number in range(100)
        )
    )
    assert tries == 100
    assert (await store.ledger.balance(HOUSE), await store.ledger.audit()) == (-400, 0)
    await store.close()
