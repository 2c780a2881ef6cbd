"""The store under test, on both databases."""

from collections.abc import AsyncIterator

import pytest

from data.store import Store
from tests.data.databases import (
    making,
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    postgres_server,
    postgres_url,
    sqlite_url,
    store_on_copy,
)

__all__ = [
    "making",
    "new_postgres",
    "new_postgres_url",
    "new_sqlite",
    "new_sqlite_url",
    "postgres_server",
    "postgres_url",
    "sqlite_url",
]


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database."""
    return request.getfixturevalue(f"new_{request.param}_url")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on it."""
    async with store_on_copy(url) as opened:
        yield opened
