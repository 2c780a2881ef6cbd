"""Tests of the delivery drive the clock themselves."""

from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

import pytest

from data.store import open_store
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.driven_loop import DrivenLoop


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], DrivenLoop]]:
    """The loop that tests in here run in."""
    return {"driven": DrivenLoop}


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DeliveryHarness]:
    """Tables on an SQLite file, their messages in a Discord in memory."""
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/kaffeehaus.sqlite3")
    made = DeliveryHarness(store, monkeypatch)
    yield made
    await made.close()
    await store.close()
