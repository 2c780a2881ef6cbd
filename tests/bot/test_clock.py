"""The clock beside everything else that happens in the process."""

import asyncio
from pathlib import Path
from typing import Any, cast

from bot.clock import Clock
from data.store import open_store
from tests.tables.table_harness import TableHarness


async def test_woken_and_stopped_at_the_same_moment(tmp_path: Path) -> None:
    """A commit wakes the clock just when the process is told to end: it ends all the same."""
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/kaffeehaus.sqlite3")
    try:
        clock = Clock(TableHarness(store).tables, cast(Any, None), online=lambda: False)
        clock.start()
        await asyncio.sleep(0.05)  # it waits
        clock.wake()
        async with asyncio.timeout(10):
            await clock.stop()
    finally:
        await store.close()
