"""The service on an SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import SqlStore, open_store
from tests.tables.table_harness import TableHarness


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """An empty store."""
    opened = await open_store(f"sqlite+aiosqlite:///{tmp_path}/kaffeehaus.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def harness(store: SqlStore) -> TableHarness:
    """The service on it."""
    return TableHarness(store)
