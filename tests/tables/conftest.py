"""The service on an SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import SqlStore, open_store
from tests.tables.parlour import Parlour


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """An empty store."""
    opened = await open_store(f"sqlite+aiosqlite:///{tmp_path}/kaffeehaus.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def parlour(store: SqlStore) -> Parlour:
    """The service on it."""
    return Parlour(store)
