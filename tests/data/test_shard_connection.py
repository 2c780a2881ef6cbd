"""Several processes on one PostgreSQL: each sees to its own tables, hears what it is told, and
has its shards for itself.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import text

from data.database import shard_connection
from data.database.shard_connection import ShardConnection
from data.exceptions import Newer, Unreadable
from data.shards import Shards
from data.store import ALONE, Store, open_store
from tables.state.table_parts import TableClock
from tests.data.samples import a_table, opening
from tests.tables.table_harness import NOW

FIRST, SECOND = Shards(2, frozenset({0})), Shards(2, frozenset({1}))


class Ear:
    """What has been heard."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[str] = asyncio.Queue()
        self.back = asyncio.Event()

    def on(self, store: Store) -> ShardConnection:
        """The connection that it listens to."""
        return shard_connection.shard_connection_of(
            store.database, store.shards, self.notes.put_nowait, self.back.set
        )


async def test_sqlite_serves_one_process(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=ALONE.split(",", maxsplit=1)[0]):
        await open_store(f"sqlite:///{tmp_path}/cafe.sqlite3", shards=FIRST)
    await (
        await open_store(f"sqlite:///{tmp_path}/cafe.sqlite3", shards=Shards.read("2", "0,1"))
    ).close()


async def test_each_has_its_own_tables(new_postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [await open_store(new_postgres_url, shards=shards) for shards in (FIRST, SECOND)]
        for store in stores:
            stack.push_async_callback(store.close)
        await sees_its_own(*stores)


async def sees_its_own(first: Store, second: Store) -> None:
    """A table each."""
    for number in range(2):
        one = replace(
            a_table(f"t{number}", channel=number, clock=TableClock(deadline=NOW + number)),
            guild=number << 22,
        )
        await first.tables.create(opening(one), NOW)
    for number, store in enumerate((first, second)):
        assert (
            await store.tables.live_tables()
            == list(await store.tables.due_tables(NOW + 9))
            == await store.messages.outdated_tables(NOW)
            == await store.tables.recently_changed(9)
            == [f"t{number}"]
        )
        assert await store.tables.table("t0") is not None
        assert await store.tables.table("t1") is not None
    await first.database.write(
        lambda connection: connection.execute(text("UPDATE tables SET rules_version = 0"))
    )
    with pytest.raises(Unreadable):
        await first.tables.table("t0")
    with pytest.raises(Newer):  # its owner knows them, until it is updated
        await first.tables.table("t1")


async def test_others_notice_that_the_process_of_shard_0_has_died(
    new_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_connection, "BEAT", 0.02)
    async with AsyncExitStack() as stack:
        stores = [
            await open_store(new_postgres_url, shards=shards) for shards in (SECOND, FIRST, FIRST)
        ]
        for store in stores:
            stack.push_async_callback(store.close)
        second, first, again = (Ear().on(store) for store in stores)
        for connection in (second, first, again):
            stack.push_async_callback(connection.close)
        await second.open()
        assert not second.hears_dms
        for connection in (first, again):
            await connection.open()
            assert connection.hears_dms
            await until(lambda: second.hears_dms)
            await connection.close()
            await until(lambda: not second.hears_dms)
        assert second.is_listening


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - it is changed by a task that polls
            await asyncio.sleep(0.01)


async def test_what_is_told_is_heard_and_no_shard_has_two(
    new_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_connection, "HANDOVER_SECONDS", 60.0)
    async with AsyncExitStack() as stack:
        ears = [Ear(), Ear(), Ear()]
        wires = []
        for ear, shards in zip(ears, (FIRST, SECOND, SECOND), strict=True):
            store = await open_store(new_postgres_url, shards=shards)
            stack.push_async_callback(store.close)
            wires.append(ear.on(store))
            stack.push_async_callback(wires[-1].close)
        for wire in wires[:2]:
            await wire.open()
        waiting = asyncio.create_task(wires[2].open())
        await wires[0].notify("one", 1)
        await wires[1].notify("all")
        assert [await ears[1].notes.get(), await ears[1].notes.get()] == ["one", "all"]
        assert await ears[0].notes.get() == "all"
        assert ears[2].notes.empty()

        other = await open_store(new_postgres_url, shards=Shards(3, frozenset({2})))
        stack.push_async_callback(other.close)
        with pytest.raises(ValueError, match="SHARD_COUNT is 3 here and 2"):
            await Ear().on(other).open()

        assert not waiting.done()
        await wires[1].close()  # it is updated: the newer one has waited for this
        await waiting
        await wires[0].notify("three", 1)
        assert await ears[2].notes.get() == "three"

        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        await other.database.read_once(lambda connection: connection.execute(text(cut)))
        for number in (0, 2):
            await ears[number].back.wait()
            assert wires[number].is_listening
        await wires[2].notify("four", 0)
        assert await ears[0].notes.get() == "four"


async def test_shards_start_one_after_another_whatever_process_they_belong_to(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_connection, "START_SECONDS", 3600.0)
    async with AsyncExitStack() as stack:
        wires = []
        for shards in (FIRST, SECOND):
            store = await open_store(postgres_url, shards=shards)
            stack.push_async_callback(store.close)
            wires.append(Ear().on(store))
            stack.push_async_callback(wires[-1].close)
        first, second = wires
        await first.may_start(0)
        waiting = asyncio.create_task(second.may_start(0))
        await second.may_start(1)  # buckets do not wait for each other
        assert not waiting.done()
        await first.close()  # whoever goes does not keep the others waiting
        await waiting
        monkeypatch.setattr(shard_connection, "START_SECONDS", 0.1)
        since = asyncio.get_running_loop().time()
        await second.may_start(2)
        await second.may_start(2)
        assert asyncio.get_running_loop().time() - since >= 0.1


async def test_shards_start_without_the_database_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_connection, "START_SECONDS", 0.0)
    away = Mock(plain=Mock(connect=Mock(side_effect=OSError)))
    await ShardConnection(away, FIRST, lambda _: None, lambda: None).may_start(0)
    away.autocommit.connect.assert_called_once()
