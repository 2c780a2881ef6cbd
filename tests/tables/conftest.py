"""The service on an SQLite file."""

from collections.abc import AsyncIterator

import pytest

from data.store import Store
from tests.data.databases import making, new_sqlite, new_sqlite_url, store_on_copy
from tests.tables.table_harness import TableHarness

__all__ = ["making", "new_sqlite", "new_sqlite_url"]


@pytest.fixture
async def store(new_sqlite_url: str) -> AsyncIterator[Store]:
    """An empty store."""
    async with store_on_copy(new_sqlite_url) as opened:
        yield opened


@pytest.fixture
def harness(store: Store) -> TableHarness:
    """The service on it."""
    return TableHarness(store)
