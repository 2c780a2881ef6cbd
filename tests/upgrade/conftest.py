"""The store of today on the database of version 1, on both kinds of database."""

from collections.abc import AsyncIterator

import pytest

from data.store import SqlStore, open_store
from tests.data.databases import postgres_server, postgres_url, sqlite_url
from tests.upgrade import version_1

__all__ = ["postgres_server", "postgres_url", "sqlite_url"]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SqlStore]:
    """As the bot opens it after the update."""
    url = request.getfixturevalue(f"{request.param}_url")
    await version_1.load(url)
    opened = await open_store(url)
    yield opened
    await opened.close()
