"""The store of today on the database of version 1, on both kinds of database: updated once, copied for each test."""

import pytest

from tests.data.databases import (
    Making,
    copied_store,
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


store = copied_store
