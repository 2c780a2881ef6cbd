"""The store of today on the database of version 1, on both kinds of database: updated once, copied for each test."""

from collections.abc import AsyncIterator

import pytest

from data.sql_store import SqlStore, open_store
from tests.data.databases import (
    Making,
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    opened,
    postgres_server,
    postgres_url,
    sqlite_url,
)
from tests.upgrade import version_1

__all__ = ["new_postgres", "new_postgres_url", "new_sqlite", "new_sqlite_url", "postgres_server", "postgres_url", "sqlite_url"]


async def updated(url: str) -> None:
    """As the bot leaves it that is started after the update."""
    await version_1.load(url)
    await opened(url)


@pytest.fixture(scope="session")
def making() -> Making:
    """See the fixture that this one replaces."""
    return updated


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SqlStore]:
    """As the bot opens it after the update."""
    there = await open_store(request.getfixturevalue(f"new_{request.param}_url"))
    yield there
    await there.close()
