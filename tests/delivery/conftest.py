"""Tests of the delivery drive the clock themselves."""

from collections.abc import AsyncIterator, Callable, Mapping

import pytest

from tests.data.databases import making, new_sqlite, new_sqlite_url, store_on_copy
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.driven_loop import DrivenLoop

__all__ = ["making", "new_sqlite", "new_sqlite_url"]


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], DrivenLoop]]:
    """The loop that tests in here run in."""
    return {"driven": DrivenLoop}


@pytest.fixture
async def house(
    new_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DeliveryHarness]:
    """Tables on an SQLite file, their messages in a Discord in memory."""
    async with store_on_copy(new_sqlite_url) as store:
        made = DeliveryHarness(store, monkeypatch)
        yield made
        await made.close()
