"""Tests of the delivery drive the clock themselves."""

from collections.abc import AsyncIterator, Callable, Mapping

import pytest

from data.sql_store import open_store
from tests.data.databases import making, new_sqlite, new_sqlite_url
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.driven_loop import DrivenLoop

__all__ = ["making", "new_sqlite", "new_sqlite_url"]


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], DrivenLoop]]:
    """The loop that tests in here run in."""
    return {"driven": DrivenLoop}


@pytest.fixture
async def house(new_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DeliveryHarness]:
    """Tables on an SQLite file, their messages in a Discord in memory."""
    store = await open_store(new_sqlite_url)
    made = DeliveryHarness(store, monkeypatch)
    yield made
    await made.close()
    await store.close()
