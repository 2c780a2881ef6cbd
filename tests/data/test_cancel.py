"""What a cancelled task leaves behind: nothing, or the whole change."""

import asyncio
import gc
import itertools
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

import pytest
from sqlalchemy import Engine, create_engine, event, update
from sqlalchemy.ext.asyncio import create_async_engine

from data import schema
from data.exceptions import Busy
from data.store import Store, open_store
from tables.chips.chip_accounts import Transfer
from tables.state.log_items import TableOpened, UnknownItem
from tests.data.samples import GUILD, a_table, after, gift, member, opening, stored_table
from tests.tables.table_harness import NOW

MOMENTS = ("before_cursor_execute", "commit")  # of SQLAlchemy


async def test_at_every_moment_of_a_commit(store: Store) -> None:
    """One commit after the other, each cancelled a statement later than the last; then one that is
    not.
    """
    table = await stored_table(store)
    unheard = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
    with cancelling() as cancel_at:
        for step in itertools.count():
            table = await store.tables.table("t1") or table
            # a write waits for the last one, whose task waits for nothing before COMMIT
            await store.ledger.transfer(gift(1, 100, f"g{step}"), GUILD, NOW)
            task = asyncio.create_task(
                store.tables.commit(
                    after(
                        table,
                        str(step),
                        transfers=(Transfer(f"p{step}", member(1), table.account, 1, "buy-in"),),
                    ),
                    NOW,
                )
            )
            cancel_at(task, step)
            await asyncio.wait([task])
            if not task.cancelled():
                break
    assert step > 3
    after_all = await store.tables.table("t1") or table
    await store.tables.commit(after(after_all, "the end"), NOW)
    entries = await store.tables.log("t1")
    assert [entry.version for entry in entries] == list(range(1, after_all.version + 2))
    # what was cancelled at COMMIT may have happened, nothing that was cancelled before has
    at_commit, not_cancelled = (UnknownItem(str(step - 1)),), (UnknownItem(str(step)),)
    assert [entry.what for entry in entries[1:-1]] in (
        [not_cancelled],
        [at_commit, not_cancelled],
    )
    assert await store.ledger.balance(table.account) == len(entries) - 2
    gc.collect()
    assert unheard == []  # no log tells of a fault that is none
    assert await store.ledger.audit() == 0


@contextmanager
def cancelling() -> Iterator[Callable[[asyncio.Task[None], int], None]]:
    """Yield a function that has a task cancelled as it begins its statement number so and so.
    COMMIT is the last.
    """
    loop, thread = asyncio.get_running_loop(), threading.get_ident()
    victims = list[asyncio.Task[None]]()  # one for each statement still to come

    def cancel_at(task: asyncio.Task[None], step: int) -> None:
        victims[:] = [task] * (step + 1)

    async def cancel(task: asyncio.Task[None]) -> None:
        task.cancel()
        await asyncio.sleep(0)  # the task has been told when this goes on

    def reach(*_: object) -> None:
        task = victims.pop() if victims else None
        if task is None or victims:
            return
        if threading.get_ident() == thread:
            task.cancel()
        else:
            asyncio.run_coroutine_threadsafe(cancel(task), loop).result()
            time.sleep(0.01)  # who does not wait for COMMIT reads what was before

    for moment in MOMENTS:
        event.listen(Engine, moment, reach)
    yield cancel_at
    for moment in MOMENTS:
        event.remove(Engine, moment, reach)


async def test_while_another_process_holds_the_lock(store: Store, url: str) -> None:
    """The statement that waits may still be carried out after its task is gone; its transaction
    must not linger.
    """
    table = await stored_table(store)
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
    assert [
        type(outcome) for outcome in (await asyncio.gather(*tasks, return_exceptions=True))
    ] == [asyncio.CancelledError] * 5
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
    table = await stored_table(store)
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
