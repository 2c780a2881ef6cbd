"""Fixtures for tests of a database that holds tables, people and chips: filled once for each
test process, copied for each test.
"""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from data import schema
from data.store import Store
from tests.data.databases import Making, store_at
from tests.tables.table_harness import TableHarness


def filled_by(fill: Callable[[TableHarness], Awaitable[None]]) -> Callable[[], Making]:
    """Return the fixture `making` of a test module whose databases `fill` fills."""

    async def make(url: str) -> None:
        async with store_at(url) as store:
            await fill(TableHarness(store))

    @pytest.fixture(scope="session")
    def making() -> Making:
        return make

    return making


@pytest.fixture
async def house(store: Store) -> TableHarness:
    """The service on the filled database, at the time of its last change."""
    house = TableHarness(store)
    house.watch.now = max(
        row.changed_at for row in await store.rows(select(schema.tables.c.changed_at))
    )
    return house
