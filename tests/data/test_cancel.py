"""What a cancelled task leaves behind: nothing, or the whole change."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import create_engine, update
from sqlalchemy.ext.asyncio import create_async_engine

from data import schema
from data.exceptions import Busy
from data.store import Store, open_store
from tables.chips.chip_accounts import Transfer
from tables.state.log_items import TableOpened, UnknownItem
from tests.data.samples import GUILD, a_table, after, gift, member, opening

NOW = 1_800_000_000_000
STEPS, MEASURED = 60, 3


async def test_at_every_moment_of_a_commit(store: Store) -> None:
    """One commit after the other, each cancelled a little later than the last: between BEGIN and
    COMMIT, and in them.
    """
    table = a_table()
    await store.tables.create(opening(table), NOW)
    await store.ledger.transfer(gift(1, 10_000), GUILD, NOW)
    loop, unheard = asyncio.get_running_loop(), list[object]()
    loop.set_exception_handler(lambda _, what: unheard.append(what))
    took = []
    for number in range(MEASURED):
        started = loop.time()
        await store.tables.commit(
            after(await store.tables.table("t1") or table, f"measured {number}"), NOW
        )
        took.append(loop.time() - started)
    whole = 2 * min(took)  # beside a load some take long
    cancelled = 0
    for step in range(STEPS):
        table = await store.tables.table("t1") or table
        pay = Transfer(f"p{step}", member(1), table.account, 1, "buy-in")
        task = asyncio.create_task(
            store.tables.commit(after(table, str(step), transfers=(pay,)), NOW)
        )
        await asyncio.sleep(whole * step / STEPS)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            cancelled += 1
    after_all = await store.tables.table("t1")
    assert cancelled > 3
    await store.tables.commit(after(after_all, "the end"), NOW)
    entries = await store.tables.log("t1")
    assert [entry.version for entry in entries] == list(range(1, after_all.version + 2))
    # what was not cancelled has happened; what was, may have
    assert len(entries) - MEASURED - 2 >= STEPS - cancelled
    assert await store.ledger.balance(table.account) == len(entries) - MEASURED - 2
    gc.collect()
    assert unheard == []  # no log tells of a fault that is none
    assert await store.ledger.audit() == 0


async def test_while_another_process_holds_the_lock(store: Store, url: str) -> None:
    """The statement that waits may still be carried out after its task is gone; its transaction
    must not linger.
    """
    table = a_table()
    await store.tables.create(opening(table), NOW)
    async with being_changed(url):
        tasks = [
            asyncio.create_task(store.tables.commit(after(table, str(number)), NOW))
            for number in range(5)
        ]
        await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0.1)
        assert await store.tables.table("t1") == table  # readers wait for nobody
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in done] == [asyncio.CancelledError] * 5
    await store.tables.commit(after(table, "at last"), NOW)
    assert [entry.what for entry in await store.tables.log("t1")] == [
        (TableOpened(table.game),),
        (UnknownItem("at last"),),
    ]


async def test_who_waits_too_long_for_another_process_is_told(
    new_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.sqlite_database.BUSY_SECONDS", 0.0)
    store = await open_store(new_sqlite_url)
    await store.tables.create(opening(a_table()), NOW)
    async with being_changed(new_sqlite_url):
        with pytest.raises(Busy):
            await store.ledger.transfer(gift(1, 1), GUILD, NOW)
    assert await store.ledger.transfer(gift(1, 1), GUILD, NOW)
    await store.close()


@asynccontextmanager
async def being_changed(url: str) -> AsyncIterator[None]:
    """Another process is in the middle of it."""
    change = update(schema.tables).values(changed_at=NOW + 1)
    if url.startswith("sqlite"):
        engine = create_engine(url)
        with engine.begin() as connection:
            connection.execute(change)
            yield
        engine.dispose()
    else:
        async_engine = create_async_engine(url)
        async with async_engine.begin() as waiting:
            await waiting.execute(change)
            yield
        await async_engine.dispose()


async def test_closed_while_it_works(url: str) -> None:
    store = await open_store(url)
    table = a_table()
    await store.tables.create(opening(table), NOW)
    tasks = [
        asyncio.create_task(store.tables.commit(after(replace(table, version=number), "x"), NOW))
        for number in range(1, 5)
    ]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    store = await open_store(url)
    assert await store.ledger.audit() == 0
    await store.close()
