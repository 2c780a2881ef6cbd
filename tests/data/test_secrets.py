"""Hands and the session's secret are in the database, and nowhere else."""

import asyncio
import logging
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from data.exceptions import Unreadable
from data.store import Store, open_store
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.slots import TABLE, PostedMessage
from tests.data.samples import CHANNEL, GUILD, SECRET, a_table, after, dealt, gift, opening
from tests.tables.table_harness import NOW


async def test_no_log_tells_them(empty_url: str, caplog: pytest.LogCaptureFixture) -> None:
    for logger in ("", "sqlalchemy", "alembic"):  # the latter two have levels of their own
        caplog.set_level(logging.DEBUG, logger=logger)
    asyncio.get_running_loop().set_debug(True)
    store = await open_store(empty_url)
    await store.tables.create(opening(a_table()), NOW)
    await store.tables.commit(dealt(a_table()), NOW)
    assert await store.tables.table("t1") is not None
    with pytest.raises(ValueError, match="booked"):
        await _booked_twice(store)
    await store.close()
    assert "INSERT INTO" in caplog.text  # it did listen
    assert SECRET.hex() not in caplog.text
    assert '"secret"' not in caplog.text


async def _booked_twice(store: Store) -> None:
    await store.ledger.transfer(gift(1, 1), GUILD, NOW)
    await store.tables.commit(
        after((await store.tables.table("t1")), "x", transfers=(gift(1, 1),)), NOW
    )


async def test_no_error_tells_them(store: Store) -> None:
    with pytest.raises(DBAPIError) as caught:  # a database that refuses a row quotes it, or would
        await store.tables.create(opening(replace(a_table(), channel=None)), NOW)  # type: ignore[arg-type]
    assert SECRET.hex() not in _all_of(caught.value)
    with pytest.raises(DBAPIError) as caught:
        await store.messages.save_message(
            PostedMessage("no-table", TABLE, CHANNEL, message=987_654_321, version=1, posted_at=NOW)
        )
    assert "987654321" not in str(caught.value)
    await store.tables.create(
        opening(replace(dealt(a_table()).table, version=1, options=TableOptions())), NOW
    )
    with pytest.raises(Unreadable) as unreadable:
        await store.tables.table("t1")
    assert SECRET.hex() not in _all_of(unreadable.value)
    assert unreadable.value.__cause__ is None


def _all_of(error: BaseException) -> str:
    return repr([error, error.args, str(error), str(error.__cause__)])


async def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/new folder/50%/cafe.sqlite3")
    await store.tables.create(opening(a_table()), NOW)
    files = list((tmp_path / "new folder" / "50%").iterdir())
    assert {file.name for file in files} == {"cafe.sqlite3", "cafe.sqlite3-wal", "cafe.sqlite3-shm"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    await store.close()
